public import Canvas

/// One face of a card at one size, as cells that can be put on a canvas.
///
/// Every cell is one column wide; wide characters never stand in a picture. A terminal that shows
/// pixels shows the `image` in place of the cells.
public struct Picture: Hashable, Sendable {
  /// The cells as they are copied to where the picture is seen, and the image over all of them.
  private(set) var canvas: Canvas

  /// A picture of the given cells; nil where they are not `columns * rows` or a side is negative.
  public init?(columns: Int, rows: Int, cells: [Cell]) {
    guard columns >= 0, rows >= 0 else { return nil }
    let (count, overflow) = columns.multipliedReportingOverflow(by: rows)
    guard !overflow, count == cells.count else { return nil }
    self.init(size: Size(columns: columns, rows: rows), filledWith: cells)
  }

  /// A picture of a size; cells that are missing are blank.
  init(size: Size, filledWith cells: [Cell]) {
    canvas = Canvas(size: size, cells: cells)
  }

  /// The same picture with an image, or with none.
  public func showing(_ image: PixelImage?) -> Picture {
    var picture = Picture(size: size, filledWith: cells)
    if let image { picture.canvas.put(image, over: canvas.bounds) }
    return picture
  }

  public var image: PixelImage? { canvas.placements.first?.image }
  public var size: Size { canvas.size }
  public var columns: Int { size.columns }
  public var rows: Int { size.rows }
  /// `columns * rows` cells, row by row.
  public var cells: [Cell] { canvas.cells }
}

extension Canvas {
  /// Puts a picture down with its top left cell at a place; what falls outside of the canvas, and
  /// of `area` where one is given, is cut off.
  public mutating func put(_ picture: Picture, at place: Point, in area: Rect? = nil) {
    put(picture.canvas, at: place, in: area)
  }
}
