internal import Canvas
internal import MediaProtocol
internal import Pictures

extension Photo {
  /// The maximum side of an avatar: its pixels, three bytes each, fit into `AvatarLimits.largest`.
  private static let avatarSide = 144

  /// The central square of the photo, reduced to the size of an avatar.
  var avatar: Photo {
    let square = min(width, height)
    let side = min(square, Self.avatarSide)
    let (left, top) = ((width - square) / 2, (height - square) / 2)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(side * side * 3)
    for row in 0..<side {
      let rows = top + row * square / side..<top + (row + 1) * square / side
      for column in 0..<side {
        let columns = left + column * square / side..<left + (column + 1) * square / side
        pixels += mean(rows, columns)
      }
    }
    return Photo(width: side, height: side, pixels: pixels) ?? self
  }
}

extension PictureFormat {
  /// The format that is fastest to render, for pictures that are not shown.
  static let least = PictureFormat(
    size: Size(columns: 1, rows: 1), rendition: Rendition(depth: .monochrome))
}
