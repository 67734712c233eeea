import Canvas
import GameCore

extension LeaderboardScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let podium = hasPodium(in: area, look) ? LeaderboardPodium.size.rows : 0
    let tall = podium > 0 ? 0 : faces.shownRows(in: area, of: list.rows.count)
    let tallRows = min(tall, list.rows.count)
    let needed = 9 + list.rows.count + tallRows * (RowAvatars.size.rows - 1) + podium
    // The date, with a blank row before it and, if there is room, one after it.
    let head = today == nil ? 0 : needed + 2 <= area.rows ? 2 : needed < area.rows ? 1 : 0
    let block = area.page
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
      // Below the cards with their button.
      var rest = block.below(min(below.row + 13, block.bottom - 1)).inset(columns: 2, rows: 0)
      if let text = today?.foot(look) { frame.line(text, .muted, in: rest.cutTop(1)) }
      return drawBelow(into: &frame, in: rest, context)
    }
    let entries = list.rows
    let mine = mine(context)
    let inset = tall > 0 ? RowAvatars.inset : LeaderboardFaces.inset(in: area, look)
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
    let foot = middle.dropLeft(2).below(drawn.bottom + 1)
    drawBelow(into: &frame, in: drawFoot(into: &frame, in: foot, context), context)
  }

  /// Draws the number of players, yesterday's best, the meaning of marks and the number of hidden
  /// results, on separate lines if necessary, and returns the rest of `place`.
  private func drawFoot(
    into frame: inout Frame<Target>, in place: Rect, _ context: Context
  ) -> Rect {
    let look = frame.look
    var lines = place
    var line = place.left(0)
    let notes = [
      foot(context), today?.foot(look), chase(context),
      look.legend(of: list.rows.map(\.round.earlierRuleset)),
      unknown > 0 ? look.text(LeaderboardPhrase.needNewerVersion(unknown)) : nil,
    ]
    for note in notes.compactMap(\.self) {
      if TextWidth.of(note) + 3 <= line.columns {
        line = frame.line(note, .muted, in: line.dropLeft(3))
      } else if TextWidth.of(note) <= lines.columns {
        line = frame.line(note, .muted, in: lines.cutTop(1))
      } else {
        lines.cutTop(frame.lines(note, in: lines, .muted))
        line = line.left(0)
      }
    }
    let ties = look.text(LeaderboardPhrase.ties)
    if !isAlone, TextWidth.of(ties) + 3 <= line.columns {
      frame.line(ties, .muted, in: line.dropLeft(3))
    }
    return lines
  }

  /// Draws the points of the medals, and the player's own rounds, as far as there is room.
  private func drawBelow(into frame: inout Frame<Target>, in place: Rect, _ context: Context) {
    guard place.rows > 2, !frame.look.isPlain else { return }
    drawMedals(into: &frame, in: place.dropTop(1).top(1))
    let rest = place.dropTop(3).dropBottom(1)
    if own.isShown(context), rest.rows >= OwnRoundsPanel.leastRows {
      own.draw(chooser.kind, into: &frame, in: rest)
    }
  }

  private func drawMedals(into frame: inout Frame<Target>, in line: Rect) {
    let look = frame.look
    guard let platinum = chooser.key.platinum else { return }
    let medals = Medal.allCases.reversed().map { medal in
      let points = medal.leastPoints(platinum: platinum)
      let unit = look.text(PlayPhrase.points(points))
      return (
        medal, look.stars(medal) + " " + look.text(medal),
        medal == .platinum ? unit : look.language.grouped(points)
      )
    }
    let width = medals.reduce(3 * (medals.count - 1)) { $0 + TextWidth.of($1.1 + $1.2) + 1 }
    guard width <= line.columns else { return }
    var rest = list.total == 0 ? line.centered(Size(columns: width, rows: 1)) : line
    for (medal, name, points) in medals {
      let place = rest.left(TextWidth.of(name))
      rest = frame.line(name + " " + points, .muted, in: rest).dropLeft(3)
      if let style = look.style(of: medal) { frame.canvas.restyle(place) { _ in style } }
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

  /// Returns the table, with the columns of its bars if there is room for them. The names of medals
  /// make room first.
  private func table(
    _ entries: [LeaderboardEntry], width: Int, _ context: Context
  ) -> (FittedTable, bars: Range<Int>?) {
    let look = context.look
    func table(bar: Int = 0, width: Int, gaps: [Int] = [2]) -> FittedTable {
      FittedTable(
        columns(context, bar: bar), of: entries, width: width, gaps: gaps,
        mark: look.glyphs.ellipsis)
    }
    let whole = table(width: width)
    let narrow = table(width: width - 2 - Self.leastBar)
    let hasDate = narrow.place(ofColumn: columns(context, bar: 0).count - 1) != nil
    let spare = width - (hasDate ? narrow : whole).width - 2
    guard spare >= Self.leastBar else { return (whole, nil) }
    let fitted = table(
      bar: min(spare, Self.mostBar), width: width, gaps: TableGap.wide)
    return (fitted, fitted.place(ofColumn: 3))
  }

  /// The columns of bars.
  private static let leastBar = 4
  private static let mostBar = 40

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
    var columns = [
      rank,
      look.column(
        LeaderboardPhrase.name, least: 20, most: 20, yields: [4: .shrinks(to: 8)]
      ) { entry in
        let name = look.shown(entry.name)
        guard entry.player == context.player?.id else { return name }
        return look.cut(name, 20 - TextWidth.of(own)) + own
      },
      look.column(LeaderboardPhrase.points, .right, least: 6) { entry in
        look.points(entry.round.result.points, earlierRuleset: entry.round.earlierRuleset)
      },
    ]
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
