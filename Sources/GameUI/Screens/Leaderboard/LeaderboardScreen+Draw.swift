import Canvas
import GameCore

extension LeaderboardScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let hasFaces = area.columns >= Podium.leastColumns && podium.hasFaces
    let hasOwn = own.isShown(context)
    let left = area.dropRight(
      (hasFaces ? Podium.width : 0) + (hasOwn ? OwnRoundsSidePanel.width : 0))
    let block = left.raised(Size(columns: min(left.columns - 2, 78), rows: min(area.rows, 21)))
    chooser.draw(into: &frame, in: block) { .board($0) }
    let below = area.below(block.row + 4)
    if let unranked = chooser.kind.descriptor.unranked {
      frame.emptyState(look.text(unranked), in: below, row: below.row, play: .play)
      return
    }
    today?.drawHeading(into: &frame, in: block.dropTop(2))
    let empty = today == nil ? LeaderboardPhrase.empty as any Phrase : DailyPhrase.noneYet
    let isEmpty = frame.placeholder(
      of: list, loading: LeaderboardPhrase.loading,
      empty: unknown > 0 ? LeaderboardPhrase.needNewerVersion(unknown) : empty, in: below,
      play: .play)
    guard !isEmpty else {
      if list.total == 0 {
        let foot = area.line(block.bottom - 1).dropLeft(block.column - area.column + 2)
        drawToday(into: &frame, in: foot, context)
      }
      return
    }
    let entries = list.rows
    let mine = isAlone ? nil : entries.firstIndex { $0.player == context.player?.id }
    let drawing = ListDrawing<Target>(
      table: FittedTable(
        columns(look), of: entries, width: block.columns - 4, mark: look.glyphs.ellipsis),
      marked: picked ?? mine,
      role: { $0 == picked ?? mine ? .accent : entries[$0].rank == 1 ? .title : .text },
      target: { .row($0) }, breakBefore: isAlone ? nil : top, isCentered: true)
    var right = area.dropLeft(block.right - area.column).below(block.row).top(block.rows)
    if hasFaces {
      podium.draw(
        best, into: &frame, in: right.cutLeft(Podium.width).dropLeft(2).dropTop(2), context)
    }
    if hasOwn {
      own.draw(
        chooser.kind, into: &frame, in: right.left(min(OwnRoundsSidePanel.width, right.columns)))
    }
    let drawn = frame.list(drawing, in: block.dropTop(3))
    guard drawn.bottom + 1 < block.bottom else { return }
    drawFoot(
      into: &frame, in: area.below(drawn.bottom + 1).dropLeft(drawn.column + 2 - area.column),
      context)
  }

  /// Draws the number of players, the state of today's attempt, the meaning of marks and the number
  /// of hidden results, on separate lines if necessary.
  private func drawFoot(into frame: inout Frame<Target>, in place: Rect, _ context: Context) {
    let look = frame.look
    var lines = place
    var line = frame.line(foot(context), .muted, in: lines.cutTop(1))
    if today != nil {
      drawToday(into: &frame, in: line.dropLeft(3), context)
      line = line.left(0)
    }
    let notes = [
      look.legend(of: list.rows.map(\.round.earlierRuleset)),
      unknown > 0 ? look.text(LeaderboardPhrase.needNewerVersion(unknown)) : nil,
    ]
    for note in notes.compactMap(\.self) {
      let hasRoom = TextWidth.of(note) + 3 <= line.columns
      line = frame.line(note, .muted, in: hasRoom ? line.dropLeft(3) : lines.cutTop(1))
    }
  }

  /// Returns the number of players, or whose best rounds these are.
  private func foot(_ context: Context) -> String {
    let look = context.look
    guard isAlone, let only = best.first else {
      return look.text(LeaderboardPhrase.players(list.total ?? 0))
    }
    return look.text(
      only.player == context.player?.id
        ? LeaderboardPhrase.youAlone : .alone(look.shown(only.name)))
  }

  /// Draws yesterday's best and the player's streak, if the daily board is open.
  private func drawToday(into frame: inout Frame<Target>, in place: Rect, _ context: Context) {
    let foot = today?.foot(frame.look, isPlayer: context.player != nil) ?? []
    frame.line(foot.joined(separator: "   "), .muted, in: place)
  }

  private func columns(_ look: RenderStyle) -> [TableColumn<LeaderboardEntry>] {
    let kind = chooser.kind
    var columns: [TableColumn<LeaderboardEntry>] = [
      look.column(LeaderboardPhrase.rank, .right, least: 2) { look.language.grouped($0.rank) }
    ]
    // The name of a single player is in the foot.
    if !isAlone {
      columns.append(
        look.column(
          LeaderboardPhrase.name, least: 20, most: 20, yields: [4: .shrinks(to: 8)]
        ) { look.shown($0.name) })
    }
    columns.append(
      look.column(LeaderboardPhrase.points, .right, least: 6) { entry in
        look.points(entry.round.result.points, earlierRuleset: entry.round.earlierRuleset)
      })
    columns.append(look.medalColumn(\.round))
    columns += kind.descriptor.columns(look).map { column in
      TableColumn(like: column) { column.value($0.round.result) }
    }
    columns.append(
      look.column(kind.descriptor.setupHeading, least: 7, yields: [3: .leaves]) { entry in
        entry.round.board.setup.map { look.name(of: $0, in: kind) } ?? ""
      })
    // The heading contains the date.
    columns.append(
      today == nil
        ? look.column(
          LeaderboardPhrase.date, least: 10,
          yields: [1: .says { look.date($0.round.finishedAt) }, 2: .leaves]
        ) { look.dateAndTime($0.round.finishedAt) }
        : look.column(LeaderboardPhrase.timeOfDay, .right, least: 5, yields: [2: .leaves]) {
          CivilDate($0.round.finishedAt, secondsFromUTC: 0).time
        })
    return columns
  }
}
