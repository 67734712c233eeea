/// The name a player is shown under: 3 to 20 characters of any script, safe on a terminal.
///
/// Letters, digits, the marks that belong to letters, `_`, `-`, `.` and spaces inside. Nothing
/// that is not seen, that changes the direction of text, or that towers over the line.
public struct PlayerName: Hashable, Sendable, CustomStringConvertible {
  /// The name as the player typed it, in Unicode form NFC, spaces at the ends removed and several
  /// together made one.
  public let description: String
  /// The same for all spellings that count as one name: case and Unicode form folded.
  public let key: String

  /// Letters at least, characters at most.
  public static let length = 3...20

  /// Checks `text`. Throws the first thing that is wrong with it.
  public init(_ text: String) throws(PlayerNameFault) {
    let trimmed = text.trimmed
    guard !trimmed.isEmpty else { throw .empty }
    // What is far too long is not worth a closer look.
    guard trimmed.utf8.count <= Self.mostBytes else { throw .tooLong }
    let name = Self.singleSpaced(UnicodeForm.composed.of(trimmed))
    guard Self.isPlain(name) else { throw .forbiddenCharacter }
    // Without its marks: scripts that write vowels as marks join several letters in a character.
    guard name.unicodeScalars.count(where: { !$0.isMark }) >= Self.length.lowerBound else {
      throw .tooShort
    }
    guard name.count <= Self.length.upperBound,
      name.unicodeScalars.count <= Self.mostScalars
    else { throw .tooLong }
    let key = UnicodeForm.folded.of(name)
    guard Set(key.unicodeScalars.compactMap(LookalikeScript.init(of:))).count <= 1 else {
      throw .mixedScripts
    }
    description = name
    self.key = key
  }

  /// Characters of several parts are long even where they are few.
  private static let mostScalars = 60
  private static let mostBytes = 1000

  private static func isPlain(_ name: String) -> Bool {
    name.hasOnlyReadableMarks
      && name.unicodeScalars.allSatisfy { scalar in
        scalar.isVisibleLetter || scalar.isDecimalDigit || scalar.isMark || " _-.".contains(scalar)
      }
  }

  private static func singleSpaced(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}

extension String {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool {
    unicodeScalars.contains(scalar)
  }
}

/// What is wrong with a player name.
public enum PlayerNameFault: Error, Hashable, Sendable {
  case empty
  case tooShort
  case tooLong
  /// Neither letter nor digit, space inside, `_`, `-` or `.`; or marks without a letter, or more
  /// on one letter than any writing needs.
  case forbiddenCharacter
  /// Letters of two scripts that look alike, such as Latin and Cyrillic or Greek.
  case mixedScripts
}
