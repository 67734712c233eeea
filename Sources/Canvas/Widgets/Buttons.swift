/// A row of buttons, drawn as `[ Title ]`, in several rows if one is too narrow.
public struct Buttons: Hashable, Sendable {
  public let titles: [String]

  public init(_ titles: [String]) {
    self.titles = titles
  }

  /// The columns between two buttons.
  public static let gap = 2

  /// Returns the columns between two buttons: fewer if all of them then fit in one row.
  private func gap(width: Int) -> Int {
    columns(gap: Self.gap) > width && columns(gap: 1) <= width ? 1 : Self.gap
  }

  /// Returns the positions of the buttons, centered in `width` columns from `origin`.
  public func places(at origin: Point, width: Int) -> [Rect] {
    let gap = gap(width: width)
    var rows: [[Int]] = [[]]
    var used = 0
    for index in titles.indices {
      let columns = Self.width(of: titles[index])
      if used > 0, used + gap + columns > width {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(index)
      used += (used > 0 ? gap : 0) + columns
    }
    return rows.enumerated().flatMap { number, row in
      let total = row.reduce(0) { $0 + Self.width(of: titles[$1]) } + gap * (row.count - 1)
      var column = origin.column + max(width - total, 0) / 2
      return row.map { index in
        let columns = Self.width(of: titles[index])
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
  public var width: Int { columns(gap: Self.gap) }

  /// Returns the columns of all buttons in one row of at most `most` columns; 0 if they do not fit.
  func width(atMost most: Int) -> Int {
    let columns = columns(gap: gap(width: most))
    return columns > most ? 0 : columns
  }

  private func columns(gap: Int) -> Int {
    titles.reduce(0) { $0 + Self.width(of: $1) } + gap * max(titles.count - 1, 0)
  }

  /// Draws the buttons, centered in `width` columns, and returns their positions.
  @discardableResult
  public func draw(
    into canvas: inout Canvas, at origin: Point, width: Int, focused: Int?, style: Style,
    focusStyle: Style
  ) -> [Rect] {
    let places = places(at: origin, width: width)
    for (index, place) in places.enumerated() {
      let state: Outline.State = index == focused ? .focused : []
      canvas.describe([Outline.Item(.button, titles[index], state: state, at: place)]) {
        _ = $0.write(
          "[ \(titles[index]) ]", column: place.column, row: place.row,
          style: index == focused ? focusStyle : style, limit: place.columns)
      }
    }
    return places
  }

  private static func width(of title: String) -> Int { TextWidth.of(title) + 4 }
}
