import Canvas

/// Cells in the terminal's default two colors: tones become shades, edges become blocks.
struct MonochromeCells {
  /// Whether the foreground is the lighter color.
  let lightForeground: Bool
  private let sextants: Bool
  private let darkest: Double
  private let range: Double

  /// Creates cells for a picture of these patches; its darkest and lightest parts set the tones.
  init(_ patches: [Patch], lightForeground: Bool, sextants: Bool) {
    self.lightForeground = lightForeground
    self.sextants = sextants
    var counts = Array(repeating: 0, count: 256)
    for sample in patches.lazy.flatMap(\.samples) {
      counts[min(max(Int(sample.lightness * 255), 0), 255)] += 1
    }
    let few = patches.count * Patch.side * Patch.side / 50
    let darkest = Self.level(counts, after: few, from: Array(0..<256))
    let lightest = Self.level(counts, after: few, from: (0..<256).reversed())
    if lightest - darkest > 0.1 {
      self.darkest = darkest
      range = lightest - darkest
    } else {
      self.darkest = 0
      range = 1
    }
  }

  func blockCell(for patch: Patch) -> Cell {
    var best: Character = " "
    var least = Double.infinity
    let foreground = lightForeground ? Oklab.white : Oklab.black
    let background = lightForeground ? Oklab.black : Oklab.white
    let tones =
      patch.isFlat
      ? Patch(flat: .black, toned(patch.whole.mean))
      : Patch(patch.samples.map { (RGB.black, toned($0)) }, sixths: sextants)
    for block in sextants ? Block.fixed + Block.fixedSextants : Block.fixed {
      let parts = tones.split(by: block.part)
      let error =
        parts.foreground.error(shownAs: foreground) + parts.background.error(shownAs: background)
      if error < least {
        least = error
        best = block.character
      }
    }
    for shade in Block.shades {
      let share = shade.share
      let roughness = 0.25 * share * (1 - share) * Double(tones.whole.count)
      let error = tones.whole.error(shownAs: background.mixed(with: foreground, share)) + roughness
      if error < least {
        least = error
        best = shade.character
      }
    }
    return Cell(best, .plain)
  }

  func letterCell(for patch: Patch) -> Cell {
    let wanted = patch.samples.map { lightForeground ? tone($0) : 1 - tone($0) }
    return Cell(Letter.nearest(to: wanted), .plain)
  }

  private func toned(_ sample: Oklab) -> Oklab {
    Oklab(lightness: tone(sample), greenRed: 0, blueYellow: 0)
  }

  private func tone(_ sample: Oklab) -> Double {
    min(max((sample.lightness - darkest) / range, 0), 1)
  }

  private static func level(_ counts: [Int], after few: Int, from order: [Int]) -> Double {
    var seen = 0
    for value in order {
      seen += counts[value]
      if seen > few { return Double(value) / 255 }
    }
    return 0
  }
}
