import Canvas
import GameCore

/// A few faces of a deck side by side.
enum DeckPreview {
  static func draw(_ deck: Deck, into frame: inout Frame, column: Int, row: Int, faces: Int) {
    var column = column
    for face in deck.faces.prefix(faces) {
      var style = frame.look.style(.cardFace)
      if let ink = FaceInk.color(face.hue, on: style.paper, depth: frame.look.depth) {
        style.ink = ink
      }
      style.attributes.insert(.bold)
      column = frame.canvas.write(" \(face.symbol) ", column: column, row: row, style: style) + 1
    }
  }
}

extension Decks {
  /// The decks that a terminal can show.
  static func offered(unicode: Bool) -> [Deck] {
    unicode ? all : all.filter(\.isASCII)
  }

  /// The deck of this id, or the first that the terminal can show.
  static func shown(_ id: String, unicode: Bool) -> Deck {
    let deck = named(id)
    let offered = offered(unicode: unicode)
    return offered.contains(deck) ? deck : offered.first ?? deck
  }
}
