import Canvas
import GameCore

extension PlayersScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let block = block(context)
    drawCard(into: &frame, context)
    if isDeserted {
      frame.emptyState(
        look.text(PlayersPhrase.empty), in: block,
        buttons: [(look.text(ButtonPhrase.register), .register)])
      return
    }
    let isEmpty = frame.placeholder(
      of: list, loading: PlayersPhrase.loading,
      empty: filter.isEmpty ? PlayersPhrase.empty : PlayersPhrase.noMatch,
      in: block.dropTop(4))
    if !isEmpty {
      let player = context.player?.id
      let bar = barColumns(context)
      let bars = shownGames.enumerated().map { number, kind in
        RowBars<PlayerRow>(
          column: number + 1, columns: bar, most: mostPoints[kind.id] ?? 0,
          value: { $0.best(in: kind)?.round.result.points ?? 0 },
          role: { ($0.best(in: kind)?.rank ?? .max) <= 3 ? .chart : .chartPale })
      }
      let drawn = frame.list(
        list, columns(context), in: listPlace(context), pictures: rowPictures(context),
        bars: bar > 0 ? bars : [], role: { $0.id == player ? .accent : .text },
        target: { .row($0) })
      let foot = block.line(min(drawn.bottom + 1, block.bottom - 1))
      drawFoot(into: &frame, in: foot)
    }
    // Last, because the cursor in the field has precedence over that of the list.
    drawHead(into: &frame, in: block)
  }

  /// Returns the places of the list and of the card of the player under the cursor, which is below
  /// a list with enough room, whatever the filter.
  private func parts(_ context: Context) -> (block: Rect, card: Rect) {
    let area = context.area
    var page = area.page
    let rows = everyone * rowHeight(context) + 7
    let hasCard = rows + Self.cardRows <= page.rows && !context.look.isPlain && !isDeserted
    let block = page.cutTop(hasCard ? rows : page.rows)
    return (block, page.dropTop(1).inset(columns: 2, rows: 0))
  }

  /// The rows of a card with a face and a best score for each ranked game.
  private static let cardRows = 13

  /// Returns the place of the screen without the card.
  func block(_ context: Context) -> Rect { parts(context).block }

  /// Returns the place of the list.
  func listPlace(_ context: Context) -> Rect { block(context).dropTop(3).dropBottom(1) }

  /// Returns the place of the card below the list; without rows if there is no room.
  func card(_ context: Context) -> Rect { parts(context).card }

  private func drawHead(into frame: inout Frame<Target>, in block: Rect) {
    let look = frame.look
    // The values are aligned as in a form.
    let labels = [PlayersPhrase.filter, .order].map { look.text($0) }
    let block = block.dropLeft(2)
    let values = block.dropLeft((labels.map { TextWidth.of($0) }.max() ?? 0) + 2)
    frame.undescribed { frame in
      for (row, label) in labels.enumerated() { frame.line(label, .title, in: block.dropTop(row)) }
    }
    let box = values.top(1).left(min(42, values.columns))
    let place = box.inset(columns: 1, rows: 0)
    frame.canvas.fill(box, style: look.style(isFiltering ? .focus : .field))
    frame.field(
      filter, label: labels[0], in: place, isFiltering ? .focus : .field,
      placeholder: isFiltering ? "" : look.text(PlayersPhrase.filterHint), isFocused: isFiltering)
    frame.hitArea(block.top(1).left(box.right - block.column), .filter(place))
    // A filtered list is always sorted by name.
    guard filter.isEmpty else {
      frame.line(look.text(PlayersPhrase.filteredByName), .muted, in: values.dropTop(1))
      return
    }
    let orders = Order.allCases
    frame.choice(
      orders.map { look.text($0) }, chosen: orders.firstIndex(of: order),
      in: values.dropTop(1), name: labels[1]
    ) { .order(orders[$0]) }
  }

  private func drawFoot(into frame: inout Frame<Target>, in foot: Rect) {
    let look = frame.look
    var line = foot.dropLeft(2)
    let other = look.text(PlayersPhrase.remotePlayers)
    let way = line.cutRight(TextWidth.of(other))
    frame.line(other, .accent, in: way)
    frame.hitArea(way, .remotePlayers)
    line.cutRight(2)
    guard list.error == nil else {
      frame.line(look.wrong(PlayersPhrase.more).text, .bad, in: line)
      return
    }
    // The number is hidden while another list is loading.
    guard let total = list.total, !startsOver else { return }
    // The length of a filtered list is unknown before its end.
    let isKnown = filter.isEmpty || next == nil
    let count = isKnown ? PlayersPhrase.count(total) : .atLeast(list.rows.count)
    let medals = Medal.allCases.map { "\(look.stars($0)) \(look.text($0))" }
    let legend = ([look.text(count)] + medals).joined(separator: "   ")
    let fits = TextWidth.of(legend) <= line.columns && !look.isPlain
    frame.line(fits ? legend : look.text(count), .muted, in: line)
  }

  /// The ranked games that anyone has played.
  private var shownGames: [GameKind] {
    GameKind.ranked.filter { mostPoints[$0.id] != nil }
  }

  /// The columns from which bars can be compared.
  private static let leastBar = 8

  /// Returns the columns of the bar next to the points of each game; 0 without room, or with one
  /// player, whose bars would all be full.
  private func barColumns(_ context: Context) -> Int {
    let texts = 40 + (rowPictures(context).map { $0.size.columns + $0.gap } ?? 0)
    let room = (listPlace(context).columns - texts) / max(shownGames.count, 1) - 14
    let isUseful = room >= Self.leastBar && list.total != 1
    return isUseful && !context.look.isPlain ? min(room, 20) : 0
  }

  /// Returns the columns: the best points with the stars of the medal in each ranked game that
  /// anyone has played, and when the player last played.
  private func columns(_ context: Context) -> [TableColumn<PlayerRow>] {
    let look = context.look
    let own = " (\(look.text(PlayersPhrase.you)))"
    let (games, bar, chosen) = (shownGames, barColumns(context), Self.rankedGame(context))
    let columns = games.enumerated().map {
      look.bestColumn($1, bar: bar, yields: $1 == chosen ? [:] : [5 - $0: .leaves])
    }
    let name = look.column(
      LeaderboardPhrase.name, least: context.area.columns < 100 ? 16 : 20
    ) { (row: PlayerRow) in
      look.shown(row.name) + (row.id == context.player?.id ? own : "")
    }
    let last = look.column(PlayersPhrase.lastPlayed, least: 11, yields: [2: .leaves]) {
      look.lastPlayed(of: $0, asOf: asOf)
    }
    var all = [name] + columns + [last]
    guard !look.isPlain else { return all }
    let isByName = order == .name || !filter.isEmpty
    let sorted =
      order == .lastPlayed && filter.isEmpty
      ? all.count - 1 : isByName ? 0 : games.firstIndex(of: chosen).map { $0 + 1 } ?? 0
    all[sorted].title += look.unicode ? " ▾" : " v"
    return all
  }
}

