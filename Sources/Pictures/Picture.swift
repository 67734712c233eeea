public import Canvas

/// One face of a card at one size, as cells that can be put on a canvas.
///
/// Each cell is one column wide; there are no wide characters. A terminal that shows pixels shows
/// the `image` instead of the cells.
public struct Picture: Hashable, Sendable {
  /// The cells, ready to be copied, with the image over them.
  private(set) var canvas: Canvas

  /// Creates a picture; nil if the number of cells is not `columns * rows` or a side is negative.
  public init?(columns: Int, rows: Int, cells: [Cell]) {
    guard columns >= 0, rows >= 0 else { return nil }
    let (count, overflow) = columns.multipliedReportingOverflow(by: rows)
    guard !overflow, count == cells.count else { return nil }
    self.init(size: Size(columns: columns, rows: rows), filledWith: cells)
  }

  /// Creates a picture; missing cells are blank.
  init(size: Size, filledWith cells: [Cell]) {
    canvas = Canvas(size: size, cells: cells)
  }

  /// Returns the picture with another image, or with none.
  public func showing(_ image: PixelImage?) -> Picture {
    var picture = Picture(size: size, filledWith: cells)
    if let image { picture.canvas.put(image, over: canvas.bounds) }
    return picture
  }

  public var image: PixelImage? { canvas.placements.first?.image }
  public var size: Size { canvas.size }
  public var columns: Int { size.columns }
  public var rows: Int { size.rows }
  /// The `columns * rows` cells, row by row.
  public var cells: [Cell] { canvas.cells }
}

extension Canvas {
  /// Puts a picture on the canvas with its top left cell at `place`, clipped to the canvas and to
  /// `area`.
  public mutating func put(_ picture: Picture, at place: Point, in area: Rect? = nil) {
    put(picture.canvas, at: place, in: area)
  }
}
