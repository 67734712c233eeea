import CSystem

extension Unicode.Scalar {
  /// Whether it is a visible letter of any script.
  var isVisibleLetter: Bool {
    guard !properties.isDefaultIgnorableCodePoint else { return false }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether it is a decimal digit of any script.
  var isDecimalDigit: Bool { properties.generalCategory == .decimalNumber }

  /// Whether it is a mark on, under or next to a letter.
  var isMark: Bool {
    guard !properties.isDefaultIgnorableCodePoint, !isFiller else { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  /// Whether it shows nothing although its category is that of marks or signs: fillers and
  /// selectors of Duployan, Egyptian, Khitan and Braille.
  var isFiller: Bool {
    switch value {
    case 0x2800, 0x13440, 0x16FE4, 0x1BC9D, 0x1BC9E: true
    default: false
    }
  }

  /// Whether it is a separate part of a Korean syllable, whose position depends on the terminal.
  /// Form NFC composes those that can be composed.
  var isConjoining: Bool {
    switch value {
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
    default: false
    }
  }

  /// The columns on a terminal: 0, 1 or 2, or -1 if it is not printable.
  var columns: Int { Int(flipside_scalar_width(value)) }

  /// Whether it is a control, format, unassigned or invisible character, which no name or address
  /// may contain.
  var isUnseen: Bool {
    guard !properties.isDefaultIgnorableCodePoint, !properties.isWhitespace else { return true }
    return switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      true
    default: false
    }
  }
}

extension String {
  /// Whether every run of marks follows a letter and is no longer than any script needs.
  var hasOnlyReadableMarks: Bool {
    var isOnLetter = false
    var marks = 0
    for scalar in unicodeScalars {
      if scalar.isMark {
        marks += 1
        guard isOnLetter, marks <= TextSanitizer.mostMarks else { return false }
      } else {
        isOnLetter = scalar.isVisibleLetter
        marks = 0
      }
    }
    return true
  }
}
