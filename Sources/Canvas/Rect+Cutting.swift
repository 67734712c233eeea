extension Rect {
  /// Creates a rectangle of `size` with its top left corner at `origin`.
  public init(at origin: Point, _ size: Size) {
    self.init(column: origin.column, row: origin.row, columns: size.columns, rows: size.rows)
  }

  /// Returns the first `rows` of the rectangle.
  public func top(_ rows: Int) -> Rect {
    Rect(column: column, row: row, columns: columns, rows: rows)
  }

  /// Returns the first `columns` of the rectangle.
  public func left(_ columns: Int) -> Rect {
    Rect(column: column, row: row, columns: columns, rows: rows)
  }

  /// Returns the rectangle without its first `rows`.
  public func dropTop(_ rows: Int) -> Rect {
    Rect(column: column, row: row + rows, columns: columns, rows: self.rows - rows)
  }

  /// Returns the rectangle without its first `columns`.
  public func dropLeft(_ columns: Int) -> Rect {
    Rect(column: column + columns, row: row, columns: self.columns - columns, rows: rows)
  }

  /// Returns the rectangle without its last `rows`.
  public func dropBottom(_ rows: Int) -> Rect { top(self.rows - rows) }

  /// Returns the rectangle without its last `columns`.
  public func dropRight(_ columns: Int) -> Rect { left(self.columns - columns) }

  /// Returns the last `rows` of the rectangle.
  public func bottom(_ rows: Int) -> Rect { dropTop(self.rows - rows) }

  /// Returns the last `columns` of the rectangle.
  public func right(_ columns: Int) -> Rect { dropLeft(self.columns - columns) }

  /// Returns the part from `row` on.
  public func below(_ row: Int) -> Rect { dropTop(row - self.row) }

  /// Returns the line at `row`.
  public func line(_ row: Int) -> Rect { below(row).top(1) }

  /// Cuts off the first `rows` and returns them.
  @discardableResult
  public mutating func cutTop(_ rows: Int) -> Rect {
    defer { self = dropTop(rows) }
    return top(rows)
  }

  /// Cuts off the last `rows` and returns them.
  @discardableResult
  public mutating func cutBottom(_ rows: Int) -> Rect {
    defer { self = dropBottom(rows) }
    return bottom(rows)
  }

  /// Cuts off the first `columns` and returns them.
  @discardableResult
  public mutating func cutLeft(_ columns: Int) -> Rect {
    defer { self = dropLeft(columns) }
    return left(columns)
  }

  /// Cuts off the last `columns` and returns them.
  @discardableResult
  public mutating func cutRight(_ columns: Int) -> Rect {
    defer { self = dropRight(columns) }
    return right(columns)
  }
}
