import GameShell
import Synchronization
import SystemStrings

@testable import GameCore

/// A store in memory that records its requests, and fails on demand.
final class FakeStore: AccountOperations, Store {
  struct State {
    var error: StoreError?
    /// The faults of single requests.
    var errors: [String: StoreError] = [:]
    var asked: [String] = []
    /// If set, this request signals `asked` and waits for `answered`.
    var hanging: (request: String, asked: Pipe, answered: Pipe)?
    var sessions: Set<String> = []
    var kept: SavedRound?
    /// The rounds of the player.
    var played: [RoundSummary] = []
    var settings: [Owner: Settings] = [:]
    var albums: [KeptAlbum] = []
    /// Sessions opened so far.
    var opened = 0
    /// The saved round.
    var round: StoredRound?
    /// The state of the attempt at its daily board, if it is not finished.
    var ahead: AttemptState?
    var isAttemptUnderWay = false
    /// The times at which the recorded rounds had ended.
    var finished: [Timestamp] = []
  }

  let state = Mutex(State())
  let player: Player
  let recoveryCode: RecoveryCode

  init() throws {
    recoveryCode = try RecoveryCode(String(repeating: "0", count: 28))
    player = Player(
      id: PlayerID(7), name: try PlayerName("Alice"), email: try Email("alice@example.org"))
  }

  /// The requests, in order.
  var asked: [String] { state.withLock { $0.asked } }
  var finished: [Timestamp] { state.withLock { $0.finished } }

  func fail(with error: StoreError?) {
    state.withLock { $0.error = error }
  }

  func ask(_ question: String) throws(StoreError) {
    let (error, hanging) = state.withLock {
      $0.asked.append(question)
      return ($0.errors[question] ?? $0.error, $0.hanging)
    }
    if let hanging, hanging.request == question {
      hanging.asked.send()
      hanging.answered.wait()
    }
    if let error { throw error }
  }

  func enroll(_: Registration, at _: Timestamp) throws(StoreError) -> RegistrationResult {
    try ask("register")
    return RegistrationResult(player: player, code: recoveryCode)
  }

  func logIn(_: LoginName, password: Secret, at _: Timestamp) throws(LogInError) -> Player {
    do { try ask("logIn") } catch { throw .store(error) }
    guard password == Secret("right") else { throw .wrong }
    return player
  }

  func openSession(for _: PlayerID, at _: Timestamp) throws(StoreError) -> SessionToken {
    try ask("openSession")
    let token = state.withLock { state in
      let digits = Array("abdef0")
      let token = String(repeating: digits[min(state.opened, digits.count - 1)], count: 64)
      state.opened += 1
      state.sessions.insert(token)
      return token
    }
    return SessionToken(Secret(token))
  }

  func player(of token: SessionToken, at _: Timestamp) throws(StoreError) -> Player? {
    try ask("player")
    return state.withLock { $0.sessions.contains(token.secret.revealed) } ? player : nil
  }

  func endSession(_ token: SessionToken) throws(StoreError) {
    try ask("endSession")
    state.withLock { _ = $0.sessions.remove(token.secret.revealed) }
  }

  func settings(of owner: Owner) throws(StoreError) -> Settings {
    try ask("settings")
    return state.withLock { $0.settings[owner] } ?? Settings(bell: true)
  }

  func save(_ settings: Settings, of owner: Owner) throws(StoreError) {
    try ask("save")
    state.withLock { $0.settings[owner] = settings }
  }

  func keep(
    _ round: SavedRound, as _: ProgressID, of _: Owner, at _: Timestamp
  ) throws(StoreError) {
    try ask("keep \(round.elapsed.milliseconds)")
    state.withLock { $0.kept = round }
  }

  func restore(
    _ round: SavedRound, as id: ProgressID, of owner: Owner, at now: Timestamp
  ) throws(StoreError) {
    try keep(round, as: id, of: owner, at: now)
  }

  func claim(of _: Owner, as _: ProgressID) throws(StoreError) -> SavedRound? {
    try ask("claim")
    return state.withLock { $0.kept }
  }

  func drop(_: ProgressID, of deal: KeptDeal) throws(StoreError) {
    try ask("drop \(deal.seed)")
  }
  func park(_: ProgressID) throws(StoreError) { try ask("park") }
  func endLease() {}

  func record(
    _ round: VerifiedRound, by _: PlayerID, at now: Timestamp
  ) throws(StoreError) -> RecordOutcome {
    try ask("record")
    state.withLock { $0.finished.append(now) }
    let scored = ScoredRound(id: RoundID(1), of: round, finishedAt: now)
    return RecordOutcome(round: scored, previousBest: nil, rank: 1, players: 1)
  }

  func page(
    of board: LeaderboardKey, for _: PlayerID?, limit _: Int
  ) throws(StoreError) -> LeaderboardPage {
    try ask("page")
    return LeaderboardPage(board: board, top: [], around: [], players: 0)
  }

  func best(of _: PlayerID, on _: LeaderboardKey) throws(StoreError) -> ScoredRound? {
    try ask("best")
    return nil
  }

  func rounds(
    of player: PlayerID, on board: LeaderboardKey, before: RoundID?, limit: Int
  ) throws(StoreError) -> OwnRoundsPage {
    try ask("rounds \(limit)")
    let rounds = state.withLock { $0.played.filter { $0.board.game == board.game } }
    let rows = rounds.map { round in
      OwnRoundsRow(
        id: round.id, finishedAt: round.finishedAt, note: .none, round: .success(round))
    }
    return OwnRoundsPage(board: board, player: player, before: before, rows: rows, total: 3)
  }

