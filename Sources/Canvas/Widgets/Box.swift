/// The characters of a frame.
public struct BoxLines: Hashable, Sendable {
  public let horizontal: Character
  public let vertical: Character
  /// Top left, top right, bottom left, bottom right.
  public let corners: [Character]

  public static let rounded = BoxLines("─", "│", ["╭", "╮", "╰", "╯"])
  public static let ascii = BoxLines("-", "|", ["+", "+", "+", "+"])

  private init(_ horizontal: Character, _ vertical: Character, _ corners: [Character]) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.corners = corners
  }
}

extension Canvas {
  /// Draws a frame along the inside of a rectangle of at least two by two and leaves what it holds.
  public mutating func box(_ rect: Rect, lines: BoxLines, style: Style) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    let horizontal = String(repeating: lines.horizontal, count: rect.columns - 2)
    let edges = [(rect.row, 0), (rect.bottom - 1, 2)]
    for (row, corner) in edges {
      write(
        "\(lines.corners[corner])\(horizontal)\(lines.corners[corner + 1])",
        column: rect.column, row: row, style: style)
    }
    for row in rect.row + 1..<rect.bottom - 1 {
      write(String(lines.vertical), column: rect.column, row: row, style: style)
      write(String(lines.vertical), column: rect.right - 1, row: row, style: style)
    }
  }
}
