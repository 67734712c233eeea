public import GameRules

extension DuelName {
  /// Columns and characters of the widest name that can be typed, so that all have room beside the
  /// board.
  public static let mostColumns = 12

  /// Checks a name for somebody at the table as one of a player is checked, but that one letter
  /// will do, and that alphabets may be mixed. Throws the first thing that is wrong.
  public init(typed text: String) throws(PlayerNameFault) {
    let name = try PlayerName.wellFormed(text, length: 1...Self.mostColumns)
    try PlayerName.checkShown(name, columns: Self.mostColumns)
    if let like = PlayerName(stored: name), ReservedName.isLike(like) { throw .reserved }
    guard let checked = DuelName(name) else { throw .forbiddenCharacter }
    self = checked
  }

  /// Whether two names at the table can be taken for each other: all but case and Unicode form is
  /// the same.
  public func isLike(_ other: DuelName) -> Bool {
    UnicodeForm.folded.of(description) == UnicodeForm.folded.of(other.description)
  }
}
