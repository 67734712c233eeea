/// The order of titles as a reader of a language expects it.
///
/// Case, accents and whatever stands before the first letter or digit count for nothing, numbers
/// go by their value, and the reader's own script comes before the other. Titles that differ in
/// nothing else are in the order of their scalars, so that each has its place.
public struct TitleOrder: Hashable, Sendable {
  private let language: Language

  public init(_ language: Language) {
    self.language = language
  }

  /// What a title is sorted by; worked out once for each.
  public func key(of title: String) -> Key {
    Key(weights: weights(of: title), title: title)
  }

  /// Elements by their titles; of equal titles the first stays first.
  public func sorted<Element>(_ elements: [Element], by title: (Element) -> String) -> [Element] {
    elements.enumerated()
      .map { (key: key(of: title($0.element)), place: $0.offset, element: $0.element) }
      .sorted { ($0.key, $0.place) < ($1.key, $1.place) }
      .map(\.element)
  }

  /// Compares as its title does.
  public struct Key: Hashable, Comparable, Sendable {
    fileprivate let weights: [UInt32]
    fileprivate let title: String

    public static func < (left: Key, right: Key) -> Bool {
      guard left.weights != right.weights else { return left.title < right.title }
      return left.weights.lexicographicallyPrecedes(right.weights)
    }
  }

  /// What comes first, from the end of a title to letters of further scripts.
  private enum Rank: UInt32 {
    case space = 1, sign, number, own, other, further

    func weight(_ value: UInt32 = 0) -> UInt32 { rawValue << 24 | min(value, 0xFF_FFFF) }
  }

  private func weights(of title: String) -> [UInt32] {
    let scalars = TitleLetters.of(title)
    let start = scalars.firstIndex { $0.isLetterOrDigit } ?? scalars.startIndex
    var weights: [UInt32] = []
    var digits: [UInt32] = []
    for (place, scalar) in scalars.enumerated().dropFirst(start) {
      if scalar == ",", !digits.isEmpty, Self.isGroup(scalars[(place + 1)...]) { continue }
      if let digit = scalar.digit {
        digits.append(digit)
        continue
      }
      weights += Self.number(digits)
      digits = []
      // An apostrophe inside a word is no letter: "Dont" and "Don't" stand together.
      if !scalar.isApostrophe { weights.append(weight(of: scalar)) }
    }
    weights += Self.number(digits)
    while weights.last == Rank.space.weight() { weights.removeLast() }
    return weights
  }

  /// Whether a comma stands before three digits and no more, as in 10,000.
  private static func isGroup(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.prefix { $0.digit != nil }.count == 3
  }

  /// Longer numbers are greater, once the zeros before them are gone.
  private static func number(_ digits: [UInt32]) -> [UInt32] {
    guard !digits.isEmpty else { return [] }
    let digits = digits.drop { $0 == 0 }
    return [Rank.number.weight(), UInt32(digits.count)] + digits
  }

  private func weight(of scalar: Unicode.Scalar) -> UInt32 {
    switch scalar {
    case _ where scalar.properties.isWhitespace: Rank.space.weight()
    case "a"..."z": (language == .english ? Rank.own : .other).weight(scalar.value)
    case "\u{400}"..."\u{52F}": (language == .russian ? Rank.own : .other).weight(scalar.value)
    case _ where scalar.properties.isAlphabetic: Rank.further.weight(scalar.value)
    default: Rank.sign.weight(scalar.value)
    }
  }
}

/// Titles as letters without case and accents.
private enum TitleLetters {
  static func of(_ title: String) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    for scalar in UnicodeForm.unaccented(title).unicodeScalars {
      letters += plain[scalar] ?? [scalar]
    }
    return letters
  }

  /// Letters that no normal form takes apart.
  private static let plain: [Unicode.Scalar: [Unicode.Scalar]] = [
    "ø": ["o"], "đ": ["d"], "ð": ["d"], "ł": ["l"], "ı": ["i"], "ħ": ["h"], "þ": ["t", "h"],
    "æ": ["a", "e"], "œ": ["o", "e"],
  ]
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool { properties.isAlphabetic || digit != nil }

  fileprivate var digit: UInt32? {
    guard properties.numericType == .decimal, let value = properties.numericValue else {
      return nil
    }
    return UInt32(value)
  }

  fileprivate var isApostrophe: Bool { self == "'" || self == "\u{2019}" || self == "\u{2BC}" }
}
