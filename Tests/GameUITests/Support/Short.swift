import MediaProtocol

@testable import GameCore
@testable import GameUI

// Short forms of effects and successful answers for tests.

extension Effect {
  static let quit = Effect.terminal(.quit)
  static let bell = Effect.terminal(.bell)
  static let redraw = Effect.terminal(.redraw)
  static let suspend = Effect.terminal(.suspend)
  static let drawSeed = Effect.store(.drawSeed)
  static let logOut = Effect.store(.logOut)
  static let restoreSession = Effect.store(.restoreSession)

  static func dropProgress(_ deal: KeptDeal) -> Effect { .store(.dropProgress(deal)) }
  /// Whether it deletes any saved game.
  var isDrop: Bool { if case .store(.dropProgress) = self { true } else { false } }

  static func setMouse(_ on: Bool) -> Effect { .terminal(.setMouse(on)) }
  static func save(_ settings: Settings, _ owner: Owner) -> Effect {
    .store(.save(settings, owner))
  }
  static func findProgress(_ owner: Owner) -> Effect { .store(.findProgress(owner)) }
  static func keepProgress(_ round: SavedRound, _ owner: Owner) -> Effect {
    .store(.keepProgress(round, owner))
  }
  static func record(_ earned: PendingResult) -> Effect { .store(.record(earned)) }
  static func loadBest(_ board: LeaderboardKey, _ player: PlayerID) -> Effect {
    .ask(BestQuery(board: board, player: player))
  }
  static func loadLeaderboard(_ board: LeaderboardKey, for player: PlayerID?) -> Effect {
    .ask(LeaderboardQuery(board: board.opened, player: player))
  }
  static func loadOwnRounds(
    _ board: LeaderboardKey, _ player: PlayerID, before: RoundID? = nil
  ) -> Effect {
    .ask(OwnRoundsQuery(board: board, player: player, before: before))
  }
  static func setNote(_ note: RoundNote, of round: RoundID, by player: PlayerID) -> Effect {
    .ask(NoteChange(note: note, round: round, player: player))
  }
  static func deleteRound(_ round: RoundID, by player: PlayerID) -> Effect {
    .ask(RoundDeletion(round: round, player: player))
  }
  static func cancelPictures(_ id: RequestID) -> Effect { .media(.cancel(id)) }
  static func loadPictures(_ id: RequestID, _ request: PicturesRequest) -> Effect {
    .media(.load(id, request))
  }
}

extension [Effect] {
  /// Returns the questions of a type, in order.
  func asked<Query: StoreQuery>(_: Query.Type) -> [Query] {
    compactMap { effect in
      if case .store(.query(let query)) = effect { query.query as? Query } else { nil }
    }
  }
}

extension StoreAnswer {
  static func note(
    _ change: NoteChange, _ result: Result<Done, StoreError>
  ) -> StoreAnswer {
    .reply(to: change, result)
  }
  static func deleted(
    _ round: RoundID, by player: PlayerID, _ result: Result<Done, StoreError>
  ) -> StoreAnswer {
    .reply(to: RoundDeletion(round: round, player: player), result)
  }
  static func census(_ result: Result<Census, StoreError>) -> StoreAnswer {
    .reply(to: CensusQuery(), result)
  }
  static func session(_ player: Player?, _ settings: Settings) -> StoreAnswer {
    .session(
      player.map { .player(Welcome($0, settings: .success(settings))) }
        ?? .guest(.success(settings)))
  }
  static func loggedIn(
    _ player: Player, _ settings: Settings, offersProfile: Bool = false
  ) -> StoreAnswer {
    .logIn(
      LoginName("anna"),
      .success(Welcome(player, settings: .success(settings), offersProfile: offersProfile)))
  }
  static func progress(_ saved: SavedRound?, of owner: Owner = .guest) -> StoreAnswer {
    .progress(owner, .success(saved))
  }
  static func best(
    _ board: LeaderboardKey, _ round: RoundSummary?, of player: PlayerID = PlayerID(1)
  ) -> StoreAnswer {
    .reply(to: BestQuery(board: board, player: player), .success(round))
  }
  static func leaderboard(_ page: LeaderboardPage, for player: PlayerID? = nil) -> StoreAnswer {
    .reply(
      to: LeaderboardQuery(board: page.board.opened, player: player),
      .success(Dated(value: page, time: Timestamp(milliseconds: 0))))
  }
  static func leaderboardFailed(_ board: LeaderboardKey, _ error: StoreError) -> StoreAnswer {
    .reply(to: LeaderboardQuery(board: board.opened, player: nil), .failure(error))
  }
  static func ownRounds(_ page: OwnRoundsPage) -> StoreAnswer {
    .reply(
      to: OwnRoundsQuery(board: page.board, player: page.player, before: page.before),
      .success(page))
  }
  static func ownRoundsFailed(
    _ board: LeaderboardKey, _ player: PlayerID, before: RoundID? = nil, _ error: StoreError
  ) -> StoreAnswer {
    .reply(to: OwnRoundsQuery(board: board, player: player, before: before), .failure(error))
  }
  static func recorded(_ outcome: RecordOutcome, _ earned: PendingResult) -> StoreAnswer {
    .recorded(earned, .success(.ranked(outcome)))
  }
  static func recordFailed(_ earned: PendingResult, _ error: StoreError) -> StoreAnswer {
    .recorded(earned, .failure(error))
  }
  static func profile(
    _ own: OwnProfile, at now: Timestamp, of player: PlayerID = PlayerID(1)
  ) -> StoreAnswer {
    .reply(to: ProfileQuery(player: player), .success(Dated(value: own, time: now)))
  }
  static func notKept(_ error: StoreError) -> StoreAnswer { .notKept(.noteTaught, error) }
}

extension LeaderboardKey {
  /// The leaderboard that opens for a game without a setup: that of the standard one.
  fileprivate var opened: LeaderboardKey {
    setup == nil ? LeaderboardKey(chosenIn: Settings(game: game.description)) : self
  }
}