extension PlayerRow {
  fileprivate func best(in kind: GameKind) -> RankedRound? {
    bests.first { $0.round.board.game == kind.id }
  }
}

extension RenderStyle {
  /// Returns a column with the best points of players in a game, the stars of their medal, and
  /// room for a bar.
  fileprivate func bestColumn(
    _ kind: GameKind, bar: Int, yields: [Int: TableColumn<PlayerRow>.Yield]
  ) -> TableColumn<PlayerRow> {
    let (most, points) = (Medal.allCases.count, 6)
    let blank = bar > 0 ? bar + 1 : 0
    var column: TableColumn<PlayerRow> = column(
      kind.descriptor.title, bar > 0 ? .left : .right, least: points + 1 + most + blank,
      yields: yields
    ) { row in
      row.best(in: kind).map { best in
        let number = self.points(
          best.round.result.points, earlierRuleset: best.round.earlierRuleset)
        let medal = medal(of: best.round)
        if isPlain { return number + (medal.map { " " + text($0) } ?? "") }
        let stars = medal.map(stars) ?? ""
        let indent = bar > 0 ? points - TextWidth.of(number) : 0
        return blanks(indent) + number + " " + stars
          + blanks(most - TextWidth.of(stars) + blank)
      } ?? ""
    }
    column.cellStyle = { $0.best(in: kind).flatMap { medal(of: $0.round) }.flatMap(style) }
    column.styledColumns = most + blank
    return column
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  /// Returns when a player last played, counted from a time, or that a game is under way.
  func lastPlayed(of row: PlayerRow, asOf now: Timestamp?) -> String {
    if row.isPlaying { return text(PlayersPhrase.now) }
    guard let last = row.lastPlayed else { return text(PlayersPhrase.never) }
    return relative(last, asOf: now)
  }
}
