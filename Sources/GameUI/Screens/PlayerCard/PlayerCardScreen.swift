import Canvas
import GameCore
import MediaProtocol

/// A player's card: the public profile and the best rounds.
struct PlayerCardScreen: Screen {
  enum Target: Hashable {
    /// A best round by its index.
    case row(Int)
  }

  let player: PlayerID
  /// The card; nil until it has been loaded.
  private(set) var card: Result<Dated<PlayerCard>, StoreError>?
  private(set) var list = ListView<RankedRound>()
  /// The streak of daily boards; nil until it is known.
  private(set) var streak: Int?

  init(_ player: PlayerID) {
    self.player = player
  }

  mutating func appear(_: Context) -> [Action] {
    .ask(StreakQuery(player: player)) + .ask(PlayerCardQuery(player: player))
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    bind.isSilent = list.rows.isEmpty
    bind.list(KeyBinding(.upDown, TabPhrase.keyMove))
    bind.part { list.handle($0, room: room(context)).map { _ in [] } }
    bind(.enter, TabPhrase.keyOpen, also: [" "]) { openSelected(context) }
    let selected = list.selected?.round
    let subject = selected.map { WatchSubject($0.id, of: owner(context), at: $0.finishedAt) }
    bind("w", WatchPhrase.keyWatch) { subject.map { [$0.watch] } ?? [] }
    bind(
      "r", RacePhrase.keyRace, help: RacePhrase.raceKeys,
      when: selected?.board.game == PairsGame.id
    ) { subject.map { [$0.race] } ?? [] }
    bind.isSilent = false
    bind(.escape, ButtonPhrase.back) { [.back] }
    let isOwn = context.player?.id == player
    bind("s", PlayersPhrase.keyStatistics, when: isOwn) { [.go(.statistics)] }
  }

  mutating func press(_ target: Target, at _: Point?, _ context: Context) -> [Action] {
    switch target {
    case .row(let row):
      guard list.rows.indices.contains(row) else { return [] }
      list.select(row, room: room(context))
      return openSelected(context)
    }
  }

  mutating func receive(_ answer: StoreAnswer, _: Context) -> [Action] {
    if case .success(let streak) = answer.to(StreakQuery(player: player)) { self.streak = streak }
    guard let result = answer.to(PlayerCardQuery(player: player)) else { return [] }
    card = result
    switch result {
    case .success(let card): list.show(card.value.bests, total: card.value.bests.count)
    case .failure: list = ListView()
    }
    return []
  }

  mutating func prepare(_ context: Context) -> [Action] {
    guard case .success(let card) = card else { return [] }
    return context.load(
      [card.value.row.shown.avatar.portrait(context)], in: places(of: card, context).side.size)
  }

  private func openSelected(_ context: Context) -> [Action] {
    list.selected.map { [.show(BestRoundDetails(best: $0, owner: owner(context)).dialog)] } ?? []
  }

  private func owner(_ context: Context) -> Rival.Owner {
    guard case .success(let card) = card else { return .unnamed }
    return context.owner(player, card.value.row.name)
  }
}

/// The details of a round on a leaderboard.
struct BestRoundDetails: DialogContent {
  let best: RankedRound
  let owner: Rival.Owner

  /// The dialog about it, with buttons to watch and race it.
  var dialog: Dialog {
    let subject = WatchSubject(best.round.id, of: owner, at: best.round.finishedAt)
    return Dialog(
      self, [Dialog.Button(ButtonPhrase.ok)] + subject.buttons(best.round.board.game))
  }

  /// Returns the title with the player's name.
  func title(_ look: RenderStyle) -> String {
    owner.name(look) ?? look.text(PlayPhrase.best)
  }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    let round = best.round
    let kind = GameKind(round.board.game)
    let setup = round.board.setup ?? ""
    var parts: [Alert.Part] = [
      .headline(look.text(PlayPhrase.points(round.result.points))), .gap,
      .pair(kind.map { look.title(of: $0) } ?? "?", look.name(of: setup, in: kind)),
      .pair(look.text(LeaderboardPhrase.rank), "\(best.rank)"),
    ]
    parts += kind?.descriptor.figures(of: round.result, setup, look) ?? []
    parts.append(.pair(look.text(OwnRoundsPhrase.date), look.dateAndTime(round.finishedAt)))
    parts.append(.pair(look.text(OwnRoundsPhrase.number), "\(round.id.rawValue)"))
    parts += look.legend(of: [round.earlierRuleset]).map { [.gap, .note($0)] } ?? []
    parts += [.gap, .note(look.text(PlayerCardPhrase.verified))]
    return parts
  }
}
