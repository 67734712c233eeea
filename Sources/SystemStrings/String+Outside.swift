extension String {
  /// Decodes UTF-8 from outside the program, with `withShortRuns` applied.
  public init(outside bytes: some Collection<UInt8>) {
    self = String(decoding: bytes, as: UTF8.self).withShortRuns
  }

  /// The text with U+FFFD instead of every mark after the 64th in a row, and of every regional
  /// indicator after the 64th in a row.
  ///
  /// Swift and utf8proc sort the marks on a letter whenever they hash, compare or normalize a text,
  /// and Swift counts back through regional indicators. Both take quadratic time, so every text
  /// from outside is limited before anything else is done with it.
  public var withShortRuns: String {
    // Short texts cannot take long, and no scalar below U+0300 is a mark.
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
  /// The length in bytes up to which a text is not checked.
  private static let longestUnchecked = 1_000
}

extension Unicode.Scalar {
  /// Whether it is a mark or a regional indicator.
  fileprivate var isPartOfRun: Bool {
    guard value >= 0x300 else { return false }
    if (0x1F1E6...0x1F1FF).contains(value) { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