  func bestUnranked(of _: PlayerID, on _: LeaderboardKey) throws(StoreError) -> Int? {
    try ask("bestUnranked")
    return nil
  }

  func keep(
    _ round: VerifiedOwnRound, by _: PlayerID, at now: Timestamp
  ) throws(StoreError) -> RoundSummary {
    try ask("keepOwn")
    state.withLock { $0.finished.append(now) }
    return RoundSummary(id: RoundID(1), of: .ownOnly(round), finishedAt: now)
  }

  func setNote(_ note: RoundNote, of _: RoundID, by _: PlayerID) throws(StoreError) {
    try ask("setNote \(note)")
  }

  func delete(_: RoundID, by _: PlayerID) throws(StoreError) { try ask("delete") }

  func census(replaying _: Int) throws(StoreError) -> Census {
    try ask("census")
    return Census(kept: 3, replayed: 3, verified: 3)
  }

  func profile(of _: PlayerID) throws(StoreError) -> OwnProfile {
    try ask("profile")
    return OwnProfile()
  }

  func save(
    _: OwnProfile, insteadOf _: OwnProfile, of _: PlayerID
  ) throws(StoreError) { try ask("saveProfile") }

  func keepAvatar(_: AvatarPicture, of _: PlayerID) throws(StoreError) -> Avatar {
    try ask("keepAvatar")
    return .none
  }

  func picture(of _: AvatarName) -> AvatarPicture? { nil }
  func shownAvatars(of players: [PlayerID]) throws(StoreError) -> [PlayerID: Avatar] {
    try ask("shownAvatars")
    return Dictionary(players.map { ($0, .face(1)) }) { face, _ in face }
  }

  func players(_ request: PlayersRequest) throws(StoreError) -> PlayersPage {
    try ask("players \(request.filter)")
    return PlayersPage(request: request, rows: [], next: nil, total: 0)
  }

  func card(of _: PlayerID) throws(StoreError) -> PlayerCard {
    try ask("card")
    throw .notFound
  }

  func player(named _: PlayerName) -> PlayerID? { nil }

  func playedRounds(
    of player: PlayerID, in game: GameID, progress: (_ done: Int, _ total: Int) -> Void
  ) throws(StoreError) -> PlayedRounds {
    try ask("playedRounds \(game)")
    for done in 1...3 { progress(done, 3) }
    return PlayedRounds(game: game, player: player, rounds: [], unverifiable: 0)
  }

  func beginDaily(
    of board: LeaderboardKey, by _: PlayerID, as id: ProgressID, at now: Timestamp
  ) throws(StoreError) -> DailyStartResult {
    try ask("beginDaily \(board.game) \(id.rawValue)")
    guard let daily = Daily(on: Daily.today(at: now), game: board.game, setup: board.setup ?? "")
    else { throw .notFound }
    return .dealt(daily)
  }

  func dailyPage(
    of board: LeaderboardKey, on day: CalendarDate, for _: PlayerID?, limit: Int
  ) throws(StoreError) -> DailyPage {
    try ask("dailyPage \(board.game) \(day) \(limit)")
    guard let daily = Daily(on: day, game: board.game, setup: board.setup ?? "") else {
      throw .notFound
    }
    return DailyPage(
      daily: daily, top: [], own: nil, players: 0, yesterday: nil, state: .open, streak: 0)
  }

  func dailyStates(
    of _: PlayerID, at _: Timestamp
  ) throws(StoreError) -> [LeaderboardKey: AttemptState] {
    try ask("dailyStates")
    return [LeaderboardKey(game: PairsGame.id, setup: "easy"): .played]
  }

  func dailyStreak(of _: PlayerID, at _: Timestamp) throws(StoreError) -> Int {
    try ask("dailyRun")
    return 3
  }

  func dailyAhead(of _: Transcript, for _: PlayerID?, at _: Timestamp) -> AttemptState? {
    state.withLock { $0.ahead }
  }

  func isAttemptUnderWay(on _: UInt64, for _: PlayerID?) throws(StoreError) -> Bool {
    try ask("isTryUnderWay")
    return state.withLock { $0.isAttemptUnderWay }
  }

  func storedRound(_: RoundID) -> StoredRound? { state.withLock { $0.round } }
  func visitRounds(_: (StoredRound) -> Void) {}

  func dailyFlaws() -> [StoreInconsistency] { [] }
}

/// A session keeper in memory.
final class FakeKeeper: SessionKeeper {
  let token = Mutex<SessionToken?>(nil)
  let isShared: Bool
  private let isFull: Bool

  init(isFull: Bool = false, isShared: Bool = false) {
    self.isFull = isFull
    self.isShared = isShared
  }

  func load() -> SessionToken? { token.withLock { $0 } }
  func forget(_ token: SessionToken) {
    self.token.withLock { if $0 == token { $0 = nil } }
  }
  func store(_ token: SessionToken) -> Bool {
    guard !isFull else { return false }
    self.token.withLock { $0 = token }
    return true
  }
}

extension Records {
  /// Creates records with one fake store for all requests.
  static func of(_ store: FakeStore) -> Records { Records(accounts: store, store: store) }
}
