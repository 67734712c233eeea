/// The titles of pages side by side, with the open one highlighted.
public struct Tabs: Hashable, Sendable {
  public let titles: [String]
  public let open: Int

  public init(_ titles: [String], open: Int) {
    self.titles = titles
    self.open = open
  }

  /// Draws ` 1 Title ` for each page, or ` Title ` without digits, from `origin` to the right and
  /// returns their positions.
  @discardableResult
  public func draw(
    into canvas: inout Canvas, at origin: Point, gap: Int, showsDigits: Bool = true, style: Style,
    digitStyle: Style, openStyle: Style
  ) -> [Rect] {
    var column = origin.column
    return titles.indices.map { index in
      let place = Rect(
        column: column, row: origin.row,
        columns: Self.width(of: titles[index], showsDigits: showsDigits), rows: 1)
      defer { column += place.columns + gap }
      canvas.describe([
        Outline.Item(
          .tab, titles[index], value: "\(index + 1)", state: index == open ? .selected : [],
          at: place)
      ]) { canvas in
        let style = index == open ? openStyle : style
        let digit = canvas.write(" ", column: column, row: origin.row, style: style)
        let title = canvas.write(
          showsDigits ? "\(index + 1)" : "", column: digit, row: origin.row,
          style: index == open ? openStyle : digitStyle)
        canvas.write(
          (showsDigits ? " " : "") + "\(titles[index]) ", column: title, row: origin.row,
          style: style)
      }
      return place
    }
  }

  /// Returns the columns of all titles with `gap` columns between them.
  public func width(gap: Int, showsDigits: Bool = true) -> Int {
    titles.reduce(0) { $0 + Self.width(of: $1, showsDigits: showsDigits) }
      + gap * max(titles.count - 1, 0)
  }

  private static func width(of title: String, showsDigits: Bool) -> Int {
    TextWidth.of(title) + (showsDigits ? 4 : 2)
  }
}
