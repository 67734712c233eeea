import Canvas
import GameCore

/// Whose turn it is and who has how many pairs, beside the board or in a line above it.
struct DuelPanel {
  private let look: RenderStyle
  private let seats: SeatStyle
  private let pairs: [Int]
  /// The seat whose turn it is; nil once nobody's is.
  private let toMove: Int?
  private let level: String
  private let practice: String?
  private let time: String
  private let turn: String
  private let notice: String?

  init(_ play: DuelPlay, at now: Moment, look: RenderStyle) {
    let state = play.state
    self.look = look
    seats = SeatStyle(seats: state.seats, look: look)
    pairs = state.pairs
    toMove = play.isOver ? nil : state.toMove
    level = look.text(PairsPhrase.level(play.level))
    practice = play.table.round.eligibility == .practice ? look.text(PlayPhrase.practice) : nil
    time = look.language.clock(play.table.elapsed(at: now))
    turn = look.text(
      play.isOver
        ? DuelPhrase.isOver
        : play.table.isWatched
          ? .moves : play.isOpponentsTurn ? DuelPhrase.thinks : DuelPhrase.yourTurn)
    notice = play.notice.map { notice in
      switch notice {
      case .alreadyUp: look.text(PlayPhrase.alreadyUp)
      case .taken: look.text(PlayPhrase.taken)
      }
    }
  }

  func draw(_ place: BoardLayout.Figures, into canvas: inout Canvas) {
    switch place {
    case .side(let rect): drawSide(rect, into: &canvas)
    case .line(let rect): drawLine(rect, into: &canvas)
    }
  }

  private func drawSide(_ rect: Rect, into canvas: inout Canvas) {
    write(level, look.style(.title), rect.column, rect.row, in: rect, into: &canvas)
    right(time, look.style(.accent), rect.row, in: rect, into: &canvas)
    for seat in pairs.indices {
      drawSeat(
        seat,
        in: Rect(column: rect.column, row: rect.row + 2 + seat, columns: rect.columns, rows: 1),
        into: &canvas)
    }
    let row = rect.row + 3 + pairs.count
    if let toMove {
      write(seats.name(toMove), seats.style(toMove), rect.column, row, in: rect, into: &canvas)
    }
    write(
      turn, look.style(.accent), rect.column, toMove == nil ? row : row + 1, in: rect,
      into: &canvas)
    if let practice {
      write(practice, look.style(.muted), rect.column, row + 2, in: rect, into: &canvas)
    }
    if let notice {
      write(notice, look.style(.bad), rect.column, row + 3, in: rect, into: &canvas)
    }
  }

  /// The seats side by side, the clock at the end; a notice takes its place.
  private func drawLine(_ rect: Rect, into canvas: inout Canvas) {
    let end = notice ?? time
    let room = rect.columns - 2 - TextWidth.of(end) - 2
    let each = min(room / max(pairs.count, 1), 28)
    for seat in pairs.indices {
      drawSeat(
        seat,
        in: Rect(column: rect.column + 1 + seat * each, row: rect.row, columns: each - 1, rows: 1),
        into: &canvas)
    }
    right(
      end, look.style(notice == nil ? .accent : .bad), rect.row,
      in: Rect(column: rect.column, row: rect.row, columns: rect.columns - 1, rows: 1),
      into: &canvas)
  }

  /// Sign, name and pairs; whose turn it is stands out over the whole width.
  private func drawSeat(_ seat: Int, in rect: Rect, into canvas: inout Canvas) {
    let isNext = seat == toMove
    let focus = look.style(.focus)
    if isNext { canvas.fill(rect, style: focus) }
    let style = isNext ? focus : seats.style(seat)
    let count = "\(pairs[seat])"
    if isNext { write(look.glyphs.mine, focus, rect.column, rect.row, in: rect, into: &canvas) }
    write(String(seats.sign(seat)), style, rect.column + 1, rect.row, in: rect, into: &canvas)
    let room = rect.columns - 3 - TextWidth.of(count) - 1
    write(
      TextWrap.cut(seats.name(seat), width: max(room, 0), mark: look.glyphs.ellipsis),
      isNext ? focus : look.style(.text), rect.column + 3, rect.row, in: rect, into: &canvas)
    right(count, isNext ? focus : look.style(.title), rect.row, in: rect, into: &canvas)
  }

  @discardableResult
  private func write(
    _ text: String, _ style: Style, _ column: Int, _ row: Int, in rect: Rect,
    into canvas: inout Canvas
  ) -> Int {
    canvas.write(
      text, column: column, row: row, style: style, limit: max(rect.right - column, 0))
  }

  private func right(
    _ text: String, _ style: Style, _ row: Int, in rect: Rect, into canvas: inout Canvas
  ) {
    write(text, style, rect.right - TextWidth.of(text), row, in: rect, into: &canvas)
  }
}
