/// A player's note on a round: one line, safe on a terminal.
public struct RoundNote: Hashable, Sendable, CustomStringConvertible {
  /// The text; empty if there is no note.
  public let description: String

  public static let columns = 60

  public static let none = RoundNote("")

  /// Cleans `text`, trims it and truncates it to `columns`.
  public init(_ text: String) {
    var note = ""
    var width = 0
    for character in TextSanitizer.line(UnicodeForm.composed.of(text)).trimmed {
      width += character.columns
      guard width <= Self.columns else { break }
      note.append(character)
    }
    description = note.trimmed
  }

  /// Returns whether `text` fits without truncation.
  public static func holds(_ text: String) -> Bool {
    TextSanitizer.line(UnicodeForm.composed.of(text)).reduce(0) { $0 + $1.columns } <= columns
  }

  public var isEmpty: Bool { description.isEmpty }
}

extension Character {
  /// The number of columns on terminals that add up the parts of a character.
  fileprivate var columns: Int { unicodeScalars.reduce(0) { $0 + max($1.columns, 0) } }
}
