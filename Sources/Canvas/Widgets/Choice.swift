/// A choice of one of several options, shown side by side.
public struct Choice: Hashable, Sendable {
  /// The marks before chosen and other options.
  public struct Glyphs: Hashable, Sendable {
    public let on: String
    public let off: String

    public init(on: String, off: String) {
      self.on = on
      self.off = off
    }
  }

  public let options: [String]
  public let chosen: Int?

  public init(_ options: [String], chosen: Int?) {
    self.options = options
    self.chosen = chosen
  }

  /// The columns between two options if there is room.
  public static let gap = 3

  /// Returns the columns between two options in `width` columns: fewer if that saves a row.
  public func gap(width: Int, glyphs: Glyphs) -> Int {
    let least = leastRows(width: width, glyphs: glyphs)
    return (1...Self.gap).last { rows(width: width, gap: $0, glyphs: glyphs) == least } ?? Self.gap
  }

  /// Returns the number of rows in `width` columns.
  public func rows(width: Int, glyphs: Glyphs) -> Int {
    leastRows(width: width, glyphs: glyphs)
  }

  /// Returns the smallest number of rows. A single row may have narrow gaps; a grid may not.
  private func leastRows(width: Int, glyphs: Glyphs) -> Int {
    let tight = rows(width: width, gap: 1, glyphs: glyphs)
    return tight == 1 ? 1 : rows(width: width, gap: 2, glyphs: glyphs)
  }

  private func rows(width: Int, gap: Int, glyphs: Glyphs) -> Int {
    (places(width: width, gap: gap, glyphs: glyphs).last?.row ?? 0) + 1
  }

  /// Draws the options, in several rows if they don't fit `width`, and returns their positions.
  @discardableResult
  public func draw(
    into canvas: inout Canvas, at origin: Point, width: Int, glyphs: Glyphs, style: Style,
    chosenStyle: Style
  ) -> [Rect] {
    let places = places(width: width, gap: gap(width: width, glyphs: glyphs), glyphs: glyphs)
    return options.indices.map { index in
      let place = Rect(
        column: origin.column + places[index].column, row: origin.row + places[index].row,
        columns: places[index].columns, rows: 1)
      let state: Outline.State = index == chosen ? .selected : []
      canvas.describe([Outline.Item(.option, options[index], state: state, at: place)]) {
        _ = $0.write(
          text(of: index, glyphs: glyphs), column: place.column, row: place.row,
          style: index == chosen ? chosenStyle : style)
      }
      return place
    }
  }

  private func text(of index: Int, glyphs: Glyphs) -> String {
    "\(index == chosen ? glyphs.on : glyphs.off) \(options[index])"
  }

  /// Returns the positions of the options from the top left: in one row if they fit, otherwise in
  /// the widest and most even grid with the smallest number of rows.
  private func places(width: Int, gap: Int, glyphs: Glyphs) -> [Rect] {
    let widths = options.indices.map { TextWidth.of(text(of: $0, glyphs: glyphs)) }
    let most =
      (1...max(widths.count, 1)).last {
        let columns = Self.columns(of: widths, each: $0)
        return columns.reduce(gap * (columns.count - 1), +) <= width
      } ?? 1
    let rows = (widths.count + most - 1) / most
    let each = max((widths.count + rows - 1) / max(rows, 1), 1)
    let columns = Self.columns(of: widths, each: each)
    return widths.indices.map { index in
      Rect(
        column: columns.prefix(index % each).reduce(0) { $0 + $1 + gap }, row: index / each,
        columns: widths[index], rows: 1)
    }
  }

  /// Returns the column widths of a grid with `each` options in a row.
  private static func columns(of widths: [Int], each: Int) -> [Int] {
    (0..<min(each, widths.count)).map { column in
      stride(from: column, to: widths.count, by: each).map { widths[$0] }.max() ?? 0
    }
  }
}
