import Canvas

/// Cells of block characters in color: for each cell, the block and the two colors that fit best.
struct ColorCells {
  let depth: ColorDepth
  private let blocks: [Block]

  /// Creates cells for a depth. Terminals with eight colors are consoles, whose fonts have few
  /// blocks.
  init(depth: ColorDepth, sextants: Bool) {
    self.depth = depth
    blocks =
      depth == .eight ? Block.halves : sextants ? Block.all + Block.sextants : Block.all
  }

  func cell(for patch: Patch) -> Cell {
    let numbers = Palette.numbers(at: depth)
    guard !patch.isFlat else { return flat(patch, numbers) }
    guard !numbers.isEmpty else { return direct(patch) }
    var best = flat(patch, numbers)
    var least = error(of: best, on: patch.whole)
    for block in closest(to: patch) {
      let (ink, paper) = patch.split(by: block.part)
      let inkNumber = Palette.nearest(to: ink.mean, of: numbers)
      let paperNumber = Palette.nearest(to: paper.mean, of: numbers)
      let error =
        ink.error(shownAs: Palette.labs[inkNumber])
        + paper.error(shownAs: Palette.labs[paperNumber])
      if error < least {
        least = error
        best = Cell(block.character, Palette.style(ink: inkNumber, paper: paperNumber))
      }
    }
    return best
  }

  private func direct(_ patch: Patch) -> Cell {
    guard let block = closest(to: patch).first else { return flat(patch, 0..<0) }
    let (ink, paper) = patch.split(by: block.part)
    return Cell(block.character, Style(ink: ink.color.direct, paper: paper.color.direct))
  }

  /// Returns a cell of one color, mixed from two if the palette is small.
  private func flat(_ patch: Patch, _ numbers: Range<Int>) -> Cell {
    guard !numbers.isEmpty else {
      let color = patch.whole.color.direct
      return Cell(" ", Style(ink: color, paper: color))
    }
    let mean = patch.whole.mean
    guard depth < .palette256 else {
      let number = Palette.nearest(to: mean, of: numbers)
      return Cell(" ", Palette.style(ink: number, paper: number))
    }
    let mix = Mix.nearest(to: mean, at: depth)
    return Cell(mix.character, Palette.style(ink: mix.ink, paper: mix.paper))
  }

  private func error(of flat: Cell, on whole: Tally) -> Double {
    whole.error(shownAs: flat.style.mixedLab(flat.character))
  }

  /// Returns the few blocks whose halves are the most uniform, best first.
  private func closest(to patch: Patch) -> [Block] {
    var ranked: [(error: Double, block: Block)] = []
    for block in blocks {
      let (ink, paper) = patch.split(by: block.part)
      let error = ink.error(shownAs: ink.mean) + paper.error(shownAs: paper.mean)
      let place = ranked.firstIndex { error < $0.error } ?? ranked.count
      ranked.insert((error, block), at: place)
      if ranked.count > 4 { ranked.removeLast() }
    }
    return ranked.map(\.block)
  }
}

/// Two colors of a small palette and the shade that mixes them.
struct Mix: Sendable {
  let character: Character
  let ink: Int
  let paper: Int
  let lab: Oklab
  /// The penalty for the contrast of the two colors.
  let roughness: Double

  static func nearest(to color: Oklab, at depth: ColorDepth) -> Mix {
    let mixes = depth == .eight ? ofEight : ofSixteen
    var best = mixes[0]
    var least = Double.infinity
    for mix in mixes {
      let error = mix.lab.tintedSquaredDistance(to: color) + mix.roughness
      if error < least {
        best = mix
        least = error
      }
    }
    return best
  }

  private static let ofEight = mixes(of: 0..<8)
  private static let ofSixteen = mixes(of: 0..<16)

  private static func mixes(of numbers: Range<Int>) -> [Mix] {
    let plain = numbers.map {
      Mix(character: " ", ink: $0, paper: $0, lab: Palette.labs[$0], roughness: 0)
    }
    let mixed = numbers.flatMap { paper in
      numbers.filter { $0 > paper }.flatMap { ink in
        Block.shades.map { shade in
          let share = shade.share
          let contrast = Palette.labs[paper].squaredDistance(to: Palette.labs[ink])
          return Mix(
            character: shade.character, ink: ink, paper: paper,
            lab: Palette.labs[paper].mixed(with: Palette.labs[ink], share),
            roughness: 0.08 * share * (1 - share) * contrast)
        }
      }
    }
    return plain + mixed
  }
}
