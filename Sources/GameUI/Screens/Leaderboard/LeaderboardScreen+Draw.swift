import Canvas
import GameCore

extension LeaderboardScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let podium = hasPodium(in: area, look) ? LeaderboardPodium.size.rows : 0
    let tall = isAlone || podium > 0 ? 0 : faces.shownRows(in: area)
    let tallRows = min(tall, list.rows.count)
    let needed = 5 + list.rows.count + tallRows * (RowAvatars.size.rows - 1) + 4 + podium
    // The date, with a blank row before it and, if there is room, one after it.
    let head = today == nil ? 0 : needed + 2 <= area.rows ? 2 : needed < area.rows ? 1 : 0
    let rows = needed + head
    let panels = LeaderboardPanels(
      under: rows, in: area, look, leastColumns: today == nil ? nil : 0)
    let block = area.centeredAtTop(
      Size(
        columns: area.pageColumns, rows: min(area.rows, max(rows + panels.rows, 21))))
    chooser.draw(into: &frame, in: block, isFocused: picked == nil) { .board($0) }
    let below = area.below(block.row + (today == nil ? 4 : 6))
    let empty = today == nil ? LeaderboardPhrase.empty as any Phrase : DailyPhrase.noneYet
    let isEmpty = frame.placeholder(
      of: list, loading: LeaderboardPhrase.loading,
      empty: unknown > 0 ? LeaderboardPhrase.needNewerVersion(unknown) : empty, in: below,
      play: (playTitle(context) ?? ButtonPhrase.play, .play), cards: chooser.kind)
    let heading = block.dropTop(min(2 + head, 3)).inset(columns: 2, rows: 0)
    guard !isEmpty else {
      today?.drawHeading(into: &frame, in: heading, context)
      guard list.total == 0 else { return }
      let medals = block.below(below.row + 12).top(LeaderboardPanels.least)
      let hasMedals = medals.bottom + (today == nil ? 0 : 2) <= area.bottom && !look.isPlain
      let hasOwn = hasMedals && own.isShown(context)
      if hasOwn {
        drawPanels(into: &frame, in: medals.top(area.bottom - 2 - medals.row), context)
      } else if hasMedals {
        drawMedals(into: &frame, in: medals.centered(Size(columns: 26, rows: medals.rows)))
      }
      let foot = block.line(
        hasMedals && !hasOwn ? medals.bottom + 1 : hasOwn ? area.bottom - 1 : block.bottom - 1
      ).dropLeft(2)
      drawToday(into: &frame, in: foot)
      return
    }
    let entries = list.rows
    let mine = mine(context)
    let inset =
      isAlone ? 0 : tall > 0 ? RowAvatars.inset : LeaderboardFaces.inset(in: area, look)
    let (table, bars) = table(entries, width: block.columns - 4 - inset, context)
    // As wide as the centered table.
    let width = min(table.width + inset + 2, block.columns)
    let middle = block.dropLeft((block.columns - width) / 2).left(width)
    today?.drawHeading(
      into: &frame, in: middle.below(heading.row).top(1).dropLeft(2), play: playTitle(context),
      context)
    let drawing = ListDrawing<Target>(
      table: table, marked: picked ?? mine,
      role: { row in
        row == picked
          ? .cursor : row == mine ? .accent : entries[row].rank <= 3 ? .title : .text
      },
      target: { .row($0) }, breakBefore: isAlone ? nil : top,
      height: tall > 0 ? RowAvatars.size.rows : 1, tall: tall, lead: tall > 0 ? 1 : 0,
      inset: inset, isCentered: true,
      decorate: { frame, row, line, text in
        let entry = entries[row]
        if row < tall {
          let place = Rect(at: line.dropLeft(2).origin, RowAvatars.size)
          faces.draw(entry, into: &frame, in: place, context)
        } else if inset > 0 {
          let chip = line.dropLeft(2 + (inset - 4) / 2).left(3)
          frame.face(nil, of: look.shown(entry.name), in: chip, context.pictures)
        }
        guard let bars else { return }
        let bar = text.dropLeft(bars.lowerBound).left(bars.count)
        frame.bar(
          entry.round.result.points, of: list.rows.first?.round.result.points ?? 0, in: bar,
          entry.rank <= 3 ? .chart : .chartPale)
      })
    let drawn = frame.list(drawing, in: block.dropTop(3 + head + podium))
    if podium > 0 {
      drawPodium(into: &frame, in: block.dropTop(3 + head).top(podium), context)
    }
    guard drawn.bottom + 1 < block.bottom else { return }
    drawFoot(
      into: &frame, in: area.below(drawn.bottom + 1).dropLeft(drawn.column + 2 - area.column),
      middle: area, context)
    drawPanels(
      into: &frame, in: (today == nil ? block : middle).below(drawn.bottom + 3).top(panels.rows),
      context)
  }

  /// Draws the number of players, yesterday's best, the meaning of marks and the number
  /// of hidden results, on separate lines if necessary. The only player's note is in the `middle`.
  private func drawFoot(
    into frame: inout Frame<Target>, in place: Rect, middle: Rect, _ context: Context
  ) {
    let look = frame.look
    var lines = place
    var line = lines.left(0)
    if isAlone {
      let text = foot(context)
      frame.message(text, in: middle, row: lines.row, .muted)
      lines.cutTop(TextWrap.lines(text, width: middle.columns - 8).count)
      if today != nil { line = lines.cutTop(1).dropRight(3) }
    } else {
      line = frame.line(foot(context), .muted, in: lines.cutTop(1))
    }
    if today != nil {
      drawToday(into: &frame, in: line.dropLeft(3))
      line = line.left(0)
    }
    let notes = [
      chase(context), look.legend(of: list.rows.map(\.round.earlierRuleset)),
      unknown > 0 ? look.text(LeaderboardPhrase.needNewerVersion(unknown)) : nil,
    ]
    for note in notes.compactMap(\.self) {
      if TextWidth.of(note) + 3 <= line.columns {
        line = frame.line(note, .muted, in: line.dropLeft(3))
      } else {
        lines.cutTop(frame.lines(note, in: lines, .muted))
        line = line.left(0)
      }
    }
    let ties = look.text(LeaderboardPhrase.ties)
    if !isAlone, TextWidth.of(ties) + 3 <= line.columns {
      frame.line(ties, .muted, in: line.dropLeft(3))
    }
  }

  /// Returns how far the player is from the rank above; nil on a daily leaderboard, on which every
  /// player gets one attempt.
  private func chase(_ context: Context) -> String? {
    guard today == nil, !isAlone, let player = context.player?.id,
      let row = list.rows.firstIndex(where: { $0.player == player }), row > 0,
      list.rows[row - 1].rank == list.rows[row].rank - 1
    else { return nil }
    let above = list.rows[row - 1]
    let missing = above.round.result.points - list.rows[row].round.result.points
    // With equal points, the earlier result is first.
    return context.look.text(
      LeaderboardPhrase.toPass(context.look.shown(above.name), points: missing + 1))
  }

  /// Returns the number of players, or whose best rounds these are.
  private func foot(_ context: Context) -> String {
    let look = context.look
    guard isAlone, let only = list.rows.first else {
      return look.text(PlayersPhrase.count(list.total ?? 0))
    }
    return look.text(
      only.player == context.player?.id
        ? LeaderboardPhrase.youAlone : .alone(look.shown(only.name)))
  }

  /// Draws yesterday's best, if the daily board is open.
  private func drawToday(into frame: inout Frame<Target>, in place: Rect) {
    frame.line(today?.foot(frame.look) ?? "", .muted, in: place)
  }

  /// Returns the table, with the columns of its bars if there is room for them. The names of medals
  /// make room first.
  private func table(
    _ entries: [LeaderboardEntry], width: Int, _ context: Context
  ) -> (FittedTable, bars: Range<Int>?) {
    let look = context.look
    func table(bar: Int = 0, width: Int) -> FittedTable {
      FittedTable(
        columns(context, bar: bar), of: entries, width: width, mark: look.glyphs.ellipsis)
    }
    let whole = table(width: width)
    let narrow = table(width: width - 2 - Self.leastBar)
    let hasDate = narrow.place(ofColumn: columns(context, bar: 0).count - 1) != nil
    let spare = width - (hasDate ? narrow : whole).width - 2
    guard spare >= Self.leastBar else { return (whole, nil) }
    let fitted = table(bar: spare, width: width)
    return (fitted, fitted.place(ofColumn: isAlone ? 2 : 3))
  }

  /// The least columns of bars.
  private static let leastBar = 4

  private func columns(_ context: Context, bar: Int) -> [TableColumn<LeaderboardEntry>] {
    let look = context.look
    let own = " (\(look.text(PlayersPhrase.you)))"
    let kind = chooser.kind
    var rank: TableColumn<LeaderboardEntry> = look.column(
      LeaderboardPhrase.rank, .right, least: 4
    ) { entry in
      let rank = look.language.grouped(entry.rank)
      return look.isPlain ? rank : entry.rank <= 3 ? " \(rank) " : "\(rank) "
    }
    rank.cellStyle = { look.chip(ofRank: $0.rank) }
    var columns = [rank]
    // The name of a single player is in the foot.
    if !isAlone {
      columns.append(
        look.column(
          LeaderboardPhrase.name, least: 20, most: 20, yields: [4: .shrinks(to: 8)]
        ) { entry in
          let name = look.shown(entry.name)
          guard entry.player == context.player?.id else { return name }
          return look.cut(name, 20 - TextWidth.of(own)) + own
        })
    }
    columns.append(
      look.column(LeaderboardPhrase.points, .right, least: 6) { entry in
        look.points(entry.round.result.points, earlierRuleset: entry.round.earlierRuleset)
      })
    if bar > 0 { columns.append(TableColumn("", least: bar) { _ in "" }) }
    columns.append(look.medalColumn { look.medal(of: $0.round) })
    columns += kind.descriptor.columns(look).map { column in
      TableColumn(like: column) { column.value($0.round.result) }
    }
    // The heading contains the date.
    columns.append(
      today == nil
        ? look.column(
          LeaderboardPhrase.date, .right, least: 7, yields: [2: .leaves]
        ) { look.relative($0.round.finishedAt, asOf: asOf) }
        : look.column(LeaderboardPhrase.timeOfDay, .right, least: 5, yields: [2: .leaves]) {
          CivilDate($0.round.finishedAt, secondsFromUTC: 0).time
        })
    return columns
  }
}
