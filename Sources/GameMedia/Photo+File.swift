extension Photo {
  /// The start of a file, followed by two bytes for each side, the hash of the pixels, and the
  /// pixels.
  private static let mark = Array("FLIPSIDE PHOTO 1\n".utf8)
  private static let header = mark.count + 4 + 64
  /// The maximum size of a photo's file in bytes.
  static let largestFile = header + mostPixels * 3

  /// The photo as a file for the cache.
  var file: [UInt8] {
    let sides = [width >> 8, width, height >> 8, height].map { UInt8(truncatingIfNeeded: $0) }
    return Self.mark + sides + Array(ContentHash(of: pixels).digits.utf8) + pixels
  }

  /// Reads a photo from the cache; nil if the file is damaged.
  init?(file: [UInt8]) {
    guard file.count > Self.header, file.starts(with: Self.mark) else { return nil }
    let sides = file[Self.mark.count...].prefix(4).map(Int.init)
    let hash = file[(Self.mark.count + 4)...].prefix(64)
    let pixels = Array(file[Self.header...])
    guard hash.elementsEqual(ContentHash(of: pixels).digits.utf8) else { return nil }
    self.init(width: sides[0] << 8 | sides[1], height: sides[2] << 8 | sides[3], pixels: pixels)
  }
}
