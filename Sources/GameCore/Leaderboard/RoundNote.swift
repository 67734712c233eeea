/// What a player has written about a round of their own: one line, safe on a terminal.
public struct RoundNote: Hashable, Sendable, CustomStringConvertible {
  /// Empty where nothing is noted.
  public let description: String

  /// Columns of a terminal at most.
  public static let columns = 60

  /// No note.
  public static let none = RoundNote("")

  /// Cleans `text`, takes the spaces at its ends away and cuts it to `columns`.
  public init(_ text: String) {
    var note = ""
    var width = 0
    for character in Clean.line(UnicodeForm.composed.of(text)).trimmed {
      width += character.columns
      guard width <= Self.columns else { break }
      note.append(character)
    }
    description = note.trimmed
  }

  /// Whether nothing of `text` would be cut off.
  public static func holds(_ text: String) -> Bool {
    Clean.line(UnicodeForm.composed.of(text)).reduce(0) { $0 + $1.columns } <= columns
  }

  public var isEmpty: Bool { description.isEmpty }
}

extension Character {
  /// Columns, as terminals count that add up the parts of a character.
  fileprivate var columns: Int { unicodeScalars.reduce(0) { $0 + max($1.columns, 0) } }
}
