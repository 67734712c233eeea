import Canvas
import GameCore

/// A panel with the current player and the pairs of all, next to the board or on a line above it.
struct DuelPanel {
  private let look: RenderStyle
  private let seats: SeatStyle
  private let pairs: [Int]
  /// The faces of the cards that each seat has taken; nil for pictures.
  private let taken: [[DeckFace?]]
  /// Which seat has most pairs.
  private let lead: String?
  /// The seat to move; nil after the end.
  private let toMove: Int?
  private let level: String
  private let practice: String?
  private let time: String
  private let turn: String
  private let notice: String?
  /// The passes in a row, because enough of them end the game; nil for none.
  private let passes: String?

  init(_ play: DuelPlay, at now: Moment, look: RenderStyle) {
    let state = play.shown(at: now)
    let isOver = play.isOver && !play.isRevealing(at: now)
    let isOpponents = state.seats.all[state.toMove].opponent != nil
    let isFirst = play.table.round.moves.isEmpty
    self.look = look
    seats = SeatStyle(seats: state.seats, look: look)
    pairs = state.pairs
    taken = state.pairs.indices.map { seat in
      let faces = (0..<play.level.cards).filter { state.owner(of: $0) == seat }
        .compactMap { state.board.face(at: $0) }
      return Set(faces).sorted().map { play.board.face($0, look) }
    }
    lead = isOver ? nil : seats.lead(state).map(look.text)
    toMove = isOver ? nil : state.toMove
    level = look.text(PairsPhrase.level(play.level))
    practice = play.table.round.eligibility == .practice ? look.text(PlayPhrase.practice) : nil
    time = look.language.clock(play.table.elapsed(at: now))
    turn = look.text(
      isOver
        ? DuelPhrase.isOver
        : play.table.isWatched
          ? .moves
          : isOpponents
            ? isFirst ? .starts : .thinks : isFirst ? DuelPhrase.youStart : .yourTurn)
    notice = play.notice.map(look.text)
    passes = state.passes == 0 || isOver ? nil : look.text(DuelPhrase.passes(of: state))
  }

  func draw(_ place: BoardLayout.Figures, into canvas: inout Canvas) {
    switch place {
    case .side(let rect): canvas.describe(items(in: rect)) { drawSide(rect, into: &$0) }
    case .line(let rect): canvas.describe(items(in: rect)) { drawLine(rect, into: &$0) }
    }
  }

  private func items(in rect: Rect) -> [Outline.Item] {
    let texts = [turn, lead, notice, passes, practice].compactMap(\.self)
    return [Outline.Item(.heading, level, value: time, at: rect)]
      + pairs.indices.map { seat in
        Outline.Item(
          .figure, seats.name(seat), value: "\(pairs[seat])",
          state: seat == toMove ? .selected : [], at: rect)
      } + texts.map { Outline.Item(.text, $0, at: rect) }
  }

  /// Draws the seats below each other, with their cards if there is room, followed by what the
  /// current player does and who leads.
  private func drawSide(_ rect: Rect, into canvas: inout Canvas) {
    canvas.write(level, in: rect, style: look.style(.title))
    canvas.write(time, in: rect, .right, style: look.style(.accent))
    // Next to the digits there must be room for the cards.
    let heights = taken.allSatisfy { $0.count < rect.columns - 9 } ? [7, 6] : [7]
    let large = heights.first { rect.rows >= max($0 * pairs.count + 7, 24) }
    let isLarge = look.unicode && large != nil
    let small = rect.rows >= 3 * pairs.count + 8 ? 3 : rect.rows >= 2 * pairs.count + 7 ? 2 : 1
    let height = isLarge ? large ?? small : small
    var rest = rect.dropTop(2)
    for seat in pairs.indices {
      var place = rest.cutTop(height)
      drawSeat(
        seat, name: seats.name(seat), hasCount: !isLarge, in: place.cutTop(1), into: &canvas)
      if isLarge {
        look.largeNumber(
          pairs[seat], in: place.dropTop(1).dropLeft(1), style: seats.style(seat), into: &canvas)
        // Below the digits, or next to them.
        place = height == 7 ? place.dropTop(4) : place.dropTop(3).dropLeft(8)
      }
      if height > 1 { drawCards(of: seat, in: place.top(1).dropLeft(1), into: &canvas) }
    }
    if height < 3 { rest.cutTop(1) }
    let (turnText, style) =
      toMove.map { seat in
        // Without its name, the turn of an opponent is no sentence.
        let isPerson = seats.seats.all[seat].opponent == nil
        let mover = isPerson ? String(seats.sign(seat)) : seats.name(seat)
        return ("\(mover) \(turn)", seats.style(seat))
      } ?? (turn, look.style(.accent))
    canvas.write(turnText, in: rest.cutTop(1).dropLeft(toMove == nil ? 0 : 1), style: style)
    if let lead, height > 1 {
      canvas.write(lead, in: rest.cutTop(1).dropLeft(1), style: look.style(.muted))
    }
    rest.cutTop(1)
    if let (text, role) = notice.map({ ($0, Role.bad) })
      ?? (passes ?? practice).map({ ($0, .muted) })
    {
      canvas.write(text, in: rest, style: look.style(role))
    }
  }

