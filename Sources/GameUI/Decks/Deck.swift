import GameCore
import Pictures

/// A set of 24 card faces. The rules know only the numbers of faces; a deck defines what they look
/// like.
struct Deck: Sendable {
  /// The number of faces: as many as the largest board has pairs.
  static let size = 24

  /// The pictures on large cards.
  enum Art: Hashable, Sendable {
    /// The symbols, as on small cards.
    case symbols
    /// Drawings in the program.
    case drawings(DrawingSet)
    /// Photos from the network deck with the deck's id, or the drawings instead.
    case network(standIns: DrawingSet)
    /// Pictures from the folder in the settings, or the drawings instead.
    case folder(standIns: DrawingSet)
    /// Covers of albums, or the drawings instead.
    case covers(standIns: DrawingSet)
  }

  /// The unique stored name, in lower case with hyphens.
  let id: String
  /// The name for the player.
  let title: Localized
  /// `Deck.size` faces, all with different symbols.
  let faces: [DeckFace]
  /// The columns of each symbol: 1 or 2.
  let symbolColumns: Int
  let art: Art

  /// Creates a deck of symbols.
  init(id: String, title: Localized, symbolColumns: Int = 1, faces: [DeckFace]) {
    self.id = id
    self.title = title
    self.symbolColumns = symbolColumns
    self.faces = faces
    art = .symbols
  }

  /// Creates a deck of pictures. Cards too small for them show the symbols of the first deck.
  init(id: String, title: Localized, art: Art) {
    self.id = id
    self.title = title
    self.art = art
    symbolColumns = Deck.symbols.symbolColumns
    faces = Deck.symbols.faces
  }

  /// Whether a terminal without Unicode can show every symbol.
  var hasASCIISymbols: Bool { faces.allSatisfy(\.symbol.isASCII) }

  /// Whether a terminal without Unicode can show the deck; pictures can be shown in ASCII too.
  var isASCII: Bool { art != .symbols || hasASCIISymbols }

  /// The drawings of the deck, or those shown instead; nil for a deck of symbols.
  var drawings: DrawingSet? {
    switch art {
    case .symbols: nil
    case .drawings(let set), .network(let set), .folder(let set), .covers(let set): set
    }
  }

  /// Whether the pictures are loaded from outside.
  var mustBeLoaded: Bool {
    switch art {
    case .symbols, .drawings: false
    case .network, .folder, .covers: true
    }
  }

  /// Returns the numbers of the faces that a deal of `pairs` uses, in the order of the rules'
  /// faces.
  ///
  /// They are always the same for the same seed, so that a resumed or replayed game looks the same,
  /// but independent of the deal, so that they reveal nothing about it.
  static func choice(pairs: Int, seed: UInt64) -> [Int] {
    var numbers = Array(0..<size)
    var generator = Generator.forLooks(seed: seed)
    generator.arrange(&numbers)
    return Array(numbers.prefix(max(pairs, 0)))
  }
}

extension Deck: Hashable {
  static func == (left: Deck, right: Deck) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The face of a small card of a deck.
struct DeckFace: Hashable, Sendable {
  /// One Unicode scalar.
  let symbol: Character
  /// The color, which is never the only difference between two faces.
  let hue: DeckColor
  /// A short noun, for large cards and for players who cannot see the symbol.
  let name: Localized

  init(_ symbol: Character, _ hue: DeckColor, _ english: String, _ russian: String) {
    self.symbol = symbol
    self.hue = hue
    name = Localized(english, russian)
  }
}

/// Eight colors that can be distinguished with color blindness, after the palette of Okabe and Ito.
/// Color depth and theme determine the exact tint.
enum DeckColor: Hashable, Sendable, CaseIterable {
  case gray, red, orange, yellow, green, sky, blue, purple
}
