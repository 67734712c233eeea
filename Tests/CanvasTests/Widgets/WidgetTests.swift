import Canvas
import Testing

@Suite("Widgets")
struct WidgetTests {
  @Test("wrapping breaks at spaces, keeps line breaks and splits words wider than the line")
  func wrap() {
    #expect(TextWrap.lines("one two three", width: 7) == ["one two", "three"])
    #expect(TextWrap.lines("a\n\nb", width: 7) == ["a", "", "b"])
    #expect(TextWrap.lines("abcdefgh i", width: 3) == ["abc", "def", "gh", "i"])
    #expect(TextWrap.lines("花花花", width: 4) == ["花花", "花"])
    #expect(TextWrap.lines("anything", width: 0).isEmpty)
    #expect(TextWrap.lines("花", width: 1).isEmpty)
  }

  @Test("truncation is marked and never exceeds the width")
  func cut() {
    #expect(TextWrap.cut("Johannes", width: 8, mark: "…") == "Johannes")
    #expect(TextWrap.cut("Johannes", width: 5, mark: "…") == "Joha…")
    #expect(TextWrap.cut("花花花", width: 4, mark: "…") == "花…")
    #expect(TextWrap.cut("abc", width: 0, mark: "…").isEmpty)
  }

  @Test("buttons that do not fit into one row continue on the next")
  func buttons() {
    let row = Buttons(["One", "Two"])
    #expect(row.rows(width: 16) == 1)
    #expect(row.rows(width: 15) == 1, "the gap becomes narrower first")
    #expect(row.rows(width: 14) == 1, "then there is no blank inside the brackets")
    #expect(row.rows(width: 10) == 3, "a blank line is between rows")
    var narrow = Canvas(size: Size(columns: 12, rows: 1))
    row.draw(
      into: &narrow, at: Point(column: 0, row: 0), width: 12, focused: nil, style: .plain,
      focusStyle: .plain)
    #expect(narrow.lines == ["[One] [Two]"])
    var canvas = Canvas(size: Size(columns: 18, rows: 1))
    row.draw(
      into: &canvas, at: Point(column: 0, row: 0), width: 18, focused: 0, style: .plain,
      focusStyle: .plain)
    #expect(canvas.lines == [" [ One ]  [ Two ]"])
  }

  @Test("a scrolled text stops at both ends")
  func scroll() {
    var scroll = Scroll()
    _ = scroll.handle(.key(.up), lines: 30, rows: 10)
    #expect(scroll.top == 0)
    _ = scroll.handle(.key(.end), lines: 30, rows: 10)
    #expect(scroll.top == 20)
    _ = scroll.handle(.key(.down), lines: 30, rows: 10)
    #expect(scroll.top == 20)
    #expect(scroll.top(lines: 5, rows: 10) == 0)
  }

  @Test("an alert answers Enter, Esc and the arrows, and its cursor is on the focused button")
  func alert() {
    var alert = Alert(
      title: "Leave?", parts: [.text("The game is kept.")], buttons: ["Stay", "Leave"])
    #expect(alert.handle(.right) == .open)
    #expect(alert.handle(.enter) == .pressed(1))
    #expect(alert.handle(.tab) == .open)
    #expect(alert.handle(.enter) == .pressed(0))
    #expect(alert.handle(.escape) == .dismissed)
    var canvas = Canvas(size: Size(columns: 40, rows: 9))
    let places = alert.draw(into: &canvas, lines: .ascii, styles: Self.styles)
    #expect(canvas.lines == Self.picture)
    #expect(canvas.cursor == places.first.map { Point(column: $0.column + 2, row: $0.row) })
  }

  @Test("a dialog that does not fit shows a part of its text, and that there is more")
  func scrolledAlert() {
    func lines(top: Int, rows: Int) -> [String] {
      let alert = Alert(
        title: "List", parts: (1...5).map { .text("Line \($0)") }, buttons: ["Close"], top: top)
      #expect(alert.overflow(in: Size(columns: 40, rows: rows)) == max(12 - rows, 0))
      var canvas = Canvas(size: Size(columns: 40, rows: rows))
      alert.draw(into: &canvas, lines: .ascii, styles: Self.styles)
      #expect(canvas.lines.last?.isEmpty == true, "the keys are seen")
      return canvas.lines
    }
    func shown(_ lines: [String]) -> [Int] {
      (1...5).filter { number in lines.contains { $0.contains("Line \(number)") } }
    }
    #expect(shown(lines(top: 0, rows: 12)) == [1, 2, 3, 4, 5])
    #expect(!lines(top: 0, rows: 12).contains { $0.hasSuffix("v") || $0.hasSuffix("^") })
    let first = lines(top: 0, rows: 10)
    #expect(shown(first) == [1, 2, 3] && first.count { $0.hasSuffix("v") } == 1)
    let last = lines(top: 99, rows: 10)
    #expect(shown(last) == [3, 4, 5] && last.count { $0.hasSuffix("^") } == 1)
    #expect(first.contains { $0.contains("[ Close ]") })
  }

  @Test("Options never overlap, whatever their number and the width")
  func choices() {
    let glyphs = Choice.Glyphs(on: "(*)", off: "( )")
    for count in 0...6 {
      let choice = Choice((0..<count).map { String(repeating: "x", count: $0 + 1) }, chosen: 0)
      for width in -5...60 {
        var canvas = Canvas(size: Size(columns: 80, rows: 8))
        let places = choice.draw(
          into: &canvas, at: Point(column: 0, row: 0), width: width, glyphs: glyphs, style: .plain,
          chosenStyle: .plain)
        #expect(choice.rows(width: width, glyphs: glyphs) == (places.last?.row ?? 0) + 1)
        for (one, next) in zip(places, places.dropFirst()) where one.row == next.row {
          #expect(one.column + one.columns < next.column && next.column + next.columns <= width)
        }
      }
    }
  }

  private static let picture = [
    "", "  +------------- Leave? -------------+",
    "  |                                  |",
    "  |  The game is kept.               |",
    "  |                                  |",
    "  |       [ Stay ]  [ Leave ]        |",
    "  |                                  |",
    "  +----------------------------------+", "",
  ]

  private static let styles = Alert.Styles(
    frame: .plain, title: .plain, text: .plain, note: .plain, error: .plain, key: .plain,
    headline: .plain, button: .plain, focus: .plain, field: .plain, bar: Cell("=", .plain),
    track: Cell("-", .plain), tick: Cell("|", .plain))
}
