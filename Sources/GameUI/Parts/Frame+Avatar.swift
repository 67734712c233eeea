import Canvas
import GameCore
import MediaProtocol
import Pictures

extension Frame {
  /// Draws the face or the picture that stands for a player, as large as fits into `place`; nothing
  /// where the player has none, or as long as it has not come.
  mutating func avatar(
    _ avatar: Avatar, in place: Rect, _ pictures: AskedPictures, _ context: Context
  ) {
    guard let format = PictureFormat(avatarIn: place, look) else { return }
    guard case .face(let number) = avatar else {
      return picture(avatar.key(context), in: place, pictures)
    }
    for case let shown? in Gallery(.cats, [number], format).pictures {
      put(shown.picture, at: place.origin)
    }
  }

  /// Draws a square picture, as large as fits into `place`, once it has come.
  mutating func picture(_ key: PictureKey?, in place: Rect, _ pictures: AskedPictures) {
    guard let format = PictureFormat(avatarIn: place, look),
      let picture = pictures.picture(key, format)
    else { return }
    put(picture, at: place.origin)
  }

  private mutating func put(_ picture: Picture, at origin: Point) {
    canvas.put(picture, at: origin)
    piece(
      Rect(
        column: origin.column, row: origin.row, columns: picture.columns, rows: picture.rows))
  }
}

extension PictureFormat {
  /// The largest square in `place`; nil where nobody could tell what it shows. A cell is twice as
  /// high as wide.
  init?(avatarIn place: Rect, _ look: RenderStyle) {
    let rows = min(place.rows, place.columns / 2)
    guard rows >= 3 else { return nil }
    self.init(size: Size(columns: 2 * rows, rows: rows), rendition: look.rendition)
  }
}

extension Avatar {
  /// What the helper draws it from; nil for what is drawn here.
  func key(_ context: Context) -> PictureKey? {
    guard case .own(let name) = self, let records = context.conditions.records else { return nil }
    return .avatar(path: name.file(in: records))
  }
}
