import Canvas
import Testing

@Suite struct CanvasTests {
  private func canvas(_ columns: Int, _ rows: Int) -> Canvas {
    Canvas(size: Size(columns: columns, rows: rows))
  }

  @Test("Text is only where it was written")
  func writes() {
    var canvas = canvas(6, 2)
    let end = canvas.write("card", column: 1, row: 1, style: .plain)
    #expect(canvas.lines == ["", " card"])
    #expect(end == 5)
  }

  @Test("A character has at most four marks")
  func marks() {
    var canvas = canvas(6, 1)
    canvas.write(
      "a" + String(repeating: "\u{301}", count: 60) + "b\u{300}\u{301}\u{302}\u{303}", column: 0,
      row: 0, style: .plain)
    #expect(
      canvas.lines.first?.unicodeScalars.elementsEqual(
        "a\u{301}\u{301}\u{301}\u{301}b\u{300}\u{301}\u{302}\u{303}".unicodeScalars) == true)
  }

  @Test(
    "Drawing outside the window has no effect",
    arguments: [(-1, 0), (0, -1), (0, 2), (6, 0), (Int.max, Int.max), (Int.min, Int.min)])
  func outside(column: Int, row: Int) {
    var canvas = canvas(6, 2)
    canvas[column, row] = Cell("x", .plain)
    #expect(canvas == self.canvas(6, 2))
    #expect(canvas[column, row] == .blank)
  }

  @Test("Text that starts left of the window shows its part inside")
  func cutLeft() {
    var canvas = canvas(4, 1)
    canvas.write("abcdef", column: -2, row: 0, style: .plain)
    #expect(canvas.lines == ["cdef"])
  }

  @Test("A wide character takes two columns, and does not fit into one at the edge")
  func wide() {
    var canvas = canvas(3, 1)
    let end = canvas.write("日本", column: 0, row: 0, style: .plain)
    #expect(canvas.lines == ["日"])
    #expect(canvas[1, 0].character == Cell.covered)
    #expect(canvas[2, 0].character == " ")
    #expect(end == 3)
  }

  @Test("A wide character cut by the left edge leaves no half")
  func wideAtLeftEdge() {
    var canvas = canvas(3, 1)
    canvas.write("日x", column: -1, row: 0, style: .plain)
    #expect(canvas.lines == [" x"])
    #expect(canvas[0, 0].character == " ")
  }

  @Test("Overwriting half of a wide character clears the other half", arguments: [0, 1])
  func halves(column: Int) {
    var canvas = canvas(3, 1)
    canvas.write("日", column: 0, row: 0, style: .plain)
    canvas.write("x", column: column, row: 0, style: .plain)
    #expect(canvas.lines == [column == 0 ? "x" : " x"])
    #expect(canvas.cells.allSatisfy { $0.character != Cell.covered })
  }

  @Test("A wide character over the halves of two others clears their remaining halves")
  func wideOverWide() {
    var canvas = canvas(4, 1)
    canvas.write("日本", column: 0, row: 0, style: .plain)
    canvas.write("語", column: 1, row: 0, style: .plain)
    #expect(canvas.lines == [" 語"])
    #expect(canvas[3, 0].character == " ")
  }

  @Test("A letter with marks stays one character in one column")
  func combining() {
    var canvas = canvas(3, 1)
    canvas.write("e\u{301}x", column: 0, row: 0, style: .plain)
    #expect(canvas[0, 0].character == "e\u{301}")
    #expect(canvas[1, 0].character == "x")
  }

  @Test("Control characters never reach the terminal", arguments: ["\u{1B}", "\u{7}", "\u{9B}"])
  func controls(text: String) {
    var canvas = canvas(2, 1)
    canvas.write(text, column: 0, row: 0, style: .plain)
    #expect(canvas.lines == ["\u{FFFD}"])
  }

  @Test("A limit truncates text before the edge does")
  func limit() {
    var canvas = canvas(6, 1)
    canvas.write("abcdef", column: 1, row: 0, style: .plain, limit: 3)
    #expect(canvas.lines == [" abc"])
  }

  @Test("Filling stays inside the rectangle and the window")
  func rectangles() {
    let bold = Style(attributes: .bold)
    var canvas = canvas(4, 3)
    canvas.fill(Rect(column: 2, row: 1, columns: 9, rows: 9), with: "#", style: .plain)
    canvas.fill(Rect(column: -1, row: -1, columns: 2, rows: 2), with: "+", style: bold)
    #expect(canvas.lines == ["+", "  ##", "  ##"])
    #expect(canvas.cells.count { $0.style == bold } == 1)
  }

  @Test("A window without cells can be drawn on")
  func empty() {
    var canvas = canvas(0, 0)
    canvas.write("x", column: 0, row: 0, style: .plain)
    canvas.fill(canvas.bounds, with: "x", style: .plain)
    #expect(canvas.lines.isEmpty)
  }
}
