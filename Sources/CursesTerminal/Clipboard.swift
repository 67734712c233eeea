/// What is handed to the clipboard: it may be pasted into a shell, where controls are keys.
enum Clipboard {
  /// The text with no controls but the ends of its lines.
  static func text(of text: String) -> String {
    var kept = String.UnicodeScalarView()
    kept.append(
      contentsOf: text.unicodeScalars.lazy.filter {
        $0 == "\n" || $0.properties.generalCategory != .control
      })
    return String(kept)
  }
}
