import Canvas

/// The small faces before the rows of a list, in windows with enough room.
enum RowAvatars {
  static let size = Size(columns: 6, rows: 3)
  /// The columns of a face with the gap after it.
  static let inset = size.columns + 1
  /// The minimum number of lines of a list with faces; with fewer it would show too few players.
  private static let leastLines = 24

  /// Returns whether a list in `place` has room for them.
  static func fit(_ place: Rect) -> Bool { place.rows - 2 >= leastLines }
}
