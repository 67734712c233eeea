/// The text for the clipboard. It may be pasted into a shell, where control characters act as keys.
enum Clipboard {
  /// Returns the text without control characters other than line ends.
  static func text(of text: String) -> String {
    String(
      text.unicodeScalars.filter { $0 == "\n" || $0.properties.generalCategory != .control })
  }
}
