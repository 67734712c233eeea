/// The name of a card's place, such as `B3`: a letter for the column and a number for the row.
public struct CardName: Phrase, Hashable {
  /// The column and the row, from 0.
  public let column: Int
  public let row: Int

  /// Creates the name of a place.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// Creates the name of a place counted row by row from 0, on a board with `columns`.
  public init(_ place: Int, columns: Int) {
    self.init(column: place % columns, row: place / columns)
  }

  /// Reads a name with a letter of any language, such as `b3`, `B 3` or `б3`; nil if it is none.
  public init?(_ text: String) {
    let letters = text.lowercased().filter { $0 != " " }
    guard let letter = letters.first, let row = Int(letters.dropFirst()), (1...99).contains(row),
      let column = Language.allCases.lazy.compactMap({ Self.letters(in: $0).firstIndex(of: letter) }
      )
      .first
    else { return nil }
    self.init(column: column, row: row - 1)
  }

  public func text(in say: Language) -> String {
    "\(Self.letter(of: column, in: say))\(row + 1)"
  }

  /// Returns the letter of a column.
  public static func letter(of column: Int, in language: Language) -> String {
    let letters = letters(in: language)
    return letters.indices.contains(column) ? letters[column].uppercased() : "?"
  }

  private static func letters(in say: Language) -> [Character] {
    Array(say("abcdefghijkl", "абвгдежзиклм"))
  }
}
