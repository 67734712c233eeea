internal import CSystem

/// How many columns text takes on a terminal: libc's wcwidth, summed per scalar, as ncurses counts.
public enum TextWidth {
  /// The columns of one character: 0, 1, 2 or, for sequences that terminals draw in parts, more.
  public static func of(_ character: Character) -> Int {
    character.unicodeScalars.reduce(0) { $0 + max(Int(flipside_scalar_width($1.value)), 0) }
  }

  /// The columns of a text without line breaks.
  public static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// Whether a terminal can print every scalar of the character.
  public static func isPrintable(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { flipside_scalar_width($0.value) >= 0 }
  }
}
