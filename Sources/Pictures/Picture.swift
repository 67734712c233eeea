public import Canvas

/// One face of a card at one size, as cells that can be put on a canvas.
///
/// Every cell is one column wide; wide characters never stand in a picture.
public struct Picture: Hashable, Sendable {
  public let columns: Int
  public let rows: Int
  /// `columns * rows` cells, row by row.
  public let cells: [Cell]

  /// A picture of the given cells; nil where they are not `columns * rows` or a side is negative.
  public init?(columns: Int, rows: Int, cells: [Cell]) {
    guard columns >= 0, rows >= 0 else { return nil }
    let (count, overflow) = columns.multipliedReportingOverflow(by: rows)
    guard !overflow, count == cells.count else { return nil }
    self.columns = columns
    self.rows = rows
    self.cells = cells
  }

  /// A picture of a size; cells that are missing are blank.
  init(size: Size, filledWith cells: [Cell]) {
    let count = size.columns * size.rows
    columns = size.columns
    rows = size.rows
    self.cells =
      cells.count == count
      ? cells : (0..<count).map { $0 < cells.count ? cells[$0] : .blank }
  }

  public var size: Size { Size(columns: columns, rows: rows) }
}

extension Canvas {
  /// Puts a picture down with its top left cell at a place; what falls outside is cut off.
  public mutating func put(_ picture: Picture, at place: Point) {
    for row in 0..<picture.rows {
      for column in 0..<picture.columns {
        self[place.column + column, place.row + row] = picture.cells[row * picture.columns + column]
      }
    }
  }
}
