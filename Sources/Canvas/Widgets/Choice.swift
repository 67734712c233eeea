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
    Self.gap(of: widths(glyphs), width: width)
  }

  /// Returns the number of rows in `width` columns.
  public func rows(width: Int, glyphs: Glyphs) -> Int {
    Self.leastRows(of: widths(glyphs), width: width)
  }

  private func widths(_ glyphs: Glyphs) -> [Int] {
    options.indices.map { TextWidth.of(mark(of: $0, glyphs)) + 1 + TextWidth.of(options[$0]) }
  }

  private func mark(of index: Int, _ glyphs: Glyphs) -> String {
    index == chosen ? glyphs.on : glyphs.off
  }

  /// Draws the options, in several rows if they don't fit `width`, and returns their positions.
  @discardableResult
  public func draw(
    into canvas: inout Canvas, at origin: Point, width: Int, glyphs: Glyphs, style: Style,
    chosenStyle: Style
  ) -> [Rect] {
    let places = Self.places(of: widths(glyphs), width: width)
    return options.indices.map { index in
      let place = Rect(
        column: origin.column + places[index].column, row: origin.row + places[index].row,
        columns: places[index].columns, rows: 1)
      let state: Outline.State = index == chosen ? .selected : []
      canvas.describe([Outline.Item(.option, options[index], state: state, at: place)]) {
        _ = $0.write(
          "\(mark(of: index, glyphs)) \(options[index])", column: place.column, row: place.row,
          style: index == chosen ? chosenStyle : style)
      }
      return place
    }
  }

  private static func gap(of widths: [Int], width: Int) -> Int {
    let least = leastRows(of: widths, width: width)
    return (1...gap).last { rows(of: widths, width: width, gap: $0) == least } ?? gap
  }

  /// Returns the smallest number of rows. A single row may have narrow gaps; a grid may not.
  private static func leastRows(of widths: [Int], width: Int) -> Int {
    let tight = rows(of: widths, width: width, gap: 1)
    return tight == 1 ? 1 : rows(of: widths, width: width, gap: 2)
  }

  private static func rows(of widths: [Int], width: Int, gap: Int) -> Int {
    let each = max(columns(of: widths, width: width, gap: gap).count, 1)
    return max((widths.count + each - 1) / each, 1)
  }

  /// Returns the positions of the options from the top left.
  private static func places(of widths: [Int], width: Int) -> [Rect] {
    let gap = gap(of: widths, width: width)
    let columns = columns(of: widths, width: width, gap: gap)
    return widths.indices.map { index in
      Rect(
        column: columns.prefix(index % columns.count).reduce(0) { $0 + $1 + gap },
        row: index / columns.count, columns: widths[index], rows: 1)
    }
  }

  /// Returns the column widths: of one row if it fits, otherwise of the widest and most even grid
  /// with the smallest number of rows.
  private static func columns(of widths: [Int], width: Int, gap: Int) -> [Int] {
    guard widths.reduce(gap * (widths.count - 1), +) > width else { return widths }
    let most =
      (1..<max(widths.count, 2)).last {
        let columns = columns(of: widths, each: $0)
        return columns.reduce(gap * (columns.count - 1), +) <= width
      } ?? 1
    let rows = max((widths.count + most - 1) / most, 1)
    return columns(of: widths, each: (widths.count + rows - 1) / rows)
  }

  /// Returns the column widths of a grid with `each` options in a row.
  private static func columns(of widths: [Int], each: Int) -> [Int] {
    (0..<min(each, widths.count)).map { column in
      stride(from: column, to: widths.count, by: each).map { widths[$0] }.max() ?? 0
    }
  }
}
