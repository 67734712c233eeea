/// A picture from outside, decoded and reduced: at most 76,800 pixels, 640 on a side.
struct Photo: Hashable, Sendable {
  let width: Int
  let height: Int
  /// The pixels, three bytes each (red, green, blue), row by row.
  let pixels: [UInt8]

  static let mostPixels = 320 * 240
  static let longestSide = 640

  /// Creates a photo; nil if the number of pixels or a side is invalid.
  init?(width: Int, height: Int, pixels: [UInt8]) {
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
      width * height <= Self.mostPixels, pixels.count == width * height * 3
    else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension Photo {
  /// A thumbnail: the means of 8 x 8 parts, three bytes each.
  var thumbnail: [UInt8] {
    let parts = 8
    var thumbnail: [UInt8] = []
    thumbnail.reserveCapacity(parts * parts * 3)
    for partRow in 0..<parts {
      let rows = Self.part(partRow, of: parts, in: height)
      for partColumn in 0..<parts {
        thumbnail += mean(rows, Self.part(partColumn, of: parts, in: width))
      }
    }
    return thumbnail
  }

  /// Returns the mean color of a part that is not empty.
  func mean(_ rows: Range<Int>, _ columns: Range<Int>) -> [UInt8] {
    var (red, green, blue) = (0, 0, 0)
    for row in rows {
      var at = (row * width + columns.lowerBound) * 3
      for _ in columns {
        red += Int(pixels[at])
        green += Int(pixels[at + 1])
        blue += Int(pixels[at + 2])
        at += 3
      }
    }
    let count = rows.count * columns.count
    return [red, green, blue].map { UInt8($0 / count) }
  }

  /// Returns one of `parts` equal parts of a length; it is never empty.
  private static func part(_ index: Int, of parts: Int, in length: Int) -> Range<Int> {
    let start = min(index * length / parts, length - 1)
    return start..<max((index + 1) * length / parts, start + 1)
  }
}