  /// Draws the pairs of a seat as small cards, closer to each other if they are many.
  private func drawCards(of seat: Int, in place: Rect, into canvas: inout Canvas) {
    // Without edges, white cards would not differ from a light table.
    let style = look.style(look.isTableLight ? .cardResting : .cardFace)
    let cards = taken[seat].map { face in
      let hue = face?.hue ?? SeatStyle.hues[seat % SeatStyle.hues.count]
      let color = FaceColor.color(hue, on: style.background, depth: look.depth)
      return (sign: String(face?.symbol ?? seats.sign(seat)), color: color)
    }
    let columns = cards.reduce(0) { $0 + TextWidth.of($1.sign) }
    let gap = columns + cards.count <= place.columns ? 1 : 0
    var column = place.column
    for card in cards where column + TextWidth.of(card.sign) <= place.right {
      var style = style
      style.foreground = card.color ?? style.foreground
      column = canvas.write(card.sign, column: column, row: place.row, style: style) + gap
    }
  }

  /// Draws the seats side by side, with the clock or a notice at the end. The current player has
  /// the most room, for the text that it is their turn.
  private func drawLine(_ rect: Rect, into canvas: inout Canvas) {
    let end = notice ?? time
    let room = rect.columns - 2 - TextWidth.of(end) - 2
    let even = min(room / max(pairs.count, 1), Self.widestSeat)
    let own =
      toMove.map { seat in
        // The full name and the text of the turn, as far as the others keep the minimum.
        let full = TextWidth.of("\(seats.name(seat)): \(turn)\(pairs[seat])") + 5
        return min(max(even, full), room - Self.leastSeat * (pairs.count - 1))
      } ?? even
    let others =
      toMove == nil || pairs.count < 2
      ? even : min((room - own) / (pairs.count - 1), Self.widestSeat)
    var rest = rect.top(1).dropLeft(1)
    for seat in pairs.indices {
      let columns = seat == toMove ? own : others
      drawSeat(
        seat, name: nameInLine(seat, columns: columns - 5 - TextWidth.of("\(pairs[seat])")),
        in: rest.cutLeft(columns).dropRight(1), into: &canvas)
    }
    canvas.write(
      end, in: rect.dropRight(1), .right, style: look.style(notice == nil ? .accent : .bad))
  }

  /// The columns of a seat on the line: the minimum, with a name of four letters, and the maximum.
  private static let leastSeat = 10
  private static let widestSeat = 28

  /// Returns a name in this number of columns, with the text of its turn.
  private func nameInLine(_ seat: Int, columns: Int) -> String {
    let turnText = seat == toMove ? ": \(turn)" : ""
    let left = columns - TextWidth.of(turnText)
    let whole = seats.name(seat)
    let name = TextWidth.of(whole) <= left ? whole : seats.shortName(seat)
    return left < min(4, TextWidth.of(name))
      ? look.cut(name, columns) : look.cut(name, left) + turnText
  }

  /// Draws sign, name and pairs; the current player is highlighted over the whole width.
  private func drawSeat(
    _ seat: Int, name: String, hasCount: Bool = true, in rect: Rect, into canvas: inout Canvas
  ) {
    let isNext = seat == toMove
    let focus = seats.style(seat).reversed
    if isNext {
      canvas.fill(rect, style: focus)
      canvas.write(look.glyphs.mine, in: rect, style: focus)
    }
    let count = hasCount ? "\(pairs[seat])" : ""
    canvas.write(
      String(seats.sign(seat)), in: rect.dropLeft(1), style: isNext ? focus : seats.style(seat))
    canvas.write(
      look.cut(name, rect.columns - 4 - TextWidth.of(count)), in: rect.dropLeft(3),
      style: isNext ? focus : look.style(.text))
    canvas.write(count, in: rect, .right, style: isNext ? focus : look.style(.title))
  }
}
