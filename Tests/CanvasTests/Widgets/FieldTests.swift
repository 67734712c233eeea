import Canvas
import Testing

@Suite("A text field")
struct FieldTests {
  private func edited(_ text: String, _ keys: Key...) -> Field {
    var field = Field(text)
    for key in keys { _ = field.handle(.key(key)) }
    return field
  }

  @Test("inserts letters at the cursor")
  func insert() {
    #expect(edited("Ana", .left, .character("n")).text == "Anna")
    #expect(edited("nna", .home, .character("A")).text == "Anna")
  }

  @Test("deletes what the key says, and nothing at the ends")
  func delete() {
    #expect(edited("Anna", .backspace).text == "Ann")
    #expect(edited("Anna", .home, .delete).text == "nna")
    #expect(edited("Anna", .home, .backspace).text == "Anna")
    #expect(edited("Anna", .delete).text == "Anna")
  }

  @Test("clears to the start, to the end, or a word")
  func clear() {
    #expect(edited("one two", .left, .control("u")).text == "o")
    #expect(edited("one two", .home, .right, .control("k")).text == "o")
    #expect(edited("one two  ", .control("w")).text == "one ")
  }

  @Test("keeps a pasted text on one line")
  func paste() {
    var field = Field("a")
    _ = field.handle(.paste("b\r\nc\td\u{7}e"))
    #expect(field.text == "abcde")
  }

  @Test("takes no more than its limit, and keeps its content")
  func limit() {
    var field = Field("abc", limit: 5)
    _ = field.handle(.paste(String(repeating: "x", count: 10_000)))
    #expect(field.text == "abcxx")
    _ = field.handle(.key(.character("y")))
    #expect(field.text == "abcxx")
  }

  @Test("leaves Tab, Enter and the vertical arrows to the form")
  func others() {
    var field = Field("a")
    for key in [Key.tab, .enter, .up, .down, .escape] {
      let isTaken = field.handle(.key(key))
      #expect(!isTaken)
    }
    #expect(field.text == "a")
  }

  @Test("scrolls so that the cursor is always visible")
  func scroll() {
    var canvas = Canvas(size: Size(columns: 8, rows: 1))
    let end = Field("abcdefghij").draw(
      into: &canvas, at: Point(column: 0, row: 0), width: 5, style: .plain)
    #expect(canvas.lines == ["ghij"])
    #expect(end == 4)
    let start = edited("abcdefghij", .home).draw(
      into: &canvas, at: Point(column: 0, row: 0), width: 5, style: .plain)
    #expect(canvas.lines == ["abcde"])
    #expect(start == 0)
  }

  @Test("shows a password as dots, one for each character")
  func masked() {
    var canvas = Canvas(size: Size(columns: 9, rows: 1))
    let field = Field("花é3", isMasked: true)
    let end = field.draw(into: &canvas, at: Point(column: 1, row: 0), width: 8, style: .plain)
    #expect(canvas.lines == [" ***"])
    #expect(end == 4)
  }

  @Test("puts the cursor where the mouse was pressed")
  func mouse() {
    var field = Field("abcdef")
    field.setCursor(column: 2, width: 10)
    _ = field.handle(.key(.character("X")))
    #expect(field.text == "abXcdef")
    field.setCursor(column: 200, width: 10)
    _ = field.handle(.key(.character("Y")))
    #expect(field.text == "abXcdefY")
  }

  @Test("is drawn in any width without a trap", arguments: [-3, 0, 1, 2, 3])
  func narrow(width: Int) {
    var canvas = Canvas(size: Size(columns: 4, rows: 1))
    for text in ["", "花花花", "abc"] {
      Field(text).draw(into: &canvas, at: Point(column: 0, row: 0), width: width, style: .plain)
    }
    #expect(canvas.size.columns == 4)
  }
}
