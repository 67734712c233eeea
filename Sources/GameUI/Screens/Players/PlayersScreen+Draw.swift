import Canvas
import GameCore

extension PlayersScreen {
  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let block = block(context)
    drawSide(into: &frame, context)
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
      let chosen = Self.rankedGame(context)
      let player = context.player?.id
      let drawn = frame.list(
        list, columns(context), in: listPlace(context),
        height: rowHeight(context), pictures: rowPictures(context),
        bars: mostPoints == 0
          ? nil
          : RowBars(
            column: Self.barColumn, most: mostPoints,
            value: { $0.best(in: chosen)?.round.result.points ?? 0 },
            role: { ($0.best(in: chosen)?.rank ?? .max) <= 3 ? .chart : .chartPale }),
        role: { $0.id == player ? .accent : .text }, target: { .row($0) })
      let foot = block.line(min(drawn.bottom + 1, block.bottom - 1))
        .dropLeft(drawn.column - block.column).left(max(drawn.columns, Self.leastFoot))
      drawFoot(into: &frame, in: foot)
    }
    // Last, because the cursor in the field has precedence over that of the list.
    drawHead(into: &frame, in: block)
  }

  /// Returns the places of the list and of the column next to it.
  private func parts(_ context: Context) -> (block: Rect, side: Rect) {
    let area = context.area
    let side = sideWidth(context)
    let width = max(min(area.columns - 2, 78), min(area.columns - 2 - side, Self.mostColumns))
    // As high as all players need, whatever the filter.
    let least = showsCard(context) ? Self.cardRows : Self.leastRows
    let rows = max(everyone * rowHeight(context) + 7, least)
    var whole = area.centeredAtTop(Size(columns: width + side, rows: min(area.rows, rows)))
    return (whole.cutLeft(width), whole.dropLeft(3))
  }

  /// The maximum columns of the list.
  private static let mostColumns = 124
  /// The minimum columns of the number of players and the way to the remote players.
  private static let leastFoot = 50
  /// The minimum rows of the screen in a window with enough room.
  private static let leastRows = 21
  /// The rows of a card with a face and a best score of two rows for each ranked game.
  private static let cardRows = 19 + 2 * GameKind.allCases.count { Catalog.ranks($0.id) }

  /// Returns the place of the screen without the column next to the list.
  func block(_ context: Context) -> Rect { parts(context).block }

  /// Returns the place of the list.
  func listPlace(_ context: Context) -> Rect { block(context).dropTop(3).dropBottom(1) }

  /// Returns the place of the face of the player under the cursor; nil if there is no room.
  func side(_ context: Context) -> Rect? {
    guard sideWidth(context) > 0 else { return nil }
    return sideColumn(context).dropTop(3).top(10)
  }

  /// Returns the place of the column next to the list.
  func sideColumn(_ context: Context) -> Rect { parts(context).side }

  /// Returns the columns next to the list, with the gap: windows from 100 columns have room for the
  /// face of the player under the cursor, wider ones for the card.
  private func sideWidth(_ context: Context) -> Int {
    let columns = context.area.columns
    guard columns >= 100 else { return 0 }
    if showsCard(context) { return min(columns - 118, 76) }
    return hasAvatars && (columns >= 140 || !hasFaces(context)) ? 22 : 0
  }

  /// Returns whether there is room for the card of the player under the cursor.
  func showsCard(_ context: Context) -> Bool {
    context.area.columns >= 170 && context.area.rows >= Self.cardRows && !context.look.isPlain
      && !isDeserted
  }

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

  /// The index of the column of the bars.
  private static let barColumn = 2

  /// Returns the columns: the best points with the stars of the medal in each ranked game that
  /// anyone has played, the chosen one first and with a bar, and when the player last played.
  private func columns(_ context: Context) -> [TableColumn<PlayerRow>] {
    let look = context.look
    let own = " (\(look.text(PlayersPhrase.you)))"
    let chosen = Self.rankedGame(context)
    let games = [chosen] + GameKind.ranked.filter { $0 != chosen }
    var columns = games.enumerated()
      .filter { _, kind in list.rows.contains { $0.best(in: kind) != nil } }
      .map { look.bestColumn($1, yields: $0 == 0 ? [:] : [5 - $0: .leaves]) }
    if mostPoints > 0 {
      // The bars take the room of the games without a column.
      let bars = 40 + 13 * (games.count - columns.count)
      columns.insert(
        TableColumn("", least: bars, yields: [0: .shrinks(to: 6), 1: .leaves]) { _ in "" }, at: 1)
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
    let isByName = order == .name || !filter.isEmpty || columns.isEmpty
    let sorted = order == .lastPlayed && filter.isEmpty ? all.count - 1 : isByName ? 0 : 1
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
  /// Returns a column with the best points of players in a game, and the stars of their medal.
  fileprivate func bestColumn(
    _ kind: GameKind, yields: [Int: TableColumn<PlayerRow>.Yield]
  ) -> TableColumn<PlayerRow> {
    let most = Medal.allCases.count
    var column: TableColumn<PlayerRow> = column(
      kind.descriptor.title, .right, least: 11, yields: yields
    ) { row in
      row.best(in: kind).map { best in
        let points = points(
          best.round.result.points, earlierRuleset: best.round.earlierRuleset)
        let medal = medal(of: best.round)
        if isPlain { return points + (medal.map { " " + text($0) } ?? "") }
        let stars = medal.map(stars) ?? ""
        return points + " " + stars + String(repeating: " ", count: most - TextWidth.of(stars))
      } ?? ""
    }
    column.cellStyle = { $0.best(in: kind).flatMap { medal(of: $0.round) }.flatMap(style) }
    column.styledColumns = most
    return column
  }

  /// Returns when a player last played, counted from a time, or that a game is under way.
  func lastPlayed(of row: PlayerRow, asOf now: Timestamp?) -> String {
    if row.isPlaying { return text(PlayersPhrase.now) }
    guard let last = row.lastPlayed else { return text(PlayersPhrase.never) }
    return relative(last, asOf: now)
  }
}
