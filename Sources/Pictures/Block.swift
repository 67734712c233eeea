/// A block character and the part of its cell that has the foreground color.
struct Block: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    /// A number of eighths from the bottom: 0 to 8.
    case lower(Int)
    /// A number of eighths from the left: 1 to 7.
    case left(Int)
    /// A set of quarters: bit 0 upper left, 1 upper right, 2 lower left, 3 lower right.
    case quarters(Int)
    /// A set of sixths, in two columns and three rows: bit 0 upper left, 1 upper right, and so on.
    case sixths(Int)
  }

  let character: Character
  let part: Part

  init(_ character: Character, _ part: Part) {
    self.character = character
    self.part = part
  }

  /// Halves, which fonts of eight-color consoles also have.
  static let halves = [Block("▄", .lower(4)), Block("▌", .left(4))]

  /// The parts in the Unicode block "Block Elements", without those that are the rest of the cell
  /// of another: foreground and background can be swapped.
  static let all: [Block] =
    halves
    + zip("▁▂▃▅▆▇", [1, 2, 3, 5, 6, 7]).map { Block($0, .lower($1)) }
    + zip("▏▎▍▋▊▉", [1, 2, 3, 5, 6, 7]).map { Block($0, .left($1)) }
    + zip("▘▝▖▗▚", [1, 2, 4, 8, 9]).map { Block($0, .quarters($1)) }

  /// The blocks for cells whose foreground and background cannot be swapped.
  static let fixed: [Block] =
    [Block(" ", .lower(0)), Block("█", .lower(8))] + all
    + zip("▀▐▞▟▙▜▛", [3, 10, 6, 14, 13, 11, 7]).map { Block($0, .quarters($1)) }

  /// The parts of two columns and three rows, without those that are the rest of another.
  static let sextants: [Block] = fixedSextants.prefix(30) + []

  /// All parts of two columns and three rows by number, without the halves, which are other blocks.
  static let fixedSextants: [Block] = (1..<63).filter { $0 != 21 && $0 != 42 }.enumerated()
    .compactMap { place, bits in
      Unicode.Scalar(0x1FB00 + UInt32(place)).map { Block(Character($0), .sixths(bits)) }
    }

  /// The characters that mix foreground and background evenly, with the foreground's share.
  static let shades: [(character: Character, share: Double)] = [
    ("░", 0.25), ("▒", 0.5), ("▓", 0.75),
  ]

  /// The share of the foreground in each quarter, 0 to 1, in the order of the bits of
  /// `Part.quarters`.
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
