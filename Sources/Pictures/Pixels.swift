/// A grid of pixels, row by row from the top left.
public struct Pixels: Hashable, Sendable {
  public let columns: Int
  public let rows: Int
  /// The `columns * rows` colors.
  public let colors: [RGB]

  /// Creates a grid with the color that `colorAt` returns for each column and row; a negative side
  /// counts as 0.
  public init(columns: Int, rows: Int, colorAt: (_ column: Int, _ row: Int) -> RGB) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    var colors: [RGB] = []
    colors.reserveCapacity(self.columns * self.rows)
    for row in 0..<self.rows {
      for column in 0..<self.columns {
        colors.append(colorAt(column, row))
      }
    }
    self.colors = colors
  }
}
