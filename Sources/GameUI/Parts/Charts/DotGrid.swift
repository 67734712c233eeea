import Canvas

/// A picture of dots smaller than cells: two by four dots in a cell with braille, one by two in
/// ASCII.
struct DotGrid {
  /// The size in cells.
  let size: Size
  private let unicode: Bool
  private var bits: [UInt8]

  init(_ size: Size, unicode: Bool) {
    self.size = size
    self.unicode = unicode
    bits = Array(repeating: 0, count: size.columns * size.rows)
  }

  /// The number of dots in a row and in a column.
  var width: Int { size.columns * (unicode ? 2 : 1) }
  var height: Int { size.rows * (unicode ? 4 : 2) }

  /// Sets a dot, counted from the top left; ignores dots outside.
  mutating func set(_ x: Int, _ y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    if unicode {
      bits[y / 4 * size.columns + x / 2] |= Self.braille[y % 4][x % 2]
    } else {
      bits[y / 2 * size.columns + x] |= y.isMultiple(of: 2) ? 1 : 2
    }
  }

  /// The character of a cell; nil if it has no dots.
  subscript(column: Int, row: Int) -> Character? {
    let bits = bits[row * size.columns + column]
    guard bits > 0 else { return nil }
    guard unicode else { return ["'", ".", ":"][Int(bits) - 1] }
    return Unicode.Scalar(0x2800 + UInt32(bits)).map(Character.init)
  }

  private static let braille: [[UInt8]] = [
    [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
  ]
}
