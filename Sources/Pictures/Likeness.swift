import Canvas

extension Picture {
  /// How different two pictures of one size look: 0 the same, 1 black beside white everywhere.
  ///
  /// It is the root of the mean squared distance over the quarters of the cells, with the colours
  /// a terminal shows on a dark ground. Pictures of two sizes have the distance 1.
  public func distance(to other: Picture) -> Double {
    guard columns == other.columns, rows == other.rows else { return 1 }
    guard !cells.isEmpty else { return 0 }
    var sum = 0.0
    for (mine, theirs) in zip(cells, other.cells) where mine != theirs {
      for (left, right) in zip(mine.quarters, theirs.quarters) {
        sum += left.squaredDistance(to: right)
      }
    }
    return min((sum / Double(4 * cells.count)).squareRoot(), 1)
  }

  /// The distance below which players would take one face for another.
  public static let clearDistance = 0.08

  /// Whether players might take one of two pictures for the other.
  public func looksLike(_ other: Picture) -> Bool {
    distance(to: other) < Self.clearDistance
  }
}

extension Cell {
  /// What each quarter of the cell shows: upper left, upper right, lower left, lower right.
  fileprivate var quarters: [Oklab] {
    let (ink, paper) = style.shownColors
    return character.coverage.map { paper.mixed(with: ink, $0) }
  }
}

extension Style {
  /// What a cell of this style shows from afar.
  func mixedLab(_ character: Character) -> Oklab {
    let (ink, paper) = shownColors
    return paper.mixed(with: ink, character.coverage.reduce(0, +) / 4)
  }

  /// The colours of ink and paper on a dark ground.
  fileprivate var shownColors: (ink: Oklab, paper: Oklab) {
    let ink = self.ink.lab ?? .white
    let paper = self.paper.lab ?? .black
    return attributes.contains(.reverse) ? (paper, ink) : (ink, paper)
  }
}

extension Color {
  fileprivate var lab: Oklab? {
    switch self {
    case .standard: nil
    case .indexed(let number): Palette.labs[Int(number)]
    case .rgb(let red, let green, let blue): Oklab(RGB(red, green, blue))
    }
  }
}

extension Character {
  /// How much of each quarter of a cell its ink covers; about half where it is not known.
  fileprivate var coverage: [Double] { knownCoverage[self] ?? [0.5, 0.5, 0.5, 0.5] }
}

private let knownCoverage: [Character: [Double]] = {
  var known: [Character: [Double]] = [:]
  for letter in Letter.all {
    known[letter.character] = [0, 4, 32, 36].map { start in
      var sum = 0.0
      for row in 0..<4 {
        for column in 0..<4 { sum += letter.ink[start + row * Patch.side + column] }
      }
      return sum / 16
    }
  }
  for shade in Block.shades {
    known[shade.character] = Array(repeating: shade.share, count: 4)
  }
  for block in Block.fixed { known[block.character] = block.coverage }
  return known
}()
