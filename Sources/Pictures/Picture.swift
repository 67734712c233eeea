public import Canvas

/// One face of a card at one size, as cells that can be put on a canvas.
///
/// Every cell is one column wide; wide characters never stand in a picture.
public struct Picture: Hashable, Sendable {
  /// The cells as they are copied to where the picture is seen.
  let canvas: Canvas

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
