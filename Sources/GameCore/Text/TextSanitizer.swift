/// The cleaning of text from outside for the terminal. Every stored name, path, imported file,
/// error text and paste must pass through it before it is shown.
public enum TextSanitizer {
  /// The maximum number of visible marks on one character; more would extend into the lines above
  /// and below. Vietnamese, Thai and the Indic scripts need at most four.
  static let mostMarks = 4

  /// Returns `text` as one line of at most `limit` characters that is safe to show.
  ///
  /// Tabs and line breaks become spaces. Controls, format and bidi characters, private and
  /// unassigned ones, invisible fillers and marks without a letter become U+FFFD, so that it is
  /// visible that something was there. Variation selectors, which change widths, and marks beyond
  /// the fourth on a character are removed. A truncated text ends with `...`, within the limit.
  public static func line(_ text: String, limit: Int = 1000) -> String {
    let (line, isWhole) = clean(text, limit: limit, unfit: "\u{FFFD}")
    guard !isWhole || line.count > limit else { return line }
    return String(line.prefix(max(limit - 3, 0))) + "...".prefix(max(limit, 0))
  }

  /// Returns a text pasted into a field as one line, cleaned as by `line`, but without characters
  /// that cannot be shown, line breaks at the ends and text beyond `limit` characters.
  public static func pasted(_ text: String, limit: Int = 1000) -> String {
    String(clean(text.trimmed, limit: limit, unfit: nil).line.prefix(max(limit, 0)))
  }

  /// Returns a pasted password without line breaks, controls and text beyond the maximum length;
  /// all other characters are kept.
  public static func password(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(
      contentsOf: text.unicodeScalars.lazy.filter { $0.properties.generalCategory != .control }
        .prefix(8 * Password.longest))
    return String(scalars)
  }

  /// Returns the cleaned text with `unfit` instead of characters that cannot be shown, and whether
  /// it is complete.
  private static func clean(
    _ text: String, limit: Int, unfit: Unicode.Scalar?
  ) -> (line: String, isWhole: Bool) {
    var line = String.UnicodeScalarView()
    var marks = 0
    // One character more than the limit, however many scalars a malicious one has.
    let bounded = text.unicodeScalars.prefix(16 * (max(limit, 0) + 1))
    for scalar in bounded {
      switch kind(of: scalar) {
      case .visible:
        line.append(scalar)
        marks = 0
      case .space:
        line.append(" ")
        marks = 0
      case .mark where line.isEmpty:
        if let unfit { line.append(unfit) }
      case .mark:
        marks += 1
        if marks <= mostMarks { line.append(scalar) }
      case .selector:
        break
      case .unfit:
        // Without a replacement, a following mark combines with the previous character.
        guard let unfit else { break }
        line.append(unfit)
        marks = 0
      }
    }
    return (String(line), bounded.endIndex == text.unicodeScalars.endIndex)
  }

  private enum Kind {
    case visible, space, mark, selector, unfit
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    if ("\u{20}"..."\u{7E}").contains(scalar) { return scalar == " " ? .space : .visible }
    if ("\u{9}"..."\u{D}").contains(scalar) { return .space }
    if ("\u{FE00}"..."\u{FE0F}").contains(scalar) { return .selector }
    if scalar.properties.isDefaultIgnorableCodePoint || scalar.isFiller { return .unfit }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: .unfit
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: .space
    case .nonspacingMark, .enclosingMark, .spacingMark: .mark
    // For example, vowels and final consonants of Korean syllables, which combine with the letter
    // before.
    default: scalar.columns == 0 ? .mark : .visible
    }
  }
}
