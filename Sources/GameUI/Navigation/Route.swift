import Canvas
import GameCore
import MediaProtocol

/// The screens, with the values needed to create them.
enum Route: Sendable {
  case title, register
  /// The title with the name or email that was typed.
  case logIn(as: String)
  case rules, settings, board, about
  case leaderboard(LeaderboardKey?)
  /// The leaderboard of a daily board, of today by default.
  case today(LeaderboardKey, on: CalendarDate? = nil)
  case ownRounds(LeaderboardKey, PlayerID)
  case you, profile, sessions
  case account(AccountTask)
  /// The form for a new password, with the name or email typed at the login.
  case recover(login: String)
  case players
  case playerCard(PlayerID)
  /// The statistics of the logged-in player.
  case statistics
  case albums
  case album(Album)
  /// The addresses and keys of services.
  case services
  /// The remote players.
  case remotePlayers
  /// The albums whose covers were on the cards.
  case albumsPlayed([Album], Language)
  /// The tutorial of a game; followed by the game if it was requested.
  case tutorial(GameKind, then: TutorialScreen.Next)
  /// The names of the players of Pairs for several.
  case names
  /// A replay of a finished round.
  case watch(WatchSubject)
  /// The profile, offered after a login.
  case profileOffer
  /// The profile at the date of birth.
  case birthDate

  /// The place of the screen.
  var place: Place { opened.place }
  /// A new screen for the route.
  var screen: any Screen { opened.screen }

  private var opened: (place: Place, screen: any Screen) {
    switch self {
    case .title: (.entrance, TitleScreen())
    case .logIn(let login): (.entrance, TitleScreen(login: login))
    case .register: (.entrance, RegisterScreen())
    case .rules: (.first(.rules), RulesScreen())
    case .settings: (.first(.settings), SettingsScreen())
    case .board: (.first(.board), StartScreen())
    case .about: (.above, AboutScreen())
    case .leaderboard(let key): (.first(.leaderboard), LeaderboardScreen(key))
    case .today(let key, let day): (.first(.leaderboard), LeaderboardScreen(today: key, on: day))
    case .ownRounds(let key, let player): (.above, OwnRoundsScreen(key, player: player))
    case .you: (.first(.you), YouScreen())
    case .profile: (.above, ProfileScreen())
    case .sessions: (.above, SessionsScreen())
    case .account(let task): (.above, AccountScreen(task))
    case .recover(let login): (.entrance, AccountScreen(.recover, login: login))
    case .players: (.first(.players), PlayersScreen())
    case .playerCard(let player): (.above, PlayerCardScreen(player))
    case .statistics: (.above, StatisticsScreen())
    case .albums: (.first(.albums), AlbumsScreen())
    case .album(let album): (.above, AlbumScreen(album))
    case .services: (.above, ServicesScreen())
    case .remotePlayers: (.above, RemotePlayersScreen())
    case .albumsPlayed(let albums, let language):
      (.first(.albums), AlbumsScreen(played: albums, language))
    case .tutorial(let kind, let next): (.above, TutorialScreen(kind, then: next))
    case .names: (.above, NamesScreen())
    case .watch(let subject): (.above, WatchScreen(subject))
    case .profileOffer: (.above, ProfileScreen(isOffered: true))
    case .birthDate: (.above, ProfileScreen(at: .birthDate))
    }
  }

  enum Place: Hashable {
    /// Before the tabs.
    case entrance
    /// The first screen of a tab.
    case first(Tab)
    /// On top of the open screen.
    case above
  }
}

/// The pages after logging in, in the order of their digits.
enum Tab: Int, CaseIterable, SpokenPhrase {
  case rules, settings, board, leaderboard, players, you, albums

  /// Creates the tab of a digit, from 1.
  init?(_ key: Key) {
    guard let index = Self.keys.firstIndex(of: key) else { return nil }
    self.init(rawValue: index)
  }

  /// The route of its first screen.
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

  func text(in say: Language) -> String {
    switch self {
    case .rules: say("Rules", "Правила")
    case .settings: say("Settings", "Настройки")
    case .board: say("Play", "Игра")
    case .leaderboard: say("Leaderboard", "Рекорды")
    case .players: say("Players", "Игроки")
    case .you: say("You", "Вы")
    case .albums: say("Albums", "Альбомы")
    }
  }

  /// Returns another name for Play, because in Russian the field for the game has the same one.
  func spoken(in say: Language) -> String? { self == .board ? say("Play", "Играть") : nil }

  /// The digits of all tabs for the help: `1-7`.
  static func digits(_ look: RenderStyle) -> String {
    "1\(look.unicode ? "–" : "-")\(allCases.count)"
  }
  static let keys: [Key] = allCases.indices.map { .character(Character("\($0 + 1)")) }
}
