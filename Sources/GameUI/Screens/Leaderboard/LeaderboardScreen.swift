import Canvas
import GameCore
import MediaProtocol

/// The leaderboard: the ten best players, and the current player's row.
struct LeaderboardScreen: Screen {
  enum Target: Hashable {
    case board(LeaderboardKey)
    /// A row by its index.
    case row(Int)
    /// The game, if there are no results yet.
    case play
  }

  private(set) var chooser: LeaderboardChooser
  private(set) var list = ListView<LeaderboardEntry>()
  /// The number of rows of the best players; the others are around the current player.
  private(set) var top = 0
  /// Whether only one player has results, so that their own best rounds are shown.
  private(set) var isAlone = false
  /// The number of results that are not shown because they need a newer version.
  private(set) var unknown = 0
  private(set) var faces = LeaderboardFaces()
  /// The time of the answer, from which dates are counted; nil for a daily board.
  private(set) var asOf: Timestamp?
  private(set) var own = OwnRoundsPanel(leastColumns: 110)
  /// The daily leaderboard; nil if the other one is open.
  private(set) var today: DailyLeaderboard?
  /// Whether no leaderboard was asked for, so that the chosen one of the game is shown, or that of
  /// the chosen game.
  private var opensChosenBoard = false
  private let askedGame: GameID?
  /// The row under the cursor; nil while leaderboards are chosen.
  private(set) var picked: Int?

  init(_ key: LeaderboardKey?) {
    opensChosenBoard = key?.setup == nil
    askedGame = key?.game
    chooser = LeaderboardChooser(key, isRanked: true)
  }

  /// Creates the screen with a daily leaderboard open.
  init(today key: LeaderboardKey, on day: CalendarDate?) {
    askedGame = key.game
    chooser = LeaderboardChooser(key, isRanked: true)
    today = DailyLeaderboard(day: day)
  }

  mutating func appear(_ context: Context) -> [Action] {
    if opensChosenBoard {
      var settings = context.settings
      let chosen = Catalog.ranks(context.kind.id) ? context.kind.id : PairsGame.id
      settings.game = (askedGame ?? chosen).description
      chooser = LeaderboardChooser(LeaderboardKey(chosenIn: settings), isRanked: true)
    }
    opensChosenBoard = false
    faces.forgetAsked()
    own.forgetAsked()
    picked = nil
    if let today { return today.ask(chooser.key, context) }
    return .ask(LeaderboardQuery(board: chooser.key, player: context.player?.id))
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    if let row = picked, !list.rows.indices.contains(row) { picked = nil }
    if let row = picked { keys(&bind, on: row, context) }
    bind.isSilent = picked != nil
    let title = playTitle(context)
    bind(.enter, title ?? ButtonPhrase.play, when: title != nil) {
      play(context)
    }
    let other = today == nil ? DailyPhrase.keyToday : .keyAllTime
    let help = today == nil ? LeaderboardPhrase.todayKeys : .allTimeKeys
    bind("d", other, help: help) { turn(context) }
    if !list.rows.isEmpty {
      bind.steps(.upDown, WatchPhrase.keyPick) { pick(by: $0, context) }
      if title == nil { bind(.enter) { pick(by: 0, context) } }
    }
    bind(
      "w", WatchPhrase.keyWatch, help: mine(context) == nil ? WatchPhrase.watchFirst : .keyWatch,
      when: picked == nil && !list.rows.isEmpty
    ) { [subject(of: mine(context) ?? 0, context).watch] }
    let current = chooser
    current.keys(&bind) { open($0, context) }
    bind("m", OwnRoundsPhrase.title) { openOwnRounds(context) }
  }

  mutating func press(
    _ target: Target, at _: Point?, _ context: Context
  ) -> [Action] {
    switch target {
    case .board(let key): open(key, context)
    case .row(let row): pick(row, context)
    case .play: play(context)
    }
  }

  mutating func prepare(_ context: Context) -> [Action] {
    (isAlone
      ? []
      : faces.ask(
        for: list.rows, onPodium: hasPodium(in: context.area, context.look), context))
      + own.ask(chooser.key, context)
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action] {
    faces.receive(answer)
    own.receive(answer)
    let player = context.player?.id
    if today != nil {
      switch today?.receive(answer, for: chooser.key, context) {
      case .success(let page):
        top = page.top.count
        unknown = page.unknown
        list.show(page.top + [page.own].compactMap(\.self), total: page.players)
      case .failure(let error): fail(error)
      case nil: break
      }
      return []
    }
    switch answer.to(LeaderboardQuery(board: chooser.key, player: player)) {
    case .success(let answer):
      let page = answer.value
      asOf = answer.time
      top = page.top.count
      unknown = page.unknown
      isAlone = !page.alone.isEmpty
      list.show(isAlone ? page.alone : page.top + page.around, total: page.players)
    case .failure(let error): fail(error)
    case nil: break
    }
    return []
  }

