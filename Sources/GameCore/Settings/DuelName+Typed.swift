public import GameRules

extension DuelName {
  /// The maximum number of columns and characters of a typed name, so that all names fit next to
  /// the board.
  public static let mostColumns = 12

  /// Checks a typed name like a player's name, except that one letter is enough and scripts may be
  /// mixed. Throws its first fault.
  public init(typed text: String) throws(PlayerNameError) {
    let name = try PlayerName.wellFormed(text, length: 1...Self.mostColumns)
    try PlayerName.checkShown(name, columns: Self.mostColumns)
    if let like = PlayerName(stored: name), ReservedName.isLike(like) { throw .reserved }
    guard let checked = DuelName(name) else { throw .forbiddenCharacter }
    self = checked
  }

  /// Returns whether the two names can be confused: they differ at most in case and Unicode form.
  public func isLike(_ other: DuelName) -> Bool {
    UnicodeForm.folded.of(description) == UnicodeForm.folded.of(other.description)
  }
}
