/// A row of buttons, drawn as `[ Title ]`, in several rows if one is too narrow.
public struct Buttons: Hashable, Sendable {
  public let titles: [String]

  public init(_ titles: [String]) {
    self.titles = titles
  }

  /// The blank columns between two buttons, and between a title and its brackets.
  private typealias Spacing = (gap: Int, padding: Int)

  private static let normal: Spacing = (gap: 2, padding: 1)

  /// Returns the spacing for a width: less than normal if all buttons then fit in one row.
  private func spacing(width: Int) -> Spacing {
    [Self.normal, (gap: 1, padding: 1), (gap: 1, padding: 0)].first { columns($0) <= width }
      ?? Self.normal
  }

  /// Returns the positions of the buttons, centered in `width` columns from `origin`.
  public func places(at origin: Point, width: Int) -> [Rect] {
    let spacing = spacing(width: width)
    let gap = spacing.gap
    let widths = titles.map { Self.width(of: $0, spacing) }
    var rows: [[Int]] = [[]]
    var used = 0
    for index in titles.indices {
      let columns = widths[index]
      if used > 0, used + gap + columns > width {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(index)
      used += (used > 0 ? gap : 0) + columns
    }
    return rows.enumerated().flatMap { number, row in
      let total = row.reduce(0) { $0 + widths[$1] } + gap * (row.count - 1)
      var column = origin.column + max(width - total, 0) / 2
      return row.map { index in
        let columns = widths[index]
        defer { column += columns + gap }
        return Rect(column: column, row: origin.row + number, columns: columns, rows: 1)
      }
    }
  }

  /// Returns the number of rows in `width` columns.
  public func rows(width: Int) -> Int {
    places(at: Point(column: 0, row: 0), width: width).last.map { $0.bottom } ?? 0
  }

  /// The columns of all buttons in one row.
  public var width: Int { columns(Self.normal) }

  /// Returns the columns of all buttons in one row of at most `most` columns; 0 if they do not fit.
  func width(atMost most: Int) -> Int {
    let columns = columns(spacing(width: most))
    return columns > most ? 0 : columns
  }

  private func columns(_ spacing: Spacing) -> Int {
    titles.reduce(0) { $0 + Self.width(of: $1, spacing) } + spacing.gap * max(titles.count - 1, 0)
  }

  /// Draws the buttons, centered in `width` columns, and returns their positions.
  @discardableResult
  public func draw(
    into canvas: inout Canvas, at origin: Point, width: Int, focused: Int?, style: Style,
    focusStyle: Style
  ) -> [Rect] {
    let places = places(at: origin, width: width)
    let padding = String(repeating: " ", count: spacing(width: width).padding)
    for (index, place) in places.enumerated() {
      let state: Outline.State = index == focused ? .focused : []
      canvas.describe([Outline.Item(.button, titles[index], state: state, at: place)]) {
        _ = $0.write(
          "[\(padding)\(titles[index])\(padding)]", column: place.column, row: place.row,
          style: index == focused ? focusStyle : style, limit: place.columns)
      }
    }
    return places
  }

  private static func width(of title: String, _ spacing: Spacing) -> Int {
    TextWidth.of(title) + 2 * (1 + spacing.padding)
  }
}

extension Canvas {
  /// Makes a filled button look two rows high, with half-blocks above and below it, and hides its
  /// brackets. Returns false, and draws nothing, if the cells for the half-blocks are not blank.
  @discardableResult
  public mutating func raise(_ place: Rect) -> Bool {
    let above = place.line(place.row - 1)
    let below = place.line(place.row + 1)
    guard bounds.contains(above.origin), bounds.contains(below.origin) else { return false }
    let blank = self[above.column, above.row]
    let isFree = [above, below].allSatisfy { line in
      (line.column..<line.right).allSatisfy { self[$0, line.row] == blank }
    }
    let style = self[place.column, place.row].style
    let isReversed = style.attributes.contains(.reverse)
    let color = isReversed ? style.foreground : style.background
    guard isFree, blank.character == " ", isReversed || color != .standard else {
      return false
    }
    let edge = Style(foreground: color, background: blank.style.background)
    fill(above, with: "▄", style: edge)
    // The lower half in reverse: the upper one leaves a line in some fonts.
    fill(below, with: "▄", style: edge.reversed)
    for column in [place.column, place.right - 1] where color != .standard {
      self[column, place.row].style = Style(foreground: color, background: color)
    }
    return true
  }
}
