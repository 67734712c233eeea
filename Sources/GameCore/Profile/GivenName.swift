/// A first or last name in Latin letters: 1 to 40 characters.
///
/// It consists of letters with or without accents, spaces, hyphens and apostrophes, and begins with
/// a letter.
public struct GivenName: Hashable, Sendable, CustomStringConvertible {
  /// The name in Unicode form NFC, with single spaces and plain apostrophes.
  public let description: String

  /// The maximum number of characters.
  public static let longest = 40

  /// Checks `text`; throws its first fault.
  public init(_ text: String) throws(GivenNameError) {
    let trimmed = text.trimmed
    guard !trimmed.isEmpty else { throw .empty }
    // Texts that are far too long need no further checks.
    guard trimmed.utf8.count <= 4 * Self.longest else { throw .tooLong }
    var name = ""
    for scalar in UnicodeForm.composed.of(trimmed).unicodeScalars {
      switch scalar {
      case _ where Self.isLetter(scalar): name.unicodeScalars.append(scalar)
      case "-", "\u{2010}", "\u{2011}": name += "-"
      case "'", "\u{2019}", "\u{2BC}": name += "'"
      case " ", "\u{A0}": if name.last != " " { name += " " }
      default:
        throw scalar.properties.isAlphabetic ? .notLatin : .forbiddenCharacter
      }
    }
    guard let first = name.unicodeScalars.first, Self.isLetter(first) else {
      throw .forbiddenCharacter
    }
    guard name.count <= Self.longest else { throw .tooLong }
    description = name
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z": true
    case "\u{D7}", "\u{F7}": false
    // Letters for clicks, which look like bars.
    case "\u{1C0}"..."\u{1C3}": false
    case "\u{C0}"..."\u{24F}", "\u{1E00}"..."\u{1EFF}": true
    default: false
    }
  }
}

/// The fault of a first or last name.
public enum GivenNameError: Error, Hashable, Sendable {
  case empty
  /// The name has letters of another script, such as Cyrillic.
  case notLatin
  /// The name has an invalid character, or does not begin with a letter.
  case forbiddenCharacter
  case tooLong
}
