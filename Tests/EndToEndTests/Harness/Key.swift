/// The sequences of an xterm in application mode, by tmux's names of keys.
enum Key {
  /// Returns the bytes of a key; for a character its UTF-8.
  static func bytes(_ name: String) -> [UInt8] {
    if let sequence = sequences[name] { return Array(sequence.utf8) }
    let letters = Array(name.utf8)
    // A letter with Ctrl has its lower five bits.
    if letters.count == 3, name.hasPrefix("C-") { return [letters[2] & 0x1F] }
    return letters
  }

  private static let sequences = [
    "Enter": "\r", "Space": " ", "Tab": "\t", "BTab": "\u{1B}[Z", "Escape": "\u{1B}",
    "Up": "\u{1B}OA", "Down": "\u{1B}OB", "Right": "\u{1B}OC", "Left": "\u{1B}OD",
    "Home": "\u{1B}OH", "End": "\u{1B}OF", "PageUp": "\u{1B}[5~", "PageDown": "\u{1B}[6~",
    "BSpace": "\u{7F}", "DC": "\u{1B}[3~", "F1": "\u{1B}OP", "F2": "\u{1B}OQ",
  ]
}
