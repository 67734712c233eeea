import Canvas

/// The positions of a face's symbols on its card: one on the smallest cards, more on larger ones,
/// arranged symmetrically like the pips of playing cards.
enum PipLayout {
  /// Returns the position of the middle symbol.
  static func middle(of inside: Rect, symbolColumns: Int) -> Point {
    Point(
      column: inside.column + (inside.columns - symbolColumns) / 2,
      row: inside.row + (inside.rows - 1) / 2)
  }

  /// Returns the first columns of all symbols of `symbolColumns` on a card with this inner area.
  static func places(in inside: Rect, symbolColumns: Int) -> [Point] {
    let middle = middle(of: inside, symbolColumns: symbolColumns)
    guard inside.rows >= 3, inside.columns >= 5 else { return [middle] }
    let last = inside.right - symbolColumns
    guard inside.columns >= 7 else {
      return [inside.origin, middle, Point(column: last, row: inside.bottom - 1)]
    }
    let side = max(inside.columns / 5, 1)
    let edge = inside.rows >= 7 ? 1 : 0
    var rows = [inside.row + edge, inside.bottom - 1 - edge]
    var places = [middle]
    if inside.rows >= 9 {
      let step = (inside.rows - 1) / 4
      rows.append(middle.row)
      places += [middle.row - step, middle.row + step]
        .map { Point(column: middle.column, row: $0) }
    }
    for row in rows {
      places += [inside.column + side, last - side].map { Point(column: $0, row: row) }
    }
    return places
  }
}
