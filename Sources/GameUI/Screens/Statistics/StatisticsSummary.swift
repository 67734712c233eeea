import Canvas
import GameCore

extension StatisticsScreen {
  /// Draws the most important numbers large, and the others in groups in two columns below; as a
  /// list where they are read or there is no room.
  func drawSummary(
    _ statistics: GameStatistics, into frame: inout Frame<Target>, in place: Rect
  ) {
    let numbers = StatisticsFacts(statistics, frame.look)
    // The last row stays blank.
    let place = frame.look.isPlain ? place : place.dropBottom(1)
    let sides = numbers.sides
    let widths = sides.map { $0.flatMap(\.facts).columns }
    let width = widths.reduce(0, +)
    let rows = sides.map { $0.rows(gap: 0) }.max() ?? 0
    guard !frame.look.isPlain, width < place.columns, rows + 2 <= place.rows else {
      return drawList(numbers.facts, into: &frame, in: place)
    }
    let airy = sides.map { $0.rows(gap: 1) }.max() ?? 0
    var rest = place
    let points = Catalog.ranks(statistics.board.game) ? statistics.points : []
    let between = min(place.columns - width, 6)
    // The large numbers have a blank row below their names, and one below them if there is room.
    let lead = min(place.rows - airy, 6)
    let least = max(width + between, min(place.columns - 4, 72))
    let large =
      lead >= 5 ? frame.large(numbers.highlights, points, in: place.top(5), least: least) : nil
    if large == nil {
      let columns = numbers.highlights.inlineColumns
      frame.inline(numbers.highlights, in: place.centered(Size(columns: columns, rows: place.rows)))
    }
    rest.cutTop(large == nil ? 2 : lead)
    // The groups are as wide as the large numbers above them.
    let columns = large ?? width + between
    rest = rest.centered(Size(columns: columns, rows: rest.rows))
    for (side, natural) in zip(sides, widths) {
      frame.groups(
        side, in: rest.cutLeft(natural + (columns - width - between) / 2),
        names: side.flatMap(\.facts).names, gap: airy <= rest.rows ? 1 : 0)
      rest.cutLeft(between)
    }
  }

  /// Draws numbers in two columns if they do not fit below each other.
  private func drawList(
    _ facts: [LabeledValue], into frame: inout Frame<Target>, in place: Rect
  ) {
    let half = facts.count > place.rows ? (facts.count + 1) / 2 : facts.count
    let (left, right) = (Array(facts.prefix(half)), Array(facts.dropFirst(half)))
    var rest = place
    frame.figures(left, in: right.isEmpty ? rest : rest.cutLeft(left.columns + 1))
    rest.cutLeft(max(min(rest.columns - right.columns, 2), 0))
    frame.figures(right, in: rest)
  }
}

extension StatisticsFacts {
  /// The groups in two columns of about the same height.
  fileprivate var sides: [[Group]] {
    let rows = groups.rows(gap: 1)
    let left = groups.indices.prefix { number in
      Array(groups.prefix(number)).rows(gap: 1) + groups[number].facts.count / 2 < rows / 2
    }
    return [Array(groups.prefix(left.count)), Array(groups.dropFirst(left.count))]
  }

  /// Draws the numbers below each other, with their headings if there is room.
  func draw<Target>(into frame: inout Frame<Target>, in place: Rect) {
    guard highlights.count + 1 + groups.rows(gap: 1) <= place.rows else {
      frame.figures(facts, in: place)
      return
    }
    let names = facts.names
    let rest = frame.figures(highlights, in: place, gap: names - highlights.names + 2)
    frame.groups(groups, in: rest.dropTop(1).left(facts.columns), names: names, gap: 1)
  }
}

extension [StatisticsFacts.Group] {
  /// Returns the rows of groups with `gap` blank rows between them.
  fileprivate func rows(gap: Int) -> Int { reduce(-gap) { $0 + 1 + $1.facts.count + gap } }
}

extension [LabeledValue] {
  /// The columns of all next to each other.
  fileprivate var inlineColumns: Int {
    reduce(-3) { $0 + TextWidth.of("\($1.name) \($1.value)") + 3 }
  }
}

extension Frame {
  /// Draws groups of numbers below each other, with the values after `names` columns.
  fileprivate mutating func groups(
    _ groups: [StatisticsFacts.Group], in place: Rect, names: Int, gap: Int
  ) {
    var rest = place
    for group in groups {
      divider(group.title, in: rest)
      rest.cutTop(1)
      rest = figures(group.facts, in: rest, gap: names - group.facts.names + 2)
      rest.cutTop(gap)
    }
  }

  /// Draws numbers next to each other on a line.
  mutating func inline(_ facts: [LabeledValue], in place: Rect) {
    var rest = place
    for fact in facts {
      describe(.figure, fact.name, value: fact.value, at: rest.top(1)) { frame in
        rest = frame.line(fact.name, .muted, in: rest).dropLeft(1)
        rest = frame.line(fact.value, fact.role, in: rest).dropLeft(3)
      }
    }
  }

  /// Draws numbers in large digits below their names, and the last points as columns if there is
  /// room; returns their width, at least `least`, or nil if the digits do not fit.
  fileprivate mutating func large(
    _ facts: [LabeledValue], _ points: [Int], in place: Rect, least: Int
  ) -> Int? {
    let digits = facts.map { LargeDigits.rows(of: $0.value) }
    var widths = zip(facts, digits).map { max(TextWidth.of($0.name) + 4, $1[0].count) }
    let last = Array(points.suffix(Self.most))
    let name = look.text(StatisticsPhrase.last(last.count))
    let gap = 4
    var columns = widths.reduce(-gap) { $0 + $1 + gap }
    guard look.unicode, !look.followsFocus, columns <= place.columns else { return nil }
    let chart = max(TextWidth.of(name) + 4, 2 * Self.most - 1)
    if last.count >= Self.fewest, columns + gap + chart <= place.columns { widths.append(chart) }
    columns = widths.reduce(-gap) { $0 + $1 + gap }
    let more = max(least - columns, 0)
    columns += more
    var rest = place.centered(Size(columns: columns, rows: place.rows))
    for (number, width) in widths.enumerated() {
      let tile =
        number == widths.count - 1 ? rest : rest.cutLeft(width + more / widths.count)
      rest.cutLeft(gap)
      guard facts.indices.contains(number) else {
        drawLast(last, name, in: tile)
        continue
      }
      let fact = facts[number]
      describe(.figure, fact.name, value: fact.value, at: tile) { frame in
        frame.divider(fact.name, in: tile)
        for (row, text) in digits[number].enumerated() {
          frame.line(text, fact.role, in: tile.bottom(3).dropTop(row))
        }
      }
    }
    return columns
  }

  /// Draws the last points as columns below their name.
  private mutating func drawLast(_ points: [Int], _ name: String, in place: Rect) {
    let value = points.map(look.language.grouped).joined(separator: " ")
    describe(.chart, name, value: value, at: place) { frame in
      frame.divider(name, in: place)
      let step = (place.columns + 1) / points.count
      for (number, value) in points.enumerated() {
        let column = place.bottom(3).dropLeft(number * step).left(step - 1)
        frame.column(value, of: max(points.max() ?? 0, 1), in: column)
      }
    }
  }

  /// The number of rounds from which their points are a chart.
  private static var fewest: Int { 5 }
  /// The maximum number of those rounds.
  private static var most: Int { 9 }
}
