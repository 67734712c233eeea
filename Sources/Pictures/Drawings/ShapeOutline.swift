/// A point of a drawing: (0, 0) is the upper left corner of its square, (1, 1) the lower right.
public struct Spot: Hashable, Sendable {
  public let x: Double
  public let y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The point with left and right swapped.
  var mirrored: Spot { Spot(1 - x, y) }
}

/// An area of a drawing, in units of its square.
public enum ShapeOutline: Hashable, Sendable {
  /// An ellipse; `along` is a vector to which its first radius is parallel.
  case ellipse(center: Spot, radii: Spot, along: Spot)
  /// A polygon, filled by the even-odd rule.
  case polygon([Spot])
  /// A line with round ends and corners.
  case stroke([Spot], width: Double)

  /// Returns whether a point is inside.
  func contains(_ spot: Spot) -> Bool {
    switch self {
    case .ellipse(let center, let radii, let along):
      let length = along.x * along.x + along.y * along.y
      guard length > 0, radii.x > 0, radii.y > 0 else { return false }
      let x = spot.x - center.x
      let y = spot.y - center.y
      let first = (x * along.x + y * along.y) / radii.x
      let second = (y * along.x - x * along.y) / radii.y
      return first * first + second * second <= length
    case .polygon(let corners):
      return Self.encloses(corners, spot)
    case .stroke(let points, let width):
      return zip(points, points.dropFirst()).contains { start, end in
        Self.squaredDistance(of: spot, from: start, to: end) <= width * width / 4
      }
    }
  }

  /// The least and greatest coordinates of the area.
  var bounds: (least: Spot, greatest: Spot) {
    let points: [Spot]
    let margin: Double
    switch self {
    case .ellipse(let center, let radii, _):
      points = [center]
      margin = max(radii.x, radii.y)
    case .polygon(let corners):
      points = corners
      margin = 0
    case .stroke(let line, let width):
      points = line
      margin = width / 2
    }
    guard let first = points.first else { return (Spot(0, 0), Spot(0, 0)) }
    let least = points.reduce(first) { Spot(min($0.x, $1.x), min($0.y, $1.y)) }
    let greatest = points.reduce(first) { Spot(max($0.x, $1.x), max($0.y, $1.y)) }
    return (
      Spot(least.x - margin, least.y - margin), Spot(greatest.x + margin, greatest.y + margin)
    )
  }

  /// The area with left and right swapped.
  var mirrored: ShapeOutline {
    switch self {
    case .ellipse(let center, let radii, let along):
      .ellipse(center: center.mirrored, radii: radii, along: Spot(-along.x, along.y))
    case .polygon(let corners): .polygon(corners.map(\.mirrored))
    case .stroke(let points, let width): .stroke(points.map(\.mirrored), width: width)
    }
  }

  private static func encloses(_ corners: [Spot], _ spot: Spot) -> Bool {
    guard var previous = corners.last else { return false }
    var inside = false
    for corner in corners {
      if (corner.y > spot.y) != (previous.y > spot.y) {
        let share = (spot.y - corner.y) / (previous.y - corner.y)
        if spot.x < corner.x + share * (previous.x - corner.x) { inside.toggle() }
      }
      previous = corner
    }
    return inside
  }

  private static func squaredDistance(of spot: Spot, from start: Spot, to end: Spot) -> Double {
    let across = Spot(end.x - start.x, end.y - start.y)
    let away = Spot(spot.x - start.x, spot.y - start.y)
    let length = across.x * across.x + across.y * across.y
    let along = length > 0 ? (away.x * across.x + away.y * across.y) / length : 0
    let share = min(max(along, 0), 1)
    let x = away.x - share * across.x
    let y = away.y - share * across.y
    return x * x + y * y
  }
}
