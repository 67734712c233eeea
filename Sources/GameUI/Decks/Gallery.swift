import Canvas
import GameCore
import MediaProtocol
import Pictures

/// Rendered pictures of one size, so that showing one again only copies its cells.
struct Gallery: Hashable, Sendable {
  let format: PictureFormat
  /// The pictures; nil for those that have not been drawn.
  private(set) var pictures: [CardPicture?]

  init(_ format: PictureFormat, _ pictures: [CardPicture]) {
    self.format = format
    self.pictures = pictures
  }

  /// Creates a gallery of pictures that are drawn when needed.
  init(_ format: PictureFormat, count: Int) {
    self.format = format
    pictures = Array(repeating: nil, count: count)
  }

  /// Creates a gallery of the drawings of a set with these numbers, in their order.
  init(_ set: DrawingSet, _ numbers: [Int], _ format: PictureFormat) {
    self.init(format, count: numbers.count)
    for (place, number) in numbers.enumerated() { draw(place, as: number, of: set) }
  }

  /// Draws a picture, unless that has been done, from the drawing of a set with this number.
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
  /// Creates the format of pictures on a board of `level` in `area`; nil if its cards are too
  /// small.
  init?(of level: PairsLevel, in area: Rect, _ look: RenderStyle) {
    guard let size = BoardLayout(level, in: area)?.pictureSize(look) else { return nil }
    self.init(size: size, rendition: look.rendition)
  }
}

/// A picture on a card and its name.
struct CardPicture: Hashable, Sendable {
  let picture: Picture
  /// The name for the edge of the card; may be empty.
  let name: Localized
}

extension RenderStyle {
  /// The rendition for the terminal and the theme.
  var rendition: Rendition {
    Rendition(
      depth: depth, unicode: unicode, sextants: sextants, lightForeground: theme != .light,
      pixels: pixels)
  }
}

extension BoardLayout {
  /// The smallest picture in cells that can be recognized at a glance.
  static let leastPicture = Size(columns: 6, rows: 3)
  /// The smallest picture in pixels.
  static let leastImage = Size(columns: 4, rows: 2)
  /// The narrowest card with a name on its lower edge.
  static let leastNamed = 11

  /// Returns the position of the picture on a card at `rect`: between its upper and lower edges. A
  /// picture in pixels is also over the lower one if that has no name. Nil for cards that are too
  /// small.
  static func pictureRect(in rect: Rect, _ look: RenderStyle) -> Rect? {
    let between = rect.inset(columns: 0, rows: 1)
    guard look.pixels != nil else { return between.holds(leastPicture) ? between : nil }
    let below = rect.dropTop(1)
    return (rect.columns < leastNamed ? [below] : [between, below]).first { $0.holds(leastImage) }
  }

  /// Returns the size of the pictures on this board; nil if its cards are too small.
  func pictureSize(_ look: RenderStyle) -> Size? { Self.pictureRect(in: rect(of: 0), look)?.size }
}

extension Rect {
  fileprivate func holds(_ least: Size) -> Bool {
    columns >= least.columns && rows >= least.rows
  }
}
