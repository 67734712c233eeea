import Canvas
import GameCore

/// The rows of a table as a screen shows them.
struct ListDrawing<Target: Hashable & Sendable> {
  let table: FittedTable
  /// The rows of the table that are seen; all where it is nil.
  var shown: Range<Int>?
  /// The number of the table's first row.
  var first = 0
  /// The row with the cursor's mark; nil where the list has none.
  var marked: Int?
  /// How a row is written.
  var role: (Int) -> Role = { _ in .text }
  /// What a press on a row means; nil for nothing.
  var target: ((Int) -> Target)?
  /// A row of dots stands before this row of the table.
  var breakBefore: Int?
  /// Lines of a row, where a picture stands before its text.
  var height = 1
  /// Columns before the text of a row.
  var inset = 0
  /// Whether the table stands in the middle of its place.
  var isCentered = false
}

/// The pictures before the rows of a list, and a second line beside them.
struct RowPictures<Row, Target: Hashable & Sendable> {
  let size: Size
  /// Columns between a picture and the text.
  var gap = 1
  var below: (Row) -> String? = { _ in nil }
  let draw: (inout Frame<Target>, Row, Rect) -> Void
}

extension ListView {
  /// How many rows are seen below the titles in `place`, each of `height` lines.
  func room(in place: Rect, height: Int = 1) -> Int { (place.rows - 2) / height }
}

extension Frame {
  /// Draws the rows of a list for which `place` has room below the titles, the one under the cursor
  /// as `marked` says, and gives the place they take.
  @discardableResult
  mutating func list<Row>(
    _ list: ListView<Row>, _ columns: [TableColumn<Row>], in place: Rect, gaps: [Int] = [2],
    marked: Role? = .accent, isCentered: Bool = false, pictures: RowPictures<Row, Target>? = nil,
    target: @escaping (Int) -> Target
  ) -> Rect {
    let height = pictures?.size.rows ?? 1
    let inset = pictures.map { $0.size.columns + $0.gap } ?? 0
    let head = columns.allSatisfy(\.title.isEmpty) ? 0 : 2
    let window = list.window((place.rows - head) / height)
    let table = FittedTable(
      columns, of: list.rows[window], width: place.columns - 2 - inset, gaps: gaps,
      mark: look.glyphs.ellipsis)
    let cursor = marked.map { _ in list.cursor }
    let drawn = self.list(
      ListDrawing(
        table: table, first: window.lowerBound, marked: cursor,
        role: { $0 == cursor ? marked ?? .text : .text }, target: target, height: height,
        inset: inset, isCentered: isCentered), in: place)
    guard let pictures else { return drawn }
    var rest = place.dropTop(head).dropLeft(2)
    for row in list.rows[window] where rest.rows >= height {
      var line = rest.cutTop(height)
      pictures.draw(&self, row, line.cutLeft(inset).left(pictures.size.columns))
      if let below = pictures.below(row) { self.line(below, .muted, in: line.dropTop(1)) }
    }
    return drawn
  }

  /// Draws as many rows of a table as `place` has room for, and gives the place they take.
  @discardableResult
  mutating func list(_ list: ListDrawing<Target>, in place: Rect) -> Rect {
    let width = list.table.width + list.inset + 2
    let start = list.isCentered ? max(place.columns - width, 0) / 2 : 0
    let whole = place.dropLeft(start).left(width)
    var rest = whole
    let text = rest.column + 2 + list.inset
    if list.table.hasTitles {
      let titles = Point(column: text, row: rest.cutTop(1).row)
      list.table.drawTitles(into: &canvas, at: titles, style: look.style(.muted))
      rule(in: rest.cutTop(1))
    }
    for index in list.shown ?? 0..<list.table.count {
      if index == list.breakBefore {
        let dots = String(repeating: look.glyphs.dot, count: 3)
        self.line(dots, .muted, in: rest.cutTop(1).dropLeft(2))
      }
      guard rest.rows >= list.height else { break }
      let line = rest.cutTop(list.height)
      let number = list.first + index
      let role = list.role(number)
      if list.marked == number { write(look.glyphs.mine, line.column, line.row, role) }
      list.table.draw(
        index, into: &canvas, at: Point(column: text, row: line.row), style: look.style(role))
      guard let target = list.target else { continue }
      hitArea(line, target(number))
      if list.marked == number { canvas.cursor = line.origin }
    }
    return whole.top(rest.row - whole.row)
  }

  /// Says what stands in place of the rows of a list: that it loads, why it cannot be read, or that
  /// it is empty, with the way to a game where that helps. False where there are rows.
  mutating func placeholder<Row>(
    of list: ListView<Row>, loading: any Phrase, empty: any Phrase, in area: Rect,
    play: Target? = nil
  ) -> Bool {
    guard list.rows.isEmpty else { return false }
    let below = area.row + 3
    if let fault = list.fault {
      message(look.text(fault), in: area, row: below, .bad)
    } else if list.total == nil {
      message(look.text(loading), in: area, row: below, .muted)
    } else if let play {
      nothingYet(look.text(empty), in: area, row: area.row, play: play)
    } else {
      message(look.text(empty), in: area, row: below, .muted)
    }
    return true
  }
}

extension RenderStyle {
  /// A column with its title in the language of the screens.
  func column<Row>(
    _ title: any Phrase, _ alignment: FittedTable.Alignment = .left, least: Int = 0,
    most: Int = .max, yields: [Int: TableColumn<Row>.Yield] = [:],
    cut: ((String, Int) -> String)? = nil, value: @escaping (Row) -> String
  ) -> TableColumn<Row> {
    TableColumn(
      text(title), alignment, least: least, most: most, yields: yields, cut: cut, value: value)
  }
}
