/// Sums over some pixels of one cell: enough to compute their mean and their distance from any
/// color without reading them again.
struct Tally: Sendable {
  private(set) var count = 0
  private var red = 0
  private var green = 0
  private var blue = 0
  private var sum = Oklab.black
  private var squares = 0.0

  static let none = Tally()

  mutating func add(_ color: RGB, _ lab: Oklab) {
    count += 1
    red += Int(color.red)
    green += Int(color.green)
    blue += Int(color.blue)
    sum.lightness += lab.lightness
    sum.greenRed += lab.greenRed
    sum.blueYellow += lab.blueYellow
    squares += lab.squaredDistance(to: .black)
  }

  /// Returns the tally of one pixel repeated `count` times.
  static func repeating(_ color: RGB, _ lab: Oklab, count: Int) -> Tally {
    var tally = Tally()
    tally.add(color, lab)
    tally.count = count
    tally.red *= count
    tally.green *= count
    tally.blue *= count
    let share = Double(count)
    tally.sum = Oklab(
      lightness: lab.lightness * share, greenRed: lab.greenRed * share,
      blueYellow: lab.blueYellow * share)
    tally.squares *= share
    return tally
  }

  /// The mean of the sRGB channels; black if there are no pixels.
  var color: RGB {
    guard count > 0 else { return .black }
    return RGB(
      UInt8(clamping: (red + count / 2) / count), UInt8(clamping: (green + count / 2) / count),
      UInt8(clamping: (blue + count / 2) / count))
  }

  /// The mean in Oklab; black if there are no pixels.
  var mean: Oklab {
    guard count > 0 else { return .black }
    let share = 1 / Double(count)
    return Oklab(
      lightness: sum.lightness * share, greenRed: sum.greenRed * share,
      blueYellow: sum.blueYellow * share)
  }

  /// Returns the sum of the squared distances of all pixels to a color.
  func error(shownAs shown: Oklab) -> Double {
    let product =
      sum.lightness * shown.lightness + sum.greenRed * shown.greenRed
      + sum.blueYellow * shown.blueYellow
    return max(squares - 2 * product + Double(count) * shown.squaredDistance(to: .black), 0)
  }

  static func += (total: inout Tally, part: Tally) {
    total.count += part.count
    total.red += part.red
    total.green += part.green
    total.blue += part.blue
    total.sum.lightness += part.sum.lightness
    total.sum.greenRed += part.sum.greenRed
    total.sum.blueYellow += part.sum.blueYellow
    total.squares += part.squares
  }

  static func + (left: Tally, right: Tally) -> Tally {
    var total = left
    total += right
    return total
  }
}
