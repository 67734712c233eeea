import Canvas
import GameCore

/// The Play tab without a game: the choice of game and setup, and Start.
struct StartScreen: Screen {
  enum Target: Hashable {
    case choice(SettingsRow, Int)
    case start
    /// The screen with the names of the players.
    case names
    case daily
  }

  /// The known pages of daily boards.
  private(set) var today: [DailyQuery: DailyPage] = [:]
  /// The requests for `today` since the screen appeared.
  private var asked: Set<DailyQuery> = []
  /// The player's best round of the chosen board, which can be raced.
  private(set) var best: ScoredRound?

  var showsPreview: Bool { true }

  mutating func appear(_ context: Context) -> [Action] {
    asked = []
    guard let player = context.player else { return [] }
    return .ask(BestQuery(board: context.chosenBoard, player: player.id))
  }

  mutating func prepare(_ context: Context) -> [Action] {
    guard hasDaily(context), asked.insert(context.dailyQuery).inserted else { return [] }
    return .ask(context.dailyQuery)
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action] {
    let player = context.player?.id
    if let (query, result) = answer.to(DailyQuery.self), query.player == player {
      today[query] = try? result.get()
    }
    if let player,
      case .success(let found) = answer.to(
        BestQuery(board: context.chosenBoard, player: player))
    {
      best = found
    }
    return []
  }

  /// Returns whether the chosen game has daily boards.
  private func hasDaily(_ context: Context) -> Bool {
    Catalog.ranks(context.kind.id)
  }

  /// Returns whether the chosen game is for several players.
  private func hasTable(_ context: Context) -> Bool {
    context.kind.descriptor.hasSeats
  }

  /// Returns the best round of the chosen board if it can be raced.
  private func rivalBest(_ context: Context) -> ScoredRound? {
    best.flatMap { $0.board == context.chosenBoard && context.kind == .pairs ? $0 : nil }
  }

