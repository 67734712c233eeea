/// The alphabetical order of titles in a language.
///
/// Case, accents and everything before the first letter or digit are ignored, numbers are compared
/// by value, and the language's own script is first. Otherwise equal titles are in the order of
/// their scalars, so that the order is total.
public struct TitleOrder: Hashable, Sendable {
  private let language: Language

  public init(_ language: Language) {
    self.language = language
  }

  /// Returns the sorting key of a title; compute it once for each.
  public func key(of title: String) -> Key {
    Key(weights: weights(of: title), title: title)
  }

  /// Returns elements sorted by title; those with equal titles keep their order.
  public func sorted<Element>(_ elements: [Element], by title: (Element) -> String) -> [Element] {
    elements.enumerated()
      .map { (key: key(of: title($0.element)), place: $0.offset, element: $0.element) }
      .sorted { ($0.key, $0.place) < ($1.key, $1.place) }
      .map(\.element)
  }

  /// A sorting key.
  public struct Key: Hashable, Comparable, Sendable {
    fileprivate let weights: [UInt32]
    fileprivate let title: String

    public static func < (left: Key, right: Key) -> Bool {
      guard left.weights != right.weights else { return left.title < right.title }
      return left.weights.lexicographicallyPrecedes(right.weights)
    }
  }

  /// The ranks of characters, from the end of a title to letters of other scripts.
  private enum Rank: UInt32 {
    case space = 1, sign, number, own, other, further

    func weight(_ value: UInt32 = 0) -> UInt32 { rawValue << 24 | min(value, 0xFF_FFFF) }
  }

  private func weights(of title: String) -> [UInt32] {
    let scalars = Self.letters(of: title)
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
      // An apostrophe inside a word is ignored: "Dont" and "Don't" are equal.
      if !scalar.isApostrophe { weights.append(weight(of: scalar)) }
    }
    weights += Self.number(digits)
    while weights.last == Rank.space.weight() { weights.removeLast() }
    return weights
  }

  /// Returns whether a comma is followed by exactly three digits, as in 10,000.
  private static func isGroup(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.prefix { $0.digit != nil }.count == 3
  }

  /// Returns weights by which longer numbers are greater, without leading zeros.
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

  /// Returns the letters of a title without case and accents.
  private static func letters(of title: String) -> [Unicode.Scalar] {
    UnicodeForm.unaccented(title).unicodeScalars.flatMap { plain[$0] ?? [$0] }
  }

  /// Letters that no normal form decomposes.
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
