import Canvas
import GameCore

/// A panel with the current player and the pairs of all, next to the board or on a line above it.
struct DuelPanel {
  private let look: RenderStyle
  private let seats: SeatStyle
  private let pairs: [Int]
  /// The seat to move; nil after the end.
  private let toMove: Int?
  private let level: String
  private let practice: String?
  private let time: String
  private let turn: String
  private let notice: String?

  init(_ play: DuelPlay, at now: Moment, look: RenderStyle) {
    let state = play.shown(at: now)
    let isOver = play.isOver && !play.isRevealing(at: now)
    let isOpponents = state.seats.all[state.toMove].opponent != nil
    let isFirst = play.table.round.moves.isEmpty
    self.look = look
    seats = SeatStyle(seats: state.seats, look: look)
    pairs = state.pairs
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
    notice = play.notice.map { look.text($0.phrase) }
  }

  func draw(_ place: BoardLayout.Figures, into canvas: inout Canvas) {
    switch place {
    case .side(let rect): canvas.describe(items(in: rect)) { drawSide(rect, into: &$0) }
    case .line(let rect): canvas.describe(items(in: rect)) { drawLine(rect, into: &$0) }
    }
  }

  private func items(in rect: Rect) -> [Outline.Item] {
    let texts = [turn, notice, practice].compactMap(\.self)
    return [Outline.Item(.heading, level, value: time, at: rect)]
      + pairs.indices.map { seat in
        Outline.Item(
          .figure, seats.name(seat), value: "\(pairs[seat])",
          state: seat == toMove ? .selected : [], at: rect)
      } + texts.map { Outline.Item(.text, $0, at: rect) }
  }

  /// Draws the seats below each other, followed by what the current player does.
  private func drawSide(_ rect: Rect, into canvas: inout Canvas) {
    write(level, look.style(.title), rect.column, rect.row, in: rect, into: &canvas)
    right(time, look.style(.accent), rect.row, in: rect, into: &canvas)
    for seat in pairs.indices {
      let line = rect.line(rect.row + 2 + seat)
      drawSeat(seat, name: seats.name(seat), in: line, into: &canvas)
    }
    var row = rect.row + 3 + pairs.count
    if let toMove {
      // The name is highlighted above.
      let told = "\(seats.sign(toMove)) \(turn)"
      write(told, seats.style(toMove), rect.column + 1, row, in: rect, into: &canvas)
      row += 2
    } else {
      write(turn, look.style(.accent), rect.column, row, in: rect, into: &canvas)
      row += 2
    }
    if let notice {
      write(notice, look.style(.bad), rect.column, row, in: rect, into: &canvas)
    } else if let practice {
      write(practice, look.style(.muted), rect.column, row, in: rect, into: &canvas)
    }
  }

  /// Draws the seats side by side, with the clock or a notice at the end. The current player has
  /// the most room, for the text that it is their turn.
  private func drawLine(_ rect: Rect, into canvas: inout Canvas) {
    let end = notice ?? time
    let room = rect.columns - 2 - TextWidth.of(end) - 2
    let even = min(room / max(pairs.count, 1), Self.widestSeat)
    let own = toMove.map { min(max(even, columnsToTell($0)), spared(of: room)) } ?? even
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
    right(
      end, look.style(notice == nil ? .accent : .bad), rect.row, in: rect.top(1).dropRight(1),
      into: &canvas)
  }

  /// The columns of a seat on the line: the minimum, with a name of four letters, and the maximum.
  private static let leastSeat = 10
  private static let widestSeat = 28

  /// Returns the columns of a seat with its full name and the text of its turn.
  private func columnsToTell(_ seat: Int) -> Int {
    TextWidth.of("\(seats.name(seat)): \(turn)\(pairs[seat])") + 5
  }

  /// Returns the columns that remain for one seat if the others have the minimum.
  private func spared(of room: Int) -> Int { room - Self.leastSeat * (pairs.count - 1) }

  /// Returns a name in this number of columns, with the text of its turn.
  private func nameInLine(_ seat: Int, columns: Int) -> String {
    let told = seat == toMove ? ": \(turn)" : ""
    let left = columns - TextWidth.of(told)
    let whole = seats.name(seat)
    let name = TextWidth.of(whole) <= left ? whole : seats.shortName(seat)
    return left < min(4, TextWidth.of(name)) ? cut(name, columns) : cut(name, left) + told
  }

  /// Draws sign, name and pairs; the current player is highlighted over the whole width.
  private func drawSeat(_ seat: Int, name: String, in rect: Rect, into canvas: inout Canvas) {
    let isNext = seat == toMove
    let focus = seats.style(seat).reversed
    if isNext { canvas.fill(rect, style: focus) }
    let count = "\(pairs[seat])"
    if isNext { write(look.glyphs.mine, focus, rect.column, rect.row, in: rect, into: &canvas) }
    write(
      String(seats.sign(seat)), isNext ? focus : seats.style(seat), rect.column + 1, rect.row,
      in: rect, into: &canvas)
    write(
      cut(name, max(rect.columns - 4 - TextWidth.of(count), 0)),
      isNext ? focus : look.style(.text), rect.column + 3, rect.row, in: rect, into: &canvas)
    right(count, isNext ? focus : look.style(.title), rect.row, in: rect, into: &canvas)
  }

  private func cut(_ text: String, _ columns: Int) -> String {
    TextWrap.cut(text, width: max(columns, 0), mark: look.glyphs.ellipsis)
  }

  private func write(
    _ text: String, _ style: Style, _ column: Int, _ row: Int, in rect: Rect,
    into canvas: inout Canvas
  ) {
    canvas.write(
      text, column: column, row: row, style: style, limit: max(rect.right - column, 0))
  }

  private func right(
    _ text: String, _ style: Style, _ row: Int, in rect: Rect, into canvas: inout Canvas
  ) {
    write(text, style, rect.right - TextWidth.of(text), row, in: rect, into: &canvas)
  }
}
