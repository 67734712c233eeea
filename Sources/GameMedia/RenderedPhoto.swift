internal import Canvas
internal import MediaProtocol
internal import Pictures

/// A photo rendered in one format, with all that a deal needs of it.
struct RenderedPhoto: Hashable, Sendable {
  /// The thumbnail, as in `Photo.thumbnail`.
  let thumbnail: [UInt8]
  let picture: Picture
}

extension RenderedPhoto {
  /// The start of a file. Its number is also that of the renderer: older renderings are not used.
  private static let mark = Array("FLIPSIDE PRINT 2\n".utf8)
  private static let header = mark.count + 64
  private static let thumbnailBytes = 8 * 8 * 3
  /// The maximum size of a file in bytes.
  static let largestFile = header + thumbnailBytes + MessageFrame.longest

  /// The file for the cache: a hash, the thumbnail, and the picture as in a report to the game.
  var file: [UInt8] {
    let face = Face(index: 0, name: "", picture: picture)
    let body = thumbnail + MediaReport.news(RequestID(0), .face(face)).frame
    return Self.mark + Array(ContentHash(of: body).digits.utf8) + body
  }

  /// Reads a rendering from the cache; nil if the file is damaged or has another format.
  init?(file: [UInt8], _ format: PictureFormat) {
    guard file.count > Self.header + Self.thumbnailBytes, file.starts(with: Self.mark) else {
      return nil
    }
    let body = Array(file[Self.header...])
    let hash = file[Self.mark.count..<Self.header]
    guard hash.elementsEqual(ContentHash(of: body).digits.utf8) else { return nil }
    var buffer = FrameBuffer()
    buffer.append(body[Self.thumbnailBytes...])
    guard case .news(_, .face(let face)) = try? buffer.nextReport(),
      face.picture.size == format.size, format.holding(face.picture) == face.picture
    else { return nil }
    self.init(thumbnail: Array(body[..<Self.thumbnailBytes]), picture: face.picture)
  }
}

extension PictureFormat {
  /// The name for files, such as `18x9-direct`, unique among formats.
  var name: String {
    let rendition = rendition
    return "\(size.columns)x\(size.rows)-\(rendition.depth)"
      + (rendition.unicode ? rendition.sextants ? "-sextants" : "" : "-ascii")
      + (rendition.lightForeground ? "" : "-light")
      + (rendition.pixels.map { "-\($0.encoding)\($0.cellWidth)x\($0.cellHeight)" } ?? "")
  }
}
