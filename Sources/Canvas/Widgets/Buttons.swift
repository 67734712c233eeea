/// A row of buttons, drawn as `[ Title ]` or, with a color of their own, on plates of the same
/// size; in several rows if one is too narrow.
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

  /// Returns the positions of the buttons, centered in `width` columns from `origin`, with a blank
  /// line between rows, because plates below each other would look like one.
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
        return Rect(column: column, row: origin.row + 2 * number, columns: columns, rows: 1)
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
        let text = "[\(padding)\(titles[index])\(padding)]"
        $0.button(text, in: place, style: index == focused ? focusStyle : style)
      }
    }
    return places
  }

  private static func width(of title: String, _ spacing: Spacing) -> Int {
    TextWidth.of(title) + 2 * (1 + spacing.padding)
  }
}

extension Canvas {
  /// Writes the text of a button in brackets.
  public mutating func button(_ text: String, in place: Rect, style: Style) {
    let background = self[place.column, place.row].style.background
    write(text, in: place, style: style)
    colorButton(place, style, on: background)
  }

  /// Colors a button; its brackets are hidden if the color is not that around it.
  public mutating func colorButton(_ place: Rect, _ style: Style, on background: Color) {
    restyle(place) { _ in style }
    let color = style.plate
    guard ![.standard, background].contains(color) else { return }
    for column in [place.column, place.right - 1] {
      self[column, place.row].style = Style(foreground: color, background: color)
    }
  }

  /// Makes the filled buttons of a row look two rows high, with half-blocks above and below them.
  /// Returns false, and draws nothing, if the cells for the half-blocks are not blank.
  @discardableResult
  public mutating func raise(_ places: [Rect]) -> Bool {
    let colors = places.map { self[$0.column + 1, $0.row].style }
    let isFree = zip(places, colors).allSatisfy { place, style in
      let blank = self[place.column, place.row - 1]
      return place.row == places[0].row && blank.character == " " && style.plate != .standard
        && [place.row - 1, place.row + 1].allSatisfy { row in
          bounds.contains(Point(column: place.column, row: row))
            && (place.column..<place.right).allSatisfy { self[$0, row] == blank }
        }
    }
    guard isFree else { return false }
    for (place, style) in zip(places, colors) {
      let edge = Style(
        foreground: style.plate,
        background: self[place.column, place.row - 1].style.background)
      fill(place.line(place.row - 1), with: "▄", style: edge)
      // The lower half in reverse: the upper one leaves a line in some fonts.
      fill(place.line(place.row + 1), with: "▄", style: edge.reversed)
    }
    return true
  }
}

extension Style {
  /// The color that fills a cell.
  fileprivate var plate: Color { attributes.contains(.reverse) ? foreground : background }
}
