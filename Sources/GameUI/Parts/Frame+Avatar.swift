import Canvas
import GameCore
import MediaProtocol
import Pictures

/// What stands for a player: a face that is drawn here, or a picture from outside.
enum Portrait: Hashable, Sendable {
  case face(Int)
  case picture(PictureKey)
}

extension Frame {
  /// Draws what stands for a player, as large as fits into `place`; nothing as long as it has not
  /// come.
  mutating func portrait(_ portrait: Portrait?, in place: Rect, _ pictures: AskedPictures) {
    guard let portrait, let format = PictureFormat(avatarIn: place.size, look),
      let picture = pictures.picture(of: portrait, format)
    else { return }
    canvas.put(picture, at: place.origin)
    piece(place.left(picture.columns).top(picture.rows))
  }
}

extension PictureFormat {
  /// The largest square in `size`; nil where nobody could tell what it shows. A cell is twice as
  /// high as wide.
  init?(avatarIn size: Size, _ look: RenderStyle) {
    let rows = min(size.rows, size.columns / 2)
    guard rows >= 3 else { return nil }
    self.init(size: Size(columns: 2 * rows, rows: rows), rendition: look.rendition)
  }
}

extension Avatar {
  /// What is shown for it; nil where there is nothing to show.
  func portrait(_ context: Context) -> Portrait? {
    switch self {
    case .none: nil
    case .face(let number): .face(number)
    case .own(let name):
      context.conditions.records.map { .picture(.avatar(path: name.file(in: $0))) }
    }
  }
}
