import Canvas
import GameCore

extension LeaderboardScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let hasFaces = area.columns >= Podium.leastColumns && podium.hasFaces
    let hasOwn = own.isShown(context)
    let list = Rect(
      column: area.column, row: area.row,
      columns: area.columns - (hasFaces ? Podium.width : 0)
        - (hasOwn ? OwnRoundsBeside.width : 0), rows: area.rows)
    let block = list.raised(
      Size(columns: min(list.columns - 2, 78), rows: min(area.rows, 21)))
    chooser.draw(into: &frame, in: block) { .board($0) }
    if let unranked = chooser.kind.descriptor.unranked {
      frame.nothingYet(look.text(unranked), in: area, row: block.row + 4, play: .play)
      return
    }
    today?.drawHeading(
      into: &frame,
      in: Rect(column: block.column, row: block.row + 2, columns: block.columns, rows: 1))
    if let message = self.list.message(
      look, loading: LeaderboardPhrase.loading,
      empty: unknown > 0
        ? LeaderboardPhrase.needNewerVersion(unknown)
        : today == nil ? LeaderboardPhrase.empty as any Phrase : DailyPhrase.nobody)
    {
      if self.list.total == 0 {
        frame.nothingYet(message.text, in: area, row: block.row + 4, play: .play)
        drawToday(into: &frame, at: Point(column: block.column + 2, row: block.bottom - 1), context)
      } else {
        frame.message(message.text, in: area, row: block.row + 7, message.role)
      }
      return
    }
    let entries = self.list.rows
    let mine = isAlone ? nil : entries.firstIndex { $0.player == context.player?.id }
    let drawing = ListDrawing<Target>(
      table: table(of: entries, width: block.columns - 4, look), marked: picked ?? mine,
      role: { $0 == picked ?? mine ? .accent : entries[$0].rank == 1 ? .title : .text },
      target: { .row($0) }, breakBefore: isAlone ? nil : top)
    if hasOwn {
      let start = block.right + (hasFaces ? Podium.width : 0)
      own.draw(
        chooser.kind, into: &frame,
        in: Rect(
          column: start, row: block.row, columns: min(OwnRoundsBeside.width, area.right - start),
          rows: block.rows))
    }
    if hasFaces {
      let side = Rect(
        column: block.right + 2, row: block.row + 2, columns: Podium.width - 2,
        rows: block.rows - 2)
      podium.draw(best, into: &frame, in: side, context)
    }
    let column = block.column + max(block.columns - drawing.width, 0) / 2
    let row = frame.list(
      drawing, at: Point(column: column, row: block.row + 3), bottom: block.bottom)
    guard row + 1 < block.bottom else { return }
    let end = frame.write(foot(context), column + 2, row + 1, .muted)
    drawToday(into: &frame, at: Point(column: end + 3, row: row + 1), context)
    // Next to the number of players; the table of today has its own foot there.
    let free = Point(column: today == nil ? end : area.right, row: row + 1)
    drawNotes(into: &frame, after: free, left: column + 2, right: area.right)
  }

  /// What marks mean and which results are not shown, each after the last one or on the next line.
  private func drawNotes(
    into frame: inout Frame<Target>, after end: Point, left: Int, right: Int
  ) {
    let look = frame.look
    let notes = [
      look.legend(of: list.rows.map(\.round.earlierRuleset)),
      unknown > 0 ? look.text(LeaderboardPhrase.needNewerVersion(unknown)) : nil,
    ]
    var place = end
    for note in notes.compactMap(\.self) {
      if place.column + 3 + TextWidth.of(note) > right {
        place = Point(column: left - 3, row: place.row + 1)
      }
      place.column = frame.write(note, place.column + 3, place.row, .muted)
    }
  }

  /// How many play, or whose best rounds these are.
  private func foot(_ context: Context) -> String {
    let look = context.look
    guard isAlone, let only = best.first else {
      return look.text(LeaderboardPhrase.players(list.total ?? 0))
    }
    return look.text(
      only.player == context.player?.id
        ? LeaderboardPhrase.youAlone : .alone(look.shown(only.name)))
  }

  /// What is told of yesterday and of the player's days, where the table of today is open.
  private func drawToday(
    into frame: inout Frame<Target>, at point: Point, _ context: Context
  ) {
    let foot = today?.foot(frame.look, isPlayer: context.player != nil) ?? []
    frame.write(
      foot.joined(separator: "   "), point.column, point.row, .muted,
      limit: max(frame.bounds.right - point.column, 0))
  }

  /// The widest table that fits: first the time of day goes, then the date, then the setup.
  private func table(
    of entries: [LeaderboardEntry], width: Int, _ look: RenderStyle
  ) -> Table {
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
    let descriptor = chooser.kind.descriptor
    func title(_ phrase: LeaderboardPhrase) -> String { look.text(phrase) }
    var columns = [Column(title(.rank), .right, least: 2)]
    // Of one player the name is told below.
    if !isAlone { columns.append(Column(title(.name), least: min(nameLimit, 20))) }
    columns.append(Column(title(.points), .right, least: 6))
    columns += descriptor.columns.map {
      Column(look.text($0.heading), .right, least: $0.least)
    }
    if detail >= 1 { columns.append(Column(look.text(descriptor.setupHeading), least: 7)) }
    if detail >= 2 {
      // The heading has the day.
      columns.append(
        today == nil ? Column(title(.date), least: 10) : Column(title(.timeOfDay), .right, least: 5)
      )
    }
    return Table(columns, rows: entries.map { cells($0, detail, nameLimit, look) })
  }

  private func cells(
    _ entry: LeaderboardEntry, _ detail: Int, _ nameLimit: Int, _ look: RenderStyle
  ) -> [String] {
    let round = entry.round
    let kind = chooser.kind
    let date = CivilDate(round.finishedAt, secondsFromUTC: look.secondsFromUTC)
    var cells = [look.language.grouped(entry.rank)]
    if !isAlone {
      cells.append(
        TextWrap.cut(look.shown(entry.name), width: nameLimit, mark: look.glyphs.ellipsis))
    }
    cells.append(look.points(round.result.points, earlierRuleset: round.earlierRuleset))
    cells += kind.descriptor.columns.map { $0.value(round.result, look) }
    cells.append(round.board.setup.map { look.name(of: $0, in: kind) } ?? "")
    if today != nil {
      cells.append(CivilDate(round.finishedAt, secondsFromUTC: 0).time)
    } else {
      cells.append(detail >= 3 ? "\(date.date) \(date.time)" : date.date)
    }
    return cells
  }
}
