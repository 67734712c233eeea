import Canvas
import Testing

@Suite("Parts of a drawing")
struct PartTests {
  private static let size = Size(columns: 12, rows: 4)
  private static let rect = Rect(column: 2, row: 1, columns: 6, rows: 2)
  private let background = Style(background: .indexed(4))

  private func canvas(after last: Canvas? = nil) -> Canvas {
    Canvas(size: Self.size, style: background, after: last)
  }

  @Test("a part with an equal value is copied; one with another value or place is drawn again")
  func copies() {
    var drawings = 0
    func draw(_ text: String, in rect: Rect = Self.rect, after last: Canvas?) -> Canvas {
      var canvas = canvas(after: last)
      canvas.part(text, in: rect) { canvas in
        drawings += 1
        canvas.write(text, column: rect.column, row: rect.row, style: .plain)
      }
      return canvas
    }
    let first = draw("花e\u{301}x", after: nil)
    let same = draw("花e\u{301}x", after: first)
    #expect(same == first && drawings == 1)
    let third = draw("花e\u{301}x", after: same)
    #expect(third == first && drawings == 1, "copied from a copy")
    let other = draw("abc", after: third)
    #expect(other.lines[1] == "  abc" && drawings == 2)
    let moved = draw("abc", in: Rect(column: 0, row: 0, columns: 6, rows: 2), after: other)
    #expect(moved.lines[0] == "abc" && moved.lines[1].isEmpty && drawings == 3)
  }

  @Test("a part that changed is drawn over its last drawing in the same place, and nowhere else")
  func updates() {
    func draw(_ text: String, in rect: Rect = Self.rect, after last: Canvas?) -> (Canvas, String?) {
      var canvas = canvas(after: last)
      var known: String? = "equal"
      canvas.part(text, in: rect) { canvas, earlier in
        known = earlier
        canvas.write(text, column: rect.column, row: rect.row, style: .plain)
      }
      return (canvas, known)
    }
    let (first, before) = draw("abc", after: nil)
    #expect(before == nil)
    let (second, known) = draw("x", after: first)
    #expect(known == "abc" && second.lines[1] == "  xbc")
    let (third, same) = draw("x", after: second)
    #expect(same == "equal" && third == second)
    let (moved, none) = draw("y", in: Rect(column: 0, row: 0, columns: 6, rows: 2), after: third)
    #expect(none == nil && moved.lines == ["y", "", "", ""])
  }

  @Test("later drawing over a part is not copied, and clusters are renumbered")
  func isolation() {
    var first = canvas()
    first.part(1, in: Self.rect) { $0.write("e\u{301}e\u{300}", column: 2, row: 1, style: .plain) }
    first.fill(first.bounds, with: "#", style: .plain)
    var next = canvas(after: first)
    next.write("o\u{308}", column: 0, row: 0, style: .plain)
    next.part(1, in: Self.rect) { _ in Issue.record("drawn again") }
    #expect(next.lines == ["o\u{308}", "  e\u{301}e\u{300}", "", ""])
    #expect(next[5, 2] == Cell(" ", background))
  }

  @Test("a value of another type is not equal")
  func types() {
    var first = canvas()
    first.part(1, in: Self.rect) { $0.write("a", column: 2, row: 1, style: .plain) }
    var next = canvas(after: first)
    next.part("1", in: Self.rect) { $0.write("b", column: 2, row: 1, style: .plain) }
    #expect(next.lines[1] == "  b")
  }

  @Test("a part that the last drawing did not contain is drawn again")
  func forgetting() {
    var first = canvas()
    first.part(1, in: Self.rect) { $0.write("a", column: 2, row: 1, style: .plain) }
    let between = canvas(after: first)
    var last = canvas(after: between)
    var isDrawn = false
    last.part(1, in: Self.rect) { _ in isDrawn = true }
    #expect(isDrawn)
  }

  @Test("images are copied with their part")
  func pictures() throws {
    let image = try #require(PixelImage(Array("\"1;1;6;6#0!6~".utf8), as: .sixel))
    var first = canvas()
    first.part(1, in: Self.rect) { canvas in
      canvas.put(image, over: Rect(column: 3, row: 1, columns: 2, rows: 1))
    }
    var next = canvas(after: first)
    next.part(1, in: Self.rect) { _ in Issue.record("drawn again") }
    #expect(next == first && next.placements.count == 1)
  }
}