  /// Binds the keys: games are in a column, setups in a row.
  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    bind(.enter, TabPhrase.keyStart, also: [" "]) { [.game(.start)] }
    if hasTable(context) {
      bind("v", DuelPhrase.keyPlayers) { choose(.table, by: 1, context) }
      bind("V") { choose(.table, by: -1, context) }
      bind("n", DuelPhrase.keyNames) { [.go(.names)] }
    }
    let setups = LowercasePhrase(context.kind.descriptor.setupHeading)
    bind.steps(.leftRight, setups) { choose(.setup, by: $0, context) }
    bind.steps(.upDown, TabPhrase.keyGame) { choose(.game, by: $0, context) }
    bind("d", DailyPhrase.keyDaily, when: hasDaily(context)) { [.game(.daily(daily(context)))] }
    let best = rivalBest(context)
    bind("r", best == nil ? nil : RacePhrase.keyRaceBest) {
      best.map {
        [.go(.watch(WatchSubject($0.id, of: .ownBest, at: $0.finishedAt, thenRaces: true)))]
      } ?? []
    }
  }

  mutating func press(_ target: Target, at _: Point?, _ context: Context) -> [Action] {
    switch target {
    case .start: [.game(.start)]
    case .names: [.go(.names)]
    case .daily: [.game(.daily(daily(context)))]
    case .choice(let row, let option):
      [
        .change(row.spec(context.settings, context.look).choosing(option, context.settings))
      ]
    }
  }

  private func daily(_ context: Context) -> DailyAction {
    .opening(today[context.dailyQuery])
  }

  private func choose(_ row: SettingsRow, by step: Int, _ context: Context) -> [Action] {
    let settings = context.settings
    let spec = row.spec(settings, context.look)
    let count = spec.options.count
    guard count > 0 else { return [] }
    let option = ((spec.chosen ?? 0) + step + count) % count
    return [.change(spec.choosing(option, settings))]
  }

  func draw(into frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let area = context.area
    let settings = context.settings
    let kind = context.kind
    let usesDeck = kind.descriptor.settings.contains(.deck)
    let remark = BoardLayout.lacksPictures(settings, in: area, look)
    let more = hasTable(context) || hasDaily(context) ? 2 : 0
    let whole = usesDeck ? 2 + DeckPreview.rows + (remark ? 1 : 0) : 0
    // The players are more important than the preview.
    let showsPreview = !hasTable(context) || 12 + whole + more <= area.rows
    let deckRows = showsPreview ? whole : 2
    let place = area.raised(Size(columns: min(64, area.columns), rows: 12 + deckRows + more))
    let names: [String] = [
      look.text(SettingsPhrase.game), look.text(kind.descriptor.setupHeading),
      look.text(SettingsPhrase.cards),
      hasTable(context) ? look.text(DuelPhrase.players) : look.text(SettingsPhrase.yourRecord),
    ]
    let labels = (names.map { TextWidth.of($0) }.max() ?? 0) + 3
    var rest = place.below(max(place.row, area.row))
    frame.center(look.text(SettingsPhrase.noGame), in: place, row: rest.row, .title)
    rest = rest.dropTop(2).dropLeft(2)
    choice(.game, names[0], labels, in: rest, &frame, settings)
    rest.cutTop(2)
    choice(.setup, names[1], labels, in: rest, &frame, settings)
    let details = BoardLayout.details(settings, in: area, look)
    let values = area.below(rest.row).dropLeft(rest.column + labels - area.column)
    frame.line(details.text, details.role, in: values.dropTop(1))
    rest.cutTop(3)
    if usesDeck {
      drawCards(in: rest, labels, &frame, context, showsPreview: showsPreview)
      rest.cutTop(deckRows)
    }
    if hasTable(context) {
      rest.cutTop(drawTable(names[3], labels, in: rest, &frame, context))
    } else {
      frame.line(names[3], .muted, in: rest)
      let best = context.bests[context.chosenBoard]
      frame.line(
        look.text(best.map(SettingsPhrase.record) ?? .noRecord), best == nil ? .text : .accent,
        in: rest.dropLeft(labels))
    }
    let row = rest.row
    if context.conditions.seed != nil {
      frame.center(look.text(SettingsPhrase.practice), in: place, row: row + 1, .muted)
    } else if kind.descriptor.settings.contains(.films), settings.filmsFromService {
      frame.center(look.text(FilmsPhrase.ownOnly), in: place, row: row + 1, .muted)
    }
    drawStart(into: &frame, in: place, row: row + 2, context)
    if hasDaily(context) {
      drawDaily(into: &frame, in: place, row: min(row + 4, area.bottom - 1), context)
    }
  }

  private func drawStart(
    into frame: inout Frame<Target>, in place: Rect, row: Int, _ context: Context
  ) {
    let look = frame.look
    if context.isDealing {
      frame.center(look.text(SettingsPhrase.dealing), in: place, row: row, .accent)
      frame.canvas.cursor = Point(column: place.column, row: row)
    } else {
      frame.buttons(
        [look.text(SettingsPhrase.start)], in: place, row: row, focused: 0, targets: [.start])
    }
  }

  /// Draws the state of the daily board.
  private func drawDaily(
    into frame: inout Frame<Target>, in place: Rect, row: Int, _ context: Context
  ) {
    let look = frame.look
    let known = today[context.dailyQuery]
    var parts = [state(known, context).map { look.text($0) }]
    if let run = known?.run, run > 0 { parts.append(look.text(DailyPhrase.run(run))) }
    let text = parts.compactMap(\.self).joined(separator: " \(look.glyphs.dot) ")
    let title = "d \(look.text(DailyPhrase.title))"
    let line = text.isEmpty ? title : "\(title): \(text)"
    frame.center(line, in: place, row: row, .muted)
    frame.hitArea(place.line(row), .daily)
  }

  private func state(_ page: DailyPage?, _ context: Context) -> DailyPhrase? {
    guard let player = context.player, context.conditions.seed == nil else { return .guest }
    guard let page else { return nil }
    switch page.state {
    case .open: return .open
    case .clockIsBehind(let date): return .clockShort(date)
    case .begun: return .begun
    case .spent: return .spentShort
    case .played:
      return page.row(of: player.id).map { .doneShort(rank: $0.rank, players: page.players) }
        ?? .playedShort
    }
  }

  /// Draws the chosen deck with a preview.
  private func drawCards(
    in place: Rect, _ labels: Int, _ frame: inout Frame<Target>, _ context: Context,
    showsPreview: Bool
  ) {
    let look = frame.look
    let deck = Decks.shown(context.settings.deck, unicode: look.unicode)
    frame.line(look.text(SettingsPhrase.cards), .muted, in: place)
    var values = place.dropLeft(labels)
    let albums = deck == .covers ? " \(look.glyphs.dot) " + look.text(context.covers.phrase) : ""
    frame.line(look.text(deck.title) + albums, in: values.cutTop(1))
    guard showsPreview else { return }
    if BoardLayout.lacksPictures(context.settings, in: context.area, look) {
      frame.line(look.text(SettingsPhrase.picturesTooSmall), .muted, in: values.cutTop(1))
    }
    context.preview.draw(
      deck, needs: PairsLevel.needed(by: context.settings),
      covers: context.covers.covers.count, into: &frame, in: values)
  }

  /// Draws a row of options and returns the number of rows it takes.
  @discardableResult
  private func choice(
    _ item: SettingsRow, _ name: String, _ labels: Int, in place: Rect,
    _ frame: inout Frame<Target>, _ settings: Settings
  ) -> Int {
    let look = frame.look
    frame.line(name, .muted, in: place)
    let spec = item.spec(settings, look)
    let places = frame.choice(
      spec.options, chosen: spec.chosen, in: Self.values(place, labels, frame)
    ) { .choice(item, $0) }
    return (places.last?.bottom ?? place.row + 1) - place.row
  }

  /// Returns the area to the right of the names, up to the edge of the window.
  private static func values(_ place: Rect, _ labels: Int, _ frame: Frame<Target>) -> Rect {
    place.dropLeft(labels).left(max(frame.bounds.right - place.column - labels - 1, 1))
  }

  /// Draws the choice of players with their names; returns the number of additional rows.
  private func drawTable(
    _ name: String, _ labels: Int, in place: Rect, _ frame: inout Frame<Target>,
    _ context: Context
  ) -> Int {
    let look = frame.look
    let duel = context.settings.duel
    let rows = choice(.table, name, labels, in: place, &frame, context.settings)
    guard let seats = duel.seats(of: context.player?.name.description) else { return rows }
    let style = SeatStyle(seats: seats, look: look)
    let line = Self.values(place.dropTop(rows), labels, frame)
    if let opponent = seats.opponent {
      let character = look.text(DuelPhrase.character(opponent))
      frame.line("\(opponent.name(in: look.language)): \(character)", .muted, in: line)
    } else {
      frame.link(style.atKeyboard(columns: line.columns), .muted, in: line, .names)
    }
    return rows
  }
}

extension Context {
  /// The query for today's board of the chosen game.
  fileprivate var dailyQuery: DailyQuery { DailyQuery(board: chosenBoard, player: player?.id) }
}
