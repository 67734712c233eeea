import Testing

@testable import CursesTerminal

@Suite struct ClipboardTests {
  @Test("No control character but line ends reaches the clipboard")
  func controls() {
    let text = "Flipside\n● ○ ✗ кот 👩‍👩‍👧\n"
    #expect(Clipboard.text(of: text) == text)
    #expect(
      Clipboard.text(of: "a\u{0}b\u{1B}]0;c\u{7}\r\nd\u{9B}201~\u{7F}\te") == "ab]0;c\nd201~e")
  }
}
