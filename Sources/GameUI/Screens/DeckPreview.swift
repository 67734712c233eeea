import Canvas
import GameCore
import MediaProtocol
import Pictures

/// A few faces of the chosen deck side by side.
struct DeckPreview: Hashable {
  /// Drawings of the deck, worked out once; nil for a deck of symbols.
  private var gallery: Gallery?
  private var set: DrawingSet?

  /// Gets ready to show `deck`.
  mutating func show(_ deck: Deck, _ look: Look) {
    let format = PictureFormat(size: BoardLayout.leastPicture, rendition: look.rendition)
    if set == deck.drawings, gallery.map({ $0.format == format }) ?? true { return }
    set = deck.drawings
    gallery = deck.drawings.map { Gallery($0, Array(0..<Self.faces), format) }
  }

  /// The most faces shown.
  private static let faces = 8

  /// How many rows the preview of a deck takes.
  static func rows(of deck: Deck) -> Int {
    deck.drawings == nil ? 1 : BoardLayout.leastPicture.rows
  }

  /// Draws as many faces as there is room for in `width` columns.
  func draw(_ deck: Deck, into frame: inout Frame, at origin: Point, width: Int) {
    if let gallery, set == deck.drawings {
      let step = gallery.format.size.columns + 1
      for (number, face) in gallery.pictures.prefix((width + 1) / step).enumerated() {
        frame.canvas.put(
          face.picture, at: Point(column: origin.column + number * step, row: origin.row))
      }
      return
    }
    var column = origin.column
    for face in deck.faces.prefix(min(Self.faces, (width + 1) / (deck.symbolColumns + 3))) {
      var style = frame.look.style(.cardFace)
      if let ink = FaceInk.color(face.hue, on: style.paper, depth: frame.look.depth) {
        style.ink = ink
      }
      style.attributes.insert(.bold)
      let text = " \(face.symbol) "
      column = frame.canvas.write(text, column: column, row: origin.row, style: style) + 1
    }
  }
}
