import Canvas
import GameCore
import MediaProtocol
import Pictures

/// Pictures as cells of one size, worked out once: to show one again only copies its cells.
struct Gallery: Hashable, Sendable {
  let format: PictureFormat
  /// Nil for those that nobody has seen yet.
  private(set) var pictures: [CardPicture?]

  init(_ format: PictureFormat, _ pictures: [CardPicture]) {
    self.format = format
    self.pictures = pictures
  }

  /// Room for pictures that are drawn when they are seen.
  init(_ format: PictureFormat, count: Int) {
    self.format = format
    pictures = Array(repeating: nil, count: count)
  }

  /// The drawings of a set with these numbers, in their order.
  init(_ set: DrawingSet, _ numbers: [Int], _ format: PictureFormat) {
    self.init(format, count: numbers.count)
    for (place, number) in numbers.enumerated() { draw(place, as: number, of: set) }
  }

  /// Draws a picture, where that has not been done, from the drawing of a set with this number.
  mutating func draw(_ place: Int, as number: Int, of set: DrawingSet) {
    let drawings = set.drawings
    guard pictures.indices.contains(place), pictures[place] == nil,
      drawings.indices.contains(number)
    else { return }
    let drawing = drawings[number]
    pictures[place] = CardPicture(
      picture: drawing.picture(size: format.size, as: format.rendition),
      name: Localized(drawing.english, drawing.russian))
  }
}

extension PictureFormat {
  /// How pictures are drawn on a board of `level` in `area`; nil where its cards are too small for
  /// them.
  init?(of level: PairsLevel, in area: Rect, _ look: RenderStyle) {
    guard let size = BoardLayout(level, in: area)?.pictureSize(look) else { return nil }
    self.init(size: size, rendition: look.rendition)
  }
}

/// A picture on a card and what it is called.
struct CardPicture: Hashable, Sendable {
  let picture: Picture
  /// For the edge of the card; may be empty.
  let name: Localized
}

extension RenderStyle {
  /// What the terminal and the theme make of pictures.
  var rendition: Rendition {
    Rendition(
      depth: depth, unicode: unicode, sextants: sextants, lightInk: theme != .light,
      pixels: pixels)
  }
}

extension BoardLayout {
  /// The smallest picture of cells that is told apart at a glance.
  static let leastPicture = Size(columns: 6, rows: 3)
  /// The smallest of pixels.
  static let leastImage = Size(columns: 4, rows: 2)
  /// The narrowest card with a name in its lower edge.
  static let leastNamed = 11

  /// Where a card at `rect` shows its picture: inside its frame, or between its upper and lower
  /// edge where that leaves more room; in pixels always there, or below the upper edge where the
  /// lower one holds no name. Nil on cards that are too small for pictures.
  static func pictureRect(in rect: Rect, _ look: RenderStyle) -> Rect? {
    let between = rect.inset(columns: 0, rows: 1)
    guard look.pixels != nil else {
      return [rect.inset(columns: 1, rows: 1), between].first { $0.holds(leastPicture) }
    }
    let below = rect.dropTop(1)
    return (rect.columns < leastNamed ? [below] : [between, below]).first { $0.holds(leastImage) }
  }

  /// The size of the pictures on this board; nil where its cards are too small for them.
  func pictureSize(_ look: RenderStyle) -> Size? { Self.pictureRect(in: rect(of: 0), look)?.size }
}

extension Rect {
  fileprivate func holds(_ least: Size) -> Bool {
    columns >= least.columns && rows >= least.rows
  }
}
