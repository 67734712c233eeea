import Canvas

/// What a picture looks like from afar: worked out once, for comparing it with many others.
public struct Impression: Hashable, Sendable {
  private let columns: Int
  private let rows: Int
  /// What the quarters of the cells show.
  private let quarters: [Oklab]

  /// The impression that a picture makes on a dark ground.
  public init(_ picture: Picture) {
    columns = picture.columns
    rows = picture.rows
    var seen: [Style: (ink: Oklab, paper: Oklab)] = [:]
    quarters = picture.cells.flatMap { cell in
      let (ink, paper) = seen[cell.style] ?? cell.style.shownColors
      seen[cell.style] = (ink, paper)
      return cell.character.coverage.map { paper.mixed(with: ink, $0) }
    }
  }

  /// How different two pictures of one size look: 0 the same, 1 black beside white everywhere.
  ///
  /// It is the root of the mean squared distance over the quarters of the cells. Pictures of two
  /// sizes have the distance 1.
  public func distance(to other: Impression) -> Double {
    guard columns == other.columns, rows == other.rows else { return 1 }
    guard !quarters.isEmpty else { return 0 }
    var sum = 0.0
    for index in quarters.indices {
      sum += quarters[index].squaredDistance(to: other.quarters[index])
    }
    return min((sum / Double(quarters.count)).squareRoot(), 1)
  }

  /// Whether players might take one of two pictures for the other.
  public func looksLike(_ other: Impression) -> Bool {
    distance(to: other) < Picture.clearDistance
  }
}

extension Picture {
  /// How different two pictures look, 0 to 1, as `Impression` tells.
  public func distance(to other: Picture) -> Double {
    Impression(self).distance(to: Impression(other))
  }

  /// The distance below which players would take one face for another.
  public static let clearDistance = 0.08

  /// Whether players might take one of two pictures for the other.
  public func looksLike(_ other: Picture) -> Bool {
    distance(to: other) < Self.clearDistance
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
