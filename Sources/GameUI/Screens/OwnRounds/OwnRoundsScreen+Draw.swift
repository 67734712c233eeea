import Canvas
import GameCore

extension OwnRoundsScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let block = block(context)
    let look = frame.look
    if look.isPlain {
      frame.describe(.heading, look.text(OwnRoundsPhrase.title), at: block)
    }
    chooser.draw(into: &frame, in: block) { .board($0) }
    let isEmpty = frame.placeholder(
      of: list, loading: YouPhrase.loading, empty: OwnRoundsPhrase.empty,
      in: context.area.below(block.row + 4), play: (ButtonPhrase.play, .play))
    guard !isEmpty else { return }
    let bars = RowBars(
      column: Self.barColumn, most: 1_000, value: Self.share,
      role: { Self.share($0) == 1_000 ? .chart : .chartPale })
    let drawn = frame.list(
      list, columns(look), in: listPlace(context), isCentered: panel(context) == nil,
      bars: Catalog.ranks(chooser.kind.id) ? [bars] : [],
      target: { .row($0) })
    let foot = min(drawn.bottom + 1, block.bottom - footRows)
    drawFoot(into: &frame, column: drawn.column, row: foot, width: drawn.columns - 2)
    if let panel = panel(context) { drawSelected(into: &frame, in: panel) }
  }

  private func block(_ context: Context) -> Rect {
    let area = context.area
    let columns = area.columns < 116 || context.look.isPlain ? Self.listColumns : 140
    return area.centered(Size(columns: min(area.columns - 2, columns), rows: area.rows))
  }

  /// Returns the place of the list.
  private func listPlace(_ context: Context) -> Rect {
    let block = block(context)
    return block.left(min(block.columns, Self.listColumns)).inset(columns: 1, rows: 0).dropTop(3)
      .dropBottom(footRows + 1)
  }

  /// Returns the place next to the list; nil if there is no room.
  private func panel(_ context: Context) -> Rect? {
    let rest = block(context).dropLeft(Self.listColumns + 3)
    return rest.columns > 0 ? rest.dropTop(3).dropBottom(1) : nil
  }

  private static let listColumns = 78

  /// Draws the round at the cursor, and the points of the loaded rounds on its leaderboard.
  private func drawSelected(into frame: inout Frame<Target>, in place: Rect) {
    guard let row = list.selected else { return }
    let (look, details) = (frame.look, RoundDetails(row: row))
    frame.divider(details.title(look), in: place)
    var rest = place.dropTop(2)
    var facts: [LabeledValue] = []
    for part in details.parts(look) {
      switch part {
      case .headline(let text, _): frame.line(text, .accent, in: rest.cutTop(1))
      case .text(let text): rest.cutTop(frame.lines(text, in: rest, .muted))
      // The list has the date.
      case .pair(look.text(OwnRoundsPhrase.date), _): break
      case .pair(let name, let value), .bar(let name, let value, _, _):
        facts.append(LabeledValue(name: name, value: value))
      default: break
      }
    }
    rest = frame.figures(facts, in: rest.dropTop(1)).dropTop(1)
    let shown = list.rows.filter { $0.verified?.board == row.verified?.board }
    frame.points(of: shown, chooser.kind, in: rest)
  }

  /// The rows below the table, as many while a note is edited as otherwise, so that it never moves.
  private var footRows: Int { 2 }

  /// Returns the number of visible rounds.
  func room(_ context: Context) -> Int { list.room(in: listPlace(context)) }

  /// Draws the note being edited, or the number of rounds.
  private func drawFoot(
    into frame: inout Frame<Target>, column: Int, row: Int, width: Int
  ) {
    let look = frame.look
    guard let draft else {
      let count = look.text(OwnRoundsPhrase.rounds(list.total ?? list.rows.count))
      let rounds = list.rows.compactMap(\.verified)
      // In an unranked game, rounds have no mark.
      let isRanked = Catalog.ranks(chooser.kind.id)
      let legend = isRanked ? look.legend(of: rounds).map { "   " + $0 } ?? "" : ""
      let end = frame.write(count + legend, column + 2, row, .muted)
      if list.error != nil {
        frame.write(
          look.wrong(PlayersPhrase.more).text, end + 2, row, .bad,
          limit: max(column + width + 2 - end, 0))
      }
      return
    }
    var start = column
    frame.undescribed {
      start = $0.write(look.text(OwnRoundsPhrase.note) + " ", column + 2, row, .title)
    }
    let place = Rect(column: start, row: row, columns: max(width - (start - column), 1), rows: 1)
    frame.field(draft.field, label: look.text(OwnRoundsPhrase.note), in: place, isFocused: true)
    let isFull = draft.isFull
    frame.write(
      isFull
        ? look.wrong(OwnRoundsPhrase.noteFull).text
        : look.text(OwnRoundsPhrase.noteKeys), column + 2, row + 1, isFull ? .bad : .muted)
  }

  /// The index of the column of the bars, after the points.
  private static let barColumn = 2

  /// Returns the part of platinum, by which points of different levels can be compared.
  private static func share(_ row: OwnRoundsRow) -> Int {
    row.verified.map { $0.board.thousandths(of: $0.result.points) } ?? 0
  }

  private func columns(_ look: RenderStyle) -> [TableColumn<OwnRoundsRow>] {
    var columns = OwnRoundsRow.columns(chooser.kind, look)
    if Catalog.ranks(chooser.kind.id) {
      let bar: TableColumn<OwnRoundsRow> = look.column(
        PlayerCardPhrase.toPlatinum, least: 24, yields: [0: .shrinks(to: 11), 1: .leaves]
      ) { look.isPlain ? look.percent(Self.share($0)) : "" }
      let medal: TableColumn<OwnRoundsRow> = look.medalColumn(shortens: 0, leaves: 3) { row in
        row.verified.flatMap { look.medal(of: $0) }
      }
      columns.insert(contentsOf: [bar, medal], at: Self.barColumn)
    }
    guard list.rows.contains(where: { !$0.note.isEmpty }) else { return columns }
    return columns + [
      look.column(
        OwnRoundsPhrase.note, least: 12, most: RoundNote.columns,
        yields: [2: .shrinks(to: 8), 4: .leaves]
      ) { $0.note.description }
    ]
  }
}

extension OwnRoundsRow {
  /// Returns the columns: the date, those of the game, and the setup.
  static func columns(_ kind: GameKind, _ look: RenderStyle) -> [TableColumn<OwnRoundsRow>] {
    let date: TableColumn<OwnRoundsRow> = look.column(
      LeaderboardPhrase.date, yields: [2: .says { look.date($0.finishedAt) }]
    ) { look.dateAndTime($0.finishedAt) }
    let own = kind.descriptor.ownColumns(look).enumerated().map { number, column in
      TableColumn(like: column, yields: number == 0 ? [:] : [5: .leaves]) { (row: OwnRoundsRow) in
        switch row.round {
        case .success(let round): column.value(round)
        case .failure(let error) where number == 0:
          error.needsNewerVersion ? "?" : look.glyphs.wrong
        case .failure: ""
        }
      }
    }
    let setup: TableColumn<OwnRoundsRow> = look.column(
      kind.descriptor.setupHeading, least: 7, yields: [4: .leaves]
    ) { row in
      switch row.round {
      case .success(let round): round.board.setup.map { look.name(of: $0, in: kind) } ?? ""
      case .failure(let error):
        look.text(error.needsNewerVersion ? OwnRoundsPhrase.newerVersion : .notTrue)
      }
    }
    return [date] + own + [setup]
  }
}
