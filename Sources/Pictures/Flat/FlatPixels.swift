import Canvas

/// Pixels with few colors, such as drawings; each pixel is the index of a color.
struct FlatPixels: Hashable {
  let columns: Int
  let rows: Int
  let palette: [RGB]
  /// The indices of `columns * rows` pixels.
  let numbers: [UInt8]

  /// Indexes the colors of `pixels`; if there are more than 255, similar ones are merged.
  init(_ pixels: Pixels) {
    columns = pixels.columns
    rows = pixels.rows
    let counted = (0..<8).lazy.compactMap { Self.count(pixels.colors, $0) }.first
    palette = counted?.palette ?? []
    numbers = counted?.numbers ?? []
  }

  func bytes(as encoding: PixelFormat.Encoding) -> [UInt8] {
    switch encoding {
    case .png: PNGFile.bytes(of: self)
    case .sixel: Sixel.bytes(of: self)
    }
  }

  /// Returns nil if there are more than 255 colors even if the lowest `coarseness` bits of each
  /// channel are ignored.
  private static func count(
    _ colors: [RGB], _ coarseness: Int
  ) -> (palette: [RGB], numbers: [UInt8])? {
    var palette: [RGB] = []
    var known: [UInt32: UInt8] = [:]
    var numbers: [UInt8] = []
    numbers.reserveCapacity(colors.count)
    var last: (color: RGB, number: UInt8)?
    for color in colors {
      if let last, last.color == color {
        numbers.append(last.number)
        continue
      }
      let parts = [color.red, color.green, color.blue].map { UInt32($0 >> coarseness) }
      let key = parts[0] << 16 | parts[1] << 8 | parts[2]
      let number: UInt8
      if let seen = known[key] {
        number = seen
      } else {
        guard palette.count < 255 else { return nil }
        number = UInt8(palette.count)
        known[key] = number
        palette.append(color)
      }
      numbers.append(number)
      last = (color, number)
    }
    return (palette, numbers)
  }
}
