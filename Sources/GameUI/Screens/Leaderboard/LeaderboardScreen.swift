import Canvas
import GameCore

/// The leaderboard: the ten best, and the player's own place where that is not among them.
struct LeaderboardScreen: Screen {
  enum Target: Hashable {
    case board(LeaderboardKey)
    /// To the game, where nobody has played yet.
    case play
  }

  private(set) var chooser: LeaderboardChooser
  private(set) var list = ListView<LeaderboardEntry>()
  /// How many of the rows are the best; the others surround the player.
  private(set) var top = 0
  /// Whether a single player has results, whose own best are shown.
  private(set) var isAlone = false
  private(set) var podium = Podium()
  private(set) var own = OwnRoundsBeside()

  init(_ key: LeaderboardKey?) {
    chooser = LeaderboardChooser(key, isRanked: true)
  }

  func hints(_: Context) -> [Hint] {
    [
      Hint.setups(of: chooser.kind), Hint(.upDown, TabPhrase.keyGame),
      Hint(.plain("m"), OwnRoundsPhrase.keyMine),
    ]
  }

  mutating func appear(_ context: Context) -> [Action] {
    podium.forgetAsked()
    own.forgetAsked()
    return .ask(.leaderboard(LeaderboardQuery(chooser.key, for: context.player?.id)))
  }

  mutating func handle(_ input: Input, _ context: Context) -> [Action]? {
    guard case .key(let key) = input else { return nil }
    if key == .character("m") { return openOwnRounds(context) }
    if key == .enter, list.total == 0 { return [.go(.board)] }
    return chooser.neighbour(key).map { open($0, context) }
  }

  mutating func press(
    _ target: Target, at _: Point?, _ context: Context
  ) -> [Action] {
    switch target {
    case .board(let key): open(key, context)
    case .play: [.go(.board)]
    }
  }

  mutating func prepare(_ context: Context) -> [Action] {
    podium.ask(for: best, context) + own.ask(chooser.key, context)
  }

  mutating func receive(_ finding: Finding, _: Context) -> [Action] {
    podium.receive(finding)
    return []
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action] {
    if case .screen(.avatars(let players, let result)) = answer {
      podium.receive(players, result)
    }
    if case .screen(.ownRounds(let query, let result)) = answer { own.receive(query, result) }
    guard case .screen(.leaderboard(let query, let result)) = answer, query.board == chooser.key,
      query.player == context.player?.id
    else { return [] }
    switch result {
    case .success(let page):
      top = page.top.count
      isAlone = !page.alone.isEmpty
      list.show(isAlone ? page.alone : page.top + page.around, total: page.players)
    case .failure(let fault):
      // What was shown before may be true no more.
      list = ListView()
      list.fail(fault)
    }
    return []
  }

  /// The best players.
  var best: [LeaderboardEntry] { Array(list.rows.prefix(top)) }

  private mutating func open(_ key: LeaderboardKey, _ context: Context) -> [Action] {
    // The first of another game may be one that nobody is ranked on.
    let next = LeaderboardChooser(key, isRanked: true)
    if next.key != chooser.key {
      chooser = next
      list = ListView()
    }
    return appear(context)
  }

  private func openOwnRounds(_ context: Context) -> [Action] {
    context.player.map { [.go(.ownRounds(chooser.key, $0.id))] } ?? [.show(GuestNotice().dialog)]
  }
}

/// A guest has no list of rounds.
struct GuestNotice: DialogContent {
  var dialog: Dialog {
    Dialog(
      self,
      [
        Dialog.Button(ButtonPhrase.logIn, .account(.leave)), Dialog.Button(ButtonPhrase.close),
      ], escape: 1)
  }

  func title(_ look: RenderStyle) -> String { look.text(OwnRoundsPhrase.guestTitle) }

  func parts(_ look: RenderStyle) -> [Alert.Part] { [.text(look.text(OwnRoundsPhrase.guest))] }
}
