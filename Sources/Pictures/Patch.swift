/// The part of a picture in one cell: 8 x 8 samples with sums from which the mean colors of every
/// block are quickly computed.
struct Patch: Sendable {
  /// The number of samples at each side of a cell.
  static let side = 8

  let colors: [RGB]
  let samples: [Oklab]
  let whole: Tally
  private let lower: [Tally]
  private let upper: [Tally]
  private let left: [Tally]
  private let right: [Tally]
  private let quarters: [Tally]
  /// The sums of the sixths; empty if not requested.
  private let sixths: [Tally]

  /// Whether all samples have the same color.
  let isFlat: Bool

  /// Creates a patch from 64 samples, row by row, that do not all have the same color.
  init(_ colors: [(color: RGB, lab: Oklab)], sixths: Bool) {
    self.colors = colors.map(\.color)
    samples = colors.map(\.lab)
    isFlat = false
    var rows = Array(repeating: Tally.none, count: Self.side)
    var columns = rows
    var quarters = Array(repeating: Tally.none, count: 4)
    for (index, sample) in colors.enumerated() {
      let row = index / Self.side
      let column = index % Self.side
      rows[row].add(sample.color, sample.lab)
      columns[column].add(sample.color, sample.lab)
      quarters[row / 4 * 2 + column / 4].add(sample.color, sample.lab)
    }
    self.quarters = quarters
    self.sixths = sixths ? Self.sixths(of: colors) : []
    whole = quarters.reduce(.none, +)
    upper = Self.runningSums(rows)
    lower = Self.runningSums(rows.reversed())
    left = Self.runningSums(columns)
    right = Self.runningSums(columns.reversed())
  }

  /// Creates a patch of one color.
  init(flat color: RGB, _ lab: Oklab) {
    let area = Self.side * Self.side
    colors = Array(repeating: color, count: area)
    samples = Array(repeating: lab, count: area)
    isFlat = true
    whole = .repeating(color, lab, count: area)
    let line = Array(
      repeating: Tally.repeating(color, lab, count: Self.side), count: Self.side)
    lower = Self.runningSums(line)
    (upper, left, right) = (lower, lower, lower)
    quarters = Array(repeating: .repeating(color, lab, count: area / 4), count: 4)
    sixths = [12, 12, 8, 8, 12, 12].map { .repeating(color, lab, count: $0) }
  }

  /// Splits the samples into those in a block's foreground and the others.
  func split(by part: Block.Part) -> (foreground: Tally, background: Tally) {
    switch part {
    case .lower(let eighths):
      return (lower[eighths], upper[Self.side - eighths])
    case .left(let eighths):
      return (left[eighths], right[Self.side - eighths])
    case .quarters(let bits): return Self.split(quarters, bits)
    case .sixths(let bits): return Self.split(sixths, bits)
    }
  }

  private static func split(_ parts: [Tally], _ bits: Int) -> (foreground: Tally, background: Tally)
  {
    var foreground = Tally.none
    var background = Tally.none
    for index in parts.indices {
      if bits & (1 << index) == 0 {
        background += parts[index]
      } else {
        foreground += parts[index]
      }
    }
    return (foreground, background)
  }

  /// Splits eight rows into three; the middle third has the two rows that are completely in it.
  private static func sixths(of colors: [(color: RGB, lab: Oklab)]) -> [Tally] {
    let third = [0, 0, 0, 1, 1, 2, 2, 2]
    var sixths = Array(repeating: Tally.none, count: 6)
    for (index, sample) in colors.enumerated() {
      sixths[third[index / side] * 2 + index % side / 4].add(sample.color, sample.lab)
    }
    return sixths
  }

  private static func runningSums(_ parts: [Tally]) -> [Tally] {
    var sums = [Tally.none]
    for part in parts { sums.append(sums[sums.count - 1] + part) }
    return sums
  }
}

/// A cache of converted colors; adjacent pixels mostly have the same.
private struct OklabCache {
  private var known: [RGB: Oklab] = [:]
  private var last: (color: RGB, lab: Oklab) = (.black, Oklab(.black))

  mutating func lab(of color: RGB) -> Oklab {
    if color == last.color { return last.lab }
    let lab = known[color] ?? Oklab(color)
    known[color] = lab
    last = (color, lab)
    return lab
  }
}

extension Pixels {
  /// Returns the patches of a picture of a size, row by row; the pixels are stretched to fill it.
  func patches(columns: Int, rows: Int, sixths: Bool = false) -> [Patch] {
    guard columns > 0, rows > 0, self.columns > 0, self.rows > 0 else { return [] }
    let samples = resized(columns: columns * Patch.side, rows: rows * Patch.side)
    var labs = OklabCache()
    var patches: [Patch] = []
    patches.reserveCapacity(rows * columns)
    var colors: [(color: RGB, lab: Oklab)] = []
    for row in 0..<rows {
      for column in 0..<columns {
        colors.removeAll(keepingCapacity: true)
        for line in 0..<Patch.side {
          let start = (row * Patch.side + line) * samples.columns + column * Patch.side
          for place in start..<start + Patch.side {
            let color = samples.colors[place]
            colors.append((color, labs.lab(of: color)))
          }
        }
        let first = colors[0]
        let isFlat = colors.allSatisfy { $0.color == first.color }
        patches.append(isFlat ? Patch(flat: first.color, first.lab) : Patch(colors, sixths: sixths))
      }
    }
    return patches
  }

  /// Returns the picture in another number of pixels; each is the mean of those it covers.
  func resized(columns: Int, rows: Int) -> Pixels {
    if columns == self.columns, rows == self.rows { return self }
    return Pixels(columns: columns, rows: rows) { column, row in
      let left = column * self.columns / columns
      let right = max((column + 1) * self.columns / columns, left + 1)
      let top = row * self.rows / rows
      let bottom = max((row + 1) * self.rows / rows, top + 1)
      var sums = (0, 0, 0)
      for line in top..<bottom {
        for place in left..<right {
          let color = colors[line * self.columns + place]
          sums.0 += Int(color.red)
          sums.1 += Int(color.green)
          sums.2 += Int(color.blue)
        }
      }
      let count = (right - left) * (bottom - top)
      return RGB(
        UInt8(clamping: sums.0 / count), UInt8(clamping: sums.1 / count),
        UInt8(clamping: sums.2 / count))
    }
  }
}
