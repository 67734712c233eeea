import Canvas
import GameCore

extension OwnRoundsScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let block = block(context)
    chooser.draw(into: &frame, in: block) { .board($0) }
    if let message = list.message(
      look, loading: LeaderboardPhrase.loading, empty: OwnRoundsPhrase.empty)
    {
      if list.total == 0 {
        frame.nothingYet(message.text, in: area, row: block.row + 4, play: .play)
      } else {
        frame.message(message.text, in: area, row: block.row + 7, message.role)
      }
      return
    }
    let bottom = block.bottom - footRows
    let window = list.window(room(context))
    let table = table(of: Array(list.rows[window]), width: block.columns - 4, look)
    let cursor = list.cursor
    let drawing = ListDrawing<Target>(
      table: table, first: window.lowerBound, marked: cursor,
      role: { $0 == cursor ? .accent : .text }, target: { .row($0) })
    let column = block.column + max(block.columns - drawing.width, 0) / 2
    _ = frame.list(drawing, at: Point(column: column, row: block.row + 3), bottom: bottom)
    drawFoot(into: &frame, column: column, row: bottom, width: table.width)
  }

  private func block(_ context: Context) -> Rect {
    let area = context.area
    return area.raised(Size(columns: min(area.columns - 2, 78), rows: min(area.rows, 21)))
  }

  private var footRows: Int { draft == nil ? 1 : 2 }

  /// The rows that are seen at once.
  func room(_ context: Context) -> Int { block(context).rows - footRows - 5 }

  /// The note being written, or how many rounds there are.
  private func drawFoot(
    into frame: inout Frame<Target>, column: Int, row: Int, width: Int
  ) {
    let look = frame.look
    guard let draft else {
      let count = look.text(OwnRoundsPhrase.rounds(list.total ?? list.rows.count))
      let rounds = list.rows.compactMap { row in
        if case .verified(let own) = row { own.round } else { nil }
      }
      // Where nobody is ranked, no round has a mark of its own.
      let isRanked = Catalog.ranks(chooser.kind.id)
      let legend = isRanked ? look.legend(of: rounds).map { "   " + $0 } ?? "" : ""
      let end = frame.write(count + legend, column + 2, row, .muted)
      if list.fault != nil {
        frame.write(
          "\(look.glyphs.wrong) \(look.text(OwnRoundsPhrase.more))", end + 2, row, .bad,
          limit: max(column + width + 2 - end, 0))
      }
      return
    }
    let start = frame.write(look.text(OwnRoundsPhrase.note) + " ", column + 2, row, .title)
    let end = draft.field.draw(
      into: &frame.canvas, at: Point(column: start, row: row),
      width: max(width - (start - column), 1), style: look.style(.field))
    frame.canvas.cursor = Point(column: end, row: row)
    let isFull = draft.isFull
    frame.write(
      isFull
        ? "\(look.glyphs.wrong) \(look.text(OwnRoundsPhrase.noteFull))"
        : look.text(OwnRoundsPhrase.noteKeys), column + 2, row + 1, isFull ? .bad : .muted)
  }

  private func table(of rows: [OwnRoundsRow], width: Int, _ look: RenderStyle) -> Table {
    typealias Column = Table.Column
    let descriptor = chooser.kind.descriptor
    var columns = [Column(look.text(LeaderboardPhrase.date), least: 16)]
    columns += descriptor.ownColumns.map { $0.column(look) }
    columns.append(Column(look.text(descriptor.setupHeading), least: 7))
    let fixed = Table(columns, rows: rows.map { cells($0, nil, look) }).width
    let noteWidth = min(max(width - fixed - 2, 8), RoundNote.columns)
    columns.append(Column(look.text(OwnRoundsPhrase.note), least: min(noteWidth, 12)))
    return Table(columns, rows: rows.map { cells($0, noteWidth, look) })
  }

  private func cells(
    _ row: OwnRoundsRow, _ noteWidth: Int?, _ look: RenderStyle
  ) -> [String] {
    var cells = row.cells(chooser.kind, look)
    if let noteWidth {
      cells.append(
        TextWrap.cut(row.note.description, width: noteWidth, mark: look.glyphs.ellipsis))
    }
    return cells
  }
}

extension OwnRoundsRow {
  /// The row in a table: when, the game's own columns, and the setup.
  func cells(_ kind: GameKind, _ look: RenderStyle) -> [String] {
    let date = CivilDate(finishedAt, secondsFromUTC: look.secondsFromUTC)
    var cells = ["\(date.date) \(date.time)"]
    switch self {
    case .verified(let own):
      cells += kind.descriptor.ownColumns.map { $0.value(own.round, look) }
      cells.append(own.round.board.setup.map { look.name(of: $0, in: kind) } ?? "")
    case .unverifiable(let round):
      let isUnknown = round.fault.needsNewerVersion
      cells.append(isUnknown ? "?" : look.glyphs.wrong)
      cells += kind.descriptor.ownColumns.dropFirst().map { _ in "" }
      cells.append(look.text(isUnknown ? OwnRoundsPhrase.newerVersion : .notTrue))
    }
    return cells
  }
}
