import CSystem

extension Unicode.Scalar {
  /// A letter that can be seen, of any script.
  var isVisibleLetter: Bool {
    guard !properties.isDefaultIgnorableCodePoint else { return false }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// A decimal digit of any script.
  var isDecimalDigit: Bool { properties.generalCategory == .decimalNumber }

  /// A mark that sits on, under or beside a letter.
  var isMark: Bool {
    guard !properties.isDefaultIgnorableCodePoint, !isFiller else { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  /// A mark or sign by its category that shows nothing: fillers and selectors of Duployan,
  /// Egyptian, Khitan and Braille.
  var isFiller: Bool {
    switch value {
    case 0x2800, 0x13440, 0x16FE4, 0x1BC9D, 0x1BC9E: true
    default: false
    }
  }

  /// A part of a Korean syllable that stands apart from the others: terminals do not agree on where
  /// it goes. What can be composed has been, in form NFC.
  var isConjoining: Bool {
    switch value {
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
    default: false
    }
  }

  /// The columns that it takes on a terminal: 0, 1 or 2, or -1 where it cannot be printed.
  var columns: Int { Int(flipside_scalar_width(value)) }

  /// A control, format or unassigned character, or one that is not seen: none may be kept as a
  /// part of a name or an address.
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
  /// Whether every run of marks follows a letter and is no longer than writing needs.
  var hasOnlyReadableMarks: Bool {
    var isOnLetter = false
    var marks = 0
    for scalar in unicodeScalars {
      if scalar.isMark {
        marks += 1
        guard isOnLetter, marks <= Clean.mostMarks else { return false }
      } else {
        isOnLetter = scalar.isVisibleLetter
        marks = 0
      }
    }
    return true
  }
}
