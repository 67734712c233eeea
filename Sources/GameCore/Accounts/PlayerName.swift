/// The name a player is shown under: 3 to 20 characters of any script, safe on a terminal.
public struct PlayerName: Hashable, Sendable, CustomStringConvertible {
  /// The name as the player typed it, spaces at the ends removed, in Unicode form NFC.
  public let description: String
  /// The same for all spellings that count as one name: case and Unicode form folded.
  public let key: String

  public static let length = 3...20

  /// Checks `text`. Throws the first thing that is wrong with it.
  public init(_ text: String) throws(PlayerNameFault) {
    guard !text.isEmpty else { throw .empty }
    description = text
    key = text.lowercased()
  }
}

/// What is wrong with a player name.
public enum PlayerNameFault: Error, Hashable, Sendable {
  case empty
  case tooShort
  case tooLong
  /// Neither letter nor digit, space inside, `_`, `-` or `.`.
  case forbiddenCharacter
  /// Letters of Latin and Cyrillic (or Greek) together: look-alikes.
  case mixedScripts
}
