/// The titles of pages side by side, with the open one highlighted.
public struct Tabs: Hashable, Sendable {
  public let titles: [String]
  public let open: Int

  public init(_ titles: [String], open: Int) {
    self.titles = titles
    self.open = open
  }

  /// Draws ` 1 Title ` for each page from `origin` to the right and returns their positions. Tight
  /// ones are `1Title`, and only the open one has a blank at both ends.
  @discardableResult
  public func draw(
    into canvas: inout Canvas, at origin: Point, gap: Int, isTight: Bool = false, style: Style,
    digitStyle: Style, openStyle: Style
  ) -> [Rect] {
    var column = origin.column
    return titles.indices.map { index in
      let place = Rect(
        column: column, row: origin.row,
        columns: width(of: index, isTight: isTight), rows: 1)
      defer { column += place.columns + gap }
      canvas.describe([
        Outline.Item(
          .tab, titles[index], value: "\(index + 1)", state: index == open ? .selected : [],
          at: place)
      ]) { canvas in
        let isOpen = index == open
        let blank = isTight && !isOpen ? "" : " "
        let style = isOpen ? openStyle : style
        let digit = canvas.write(blank, column: column, row: origin.row, style: style)
        let title = canvas.write(
          "\(index + 1)", column: digit, row: origin.row, style: isOpen ? openStyle : digitStyle)
        canvas.write(
          "\(isTight ? "" : " ")\(titles[index])\(blank)", column: title, row: origin.row,
          style: style)
      }
      return place
    }
  }

  /// Returns the columns of all titles with `gap` columns between them.
  public func width(gap: Int, isTight: Bool = false) -> Int {
    titles.indices.reduce(0) { $0 + width(of: $1, isTight: isTight) }
      + gap * max(titles.count - 1, 0)
  }

  private func width(of index: Int, isTight: Bool) -> Int {
    TextWidth.of(titles[index]) + (!isTight ? 4 : index == open ? 3 : 1)
  }
}
