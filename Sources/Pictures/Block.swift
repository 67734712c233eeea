/// A block character: which part of its cell is ink.
struct Block: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    /// So many eighths from the bottom: 0 to 8.
    case lower(Int)
    /// So many eighths from the left: 1 to 7.
    case left(Int)
    /// Some quarters: bit 0 the upper left, 1 the upper right, 2 the lower left, 3 the lower right.
    case quarters(Int)
    /// Some sixths of two columns and three rows: bit 0 the upper left, 1 the upper right and on.
    case sixths(Int)
  }

  let character: Character
  let part: Part

  init(_ character: Character, _ part: Part) {
    self.character = character
    self.part = part
  }

  /// Halves, which fonts of eight-colour consoles have too.
  static let halves = [Block("▄", .lower(4)), Block("▌", .left(4))]

  /// Every part that the Unicode block "Block Elements" can set apart, one of each pair of a part
  /// and the rest of the cell: ink and paper can change places.
  static let all: [Block] =
    halves
    + zip("▁▂▃▅▆▇", [1, 2, 3, 5, 6, 7]).map { Block($0, .lower($1)) }
    + zip("▏▎▍▋▊▉", [1, 2, 3, 5, 6, 7]).map { Block($0, .left($1)) }
    + zip("▘▝▖▗▚", [1, 2, 4, 8, 9]).map { Block($0, .quarters($1)) }

  /// The blocks for cells whose ink and paper cannot change places.
  static let fixed: [Block] =
    [Block(" ", .lower(0)), Block("█", .lower(8))] + all
    + zip("▀▐▞▟▙▜▛", [3, 10, 6, 14, 13, 11, 7]).map { Block($0, .quarters($1)) }

  /// The parts of two columns and three rows, one of each pair of a part and the rest.
  static let sextants: [Block] = fixedSextants.prefix(30) + []

  /// All of them, in the order of their numbers; the halves are among the other blocks.
  static let fixedSextants: [Block] = (1..<63).filter { $0 != 21 && $0 != 42 }.enumerated()
    .compactMap { place, bits in
      Unicode.Scalar(0x1FB00 + UInt32(place)).map { Block(Character($0), .sixths(bits)) }
    }

  /// The characters that mix ink and paper evenly, and the share of ink.
  static let shades: [(character: Character, share: Double)] = [
    ("░", 0.25), ("▒", 0.5), ("▓", 0.75),
  ]

  /// How much of each quarter is ink, 0 to 1, in the order of the bits of `Part.quarters`.
  var coverage: [Double] {
    switch part {
    case .lower(let eighths):
      let upper = Double(max(eighths - 4, 0)) / 4
      let lower = Double(min(eighths, 4)) / 4
      return [upper, upper, lower, lower]
    case .left(let eighths):
      let left = Double(min(eighths, 4)) / 4
      let right = Double(max(eighths - 4, 0)) / 4
      return [left, right, left, right]
    case .quarters(let bits):
      return (0..<4).map { bits & (1 << $0) == 0 ? 0 : 1 }
    case .sixths(let bits):
      let sixths = (0..<6).map { bits & (1 << $0) == 0 ? 0.0 : 1 }
      return [(0, 2), (1, 3), (4, 2), (5, 3)].map { (2 * sixths[$0.0] + sixths[$0.1]) / 3 }
    }
  }
}
