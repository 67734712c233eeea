import Canvas
import GameCore

extension PlayerCardScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let block = block(context)
    switch card {
    case nil:
      frame.message(
        look.text(PlayerCardPhrase.loading), in: area, row: block.row + 7, .muted)
    case .failure(.notFound):
      frame.message(look.text(PlayerCardPhrase.gone), in: area, row: block.row + 7, .bad)
    case .failure(let fault):
      frame.message(look.text(fault), in: area, row: block.row + 7, .bad)
    case .success(let card): draw(card, into: &frame, in: block, context)
    }
  }

  private func draw(
    _ card: PlayerCard, into frame: inout Frame<Target>, in block: Rect, _ context: Context
  ) {
    let look = frame.look
    let isOwn = context.player?.id == player
    let name = look.shown(card.row.name)
    let end = frame.write(name, block.column, block.row, .title, limit: block.columns)
    if isOwn {
      frame.write(
        "  \(look.glyphs.mine) \(look.text(PlayerCardPhrase.own))", end, block.row, .accent)
    }
    frame.rule(block.column, block.row + 1, columns: block.columns)
    let facts = lines(of: card, context)
    let values = block.column + (facts.map { TextWidth.of($0.name) }.max() ?? 0) + 2
    for (line, fact) in facts.enumerated() where block.row + 2 + line < block.bottom {
      frame.write(fact.name, block.column, block.row + 2 + line, .muted)
      frame.write(fact.value, values, block.row + 2 + line)
    }
    frame.avatar(card.row.shown.avatar, in: side(of: card, context), pictures, context)
    drawBests(
      bests(in: block, look), into: &frame, in: block, row: bestsRow(of: card, context), context)
  }

  /// The facts, each in as many lines as it takes beside the face.
  private func lines(of card: PlayerCard, _ context: Context) -> [Fact] {
    let facts = facts(card, context.look)
    let block = block(context)
    let names = facts.map { TextWidth.of($0.name) }.max() ?? 0
    let right =
      card.row.shown.avatar == .none ? block.right : side(of: card, context).column - 2
    return facts.flatMap { fact in
      let lines = TextWrap.lines(fact.value, width: right - block.column - names - 2)
      return [Fact(name: fact.name, value: lines.first ?? "")]
        + lines.dropFirst().map { Fact(name: "", value: $0) }
    }
  }

  /// Where the best rounds begin: beside the face where that has room, else below it.
  private func bestsRow(of card: PlayerCard, _ context: Context) -> Int {
    let block = block(context)
    let side = side(of: card, context)
    let row = block.row + 2 + lines(of: card, context).count
    let width = bests(in: block, context.look).width
    let isBeside = card.row.shown.avatar == .none || block.column + width + 2 <= side.column
    return 1 + (isBeside ? row : max(row, side.bottom))
  }

  /// How many best rounds are seen at once.
  func room(_ context: Context) -> Int {
    guard case .success(let card) = card else { return 1 }
    return block(context).bottom - bestsRow(of: card, context) - 2
  }

  /// Where the card is drawn.
  private func block(_ context: Context) -> Rect {
    let area = context.area
    return area.raised(Size(columns: min(area.columns - 2, 78), rows: min(area.rows, 26)))
  }

  /// The face stands to the right of the facts; where there is no room for it beside the table
  /// too, that begins below it.
  func side(of card: PlayerCard, _ context: Context) -> Rect {
    let block = block(context)
    let height =
      bests(in: block, context.look).width + 14 <= block.columns
      ? max(facts(card, context.look).count, 6) : 5
    return Rect(
      column: block.right - 2 * height, row: block.row + 2, columns: 2 * height, rows: height)
  }

  /// The widest table of the best rounds that fits.
  private func bests(in block: Rect, _ look: RenderStyle) -> Table {
    table(of: list.rows, width: block.columns - 2, look)
  }

  private func drawBests(
    _ table: Table, into frame: inout Frame<Target>, in block: Rect, row: Int,
    _ context: Context
  ) {
    let look = frame.look
    guard !list.rows.isEmpty else {
      frame.message(look.text(PlayerCardPhrase.noRecords), in: block, row: row + 1, .muted)
      return
    }
    let bottom = block.bottom
    let window = list.window(room(context))
    let cursor = list.cursor
    let drawing = ListDrawing<Target>(
      table: Table(table.columns, rows: Array(table.rows[window]), gap: table.gap),
      first: window.lowerBound,
      marked: cursor, role: { $0 == cursor ? .accent : .text }, target: { .row($0) })
    _ = frame.list(drawing, at: Point(column: block.column, row: row), bottom: bottom)
  }

  /// The widest table that fits: first it stands closer, then the date goes, then the time.
  private func table(of rows: [RankedRound], width: Int, _ look: RenderStyle) -> Table {
    typealias Column = Table.Column
    let columns = [
      Column(look.text(PlayerCardPhrase.game), least: 12),
      Column(look.text(PlayerCardPhrase.setup), least: 10),
      Column(look.text(LeaderboardPhrase.points), .right, least: 6),
      Column(look.text(LeaderboardPhrase.rank), .right, least: 3),
      Column(look.text(LeaderboardPhrase.time), .right, least: 7),
      Column(look.text(LeaderboardPhrase.date), least: 10),
    ]
    let cells = rows.map { best -> [String] in
      let round = best.round
      let kind = GameKind(round.board.game)
      return [
        kind.map { look.title(of: $0) } ?? "?", look.name(of: round.board.setup ?? "", in: kind),
        look.points(round.result.points, earlierRuleset: round.earlierRuleset),
        look.language.grouped(best.rank), look.language.time(round.result.time),
        CivilDate(round.finishedAt, secondsFromUTC: look.secondsFromUTC).date,
      ]
    }
    let tables = [(0, 2), (0, 1), (1, 1), (2, 1)].map { spared, gap in
      Table(
        Array(columns.dropLast(spared)), rows: cells.map { Array($0.dropLast(spared)) }, gap: gap)
    }
    return tables.first { $0.width <= width } ?? tables[3]
  }

  private struct Fact {
    let name: String
    let value: String
  }

  /// What the player shows, and what everybody may know.
  private func facts(_ card: PlayerCard, _ look: RenderStyle) -> [Fact] {
    let shown = card.row.shown
    func fact(_ name: PlayerCardPhrase, _ value: String?) -> Fact? {
      value.map { Fact(name: look.text(name), value: $0) }
    }
    let since = CivilDate(card.memberSince, secondsFromUTC: look.secondsFromUTC)
    return [
      fact(.name, shown.fullName),
      fact(.sex, shown.sex.flatMap { $0 == .notSaid ? nil : look.text(PlayerCardPhrase.of($0)) }),
      fact(.birthDate, shown.birthDate?.date.description),
      fact(.phone, shown.phone?.grouped),
      fact(.memberSince, since.date), fact(.rounds, "\(card.rounds)"),
      fact(.lastPlayed, look.lastPlayed(of: card.row)),
      fact(.daily, run.flatMap { $0 > 0 ? look.text(DailyPhrase.run($0)) : nil }),
    ].compactMap(\.self)
  }
}
