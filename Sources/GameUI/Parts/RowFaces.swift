import Canvas

/// The small faces before the rows of a list, where a window has room for rows of their height.
enum RowFaces {
  /// Lines of a row with a face.
  static let rows = 3
  /// Columns of a face, and the gap after it.
  static let inset = 2 * rows + 1
  /// A list of fewer lines would show too few players.
  private static let leastLines = 24

  /// Whether a list of so many lines has room.
  static func fit(lines: Int) -> Bool { lines >= leastLines }

  /// Where the face of a row is drawn: `number` of the rows that are seen in a list at `origin`.
  static func place(_ number: Int, in origin: Point) -> Rect {
    // After the heading with its rule, and the cursor's mark.
    Rect(
      column: origin.column + 2, row: origin.row + 2 + number * rows, columns: 2 * rows, rows: rows)
  }
}
