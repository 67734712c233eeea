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
    guard !properties.isDefaultIgnorableCodePoint else { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

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
  /// More marks in a row than any writing system needs reach into the lines above and below.
  static let mostMarksInARow = 4

  /// Whether every run of marks follows a letter and is no longer than writing needs.
  var hasOnlyReadableMarks: Bool {
    var isOnLetter = false
    var marks = 0
    for scalar in unicodeScalars {
      if scalar.isMark {
        marks += 1
        guard isOnLetter, marks <= Self.mostMarksInARow else { return false }
      } else {
        isOnLetter = scalar.isVisibleLetter
        marks = 0
      }
    }
    return true
  }
}