  /// Shows an error instead of the previous rows, which may be outdated.
  private mutating func fail(_ error: StoreError) {
    list = ListView()
    list.fail(error)
  }

  /// Returns the title of the button that opens the shown game; nil without one, because there are
  /// results, or the player has one on today's board.
  func playTitle(_ context: Context) -> (any Phrase)? {
    guard list.total != nil || list.error != nil else { return nil }
    guard let today, today.isToday, let page = today.page else {
      return list.total == 0 ? ButtonPhrase.play : nil
    }
    guard page.row(of: context.player?.id) == nil else { return nil }
    guard context.player != nil, context.environment.seed == nil else {
      return PlayPhrase.practice
    }
    return switch page.state {
    case .open: ButtonPhrase.play
    case .begun: ButtonPhrase.resume
    case .spent, .played, .clockIsBehind: PlayPhrase.practice
    }
  }

  private mutating func open(_ key: LeaderboardKey, _ context: Context) -> [Action] {
    let next = LeaderboardChooser(key, isRanked: true)
    if next.key != chooser.key {
      chooser = next
      list = ListView()
    }
    return appear(context)
  }

  /// Switches between the leaderboard and the daily one.
  private mutating func turn(_ context: Context) -> [Action] {
    today = today == nil ? DailyLeaderboard(day: nil) : nil
    isAlone = false
    list = ListView()
    return appear(context)
  }

  /// Opens the shown game, which may not be the one in the settings.
  private func play(_ context: Context) -> [Action] {
    guard let today else { return [.game(.choose(chooser.key))] }
    var settings = context.settings
    settings.game = chooser.key.game.description
    if let setup = chooser.key.setup { settings.setups[settings.game] = setup }
    // The state of an earlier date says nothing about today's attempt.
    let opening = DailyAction.opening(today.isToday ? today.page : nil)
    return [.change(settings), .go(.board), .game(.daily(opening))]
  }

  /// Opens the player's rounds of the shown game, or of a chosen one that has no leaderboard.
  private func openOwnRounds(_ context: Context) -> [Action] {
    let game = Catalog.ranks(context.kind.id) ? chooser.key.game : context.kind.id
    return context.player.map { [.go(.ownRounds(LeaderboardKey(game: game), $0.id))] } ?? [
      .show(Dialog(forGuest: .noGuestRounds))
    ]
  }
}

extension LeaderboardScreen {
  /// Returns the player's row, which is marked; nil without one, or if all rows are theirs.
  func mine(_ context: Context) -> Int? {
    isAlone ? nil : list.rows.firstIndex { $0.player == context.player?.id }
  }

  /// Moves the cursor, at first from the player's row, or puts it on the first row.
  private mutating func pick(by step: Int, _ context: Context) {
    let row = picked ?? mine(context)
    picked = row.map { min(max($0 + step, 0), list.rows.count - 1) } ?? 0
  }

  /// Puts the cursor on a row, and shows its round if it is there already.
  private mutating func pick(_ row: Int, _ context: Context) -> [Action] {
    guard list.rows.indices.contains(row) else { return [] }
    // A cursor that cannot be heard would change the keys.
    if !context.look.isPlain { picked = row }
    return open(list.rows[row], context)
  }

  /// Binds the keys that work while the cursor is on a row.
  private mutating func keys(_ bind: inout ScreenKeys, on row: Int, _ context: Context) {
    bind("w", WatchPhrase.keyWatch) { [subject(of: row, context).watch] }
    bind(.enter, TabPhrase.keyOpen, also: [" "]) { open(list.rows[row], context) }
    bind("r", RacePhrase.keyRace, help: RacePhrase.raceKeys, when: chooser.kind == .pairs) {
      [subject(of: row, context).race]
    }
    bind(.escape, ButtonPhrase.back) { picked = nil }
    bind.steps(.upDown, TabPhrase.keyMove) { pick(by: $0, context) }
    bind([.home, .end]) { key in
      picked = key == .home ? 0 : list.rows.count - 1
      return []
    }
  }

  /// Returns the round of a row to watch or race.
  private func subject(of row: Int, _ context: Context) -> WatchSubject {
    let entry = list.rows[row]
    return WatchSubject(
      entry.round.id, of: context.owner(entry.player, entry.name), at: entry.round.finishedAt)
  }

  private func open(_ entry: LeaderboardEntry, _ context: Context) -> [Action] {
    let details = BestRoundDetails(
      best: RankedRound(rank: entry.rank, round: entry.round),
      owner: context.owner(entry.player, entry.name))
    return [.show(details.dialog)]
  }
}
