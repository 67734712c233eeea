/// Makes text from outside fit to be shown: the one place every stored name, path, imported file
/// and error text passes on its way to a terminal.
public enum Clean {
  /// `text` as one line of at most `limit` characters that shows nothing but what it says.
  ///
  /// Tabs and line breaks become spaces. Controls, format and bidi characters, private and
  /// unassigned ones, invisible fillers and marks without a letter become U+FFFD, so that it
  /// shows that something was there. Variation selectors, which change widths, and marks beyond
  /// the fourth on a letter go. What is cut off leaves `...` behind, inside the limit.
  public static func line(_ text: some StringProtocol, limit: Int = 1000) -> String {
    var line = String.UnicodeScalarView()
    var marks = 0
    // One character more than the limit, however many scalars an evil one has.
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
        line.append("\u{FFFD}")
      case .mark:
        marks += 1
        if marks <= marksPerLetter { line.append(scalar) }
      case .selector:
        break
      case .unfit:
        line.append("\u{FFFD}")
        marks = 0
      }
    }
    return cut(String(line), limit: limit, more: bounded.endIndex < text.unicodeScalars.endIndex)
  }

  private enum Kind {
    case visible, space, mark, selector, unfit
  }

  /// Vietnamese, Thai and the Indic scripts do with four.
  private static let marksPerLetter = 4

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    if ("\u{20}"..."\u{7E}").contains(scalar) { return scalar == " " ? .space : .visible }
    if ("\u{9}"..."\u{D}").contains(scalar) { return .space }
    if ("\u{FE00}"..."\u{FE0F}").contains(scalar) { return .selector }
    if scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}" { return .unfit }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: .unfit
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: .space
    case .nonspacingMark, .enclosingMark, .spacingMark: .mark
    default: .visible
    }
  }

  private static func cut(_ line: String, limit: Int, more: Bool) -> String {
    guard more || line.count > limit else { return line }
    return String(line.prefix(max(limit - 3, 0))) + "...".prefix(max(limit, 0))
  }
}
