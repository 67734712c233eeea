import Canvas
import GameCore

extension OwnRoundsScreen {
  func draw(into frame: inout Frame, in area: Rect, kind: GameKind) {
    let look = frame.look
    let block = area.centered(
      Size(columns: min(area.columns - 2, 78), rows: min(area.rows, 21)))
    if let message = message(look) {
      for (line, text) in TextWrap.lines(message, width: block.columns - 8).enumerated() {
        frame.center(text, in: area, row: block.row + 7 + line, fault == nil ? .muted : .bad)
      }
      return
    }
    let bottom = block.bottom - (isEditing ? 2 : 1)
    let room = max(bottom - block.row - 5, 1)
    let top = min(max(cursor - room + 1, 0), max(rows.count - room, 0))
    let shown = Array(rows[top...].prefix(room))
    let table = table(of: shown, width: block.columns - 4, kind, look)
    let column = block.column + max(block.columns - table.width - 2, 0) / 2
    frame.write(table.heading, column + 2, block.row + 3, .muted)
    let rule = String(repeating: look.glyphs.horizontal, count: table.width + 2)
    frame.write(rule, column, block.row + 4, .frame)
    for (index, line) in table.lines.enumerated() {
      let row = block.row + 5 + index
      let isSelected = top + index == cursor
      frame.write(isSelected ? look.glyphs.mine : " ", column, row, .accent)
      frame.write(line, column + 2, row, isSelected ? .accent : .text)
      frame.hitArea(
        Rect(column: column, row: row, columns: table.width + 2, rows: 1), .round(top + index))
      if isSelected { frame.canvas.cursor = Point(column: column, row: row) }
    }
    foot(into: &frame, column: column, row: bottom, width: table.width)
  }

  /// The note being written, or how many rounds there are.
  private func foot(into frame: inout Frame, column: Int, row: Int, width: Int) {
    let look = frame.look
    guard let editing else {
      let count = look.text(OwnRoundsPhrase.rounds(total ?? rows.count))
      frame.write(count, column + 2, row, .muted)
      return
    }
    let start = frame.write(look.text(OwnRoundsPhrase.note) + " ", column + 2, row, .title)
    let end = editing.draw(
      into: &frame.canvas, at: Point(column: start, row: row),
      width: max(width - (start - column), 1), style: look.style(.field))
    frame.canvas.cursor = Point(column: end, row: row)
    frame.write(look.text(OwnRoundsPhrase.noteKeys), column + 2, row + 1, .muted)
  }

  private func message(_ look: RenderStyle) -> String? {
    if rows.isEmpty, let fault { return look.text(FaultPhrase(fault)) }
    guard let total else { return look.text(LeaderboardPhrase.loading) }
    return total == 0 ? look.text(OwnRoundsPhrase.empty) : nil
  }

  private func table(
    of rows: [OwnRoundsRow], width: Int, _ kind: GameKind, _ look: RenderStyle
  ) -> Table {
    typealias Column = Table.Column
    var columns = [
      Column(look.text(LeaderboardPhrase.date), least: 16),
      Column(look.text(LeaderboardPhrase.points), .right, least: 6),
    ]
    columns += kind.descriptor.columns.map {
      Column(look.text($0.heading), .right, least: $0.least)
    }
    columns.append(Column(look.text(kind.descriptor.setupHeading), least: 7))
    let fixed = Table(columns, rows: rows.map { cells($0, nil, kind, look) }).width
    let noteWidth = min(max(width - fixed - 2, 8), RoundNote.columns)
    columns.append(Column(look.text(OwnRoundsPhrase.note), least: min(noteWidth, 12)))
    return Table(columns, rows: rows.map { cells($0, noteWidth, kind, look) })
  }

  private func cells(
    _ row: OwnRoundsRow, _ noteWidth: Int?, _ kind: GameKind, _ look: RenderStyle
  ) -> [String] {
    let date = CivilDate(row.finishedAt, secondsFromUTC: look.secondsFromUTC)
    var cells = ["\(date.date) \(date.time)"]
    switch row {
    case .verified(let own):
      cells.append("\(own.round.result.points)")
      cells += kind.descriptor.columns.map { $0.value(own.round.result, look) }
      cells.append(own.round.board.setup.map { look.name(of: $0, in: kind) } ?? "")
    case .unverifiable:
      cells.append(look.glyphs.wrong)
      cells += kind.descriptor.columns.map { _ in "" }
      cells.append(look.text(OwnRoundsPhrase.notTrue))
    }
    if let noteWidth {
      cells.append(
        TextWrap.cut(row.note.description, width: noteWidth, mark: look.glyphs.ellipsis))
    }
    return cells
  }
}

extension OwnRoundsRow {
  /// Everything about a round, for the alert that opens it.
  func parts(_ look: RenderStyle) -> [Alert.Part] {
    let date = CivilDate(finishedAt, secondsFromUTC: look.secondsFromUTC)
    var parts: [Alert.Part] = []
    switch self {
    case .verified(let own):
      let kind = GameKind(own.round.board.game)
      parts += [.headline(look.text(SettingsPhrase.record(own.round.result.points))), .gap]
      parts.append(
        .pair(
          kind.map { look.title(of: $0) } ?? "?",
          look.name(of: own.round.board.setup ?? "", in: kind)))
      parts +=
        kind?.descriptor.figures(of: own.round.result, own.round.board.setup ?? "", look) ?? []
    case .unverifiable:
      parts.append(.text(look.text(OwnRoundsPhrase.unverifiable)))
      parts.append(.gap)
    }
    parts.append(.pair(look.text(OwnRoundsPhrase.date), "\(date.date) \(date.time)"))
    parts.append(.pair(look.text(OwnRoundsPhrase.number), "\(id.rawValue)"))
    if !note.isEmpty { parts += [.gap, .note(note.description)] }
    return parts
  }
}
