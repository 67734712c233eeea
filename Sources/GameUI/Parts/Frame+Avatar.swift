import Canvas
import GameCore
import MediaProtocol
import Pictures

extension Frame {
  /// Draws the face that stands for a player, as large as fits into `place`; nothing where the
  /// player has none. A cell is twice as high as wide.
  mutating func avatar(_ avatar: Avatar, in place: Rect) {
    guard case .face(let number) = avatar else { return }
    let rows = min(place.rows, place.columns / 2)
    guard rows >= 3 else { return }
    let format = PictureFormat(
      size: Size(columns: 2 * rows, rows: rows), rendition: look.rendition)
    for case let shown? in Gallery(.cats, [number], format).pictures {
      canvas.put(shown.picture, at: place.origin)
    }
  }
}
