/// A set of 24 card faces. The rules know faces by number only; a deck says what they look like.
public struct Deck: Hashable, Sendable {
  /// The faces a complete deck has: as many as the largest board has pairs.
  public static let size = 24

  /// The stored name, in lower case with hyphens.
  public let id: String
  /// What the player chooses it by.
  public let title: Localized
  /// `Deck.size` faces, no two with the same symbol.
  public let faces: [Face]
  /// The columns that each symbol takes: 1 or 2.
  public let symbolColumns: Int

  init(id: String, title: Localized, symbolColumns: Int = 1, faces: [Face]) {
    self.id = id
    self.title = title
    self.symbolColumns = symbolColumns
    self.faces = faces
  }

  /// Whether a terminal without Unicode can show every symbol.
  public var isASCII: Bool { faces.allSatisfy(\.symbol.isASCII) }

  /// The numbers of the faces that a deal of `pairs` uses, in the order of the rules' faces.
  ///
  /// Always the same for the same seed, so that a resumed or replayed game looks as it did; drawn
  /// apart from the deal, so that the looks tell nothing about it.
  public static func choice(pairs: Int, seed: UInt64) -> [Int] {
    var numbers = Array(0..<size)
    var generator = Generator.forLooks(seed: seed)
    generator.arrange(&numbers)
    return Array(numbers.prefix(max(pairs, 0)))
  }
}

/// What is seen on one card of a deck.
public struct Face: Hashable, Sendable {
  /// One Unicode scalar.
  public let symbol: Character
  /// A help for the eye, never the only difference between two faces.
  public let hue: Hue
  /// A short noun, for large cards and for whoever cannot see the symbol.
  public let name: Localized

  init(_ symbol: Character, _ hue: Hue, _ english: String, _ russian: String) {
    self.symbol = symbol
    self.hue = hue
    name = Localized(english, russian)
  }
}

/// Eight colours that stay apart for colour-blind eyes, after Okabe and Ito's set; the terminal's
/// depth and the theme decide the exact tint.
public enum Hue: Hashable, Sendable, CaseIterable {
  case gray, red, orange, yellow, green, sky, blue, purple
}
