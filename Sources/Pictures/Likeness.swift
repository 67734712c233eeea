import Canvas

/// The coarse appearance of a picture, computed once to compare it with many others.
public struct PictureSignature: Hashable, Sendable {
  private let columns: Int
  private let rows: Int
  /// The colors of the quarters of the cells.
  private let quarters: [Oklab]

  /// Computes the impression of a picture on a dark background.
  public init(_ picture: Picture) {
    columns = picture.columns
    rows = picture.rows
    var seen: [Style: (foreground: Oklab, background: Oklab)] = [:]
    quarters = picture.cells.flatMap { cell in
      let (foreground, background) = seen[cell.style] ?? cell.style.shownColors
      seen[cell.style] = (foreground, background)
      return cell.character.coverage.map { background.mixed(with: foreground, $0) }
    }
  }

  /// Returns how different two pictures of one size look: 0 for equal ones, 1 for black and white.
  ///
  /// It is the root of the mean squared distance over the quarters of the cells. Pictures of
  /// different sizes have the distance 1.
  public func distance(to other: PictureSignature) -> Double {
    guard columns == other.columns, rows == other.rows else { return 1 }
    guard !quarters.isEmpty else { return 0 }
    var sum = 0.0
    for index in quarters.indices {
      sum += quarters[index].squaredDistance(to: other.quarters[index])
    }
    return min((sum / Double(quarters.count)).squareRoot(), 1)
  }

  /// The distance below which players would confuse two faces.
  public static let clearDistance = 0.08

  /// Returns whether players might confuse the two pictures.
  public func looksLike(_ other: PictureSignature) -> Bool {
    distance(to: other) < Self.clearDistance
  }
}

extension Style {
  /// Returns the mean color of a cell of this style.
  func mixedLab(_ character: Character) -> Oklab {
    let (foreground, background) = shownColors
    return background.mixed(with: foreground, character.coverage.reduce(0, +) / 4)
  }

  /// The foreground and background colors on a dark terminal.
  fileprivate var shownColors: (foreground: Oklab, background: Oklab) {
    let foreground = self.foreground.lab ?? .white
    let background = self.background.lab ?? .black
    return attributes.contains(.reverse) ? (background, foreground) : (foreground, background)
  }
}

extension Color {
  fileprivate var lab: Oklab? {
    switch self {
    case .standard: nil
    case .indexed(let number): XtermPalette.labs[Int(number)]
    case .rgb(let red, let green, let blue): Oklab(RGB(red, green, blue))
    }
  }
}

extension Character {
  /// The coverage of each quarter of a cell; a half if unknown.
  fileprivate var coverage: [Double] { knownCoverage[self] ?? [0.5, 0.5, 0.5, 0.5] }
}

private let knownCoverage: [Character: [Double]] = {
  var known: [Character: [Double]] = [:]
  for letter in Letter.all {
    known[letter.character] = [0, 4, 32, 36].map { start in
      var sum = 0.0
      for row in 0..<4 {
        for column in 0..<4 { sum += letter.foreground[start + row * Patch.side + column] }
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
