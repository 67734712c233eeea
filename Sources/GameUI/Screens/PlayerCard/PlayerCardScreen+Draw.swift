import Canvas
import GameCore

extension PlayerCardScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = context.area
    switch card {
    case nil:
      frame.message(look.text(PlayerCardPhrase.loading), in: area, row: area.row + 7, .muted)
    case .failure(.notFound):
      frame.message(look.text(PlayerCardPhrase.gone), in: area, row: area.row + 7, .bad)
    case .failure(let error):
      frame.message(look.text(error), in: area, row: area.row + 7, .bad)
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
      rest = frame.line(look.text(PlayerCardPhrase.own), .accent, in: rest.dropLeft(1))
    }
    rest = medals(into: &frame, in: rest.dropLeft(1))
    frame.rule(in: rest)
    frame.figures(dated.facts(streak: streak, look), in: places.facts)
    frame.face(of: card.row, in: places.side, context)
    frame.divider(look.text(PlayerCardPhrase.bests), in: places.bestsTitle)
    guard !list.rows.isEmpty else {
      frame.message(
        look.text(PlayerCardPhrase.noRecords), in: places.bests, row: places.bests.row + 1, .muted)
      return
    }
    let height = height(context)
    places.scores.draw(
      into: &frame, in: places.bests,
      shown: list.window(list.room(in: places.bests, height: height)), cursor: list.cursor,
      height: height
    ) { .row($0) }
  }

  /// Draws the number of each medal at the right end of a line as far as there is room, and returns
  /// the rest of it.
  private func medals(into frame: inout Frame<Target>, in line: Rect) -> Rect {
    let look = frame.look
    var rest = line
    for medal in Medal.allCases {
      let count = list.rows.count { look.medal(of: $0.round) == medal }
      let text = "\(look.stars(medal)) \(count)"
      guard count > 0, TextWidth.of(text) + 2 <= rest.columns else { continue }
      var left = rest
      frame.describe(.figure, look.text(medal), value: "\(count)", at: rest.top(1)) {
        left = $0.line(text, in: rest, .right)
      }
      if let style = look.style(of: medal) {
        frame.canvas.restyle(rest.dropLeft(left.columns).top(1)) { _ in style }
      }
      rest = left.dropRight(2)
    }
    return rest
  }

  /// Returns whether the best rounds are next to the facts.
  private func isWide(_ context: Context) -> Bool {
    context.area.columns >= Self.wide && !context.look.isPlain
  }

  /// Returns the rows of a best score, more in large windows.
  private func height(_ context: Context) -> Int {
    let rows = context.area.rows
    return isWide(context)
      ? min(max((rows - 4) / max(list.rows.count, 1), 1), 3) : 1
  }

  /// The columns from which there are two panes.
  private static let wide = 110
  private static let factsColumns = 30

  /// The layout of a card and of the table of best rounds.
  struct Places {
    let head: Rect
    let facts: Rect
    let side: Rect
    /// The place of the heading of the best rounds.
    let bestsTitle: Rect
    let bests: Rect
    let scores: BestScores
  }

  /// Returns the layout. The face is to the left of the name and the facts, and the best rounds are
  /// below. In wide windows the face is above the facts, and the best rounds are next to both.
  func places(of card: Dated<PlayerCard>, _ context: Context) -> Places {
    let area = context.area
    let hasFace = !context.look.isPlain
    func scores(in place: Rect) -> BestScores {
      BestScores(list.rows, width: place.columns - 2, asOf: card.time, context.look)
    }
    if isWide(context) {
      let block = area.page
      let left = block.left(Self.factsColumns)
      let right = block.dropLeft(Self.factsColumns + 4)
      let face = area.rows < 44 ? 8 : 14
      let side = left.dropTop(2).left(2 * face).top(face)
      return Places(
        head: left, facts: hasFace ? left.below(side.bottom + 1) : left.dropTop(2), side: side,
        bestsTitle: right, bests: right.dropTop(2), scores: scores(in: right))
    }
    let scores = scores(in: area.dropRight(2))
    // As wide as the table.
    let block = area.centeredAtTop(
      Size(columns: max(scores.table.width + 2, min(area.columns - 2, 60)), rows: area.rows))
    let inside = block.dropLeft(2)
    let side = inside.left(12).top(6)
    let head = hasFace ? inside.dropLeft(side.columns + 2) : inside
    let facts = head.dropTop(2)
    let lines = card.facts(streak: streak, context.look).lines(columns: facts.columns).count
    let title = inside.below(max(facts.row + lines, hasFace ? side.bottom : 0) + 1)
    return Places(
      head: head, facts: facts, side: side, bestsTitle: title,
      bests: block.below(title.row + 1), scores: scores)
  }

  /// Returns the number of visible best rounds.
  func room(_ context: Context) -> Int {
    guard case .success(let card) = card else { return 1 }
    return list.room(in: places(of: card, context).bests, height: height(context))
  }
}
