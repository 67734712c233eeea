import GameCore
import MediaProtocol

/// Every screen there is, by what it needs to come up.
enum Route: Sendable {
  case title, register
  case rules, settings, board, about
  case leaderboard(LeaderboardKey?)
  /// The table of a board of the day: of today, where no other day is named.
  case today(LeaderboardKey, on: CalendarDate? = nil)
  case ownRounds(LeaderboardKey, PlayerID)
  case you, profile, sessions
  case account(AccountTask)
  case players
  case playerCard(PlayerID)
  /// The statistics of whoever is logged in.
  case statistics
  case albums
  case album(Album)
  /// Where services are asked, and with which key.
  case services
  /// The players of another table.
  case elsewhere
  /// The albums whose covers were on the table.
  case albumsPlayed([Album], Language)
  /// How Pairs is played; a game follows where one was asked for.
  case tutorial(then: TutorialScreen.Next)
  /// The names of those who play Pairs for several.
  case names
  /// A finished round as it was played.
  case watch(WatchSubject)
  /// The profile that nobody asked for, after a log-in.
  case profileOffer

  /// Makes the screen.
  func screen(_ conditions: App.Conditions) -> any Screen {
    switch self {
    case .title: TitleScreen()
    case .register: RegisterScreen()
    case .rules: RulesScreen()
    case .settings: SettingsScreen(conditions)
    case .board: StartScreen()
    case .about: AboutScreen()
    case .leaderboard(let key): LeaderboardScreen(key)
    case .today(let key, let day): LeaderboardScreen(today: key, on: day)
    case .ownRounds(let key, let player): OwnRoundsScreen(key, player: player)
    case .you: YouScreen()
    case .profile: ProfileScreen()
    case .sessions: SessionsScreen()
    case .account(let task): AccountScreen(task)
    case .players: PlayersScreen()
    case .playerCard(let player): PlayerCardScreen(player)
    case .statistics: StatisticsScreen()
    case .albums: AlbumsScreen()
    case .album(let album): AlbumScreen(album)
    case .services: ServicesScreen()
    case .elsewhere: ElsewhereScreen()
    case .albumsPlayed(let albums, let language): AlbumsScreen(played: albums, language)
    case .tutorial(let next): TutorialScreen(then: next)
    case .names: NamesScreen()
    case .watch(let subject): WatchScreen(subject)
    case .profileOffer: ProfileScreen(isOffered: true)
    }
  }

  /// Where the screen lies.
  var place: Place {
    switch self {
    case .title: .entrance
    case .register: .entrance
    case .rules: .first(.rules)
    case .settings: .first(.settings)
    case .board: .first(.board)
    case .leaderboard, .today: .first(.leaderboard)
    case .players: .first(.players)
    case .you: .first(.you)
    case .account(.recover): .entrance
    case .albums, .albumsPlayed: .first(.albums)
    case .about, .ownRounds, .profile, .sessions, .account, .playerCard, .statistics, .album,
      .services, .elsewhere, .tutorial, .watch, .names, .profileOffer:
      .above
    }
  }

  enum Place: Hashable {
    /// Before the tabs.
    case entrance
    /// The first screen of a tab.
    case first(Tab)
    /// On the open screen.
    case above
  }
}

/// The pages after logging in, in the order of their digits.
enum Tab: Hashable, CaseIterable {
  case rules, settings, board, leaderboard, players, you, albums

  /// The tab of a digit, from 1.
  init?(digit: Character) {
    guard let number = digit.wholeNumberValue, digit.isASCII,
      Self.allCases.indices.contains(number - 1)
    else { return nil }
    self = Self.allCases[number - 1]
  }

  /// Its first screen.
  var route: Route {
    switch self {
    case .rules: .rules
    case .settings: .settings
    case .board: .board
    case .leaderboard: .leaderboard(nil)
    case .players: .players
    case .you: .you
    case .albums: .albums
    }
  }

  var phrase: TabPhrase {
    switch self {
    case .rules: .rules
    case .settings: .settings
    case .board: .board
    case .leaderboard: .leaderboard
    case .players: .players
    case .you: .you
    case .albums: .albums
    }
  }

  /// Its name where there is little room.
  var shortPhrase: TabPhrase {
    switch self {
    case .settings: .settingsShort
    case .leaderboard: .leaderboardShort
    default: phrase
    }
  }

  /// The digits of all tabs, as in the list of keys: `1-4`.
  static var digits: String { "1-\(allCases.count)" }
}
