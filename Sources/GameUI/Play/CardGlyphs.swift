import Canvas

/// The characters that cards are drawn with, in Unicode or ASCII.
struct CardGlyphs: Hashable, Sendable {
  /// The edges of a card or of the frame around it: the top, middle and bottom rows, each with its
  /// left, inner and right cells.
  struct Edges: Hashable, Sendable {
    let rows: [[Character]]
    /// Whether the sides and the bottom row are in reverse. Fonts draw a blank and the lower half
    /// of a cell without lines between cells, but not the upper half and full blocks.
    let isReversed: Bool

    private init(_ rows: String..., isReversed: Bool = false) {
      self.rows = rows.map(Array.init)
      self.isReversed = isReversed
    }

    /// Half a cell at the top and bottom: as the edges of a card, they keep it from touching
    /// others.
    static let halves = Edges("▄▄▄", "   ", "▄▄▄", isReversed: true)
    /// Lines around an open face that is almost as light as the table.
    static let thin = Edges("▁▁▁", "▏ ▕", "▔▔▔")
    /// A frame in the other halves.
    static let around = Edges("   ", "   ", "   ", isReversed: true)
    static let heavy = Edges("┏━┓", "┃ ┃", "┗━┛")
    static let ascii = Edges(".-.", "| |", "'-'")
    static let heavyASCII = Edges("###", "# #", "###")
  }

  let edges: Edges
  /// The columns of the edges at each side of a back.
  let side: Int
  /// A card seen from its edge.
  let edge: Character
  /// The characters of the back's ornament, shifted by one in each row.
  let ornament: [Character]
  /// That of a back with one row inside.
  let smallOrnament: [Character]
  /// The marks on the edge of a card that missed, and of one that was taken.
  let missed: Character
  let found: Character

  static let unicode = CardGlyphs(
    edges: .halves, side: 0, edge: "█", ornament: ["╱", "╲"], smallOrnament: [" ", "◇"],
    missed: "✗", found: "✓")
  static let ascii = CardGlyphs(
    edges: .ascii, side: 1, edge: "|", ornament: ["/", "\\"], smallOrnament: ["/", "\\"],
    missed: "x", found: "*")
}

extension RenderStyle {
  var cardGlyphs: CardGlyphs { unicode ? .unicode : .ascii }

  /// The frame around the focused card. Without its own color it differs from a card's edges in
  /// shape.
  var cardFocus: CardGlyphs.Edges {
    unicode ? style(.cardFocus).foreground == .standard ? .heavy : .around : .heavyASCII
  }
}
