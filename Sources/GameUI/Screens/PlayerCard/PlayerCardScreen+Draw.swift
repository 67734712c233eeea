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
    case .success(let card): draw(card, into: &frame, context)
    }
  }

  private func draw(
    _ dated: Dated<PlayerCard>, into frame: inout Frame<Target>, _ context: Context
  ) {
    let look = frame.look
    let card = dated.value
    let places = places(of: dated, context)
    var rest = frame.line(look.shown(card.row.name), .title, in: places.head)
    if context.player?.id == player {
      let own = "\(look.glyphs.mine) \(look.text(PlayerCardPhrase.own))"
      rest = frame.line(own, .accent, in: rest.dropLeft(2))
    }
    let isWide = places.bestsTitle != nil
    frame.rule(in: isWide ? rest.dropLeft(1) : places.head.dropTop(1))
    frame.figures(dated.facts(run: run, look), in: places.facts)
    frame.portrait(card.row.shown.avatar.portrait(context), in: places.side, pictures)
    if let title = places.bestsTitle {
      frame.divider(look.text(PlayerCardPhrase.bests), in: title)
    }
    guard !list.rows.isEmpty else {
      frame.message(
        look.text(PlayerCardPhrase.noRecords), in: places.bests, row: places.bests.row + 1, .muted)
      return
    }
    let cursor = list.cursor
    let scores = places.scores
    let height = height(context)
    let window = list.window(list.room(in: places.bests, height: height))
    let end = window.upperBound == list.rows.count ? scores.table.count : window.upperBound
    frame.list(
      ListDrawing(
        table: scores.table, shown: window.lowerBound..<end, marked: cursor,
        role: { $0 == cursor ? .cursor : scores.role(of: $0) }, target: { .row($0) },
        height: height,
        decorate: { frame, row, _, text in scores.drawBar(of: row, into: &frame, in: text) }),
      in: places.bests)
  }

  /// Returns whether the best rounds are next to the facts.
  private func isWide(_ context: Context) -> Bool {
    context.area.columns >= Self.wide && !context.look.isPlain
  }

  /// Returns the rows of a best score, more in large windows.
  private func height(_ context: Context) -> Int {
    isWide(context) ? min(max(context.area.rows / 15, 1), 3) : 1
  }

  /// The columns from which there are two panes.
  private static let wide = 110
  private static let factsColumns = 30

  /// Returns the place of the card.
  private func block(_ context: Context) -> Rect {
    let area = context.area
    let most = isWide(context) ? 124 : 78
    let rows = max(24, 11 * height(context))
    return area.raised(Size(columns: min(area.columns - 2, most), rows: min(area.rows, rows)))
  }

  /// The layout of a card and of the table of best rounds.
  struct Places {
    let head: Rect
    let facts: Rect
    let side: Rect
    /// The place of the heading of the best rounds; nil if they have none.
    var bestsTitle: Rect?
    let bests: Rect
    let scores: BestScores
  }

  /// Returns the layout. The face is to the right of the facts, and next to the best rounds too if
  /// there is room, which then begin right below the facts. In wide windows the face is above the
  /// facts, and the best rounds are next to both.
  func places(of card: Dated<PlayerCard>, _ context: Context) -> Places {
    let block = block(context)
    let hasFace = card.value.row.shown.avatar != .none
    func scores(in place: Rect) -> BestScores {
      BestScores(list.rows, width: place.columns - 2, asOf: card.time, context.look)
    }
    if isWide(context) {
      let left = block.left(Self.factsColumns)
      let right = block.dropLeft(Self.factsColumns + 4)
      let side = left.dropTop(2).left(20).top(10)
      return Places(
        head: left, facts: hasFace ? left.below(side.bottom + 1) : left.dropTop(2), side: side,
        bestsTitle: right, bests: right.dropTop(2), scores: scores(in: right))
    }
    let below = block.dropTop(2)
    let facts = card.facts(run: run, context.look)
    let scores = scores(in: block)
    let height = scores.table.width + 14 <= block.columns ? max(facts.count, 6) : 5
    let side = below.right(2 * height).top(height)
    let place = hasFace ? below.dropRight(side.columns + 2) : below
    let end = place.row + facts.lines(columns: place.columns).count
    let isBeside = !hasFace || block.column + scores.table.width + 2 <= side.column
    return Places(
      head: block, facts: place, side: side,
      bests: block.below(1 + (isBeside ? end : max(end, side.bottom))), scores: scores)
  }

  /// Returns the number of visible best rounds.
  func room(_ context: Context) -> Int {
    guard case .success(let card) = card else { return 1 }
    return list.room(in: places(of: card, context).bests, height: height(context))
  }
}
