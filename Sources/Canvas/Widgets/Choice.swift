/// One of several options, all seen side by side.
public struct Choice: Hashable, Sendable {
  /// The signs before an option: chosen and not chosen.
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

  /// Columns between two options where there is room.
  public static let gap = 3

  /// Columns between two options in `width` columns: fewer rather than one more row.
  public func gap(width: Int, glyphs: Glyphs) -> Int {
    let least = places(width: width, gap: 1, glyphs: glyphs).last?.row
    return (1...Self.gap).last { places(width: width, gap: $0, glyphs: glyphs).last?.row == least }
      ?? Self.gap
  }

  /// How many rows the options take in `width` columns.
  public func rows(width: Int, glyphs: Glyphs) -> Int {
    (places(width: width, gap: 1, glyphs: glyphs).last?.row ?? 0) + 1
  }

  /// Draws the options from `origin` to the right, into further rows where they don't fit `width`,
  /// and gives the place of each.
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
      canvas.write(
        text(of: index, glyphs: glyphs), column: place.column, row: place.row,
        style: index == chosen ? chosenStyle : style)
      return place
    }
  }

  private func text(of index: Int, glyphs: Glyphs) -> String {
    "\(index == chosen ? glyphs.on : glyphs.off) \(options[index])"
  }

  /// The place of each option, from the top left.
  private func places(width: Int, gap: Int, glyphs: Glyphs) -> [Rect] {
    var column = 0
    var row = 0
    return options.indices.map { index in
      let columns = TextWidth.of(text(of: index, glyphs: glyphs))
      if column > 0, column + columns > width {
        column = 0
        row += 1
      }
      defer { column += columns + gap }
      return Rect(column: column, row: row, columns: columns, rows: 1)
    }
  }
}
