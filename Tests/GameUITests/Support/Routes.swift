import GameCore
import MediaProtocol

@testable import GameUI

extension Route {
  /// A sample of every route.
  static let samples = Array(sequence(first: Route.title) { $0.following })

  /// The next sample; a new route does not compile until it is added here.
  private var following: Route? {
    let pairs = LeaderboardKey(game: PairsGame.id)
    let easy = LeaderboardKey(game: PairsGame.id, setup: "easy")
    return switch self {
    case .title: .logIn(as: "anna")
    case .logIn: .register
    case .register: .rules
    case .rules: .settings
    case .settings: .board
    case .board: .about
    case .about: .leaderboard(nil)
    case .leaderboard: .today(easy)
    case .today: .ownRounds(pairs, PlayerID(1))
    case .ownRounds: .you
    case .you: .profile
    case .profile: .sessions
    case .sessions: .account(.name)
    case .account(.name): .account(.email)
    case .account(.email): .account(.password)
    case .account(.password): .account(.recoveryCode)
    case .account(.recoveryCode): .account(.export)
    case .account(.export): .account(.delete)
    case .account(.delete): .recover(login: "")
    case .account(.recover), .recover: .players
    case .players: .playerCard(PlayerID(1))
    case .playerCard: .statistics
    case .statistics: .albums
    case .albums: .album(.test(1, "Album"))
    case .album: .services
    case .services: .remotePlayers
    case .remotePlayers: .albumsPlayed(Album.several, .english)
    case .albumsPlayed: .tutorial(.pairs, then: .game)
    case .tutorial: .names
    case .names: .watch(WatchSubject(RoundID(1), of: .own))
    case .watch(let subject):
      if case .stored = subject.source {
        (try? Deals.replayed(.easy)).map { .watch(WatchSubject($0, of: .own)) }
      } else {
        .profileOffer
      }
    case .profileOffer: .birthDate
    case .birthDate: nil
    }
  }
}
