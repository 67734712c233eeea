import Canvas
import GameCore

/// The appearance of a list on a screen.
struct ListDrawing<Target: Hashable & Sendable> {
  let table: FittedTable
  /// The visible rows of the table; nil for all.
  var shown: Range<Int>?
  /// The index of the table's first row.
  var first = 0
  /// The row with the cursor's mark, or nil.
  var marked: Int?
  /// Returns the role of a row.
  var role: (Int) -> Role = { _ in .text }
  /// Returns the meaning of a press on a row; nil for nothing.
  var target: ((Int) -> Target)?
  /// The row before which a row of dots is drawn.
  var breakBefore: Int?
  /// The number of lines of a row, for a picture before its text.
  var height = 1
  /// The number of rows with that height; the others have one line.
  var tall = Int.max
  /// The blank lines at the end of a row, which the cursor leaves out.
  var gap = 0
  /// The line of the text in a high row.
  var lead = 0
  /// The columns before the text of a row.
  var inset = 0
  /// Whether the table is centered.
  var isCentered = false
  /// Draws more into a row, whose lines and text are at these places.
  var decorate: ((inout Frame<Target>, Int, _ line: Rect, _ text: Rect) -> Void)?
}

/// The columns between those of a table.
enum TableGap {
  /// The widest first, with which a table is about as wide as its section.
  static let wide = Array((2...6).reversed())
}

/// The pictures before the rows of a list, with a second line of text.
struct RowPictures<Row, Target: Hashable & Sendable> {
  let size: Size
  /// The columns between a picture and the text.
  var gap = 1
  /// The line of the text.
  var lead = 0
  var below: (Row) -> String? = { _ in nil }
  let draw: (inout Frame<Target>, Row, Rect) -> Void
}

/// Bars in a column of a list.
struct RowBars<Row> {
  /// The index of the column, which is empty where they are.
  let column: Int
  /// The columns of a bar at the end of the column; by default all.
  var columns = Int.max
  /// The value with the longest bar.
  let most: Int
  let value: (Row) -> Int
  var role: (Row) -> Role = { _ in .chart }
}

extension ListView {
  /// Returns the number of rows that fit below the titles in `place`, with `height` lines each.
  func room(in place: Rect, height: Int = 1) -> Int { (place.rows - 2) / height }
}

extension Frame {
  /// Draws the rows of a list that fit into `place` below the titles, with the cursor as `marked`
  /// says, and returns their place.
  @discardableResult
  mutating func list<Row>(
    _ list: ListView<Row>, _ columns: [TableColumn<Row>], in place: Rect, gaps: [Int] = [2],
    marked: Role? = .cursor, isCentered: Bool = false,
    pictures: RowPictures<Row, Target>? = nil,
    bars: [RowBars<Row>] = [], role: @escaping (Row) -> Role = { _ in .text },
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
    let places = bars.compactMap { bars in
      table.place(ofColumn: bars.column).map { (bars, $0) }
    }
    return self.list(
      ListDrawing(
        table: table, first: window.lowerBound, marked: cursor,
        role: { $0 == cursor ? marked ?? .text : role(list.rows[$0]) }, target: target,
        height: height, lead: pictures?.lead ?? 0, inset: inset, isCentered: isCentered,
        decorate: { frame, row, line, text in
          if let pictures {
            let place = line.dropLeft(2).left(pictures.size.columns)
            pictures.draw(&frame, list.rows[row], place)
            if let below = pictures.below(list.rows[row]) {
              frame.line(below, .muted, in: text.below(text.row + 1).top(1))
            }
          }
          for (bars, place) in places {
            frame.bar(
              bars.value(list.rows[row]), of: bars.most,
              in: text.dropLeft(place.lowerBound).left(place.count)
                .right(min(bars.columns, place.count)),
              bars.role(list.rows[row]))
          }
        }), in: place)
  }

  /// Draws as many rows of a table as fit into `place`, and returns their place.
  @discardableResult
  mutating func list(_ list: ListDrawing<Target>, in place: Rect) -> Rect {
    let width = list.table.width + list.inset + 2
    let start = max(place.columns - width, 0) / 2
    let whole = list.isCentered ? place.dropLeft(start).left(width) : place
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
      let height = index < list.tall ? list.height : 1
      guard rest.rows >= height else { break }
      let line = rest.cutTop(height)
      let first = line.line(line.row + (index < list.tall ? list.lead : 0))
      let number = list.first + index
      let role = list.role(number)
      if list.marked == number {
        write(
          look.glyphs.mine, first.column, first.row, role == .selected ? .cursor : role)
      }
      list.table.draw(
        index, into: &canvas, at: Point(column: text, row: first.row),
        style: look.style(role == .cursor || role == .selected ? .title : role))
      let isHighlighted = role == .cursor || role == .selected
      if isHighlighted, !look.highlightsBackground { highlight(line.dropBottom(list.gap)) }
      list.decorate?(&self, number, line, first.dropLeft(text - line.column))
      if isHighlighted, look.highlightsBackground { highlight(line.dropBottom(list.gap)) }
      guard let target = list.target else { continue }
      hitArea(line, target(number))
      if list.marked == number { canvas.cursor = line.origin }
    }
    return whole.top(rest.row - whole.row)
  }

  /// Draws a message instead of rows: that the list is loading, why it cannot be read, or that it
  /// is empty, if that helps with a button that starts a game and its cards. Returns false if there
  /// are rows.
  mutating func placeholder<Row>(
    of list: ListView<Row>, loading: any Phrase, empty: any Phrase, in area: Rect,
    play: (title: any Phrase, target: Target)? = nil, cards: GameKind? = nil
  ) -> Bool {
    guard list.rows.isEmpty else { return false }
    let below = area.row + 3
    if let error = list.error {
      message(look.text(error), in: area, row: below, .bad)
    } else if list.total == nil {
      message(look.text(loading), in: area, row: below, .muted)
    } else {
      emptyState(
        look.text(empty), .muted, in: area, row: area.row,
        buttons: play.map { [(look.text($0.title), $0.target)] } ?? [], cards: cards)
    }
    return true
  }
}

extension RenderStyle {
  /// Returns a column with its title in the language of the screens.
  func column<Row>(
    _ title: any Phrase, _ alignment: FittedTable.Alignment = .left, least: Int = 0,
    most: Int = .max, yields: [Int: TableColumn<Row>.Yield] = [:],
    cut: ((String, Int) -> String)? = nil, value: @escaping (Row) -> String
  ) -> TableColumn<Row> {
    TableColumn(
      text(title), alignment, least: least, most: most, yields: yields, cut: cut, value: value)
  }
}
