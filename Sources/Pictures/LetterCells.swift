import Canvas

/// Cells of ASCII characters in color: for each cell, the letter that best separates its two
/// colors.
struct LetterCells {
  let depth: ColorDepth

  func cell(for patch: Patch) -> Cell {
    let numbers = Palette.numbers(at: depth)
    let whole = patch.whole
    guard !patch.isFlat else { return Cell(" ", style(ink: whole, paper: whole, numbers)) }
    let (far, share) = parts(of: patch)
    guard far.ink.count > 0, far.paper.count > 0 else {
      return Cell(" ", style(ink: whole, paper: whole, numbers))
    }
    let letter = Letter.nearest(to: share)
    let style = style(ink: far.ink, paper: far.paper, numbers)
    return style.ink == style.paper ? Cell(" ", style) : Cell(letter, style)
  }

  /// Splits the samples of a patch into two groups by three rounds of 2-means; the larger one is
  /// the background.
  private func parts(of patch: Patch) -> ((ink: Tally, paper: Tally), [Double]) {
    let mean = patch.whole.mean
    var first = farthest(from: mean, in: patch.samples)
    var second = farthest(from: first, in: patch.samples)
    var groups = (Tally.none, Tally.none)
    var isFirst: [Bool] = []
    for _ in 0..<3 {
      groups = (.none, .none)
      isFirst = patch.samples.map { $0.squaredDistance(to: first) < $0.squaredDistance(to: second) }
      for (index, sample) in patch.samples.enumerated() {
        if isFirst[index] {
          groups.0.add(patch.colors[index], sample)
        } else {
          groups.1.add(patch.colors[index], sample)
        }
      }
      guard groups.0.count > 0, groups.1.count > 0 else { break }
      first = groups.0.mean
      second = groups.1.mean
    }
    let firstIsInk = groups.0.count <= groups.1.count
    let share = isFirst.map { $0 == firstIsInk ? 1.0 : 0.0 }
    return (firstIsInk ? (groups.0, groups.1) : (groups.1, groups.0), share)
  }

  private func farthest(from color: Oklab, in samples: [Oklab]) -> Oklab {
    samples.max { $0.squaredDistance(to: color) < $1.squaredDistance(to: color) } ?? color
  }

  private func style(ink: Tally, paper: Tally, _ numbers: Range<Int>) -> Style {
    guard !numbers.isEmpty else {
      return Style(ink: ink.color.direct, paper: paper.color.direct)
    }
    return Palette.style(
      ink: Palette.nearest(to: ink.mean, of: numbers),
      paper: Palette.nearest(to: paper.mean, of: numbers))
  }
}
