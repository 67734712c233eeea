import Canvas
import GameCore

extension PlayersScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let block = block(context)
    drawSide(into: &frame, context)
    if isDeserted {
      let text = look.text(PlayersPhrase.empty)
      frame.nothingYet(
        text, .text, in: block, row: Frame<Target>.firstRow(ofNothing: text, in: block),
        buttons: [(look.text(ButtonPhrase.register), .register)])
      return
    }
    drawHead(into: &frame, in: block)
    if let message = list.message(
      look, loading: PlayersPhrase.loading,
      empty: filter.isEmpty ? PlayersPhrase.empty : PlayersPhrase.nobodyLike)
    {
      frame.message(message.text, in: block, row: block.row + 7, message.role)
      return
    }
    let window = list.window(room(context))
    let cursor = isAtOther(context) ? nil : list.cursor
    let rows = Array(list.rows[window])
    let inset = hasFaces(context) ? RowFaces.inset : 0
    let drawing = ListDrawing<Target>(
      table: table(of: rows, width: block.columns - 2 - inset, context),
      first: window.lowerBound, marked: cursor, role: { $0 == cursor ? .accent : .text },
      target: { .row($0) }, height: hasFaces(context) ? RowFaces.rows : 1, inset: inset)
    let typing = isFiltering || cursor == nil ? frame.canvas.cursor : nil
    _ = frame.list(
      drawing, at: Point(column: block.column, row: block.row + 3), bottom: block.bottom - 1)
    if let typing { frame.canvas.cursor = typing }
    if hasFaces(context) { drawFaces(of: rows, into: &frame, context) }
    drawFoot(into: &frame, in: block, showsWay: otherSide(context) == nil)
  }

  /// Where the list is drawn.
  func block(_ context: Context) -> Rect {
    let area = context.area
    let side = sideWidth(context)
    let most = hasFaces(context) ? 78 + RowFaces.inset : 78
    let width = max(min(area.columns - 2, 78), min(area.columns - 2 - side, most))
    let whole = width + side
    return Rect(
      column: area.column + (area.columns - whole) / 2, row: area.row, columns: width,
      rows: area.rows)
  }

  /// Where the face of the player under the cursor is drawn; nil where there is no room for it.
  func side(_ context: Context) -> Rect? {
    guard sideWidth(context) > 0 else { return nil }
    let column = sideColumn(context)
    // Smaller where the other table's players stand below.
    return otherSide(context) == nil
      ? Rect(column: column.column, row: column.row + 4, columns: column.columns, rows: 10)
      : Rect(column: column.column, row: column.row, columns: column.columns, rows: 6)
  }

  /// What stands beside the list, from the top to the bottom.
  func sideColumn(_ context: Context) -> Rect {
    let block = block(context)
    return Rect(
      column: block.right + 3, row: block.row, columns: max(sideWidth(context) - 3, 0),
      rows: block.rows)
  }

  /// Columns beside the list, with the gap: windows from 100 on have room for the face of the
  /// player under the cursor, wider ones for the players of another table.
  private func sideWidth(_ context: Context) -> Int {
    let columns = context.area.columns
    guard columns >= 100 else { return 0 }
    return PlayersSource(context) == nil ? 22 : min(max(columns - 80, 22), 46)
  }

  private func drawHead(into frame: inout Frame<Target>, in block: Rect) {
    let look = frame.look
    // As in a form: the values stand under each other.
    let labels = [PlayersPhrase.filter, .order].map { look.text($0) }
    let start = block.column + (labels.map { TextWidth.of($0) }.max() ?? 0) + 2
    for (line, label) in labels.enumerated() {
      frame.write(label, block.column, block.row + line, .title)
    }
    let width = min(40, block.right - start)
    let style = look.style(isFiltering ? .focus : .field)
    let place = Point(column: start, row: block.row)
    let end = filter.draw(into: &frame.canvas, at: place, width: width, style: style)
    if filter.isEmpty, !isFiltering {
      var hint = look.style(.muted)
      hint.paper = style.paper
      frame.canvas.write(
        TextWrap.cut(
          look.text(PlayersPhrase.filterHint), width: width, mark: look.glyphs.ellipsis),
        column: start, row: block.row, style: hint, limit: width)
    }
    if isFiltering { frame.canvas.cursor = Point(column: end, row: block.row) }
    frame.hitArea(
      Rect(column: block.column, row: block.row, columns: start + width - block.column, rows: 1),
      .filter(column: start, width: width))
    let orders = Order.allCases
    // A filtered list has an order of its own.
    guard filter.isEmpty else {
      frame.write(
        look.text(PlayersPhrase.filteredByName), start, block.row + 1, .muted,
        limit: block.right - start)
      return
    }
    let places = Choice(orders.map { look.text($0.phrase) }, chosen: orders.firstIndex(of: order))
      .draw(
        into: &frame.canvas, at: Point(column: start, row: block.row + 1),
        width: block.right - start, glyphs: look.choiceGlyphs, style: look.style(.text),
        chosenStyle: look.style(.accent))
    for (order, place) in zip(orders, places) { frame.hitArea(place, .order(order)) }
  }

  private func drawFoot(into frame: inout Frame<Target>, in block: Rect, showsWay: Bool) {
    let look = frame.look
    let row = block.bottom - 1
    let other = showsWay ? look.text(PlayersPhrase.elsewhere) : ""
    let column = block.right - TextWidth.of(other)
    if showsWay {
      frame.write(other, column, row, .accent)
      frame.hitArea(
        Rect(column: column, row: row, columns: block.right - column, rows: 1), .elsewhere)
    }
    guard list.fault == nil else {
      frame.write(
        "\(look.glyphs.wrong) \(look.text(PlayersPhrase.more))", block.column + 2, row, .bad,
        limit: column - block.column - 4)
      return
    }
    // The count of the list that makes way is none of the one that was asked for.
    guard let total = list.total, !beginsAnew else { return }
    // Of a filtered list nobody knows the length before its end.
    let isKnown = filter.isEmpty || next == nil
    let count = isKnown ? PlayersPhrase.count(total) : .atLeast(list.rows.count)
    frame.write(look.text(count), block.column + 2, row, .muted)
  }

  /// The chosen game with rank and points, the best points in the others where there is room.
  private func table(of rows: [PlayerRow], width: Int, _ context: Context) -> Table {
    let kind = context.kind
    var kinds = GameKind.allCases
    while true {
      let table = table(of: rows, kinds: kinds, context)
      guard table.width > width, kinds.count > 1, let last = kinds.last(where: { $0 != kind })
      else { return table }
      kinds.removeAll { $0 == last }
    }
  }

  private func table(of rows: [PlayerRow], kinds: [GameKind], _ context: Context) -> Table {
    typealias Column = Table.Column
    let look = context.look
    var columns = [Column(look.text(LeaderboardPhrase.name), least: 20)]
    for kind in kinds {
      columns.append(Column(look.title(of: kind), .right, least: 6))
      if kind == context.kind { columns.append(Column(look.text(LeaderboardPhrase.rank), .right)) }
    }
    columns.append(Column(look.text(PlayersPhrase.lastPlayed), least: 16))
    return Table(columns, rows: rows.map { cells($0, kinds, context) })
  }

  private func cells(_ row: PlayerRow, _ kinds: [GameKind], _ context: Context) -> [String] {
    let look = context.look
    let isOwn = row.id == context.player?.id
    let mark = isOwn ? " (\(look.text(PlayersPhrase.you)))" : ""
    var cells = [look.shown(row.name) + mark]
    for kind in kinds {
      let best = row.bests.first { $0.round.board.game == kind.id }
      cells.append(
        best.map { look.points($0.round.result.points, earlierRuleset: $0.round.earlierRuleset) }
          ?? look.glyphs.dot)
      if kind == context.kind { cells.append(best.map { "\($0.rank)" } ?? look.glyphs.dot) }
    }
    cells.append(look.lastPlayed(of: row))
    return cells
  }
}

extension RenderStyle {
  /// When a player played last, or that they play now.
  func lastPlayed(of row: PlayerRow) -> String {
    if row.isPlaying { return "\(glyphs.mine) \(text(PlayersPhrase.now))" }
    guard let last = row.lastPlayed else { return text(PlayersPhrase.never) }
    let date = CivilDate(last, secondsFromUTC: secondsFromUTC)
    return "\(date.date) \(date.time)"
  }
}
