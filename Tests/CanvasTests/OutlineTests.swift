import Canvas
import Testing

@Suite("An outline contains what a canvas shows")
struct OutlineTests {
  private func canvas() -> Canvas {
    var canvas = Canvas(size: Size(columns: 20, rows: 3))
    canvas.outline = Outline()
    return canvas
  }

  private func labels(_ canvas: Canvas) -> [String] { canvas.outline?.items.map(\.label) ?? [] }

  @Test("adjacent texts are one, separate texts are two, and decoration is none")
  func texts() {
    var canvas = canvas()
    let end = canvas.write("Time ", column: 0, row: 0, style: .plain)
    canvas.write("1:23", column: end, row: 0, style: .plain)
    canvas.write("Turns", column: 12, row: 0, style: .plain)
    canvas.write("─────", column: 0, row: 1, style: .plain)
    canvas.write("below", column: 0, row: 9, style: .plain)
    #expect(labels(canvas) == ["Time 1:23", "Turns"])
  }

  @Test("a text contains its visible part")
  func cut() {
    var canvas = canvas()
    canvas.write("a window too small", column: 10, row: 0, style: .plain)
    canvas.write("花子です", column: 0, row: 1, style: .plain, limit: 5)
    #expect(labels(canvas) == ["a window t", "花子"])
  }

  @Test("a drawing is described instead of its texts")
  func described() {
    var canvas = canvas()
    let place = Rect(column: 0, row: 0, columns: 9, rows: 1)
    canvas.describe([Outline.Item(.chart, "Scores", value: "3 5 8", at: place)]) {
      _ = $0.write("▁▄█ 8", column: 0, row: 0, style: .plain)
    }
    #expect(labels(canvas) == ["Scores"])
    #expect(canvas.outline?.items.first?.value == "3 5 8")
  }

  @Test("the last target of a place counts, and a box over the screen hides what is below")
  func targets() {
    var canvas = canvas()
    canvas.write("Play", column: 0, row: 0, style: .plain)
    let place = Rect(column: 0, row: 0, columns: 4, rows: 1)
    canvas.outline?.link(place, to: 1)
    canvas.outline?.link(place, to: 2)
    #expect(canvas.outline?.items.first?.target as? Int == 2)
    canvas.outline?.cover(with: place)
    #expect(labels(canvas).isEmpty)
    #expect(canvas.outline?.front == place)
  }

  @Test("without an outline a canvas looks the same")
  func without() {
    var plain = Canvas(size: Size(columns: 20, rows: 3))
    var told = canvas()
    for title in ["Yes", "No"] {
      Buttons([title]).draw(
        into: &plain, at: Point(column: 0, row: 0), width: 20, focused: 0, style: .plain,
        focusStyle: .plain)
      Buttons([title]).draw(
        into: &told, at: Point(column: 0, row: 0), width: 20, focused: 0, style: .plain,
        focusStyle: .plain)
    }
    #expect(plain.lines == told.lines)
    #expect(labels(told) == ["Yes", "No"])
    #expect(plain.outline?.items.count == nil)
  }
}
