/// The name a player is shown under: 3 to 20 characters of any script in at most 20 columns, safe
/// on a terminal.
///
/// Letters, at least one, digits, marks that belong to letters, `_`, `-`, `.` and spaces inside.
/// Nothing that is not seen, that changes the direction of text, or that towers over the line.
public struct PlayerName: Hashable, Sendable, CustomStringConvertible {
  /// The name as the player typed it, in Unicode form NFC, spaces at the ends removed and several
  /// together made one.
  public let description: String
  /// The same for all spellings that count as one name: case and Unicode form folded.
  public let key: String

  /// Letters at least, characters and columns of a terminal at most.
  public static let length = 3...20

  /// Checks `text`. Throws the first thing that is wrong with it.
  public init(_ text: String) throws(PlayerNameFault) {
    try self.init(wellFormed: text)
    try Self.checkShown(description, columns: Self.length.upperBound)
    guard Scripts.mayBeMixed(in: key) else { throw .mixedScripts }
    guard !ReservedName.isLike(self) else { throw .reserved }
  }

  /// A name as it is stored; nil for one that no version of the program has let in. What was let in
  /// once stays a name, whatever is asked of new ones.
  public init?(stored text: String) {
    if let plain = Self(plain: text) {
      self = plain
      return
    }
    do throws(PlayerNameFault) {
      try self.init(wellFormed: text)
    } catch {
      return nil
    }
  }

  /// What most names are: ASCII as it is wanted, looked at in one walk; nil for all others.
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

  /// Checks only what has been asked of names from the first version on.
  private init(wellFormed text: String) throws(PlayerNameFault) {
    description = try Self.wellFormed(text, length: Self.length)
    key = UnicodeForm.folded.of(description)
  }

  /// `text` as a name of so many characters is written. Throws what no name may hold.
  static func wellFormed(
    _ text: String, length: ClosedRange<Int>
  ) throws(PlayerNameFault) -> String {
    let trimmed = text.trimmed
    guard !trimmed.isEmpty else { throw .empty }
    // What is far too long is not worth a closer look.
    guard trimmed.utf8.count <= Self.mostBytes else { throw .tooLong }
    let name = Self.singleSpaced(UnicodeForm.composed.of(trimmed))
    guard Self.isPlain(name) else { throw .forbiddenCharacter }
    // Without its marks: scripts that write vowels as marks join several letters in a character.
    guard name.unicodeScalars.count(where: { !$0.isMark }) >= length.lowerBound else {
      throw .tooShort
    }
    guard name.count <= length.upperBound, name.unicodeScalars.count <= Self.mostScalars else {
      throw .tooLong
    }
    return name
  }

  /// Throws what a terminal cannot show of a well-formed name, or not in so many columns.
  static func checkShown(_ name: String, columns: Int) throws(PlayerNameFault) {
    let scalars = name.unicodeScalars
    // What the terminal puts into no column of its own is not seen, or falls on its neighbour.
    guard scalars.allSatisfy({ $0.isMark || $0.columns > 0 && !$0.isConjoining }) else {
      throw .forbiddenCharacter
    }
    guard scalars.reduce(0, { $0 + max($1.columns, 0) }) <= columns else { throw .tooWide }
    guard scalars.contains(where: \.isVisibleLetter) else { throw .noLetter }
  }

  /// Characters of several parts are long even where they are few.
  private static let mostScalars = 60
  private static let mostBytes = 1000

  private static func isPlain(_ name: String) -> Bool {
    if name.isASCII {
      return name.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", " ", "_", "-", ".": true
        default: false
        }
      }
    }
    return name.hasOnlyReadableMarks
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
  /// More columns of a terminal than characters: wide letters take two.
  case tooWide
  /// Neither letter nor digit, space inside, `_`, `-` or `.`; or not to be seen; or marks without a
  /// letter, or more on one letter than any writing needs.
  case forbiddenCharacter
  /// Only digits and signs.
  case noLetter
  /// Letters of scripts that do not go together, such as Latin and Cyrillic or Greek.
  case mixedScripts
  /// It can be mistaken for a name of the game itself: a guest's, or an opponent's.
  case reserved
}
