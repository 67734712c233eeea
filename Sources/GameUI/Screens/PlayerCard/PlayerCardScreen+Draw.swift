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
    case .failure(let error):
      frame.message(look.text(error), in: area, row: block.row + 7, .bad)
    case .success(let card): draw(card, into: &frame, in: block, context)
    }
  }

  private func draw(
    _ card: PlayerCard, into frame: inout Frame<Target>, in block: Rect, _ context: Context
  ) {
    let look = frame.look
    let rest = frame.line(look.shown(card.row.name), .title, in: block)
    if context.player?.id == player {
      let own = "\(look.glyphs.mine) \(look.text(PlayerCardPhrase.own))"
      frame.line(own, .accent, in: rest.dropLeft(2))
    }
    frame.rule(in: block.dropTop(1))
    let places = places(of: card, context)
    frame.figures(facts(card, look), in: places.facts)
    frame.portrait(card.row.shown.avatar.portrait(context), in: places.side, pictures)
    guard !list.rows.isEmpty else {
      frame.message(
        look.text(PlayerCardPhrase.noRecords), in: block, row: places.bests.row + 1, .muted)
      return
    }
    let cursor = list.cursor
    frame.list(
      ListDrawing(
        table: places.table, shown: list.window(list.room(in: places.bests)), marked: cursor,
        role: { $0 == cursor ? .cursor : .text }, target: { .row($0) }), in: places.bests)
  }

  /// Returns the place of the card.
  private func block(_ context: Context) -> Rect {
    let area = context.area
    return area.raised(Size(columns: min(area.columns - 2, 78), rows: min(area.rows, 26)))
  }

  /// The layout of a card and of the table of best rounds.
  struct Places {
    let facts: Rect
    let side: Rect
    let bests: Rect
    let table: FittedTable
  }

  /// Returns the layout. The face is to the right of the facts, and next to the best rounds too if
  /// there is room, which then begin right below the facts.
  func places(of card: PlayerCard, _ context: Context) -> Places {
    let block = block(context)
    let below = block.dropTop(2)
    let facts = facts(card, context.look)
    let table = FittedTable(
      columns(context.look), of: list.rows, width: block.columns - 2, gaps: [2, 1],
      mark: context.look.glyphs.ellipsis)
    let height = table.width + 14 <= block.columns ? max(facts.count, 6) : 5
    let side = below.right(2 * height).top(height)
    let hasFace = card.row.shown.avatar != .none
    let place = hasFace ? below.dropRight(side.columns + 2) : below
    let end = place.row + facts.lines(columns: place.columns).count
    let isBeside = !hasFace || block.column + table.width + 2 <= side.column
    return Places(
      facts: place, side: side,
      bests: block.below(1 + (isBeside ? end : max(end, side.bottom))), table: table)
  }

  /// Returns the number of visible best rounds.
  func room(_ context: Context) -> Int {
    guard case .success(let card) = card else { return 1 }
    return list.room(in: places(of: card, context).bests)
  }

  private func columns(_ look: RenderStyle) -> [TableColumn<RankedRound>] {
    [
      look.column(PlayerCardPhrase.game, least: 12) { best in
        GameKind(best.round.board.game).map { look.title(of: $0) } ?? "?"
      },
      look.column(PlayerCardPhrase.setup, least: 10) { best in
        look.name(of: best.round.board.setup ?? "", in: GameKind(best.round.board.game))
      },
      look.column(LeaderboardPhrase.points, .right, least: 6) { best in
        look.points(best.round.result.points, earlierRuleset: best.round.earlierRuleset)
      },
      look.medalColumn(\.round),
      look.column(LeaderboardPhrase.rank, .right, least: 3) { look.language.grouped($0.rank) },
      look.column(LeaderboardPhrase.time, .right, least: 7, yields: [2: .leaves]) { best in
        look.time(best.round.result.time)
      },
      look.column(LeaderboardPhrase.date, least: 10, yields: [1: .leaves]) { best in
        look.date(best.round.finishedAt)
      },
    ]
  }

  /// Returns the public facts about the player.
  private func facts(_ card: PlayerCard, _ look: RenderStyle) -> [LabeledValue] {
    let shown = card.row.shown
    func fact(_ name: PlayerCardPhrase, _ value: String?) -> LabeledValue? {
      value.map { LabeledValue(name: look.text(name), value: $0) }
    }
    return [
      fact(.name, shown.fullName),
      fact(.sex, shown.sex.flatMap { $0 == .notSaid ? nil : look.text(PlayerCardPhrase.of($0)) }),
      fact(.birthDate, shown.birthDate.map { look.language.date($0.date) }),
      fact(.phone, shown.phone?.grouped),
      fact(.memberSince, look.date(card.memberSince)),
      fact(.rounds, look.language.grouped(card.rounds)),
      fact(.lastPlayed, look.lastPlayed(of: card.row)),
      fact(.daily, run.flatMap { $0 > 0 ? look.text(DailyPhrase.run($0)) : nil }),
    ].compactMap(\.self)
  }
}
