import Canvas
import Testing

@Suite struct TextWidthTests {
  @Test(
    "Text widths match those of terminals",
    arguments: [
      ("", 0), ("card", 4), ("карта", 5), ("日本", 4), ("🙂", 2), ("e\u{301}", 1), ("♥", 1),
    ])
  func widths(text: String, width: Int) {
    #expect(TextWidth.of(text) == width)
  }

  @Test("Characters that would control a terminal are not printable")
  func printable() {
    #expect(TextWidth.isPrintable("é"))
    #expect(!TextWidth.isPrintable("\u{1B}"))
    #expect(!TextWidth.isPrintable("\r\n"))
  }
}
