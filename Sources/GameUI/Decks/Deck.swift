import GameCore
import Pictures

/// A set of 24 card faces. The rules know faces by number only; a deck says what they look like.
struct Deck: Sendable {
  /// The faces a complete deck has: as many as the largest board has pairs.
  static let size = 24

  /// What large cards show.
  enum Art: Hashable, Sendable {
    /// The symbols, as small cards do.
    case symbols
    /// Drawings that come with the game.
    case drawings(DrawingSet)
    /// Photos from the network deck with the deck's id; the drawings stand in.
    case network(standIns: DrawingSet)
    /// Pictures from the folder that the settings name; the drawings stand in.
    case folder(standIns: DrawingSet)
    /// Covers of the albums at hand; the drawings stand in.
    case covers(standIns: DrawingSet)
  }

  /// The stored name, in lower case with hyphens; no other deck has it.
  let id: String
  /// What the player chooses it by.
  let title: Localized
  /// `Deck.size` faces, no two with the same symbol.
  let faces: [Face]
  /// The columns that each symbol takes: 1 or 2.
  let symbolColumns: Int
  let art: Art

  /// A deck of symbols.
  init(id: String, title: Localized, symbolColumns: Int = 1, faces: [Face]) {
    self.id = id
    self.title = title
    self.symbolColumns = symbolColumns
    self.faces = faces
    art = .symbols
  }

  /// A deck of pictures. Cards too small for them show the symbols of the first deck.
  init(id: String, title: Localized, art: Art) {
    self.id = id
    self.title = title
    self.art = art
    symbolColumns = Deck.symbols.symbolColumns
    faces = Deck.symbols.faces
  }

  /// Whether a terminal without Unicode can show every symbol.
  var hasASCIISymbols: Bool { faces.allSatisfy(\.symbol.isASCII) }

  /// Whether a terminal without Unicode can show the deck: pictures come out in ASCII too.
  var isASCII: Bool { art != .symbols || hasASCIISymbols }

  /// The drawings that the deck shows, or that stand in; nil for a deck of symbols.
  var drawings: DrawingSet? {
    switch art {
    case .symbols: nil
    case .drawings(let set), .network(let set), .folder(let set), .covers(let set): set
    }
  }

  /// Whether the pictures come from outside the game.
  var mustBeLoaded: Bool {
    switch art {
    case .symbols, .drawings: false
    case .network, .folder, .covers: true
    }
  }

  /// The numbers of the faces that a deal of `pairs` uses, in the order of the rules' faces.
  ///
  /// Always the same for the same seed, so that a resumed or replayed game looks as it did; drawn
  /// apart from the deal, so that the looks tell nothing about it.
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

/// What is seen on one small card of a deck.
struct Face: Hashable, Sendable {
  /// One Unicode scalar.
  let symbol: Character
  /// A help for the eye, never the only difference between two faces.
  let hue: Hue
  /// A short noun, for large cards and for whoever cannot see the symbol.
  let name: Localized

  init(_ symbol: Character, _ hue: Hue, _ english: String, _ russian: String) {
    self.symbol = symbol
    self.hue = hue
    name = Localized(english, russian)
  }
}

/// Eight colours that stay apart for colour-blind eyes, after Okabe and Ito's set; the terminal's
/// depth and the theme decide the exact tint.
enum Hue: Hashable, Sendable, CaseIterable {
  case gray, red, orange, yellow, green, sky, blue, purple
}
