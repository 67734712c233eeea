import GameCore

/// The counting up of points: the last part of the celebration of a win.
struct PointsCount: Hashable {
  private static let time = 600
  private static let step = 40

  let start: Moment
  let now: Moment

  var next: Moment { now.advanced(by: Self.step) }

  /// Returns the count at `now`; nil at its end.
  func at(_ now: Moment) -> PointsCount? {
    now >= start.advanced(by: Self.time) ? nil : PointsCount(start: start, now: now)
  }

  /// Returns the part of `points` that is reached.
  func shown(of points: Int) -> Int {
    points * (now.milliseconds - start.milliseconds) / Self.time
  }
}

extension DialogQueue {
  /// The result in front whose points are being counted.
  private var counted: GameResult? {
    guard let result = first?.content as? GameResult, result.count != nil else { return nil }
    return result
  }

  /// The time of the next step of the count of points; nil without one.
  var countDue: Moment? { isEmpty ? nil : counted?.count?.next }

  /// Counts the points of the result in front, to the end without a time; returns false if they
  /// are complete.
  @discardableResult
  mutating func count(to now: Moment?) -> Bool {
    guard !isEmpty, var result = counted else { return false }
    result.count(to: now)
    update(result)
    return true
  }
}
