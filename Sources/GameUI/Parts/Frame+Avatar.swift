import Canvas
import GameCore
import MediaProtocol
import Pictures

/// A player's portrait: a drawn face, or a picture from outside.
enum Portrait: Hashable, Sendable {
  case face(Int)
  case picture(PictureKey)
}

extension Frame {
  /// Draws a player's portrait as large as fits into `place`; nothing until it has arrived.
  mutating func portrait(_ portrait: Portrait?, in place: Rect, _ pictures: PictureLoader) {
    guard let portrait, let format = PictureFormat(avatarIn: place.size, look),
      let picture = pictures[portrait, format]
    else { return }
    let look = look
    describe(
      .picture, look.text(ProfilePhrase.field(.avatar)),
      at: place.left(picture.columns).top(picture.rows)
    ) { $0.canvas.put(picture, at: place.origin) }
  }

  /// Draws the first letter of a name on a tile, where a portrait would be.
  mutating func badge(_ name: String, in place: Rect) {
    let style = look.primary(.chart)
    let rows = min(place.rows, place.columns / 2)
    let tile = place.left(2 * rows).top(rows)
    canvas.fill(tile, style: style)
    let row = tile.row + (rows - 1) / 2
    canvas.write(String(name.prefix(1)), in: tile.line(row), .center, style: style)
  }
}

extension PictureFormat {
  /// Creates the format of the largest square in `size`; nil if it would be too small to recognize.
  /// A cell is twice as high as wide.
  init?(avatarIn size: Size, _ look: RenderStyle) {
    let rows = min(size.rows, size.columns / 2)
    guard rows >= 3 else { return nil }
    self.init(size: Size(columns: 2 * rows, rows: rows), rendition: look.rendition)
  }
}

extension Avatar {
  /// Returns the portrait for the avatar; nil if there is nothing to show.
  func portrait(_ context: Context) -> Portrait? {
    switch self {
    case .none: nil
    case .face(let number): .face(number)
    case .own(let name):
      context.conditions.records.map { .picture(.avatar(path: name.file(in: $0))) }
    }
  }
}
