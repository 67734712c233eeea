import Canvas
import Testing

@Suite("A rectangle is cut into parts that cover it")
struct RectTests {
  private let whole = Rect(column: 2, row: 3, columns: 10, rows: 6)

  @Test("the cut part and the rest are adjacent")
  func cuts() {
    var rest = whole
    #expect(rest.cutTop(2) == Rect(column: 2, row: 3, columns: 10, rows: 2))
    #expect(rest.cutBottom(1) == Rect(column: 2, row: 8, columns: 10, rows: 1))
    #expect(rest.cutLeft(3) == Rect(column: 2, row: 5, columns: 3, rows: 3))
    #expect(rest.cutRight(4) == Rect(column: 8, row: 5, columns: 4, rows: 3))
    #expect(rest == Rect(column: 5, row: 5, columns: 3, rows: 3))
  }

  @Test("a part starts at its line, and is empty beyond the end")
  func lines() {
    #expect(whole.line(4) == Rect(column: 2, row: 4, columns: 10, rows: 1))
    #expect(whole.below(7) == Rect(column: 2, row: 7, columns: 10, rows: 2))
    #expect(whole.dropTop(7).rows == 0 && whole.dropLeft(11).columns == 0)
  }
}
