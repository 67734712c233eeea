/// One of several options, all seen side by side.
public struct Choice: Hashable, Sendable {
  /// The signs before an option: chosen and not chosen.
  public struct Signs: Hashable, Sendable {
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

  /// Columns between two options in `width` columns: fewer rather than a second row.
  public func gap(width: Int, signs: Signs) -> Int {
    let sign = max(TextWidth.of(signs.on), TextWidth.of(signs.off)) + 1
    let options = options.reduce(0) { $0 + TextWidth.of($1) + sign }
    let spare = (width - options) / max(self.options.count - 1, 1)
    return min(max(spare, 1), Self.gap)
  }

  /// How many rows the options take in `width` columns.
  public func rows(width: Int, signs: Signs) -> Int {
    var canvas = Canvas(size: Size(columns: 0, rows: 0))
    let places = draw(
      into: &canvas, at: Point(column: 0, row: 0), width: width, signs: signs, style: .plain,
      chosenStyle: .plain)
    return (places.last?.row ?? 0) + 1
  }

  /// Draws the options from `origin` to the right, into further rows where they don't fit `width`,
  /// and gives the place of each.
  @discardableResult
  public func draw(
    into canvas: inout Canvas, at origin: Point, width: Int, signs: Signs, style: Style,
    chosenStyle: Style
  ) -> [Rect] {
    let gap = gap(width: width, signs: signs)
    var column = origin.column
    var row = origin.row
    return options.indices.map { index in
      let isChosen = index == chosen
      let text = "\(isChosen ? signs.on : signs.off) \(options[index])"
      let columns = TextWidth.of(text)
      if column > origin.column, column + columns > origin.column + width {
        column = origin.column
        row += 1
      }
      canvas.write(text, column: column, row: row, style: isChosen ? chosenStyle : style)
      defer { column += columns + gap }
      return Rect(column: column, row: row, columns: columns, rows: 1)
    }
  }
}
