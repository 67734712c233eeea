import Canvas

/// Cells of ASCII characters in color: for each cell, the letter that best separates its two
/// colors.
struct LetterCells {
  let depth: ColorDepth

  func cell(for patch: Patch) -> Cell {
    let numbers = XtermPalette.numbers(at: depth)
    let whole = patch.whole
    guard !patch.isFlat else {
      return Cell(" ", style(foreground: whole, background: whole, numbers))
    }
    let (far, share) = parts(of: patch)
    guard far.foreground.count > 0, far.background.count > 0 else {
      return Cell(" ", style(foreground: whole, background: whole, numbers))
    }
    let letter = Letter.nearest(to: share)
    let style = style(foreground: far.foreground, background: far.background, numbers)
    return style.foreground == style.background ? Cell(" ", style) : Cell(letter, style)
  }

  /// Splits the samples of a patch into two groups by three rounds of 2-means; the larger one is
  /// the background.
  private func parts(of patch: Patch) -> ((foreground: Tally, background: Tally), [Double]) {
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

  private func style(foreground: Tally, background: Tally, _ numbers: Range<Int>) -> Style {
    guard !numbers.isEmpty else {
      return Style(foreground: foreground.color.direct, background: background.color.direct)
    }
    return XtermPalette.style(
      foreground: XtermPalette.nearest(to: foreground.mean, of: numbers),
      background: XtermPalette.nearest(to: background.mean, of: numbers))
  }
}
