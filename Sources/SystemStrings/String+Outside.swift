extension String {
  /// Decodes UTF-8 from outside the program, with runs of marks broken as by `withShortRuns`.
  public init(outside bytes: some Collection<UInt8>) {
    self = String(decoding: bytes, as: UTF8.self).withShortRuns
  }

  /// The text with U+FFFD in place of every mark after the 64th in a row, and of every letter of a
  /// flag after the 64th in a row.
  ///
  /// Swift and utf8proc sort the marks on a letter whenever they hash, compare or normalize a text,
  /// and Swift counts back through flags: both take a time that grows with the square of the run.
  /// Every text that is read from outside passes here before anything else is done with it.
  public var withShortRuns: String {
    // Nothing that is short takes long, and nothing below U+0300 is a mark.
    guard utf8.count > Self.longestUnchecked, utf8.contains(where: { $0 >= 0xCC }) else {
      return self
    }
    var run = 0
    let isOrdinary = unicodeScalars.allSatisfy { scalar in
      run = scalar.isPartOfRun ? run + 1 : 0
      return run <= Self.longestRun
    }
    if isOrdinary { return self }
    run = 0
    var kept = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      run = scalar.isPartOfRun ? run + 1 : 0
      kept.append(run <= Self.longestRun ? scalar : "\u{FFFD}")
    }
    return String(kept)
  }

  private static let longestRun = 64
  /// Bytes of a text that is left as it is.
  private static let longestUnchecked = 1_000
}

extension Unicode.Scalar {
  /// Whether it is a mark or a letter of a flag.
  fileprivate var isPartOfRun: Bool {
    guard value >= 0x300 else { return false }
    if (0x1F1E6...0x1F1FF).contains(value) { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
