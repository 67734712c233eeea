/// The public name of a player: 3 to 20 characters of any script in at most 20 columns, safe on a
/// terminal.
///
/// It consists of letters, at least one, digits, marks on letters, `_`, `-`, `.` and inner spaces.
/// It contains nothing that is invisible, changes the direction of text, or extends above the line.
public struct PlayerName: Hashable, Sendable, CustomStringConvertible {
  /// The name as typed, in Unicode form NFC, with single spaces and without spaces at the ends.
  public let description: String
  /// The key, equal for all spellings of one name: case and Unicode form are folded.
  public let key: String

  /// The minimum number of letters, and the maximum number of characters and of columns.
  public static let length = 3...20

  /// Checks `text`; throws its first fault.
  public init(_ text: String) throws(PlayerNameError) {
    try self.init(wellFormed: text)
    try Self.checkShown(description, columns: Self.length.upperBound)
    guard Scripts.mayBeMixed(in: key) else { throw .mixedScripts }
    guard !ReservedName.isLike(self) else { throw .reserved }
  }

  /// Reads a stored name; nil if no version of the program would have accepted it. An accepted name
  /// stays valid even if the rules for new ones change.
  public init?(stored text: String) {
    if let plain = Self(plain: text) {
      self = plain
      return
    }
    do throws(PlayerNameError) {
      try self.init(wellFormed: text)
    } catch {
      return nil
    }
  }

  /// Accepts most names in one pass: valid ASCII; nil for all others.
  private init?(plain text: String) {
    guard Self.length.contains(text.utf8.count) else { return nil }
    var before = UInt8(ascii: " ")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        break
      case UInt8(ascii: " ") where before != byte: break
      default: return nil
      }
      before = byte
    }
    guard before != UInt8(ascii: " ") else { return nil }
    description = text
    key = text.lowercased()
  }

  /// Checks only the rules that have existed since the first version.
  private init(wellFormed text: String) throws(PlayerNameError) {
    description = try Self.wellFormed(text, length: Self.length)
    key = UnicodeForm.folded.of(description)
  }

  /// Returns `text` normalized, with a length in `length`. Throws if it contains what no name may
  /// contain.
  static func wellFormed(
    _ text: String, length: ClosedRange<Int>
  ) throws(PlayerNameError) -> String {
    let trimmed = text.trimmed
    guard !trimmed.isEmpty else { throw .empty }
    // Texts that are far too long need no further checks.
    guard trimmed.utf8.count <= Self.mostBytes else { throw .tooLong }
    let name = UnicodeForm.composed.of(trimmed).split(separator: " ").joined(separator: " ")
    guard Self.isPlain(name) else { throw .forbiddenCharacter }
    // Marks do not count, because scripts that write vowels as marks have several letters in a
    // character.
    guard name.unicodeScalars.count(where: { !$0.isMark }) >= length.lowerBound else {
      throw .tooShort
    }
    guard name.count <= length.upperBound, name.unicodeScalars.count <= Self.mostScalars else {
      throw .tooLong
    }
    return name
  }

  /// Throws if a terminal cannot show a well-formed name, or not in this many columns.
  static func checkShown(_ name: String, columns: Int) throws(PlayerNameError) {
    let scalars = name.unicodeScalars
    // Scalars without a column are invisible, or overlap their neighbors.
    guard scalars.allSatisfy({ $0.isMark || $0.columns > 0 && !$0.isConjoining }) else {
      throw .forbiddenCharacter
    }
    guard scalars.reduce(0, { $0 + max($1.columns, 0) }) <= columns else { throw .tooWide }
    guard scalars.contains(where: \.isVisibleLetter) else { throw .noLetter }
  }

  /// The maximum number of scalars, because a single character can have many.
  private static let mostScalars = 60
  private static let mostBytes = 1000

  private static func isPlain(_ name: String) -> Bool {
    name.hasOnlyReadableMarks
      && name.unicodeScalars.allSatisfy { scalar in
        scalar.isVisibleLetter || scalar.isDecimalDigit || scalar.isMark
          || " _-.".unicodeScalars.contains(scalar)
      }
  }
}

/// The fault of a player name.
public enum PlayerNameError: Error, Hashable, Sendable {
  case empty
  case tooShort
  case tooLong
  /// The name has too many columns, because wide letters take two.
  case tooWide
  /// The name contains an invalid or invisible character, a mark without a letter, or more marks on
  /// one letter than any script needs.
  case forbiddenCharacter
  /// The name has only digits and signs.
  case noLetter
  /// The name mixes scripts that are not allowed together, such as Latin and Cyrillic or Greek.
  case mixedScripts
  /// The name can be confused with one of the game's: "Guest", or an opponent's name.
  case reserved
}
