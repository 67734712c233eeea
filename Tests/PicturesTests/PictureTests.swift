import Canvas
import Pictures
import Testing

@Suite struct PictureTests {
  @Test("A picture always has the number of cells of its size")
  func cellsFitTheSize() {
    let cells = Array(repeating: Cell.blank, count: 6)
    #expect(Picture(columns: 3, rows: 2, cells: cells)?.size == Size(columns: 3, rows: 2))
    #expect(Picture(columns: 2, rows: 2, cells: cells) == nil)
    #expect(Picture(columns: -3, rows: -2, cells: cells) == nil)
    #expect(Picture(columns: .max, rows: .max, cells: cells) == nil)
  }

  @Test("A picture that extends beyond the canvas is clipped")
  func cutOff() throws {
    let cells = ["a", "b", "c", "d"].map { Cell($0, .plain) }
    let picture = try #require(Picture(columns: 2, rows: 2, cells: cells))
    var canvas = Canvas(size: Size(columns: 2, rows: 2))
    canvas.put(picture, at: Point(column: 1, row: -1))
    #expect(canvas.lines == [" c", ""])
  }
}
