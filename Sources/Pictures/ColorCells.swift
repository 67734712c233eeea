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
    let numbers = XtermPalette.numbers(at: depth)
    guard !patch.isFlat else { return flat(patch, numbers) }
    guard !numbers.isEmpty else { return direct(patch) }
    var best = flat(patch, numbers)
    var least = error(of: best, on: patch.whole)
    for block in closest(to: patch) {
      let (foreground, background) = patch.split(by: block.part)
      let inkNumber = XtermPalette.nearest(to: foreground.mean, of: numbers)
      let backgroundNumber = XtermPalette.nearest(to: background.mean, of: numbers)
      let error =
        foreground.error(shownAs: XtermPalette.labs[inkNumber])
        + background.error(shownAs: XtermPalette.labs[backgroundNumber])
      if error < least {
        least = error
        best = Cell(
          block.character, XtermPalette.style(foreground: inkNumber, background: backgroundNumber))
      }
    }
    return best
  }

  private func direct(_ patch: Patch) -> Cell {
    guard let block = closest(to: patch).first else { return flat(patch, 0..<0) }
    let (foreground, background) = patch.split(by: block.part)
    return Cell(
      block.character,
      Style(foreground: foreground.color.direct, background: background.color.direct))
  }

  /// Returns a cell of one color, mixed from two if the palette is small.
  private func flat(_ patch: Patch, _ numbers: Range<Int>) -> Cell {
    guard !numbers.isEmpty else {
      let color = patch.whole.color.direct
      return Cell(" ", Style(foreground: color, background: color))
    }
    let mean = patch.whole.mean
    guard depth < .palette256 else {
      let number = XtermPalette.nearest(to: mean, of: numbers)
      return Cell(" ", XtermPalette.style(foreground: number, background: number))
    }
    let mix = Mix.nearest(to: mean, at: depth)
    return Cell(
      mix.character, XtermPalette.style(foreground: mix.foreground, background: mix.background))
  }

  private func error(of flat: Cell, on whole: Tally) -> Double {
    whole.error(shownAs: flat.style.mixedLab(flat.character))
  }

  /// Returns the few blocks whose halves are the most uniform, best first.
  private func closest(to patch: Patch) -> [Block] {
    var ranked: [(error: Double, block: Block)] = []
    for block in blocks {
      let (foreground, background) = patch.split(by: block.part)
      let error =
        foreground.error(shownAs: foreground.mean) + background.error(shownAs: background.mean)
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
  let foreground: Int
  let background: Int
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
      Mix(character: " ", foreground: $0, background: $0, lab: XtermPalette.labs[$0], roughness: 0)
    }
    let mixed = numbers.flatMap { background in
      numbers.filter { $0 > background }.flatMap { foreground in
        Block.shades.map { shade in
          let share = shade.share
          let contrast = XtermPalette.labs[background].squaredDistance(
            to: XtermPalette.labs[foreground])
          return Mix(
            character: shade.character, foreground: foreground, background: background,
            lab: XtermPalette.labs[background].mixed(with: XtermPalette.labs[foreground], share),
            roughness: 0.08 * share * (1 - share) * contrast)
        }
      }
    }
    return plain + mixed
  }
}
