/// A size in terminal cells.
public struct Size: Hashable, Sendable {
  public let columns: Int
  public let rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  /// Returns whether it has at least the columns and rows of another size.
  public func covers(_ other: Size) -> Bool { columns >= other.columns && rows >= other.rows }
}

/// A position in terminal cells; the top left corner is (0, 0).
public struct Point: Hashable, Sendable {
  public var column: Int
  public var row: Int

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A rectangle of terminal cells.
public struct Rect: Hashable, Sendable {
  public let column: Int
  public let row: Int
  public let size: Size

  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    size = Size(columns: columns, rows: rows)
  }

  public var columns: Int { size.columns }
  public var rows: Int { size.rows }
  /// The first column after the rectangle.
  public var right: Int { column + columns }
  /// The first row below the rectangle.
  public var bottom: Int { row + rows }
  public var origin: Point { Point(column: column, row: row) }

  public func contains(_ point: Point) -> Bool {
    (column..<right).contains(point.column) && (row..<bottom).contains(point.row)
  }

  /// Returns the rectangle without `columns` at both sides and `rows` at the top and bottom.
  public func inset(columns: Int, rows: Int) -> Rect {
    Rect(
      column: column + columns, row: row + rows, columns: self.columns - 2 * columns,
      rows: self.rows - 2 * rows)
  }

  /// Returns a rectangle of `size` in the middle of this one; odd remainders go to the right and
  /// bottom.
  public func centered(_ size: Size) -> Rect {
    Rect(
      column: column + (columns - size.columns) / 2, row: row + (rows - size.rows) / 2,
      columns: size.columns, rows: size.rows)
  }

  /// Returns a rectangle of `size` at the top of this one, centered horizontally.
  public func centeredAtTop(_ size: Size) -> Rect {
    centered(Size(columns: size.columns, rows: rows)).top(size.rows)
  }

  /// Returns a rectangle of `size`, centered horizontally, and above the middle if this one is much
  /// taller, because people look at the upper part of a large window first.
  public func raised(_ size: Size) -> Rect {
    let middle = centered(size)
    let above = middle.row - row
    let usual = 8
    guard above > usual else { return middle }
    return Rect(
      column: middle.column, row: row + usual + (above - usual) / 4, columns: size.columns,
      rows: size.rows)
  }

  /// Returns the common part of this rectangle and `other`; empty if there is none.
  public func intersection(_ other: Rect) -> Rect {
    let column = max(self.column, other.column)
    let row = max(self.row, other.row)
    return Rect(
      column: column, row: row, columns: min(right, other.right) - column,
      rows: min(bottom, other.bottom) - row)
  }

  /// Returns whether the two have a common cell.
  public func overlaps(_ other: Rect) -> Bool {
    let shared = intersection(other)
    return shared.columns > 0 && shared.rows > 0
  }
}
