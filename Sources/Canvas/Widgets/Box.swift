/// The characters of a frame.
public struct BoxLines: Hashable, Sendable {
  public let horizontal: Character
  public let vertical: Character
  /// Top left, top right, bottom left, bottom right.
  public let corners: [Character]

  public static let rounded = BoxLines(horizontal: "─", vertical: "│", corners: Array("╭╮╰╯"))
  public static let heavy = BoxLines(horizontal: "━", vertical: "┃", corners: Array("┏┓┗┛"))
  public static let ascii = BoxLines(horizontal: "-", vertical: "|", corners: Array("++++"))
  public static let heavyASCII = BoxLines(horizontal: "=", vertical: "#", corners: Array("####"))
}

extension Canvas {
  /// Draws a frame along the inner edge of a rectangle of at least two by two cells; its contents
  /// stay.
  public mutating func box(_ rect: Rect, lines: BoxLines, style: Style) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    let inside = rect.columns - 2
    for (row, corner) in [(rect.row, 0), (rect.bottom - 1, 2)] {
      fill(
        Rect(column: rect.column + 1, row: row, columns: inside, rows: 1), with: lines.horizontal,
        style: style)
      put(lines.corners[corner], rect.column, row, style)
      put(lines.corners[corner + 1], rect.right - 1, row, style)
    }
    for column in [rect.column, rect.right - 1] {
      fill(
        Rect(column: column, row: rect.row + 1, columns: 1, rows: rect.rows - 2),
        with: lines.vertical, style: style)
    }
  }

  private mutating func put(_ sign: Character, _ column: Int, _ row: Int, _ style: Style) {
    fill(Rect(column: column, row: row, columns: 1, rows: 1), with: sign, style: style)
  }
}
