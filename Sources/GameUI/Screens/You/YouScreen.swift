import Canvas
import GameCore
import MediaProtocol

/// The player's data, a line for each, with screens to change it.
struct YouScreen: Screen {
  /// A row and the screen that it opens.
  enum Row: Hashable, CaseIterable {
    case profile, sessions
    case account(AccountTask)

    static let allCases = Group.allCases.flatMap(\.rows)

    var title: any Phrase {
      switch self {
      case .profile: ProfilePhrase.heading
      case .sessions: SessionsPhrase.heading
      case .account(let task): AccountPhrase.title(task)
      }
    }

    var route: Route {
      switch self {
      case .profile: .profile
      case .sessions: .sessions
      case .account(let task): .account(task)
      }
    }
  }

  enum Target: Hashable, Sendable {
    case row(Row)
    case way(Way)
  }

  /// A way for a guest to become a player.
  enum Way: CaseIterable {
    case logIn, register

    var title: ButtonPhrase { self == .logIn ? .logIn : .register }
  }

  private(set) var stored: Result<Dated<OwnProfile>, StoreError>?
  private(set) var cursor = Row.profile
  /// The streak of daily boards.
  private(set) var streak = 0
  /// The results.
  private(set) var card: Result<Dated<PlayerCard>, StoreError>?
  private var isCardAsked = false
  private(set) var recent = OwnRoundsPanel(leastColumns: 110)
  private(set) var way = Way.logIn

  mutating func appear(_ context: Context) -> [Action] {
    guard let player = context.player else { return [] }
    recent.forgetAsked()
    isCardAsked = false
    return .ask(StreakQuery(player: player.id)) + .ask(OwnAccountQuery(player: player.id))
      + .ask(ProfileQuery(player: player.id))
  }

  mutating func keys(_ bind: inout ScreenKeys, _ context: Context) {
    guard context.player != nil else {
      bind(.enter, TabPhrase.keyPress, also: [" "]) { press(.way(way), at: nil, context) }
      return bind.steps(.leftRight, TabPhrase.keyMove) { way = $0 < 0 ? .logIn : .register }
    }
    bind.steps(.upDown, TabPhrase.keyMove) { cursor = cursor.moved(by: $0) }
    bind([.home, .end]) { key in
      cursor = (key == .home ? Row.allCases.first : Row.allCases.last) ?? cursor
      return []
    }
    bind(.enter, TabPhrase.keyOpen, also: [" ", .right]) { [.go(cursor.route)] }
    bind("s", PlayersPhrase.keyStatistics) { [.go(.statistics)] }
  }

  mutating func press(_ target: Target, at _: Point?, _: Context) -> [Action] {
    switch target {
    case .row(let row):
      cursor = row
      return [.go(row.route)]
    case .way(let way): return way == .logIn ? [.account(.leave)] : [.go(.register)]
    }
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) -> [Action] {
    guard let player = context.player?.id else { return [] }
    if case .success(let streak) = answer.to(StreakQuery(player: player)) { self.streak = streak }
    stored = answer.to(ProfileQuery(player: player)) ?? stored
    card = answer.to(PlayerCardQuery(player: player)) ?? card
    recent.receive(answer)
    return []
  }

  mutating func prepare(_ context: Context) -> [Action] {
    var rounds = recent.ask(LeaderboardKey(game: context.kind.id), context)
    if let player = context.player?.id, !isCardAsked {
      isCardAsked = true
      rounds += .ask(PlayerCardQuery(player: player))
    }
    guard let side = side(context) else { return rounds }
    return rounds + context.load([avatar.portrait(context)], in: side.size)
  }

  var avatar: Avatar {
    if case .success(let stored)? = stored { stored.value.profile.avatar } else { .none }
  }
}
