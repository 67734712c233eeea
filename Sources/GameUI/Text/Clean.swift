/// The one place where text from outside (pasted, read from a disk) is made fit for a terminal.
enum Clean {
  /// `text` on one line without control, format and bidirectional characters, cut to `limit`.
  static func line(_ text: String, limit: Int = 1000) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(limit * 4) {
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned: break
      case .lineSeparator, .paragraphSeparator, .spaceSeparator: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    return String(String(scalars).prefix(limit))
  }

  /// A pasted password: line breaks and controls are left out, everything else is kept.
  static func password(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(
      contentsOf: text.unicodeScalars.lazy.filter { $0.properties.generalCategory != .control })
    return String(scalars)
  }
}
