import Canvas
import GameCore

extension LeaderboardScreen {
  /// Draws the open board, or the player's own rounds on it where `ownRounds` is open.
  func draw(
    into frame: inout Frame, in area: Rect, player: PlayerID?, _ ownRounds: OwnRoundsScreen?
  ) {
    let look = frame.look
    let block = area.centered(
      Size(columns: min(area.columns - 2, 78), rows: min(area.rows, 21)))
    choosers(into: &frame, in: block)
    if let ownRounds { return ownRounds.draw(into: &frame, in: area, kind: kind) }
    switch content {
    case .loading:
      frame.center(look.text(LeaderboardPhrase.loading), in: area, row: block.row + 7, .muted)
    case .failed(let fault):
      for (line, text) in TextWrap.lines(look.text(FaultPhrase(fault)), width: block.columns - 8)
        .enumerated()
      {
        frame.center(text, in: area, row: block.row + 7 + line, .bad)
      }
    case .page(let page) where page.top.isEmpty:
      frame.center(look.text(LeaderboardPhrase.empty), in: area, row: block.row + 7, .muted)
    case .page(let page): table(of: page, into: &frame, in: block, player: player)
    }
  }

  /// The games in a row, and below it the boards of the open one.
  private func choosers(into frame: inout Frame, in block: Rect) {
    let look = frame.look
    let games = GameKind.allCases
    func line(_ row: Int) -> Rect {
      Rect(column: block.column, row: block.row + row, columns: block.columns, rows: 1)
    }
    chooser(
      games.map { look.title(of: $0) }, chosen: games.firstIndex(of: kind),
      targets: games.compactMap { first(of: $0) }, role: .title, into: &frame, in: line(0))
    let siblings = siblings
    let names = siblings.map { number in
      Self.boards[number].setup.map { look.name(of: $0, in: kind) }
        ?? look.text(kind.descriptor.allSetups)
    }
    chooser(
      names, chosen: siblings.firstIndex(of: index), targets: siblings, role: .focus,
      into: &frame, in: line(1))
  }

  private func chooser(
    _ names: [String], chosen: Int?, targets: [Int], role: Role, into frame: inout Frame,
    in line: Rect
  ) {
    let look = frame.look
    let sign = TextWidth.of(look.glyphs.radioOn) + 1
    let choice = Choice(names, chosen: chosen)
    let gap = choice.gap(width: line.columns, glyphs: look.choiceGlyphs)
    let width = names.reduce(0) { $0 + TextWidth.of($1) + sign } + gap * (names.count - 1)
    let column = line.column + max(line.columns - width, 0) / 2
    let places = choice.draw(
      into: &frame.canvas, at: Point(column: column, row: line.row), width: line.columns,
      glyphs: look.choiceGlyphs, style: look.style(.text), chosenStyle: look.style(role))
    for (number, place) in zip(targets, places) { frame.hitArea(place, .board(number)) }
    if let chosen, places.indices.contains(chosen) { frame.canvas.cursor = places[chosen].origin }
  }

  private func table(
    of page: LeaderboardPage, into frame: inout Frame, in block: Rect, player: PlayerID?
  ) {
    let look = frame.look
    let entries = page.top + page.around
    let table = self.table(of: entries, width: block.columns - 4, look)
    let column = block.column + max(block.columns - table.width - 2, 0) / 2
    var row = block.row + 3
    frame.write(table.heading, column + 2, row, .muted)
    let rule = String(repeating: look.glyphs.horizontal, count: table.width + 2)
    frame.write(rule, column, row + 1, .frame)
    row += 2
    for (index, line) in table.lines.enumerated() {
      if index == page.top.count {
        frame.write(String(repeating: look.glyphs.dot, count: 3), column + 2, row, .muted)
        row += 1
      }
      guard row < block.bottom else { return }
      let isMine = entries[index].player == player
      frame.write(isMine ? look.glyphs.mine : " ", column, row, .accent)
      let role: Role = isMine ? .accent : entries[index].rank == 1 ? .title : .text
      frame.write(line, column + 2, row, role)
      row += 1
    }
    if row + 1 < block.bottom {
      frame.write(look.text(LeaderboardPhrase.players(page.players)), column + 2, row + 1, .muted)
    }
  }

  /// The widest table that fits: first the time of day goes, then the date, then the setup.
  private func table(of entries: [LeaderboardEntry], width: Int, _ look: RenderStyle) -> Table {
    for detail in [3, 2, 1] {
      let table = table(of: entries, detail: detail, nameLimit: 20, look)
      if table.width <= width { return table }
    }
    return table(of: entries, detail: 0, nameLimit: max(width - 32, 8), look)
  }

  private func table(
    of entries: [LeaderboardEntry], detail: Int, nameLimit: Int, _ look: RenderStyle
  ) -> Table {
    typealias Column = Table.Column
    func title(_ phrase: LeaderboardPhrase) -> String { look.text(phrase) }
    var columns = [
      Column(title(.rank), .right, least: 2),
      Column(title(.name), least: min(nameLimit, 20)),
      Column(title(.points), .right, least: 6),
    ]
    columns += kind.descriptor.columns.map {
      Column(look.text($0.heading), .right, least: $0.least)
    }
    if detail >= 1 { columns.append(Column(look.text(kind.descriptor.setupHeading), least: 7)) }
    if detail >= 2 { columns.append(Column(title(.date), least: 10)) }
    return Table(columns, rows: entries.map { cells($0, detail, nameLimit, look) })
  }

  private func cells(
    _ entry: LeaderboardEntry, _ detail: Int, _ nameLimit: Int, _ look: RenderStyle
  ) -> [String] {
    let round = entry.round
    let date = CivilDate(round.finishedAt, secondsFromUTC: look.secondsFromUTC)
    var cells = [
      "\(entry.rank)",
      TextWrap.cut(entry.name.description, width: nameLimit, mark: look.glyphs.ellipsis),
      "\(round.result.points)",
    ]
    cells += kind.descriptor.columns.map { $0.value(round.result, look) }
    cells.append(round.board.setup.map { look.name(of: $0, in: kind) } ?? "")
    cells.append(detail >= 3 ? "\(date.date) \(date.time)" : date.date)
    return cells
  }
}
