/// Colors sorted by lightness, so that the nearest one is found without comparing all.
struct ColorLadder: Sendable {
  private let steps: [(number: Int, lab: Oklab)]

  /// Creates a ladder of at least one color.
  init(_ colors: [(number: Int, lab: Oklab)]) {
    steps = colors.sorted { ($0.lab.lightness, $0.number) < ($1.lab.lightness, $1.number) }
  }

  /// Returns the number of the nearest color; of several, the lowest number.
  func nearest(to color: Oklab) -> Int {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].lab.lightness < color.lightness { low = middle + 1 } else { high = middle }
    }
    var best = 0
    var least = Double.infinity
    // Whether colors further in this direction can still be nearer.
    func look(at index: Int) -> Bool {
      let step = steps[index]
      let lightness = step.lab.lightness - color.lightness
      guard lightness * lightness <= least else { return false }
      let distance = step.lab.squaredDistance(to: color)
      if distance < least || distance == least && step.number < best {
        least = distance
        best = step.number
      }
      return true
    }
    var (down, up) = (low - 1, low)
    while down >= 0 || up < steps.count {
      if up < steps.count { up = look(at: up) ? up + 1 : steps.count }
      if down >= 0 { down = look(at: down) ? down - 1 : -1 }
    }
    return best
  }
}
