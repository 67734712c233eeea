internal import CSystem

/// The number of columns of text on a terminal: the sum of libc's wcwidth over its scalars, as
/// ncurses counts.
public enum TextWidth {
  /// Returns the columns of one character: 0, 1, 2, or more for sequences that terminals draw in
  /// parts.
  public static func of(_ character: Character) -> Int {
    character.unicodeScalars.reduce(0) { $0 + max(Int(flipside_scalar_width($1.value)), 0) }
  }

  /// Returns the columns of a text without line breaks.
  public static func of(_ text: String) -> Int {
    if let columns = plainColumns(of: text) { return columns }
    return text.unicodeScalars.reduce(0) { $0 + max(Int(flipside_scalar_width($1.value)), 0) }
  }

  /// Returns the columns of a substring.
  public static func of(_ text: Substring) -> Int { of(String(text)) }

  /// Returns whether a terminal can print every scalar of the character.
  public static func isPrintable(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { flipside_scalar_width($0.value) >= 0 }
  }

  /// The maximum number of zero-width scalars after a visible one; more would extend into the lines
  /// above and below.
  static let mostMarks = 4

  /// Returns the character with at most `mostMarks` marks.
  static func limitingMarks(on character: Character) -> Character {
    var kept = String.UnicodeScalarView()
    var marks = 0
    for scalar in character.unicodeScalars {
      marks = flipside_scalar_width(scalar.value) > 0 ? 0 : marks + 1
      if marks <= mostMarks { kept.append(scalar) }
    }
    return String(kept).first ?? character
  }

  /// Returns the columns of a text whose scalars are all characters of one column; nil for any
  /// other.
  static func plainColumns(of text: String) -> Int? {
    // Most texts are ASCII, which is quick to check.
    let isASCII = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 &- 0x20 < 0x5F }
    }
    if isASCII == true { return text.utf8.count }
    var columns = 0
    for scalar in text.unicodeScalars {
      guard isPlain(scalar) else { return nil }
      columns += 1
    }
    return columns
  }

  /// Returns whether a scalar takes one column and never combines: letters of both languages,
  /// punctuation, arrows, lines and blocks. Most text needs no lookup.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0x2500..<0x25FD, 0x400..<0x483, 0x48A..<0x530, 0xA1..<0xAD, 0xAE..<0x300,
      0x2010..<0x2028, 0x2190..<0x2200:
      true
    default: false
    }
  }
}
