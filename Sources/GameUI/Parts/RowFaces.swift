import Canvas

/// The small faces before the rows of a list, where a window has room for rows of their height.
enum RowFaces {
  static let size = Size(columns: 6, rows: 3)
  /// Columns of a face, and the gap after it.
  static let inset = size.columns + 1
  /// A list of fewer lines would show too few players.
  private static let leastLines = 24

  /// Whether a list in `place` has room for them.
  static func fit(_ place: Rect) -> Bool { place.rows - 2 >= leastLines }
}
