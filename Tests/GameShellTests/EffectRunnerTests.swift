import GameCore
import GameShell
import GameUI
import Testing

@Suite struct EffectRunnerTests {
  private let store: FakeStore
  private let keeper = FakeKeeper()
  private let board = Board(game: GameID("pairs"))
  private let round = SavedRound(
    transcript: Transcript(
      game: GameID("pairs"), revision: 1, setup: "easy", seed: 1, standing: .ranked, moves: ""),
    elapsed: .seconds(3))

  init() throws {
    store = try FakeStore()
  }

  private var edge: Edge {
    Edge(
      session: keeper, progress: ProgressID("1:2"), clock: { Timestamp(milliseconds: 5) },
      entropy: { 42 })
  }

  private var runner: EffectRunner {
    EffectRunner(
      records: .success(
        Records(
          accounts: store, settings: store, progress: store, leaderboard: store, scoreList: store)),
      edge: edge)
  }

  private func logIn(_ password: String, stay: Bool) -> Answer? {
    runner.perform(.logIn(LoginName("alice"), Secret(password), stay: stay))
  }

  @Test("Who stays logged in is logged in at the next start, until they log out")
  func sessions() {
    #expect(logIn("right", stay: true) == .loggedIn(store.player, Settings(bell: true)))
    #expect(runner.perform(.restoreSession) == .session(store.player, Settings(bell: true)))
    #expect(runner.perform(.logOut) == .loggedOut(Settings(bell: true)))
    #expect(runner.perform(.restoreSession) == .session(nil, Settings(bell: true)))
  }

  @Test("Who does not want to stay logged in leaves nothing behind")
  func noSession() {
    #expect(logIn("right", stay: false) == .loggedIn(store.player, Settings(bell: true)))
    #expect(keeper.load() == nil)
  }

  @Test("A wrong password is answered, and nobody is logged in")
  func wrongPassword() {
    #expect(logIn("wrong", stay: true) == .logInFailed(.wrong))
    #expect(keeper.load() == nil)
  }

  @Test("A session that the store does not know is forgotten")
  func unknownSession() {
    _ = keeper.store(SessionToken(Secret(String(repeating: "b", count: 64))))
    #expect(runner.perform(.restoreSession) == .session(nil, Settings(bell: true)))
    #expect(keeper.load() == nil)
  }

  @Test("A store that fails for a moment does not log anybody out for good")
  func busyStoreKeepsSession() {
    _ = logIn("right", stay: true)
    store.fail(with: .busy)
    #expect(runner.perform(.restoreSession) == .session(nil, Settings()))
    #expect(keeper.load() != nil)
  }

  @Test("Logging out works even where the store does not")
  func logOutWithoutStore() {
    _ = logIn("right", stay: true)
    store.fail(with: .readOnly)
    #expect(runner.perform(.logOut) == .loggedOut(Settings()))
    #expect(keeper.load() == nil)
  }

  @Test("A game in progress is kept and found again")
  func progress() {
    #expect(runner.perform(.keepProgress(round, .guest)) == nil)
    #expect(runner.perform(.findProgress(.guest)) == .progress(round))
  }

  @Test("The player is told when something could not be kept")
  func notKept() {
    store.fail(with: .full)
    #expect(runner.perform(.keepProgress(round, .guest)) == .notKept(.full))
    #expect(runner.perform(.save(Settings(), .guest)) == .notKept(.full))
    #expect(runner.perform(.loadLeaderboard(board, for: nil)) == .leaderboardFailed(board, .full))
    #expect(runner.perform(.loadBest(board, PlayerID(7))) == .best(board, nil))
  }

  @Test("The score list is read, noted and shortened, and every failure is told with what it was")
  func scoreList() {
    let player = PlayerID(7)
    let note = RoundNote("in bed")
    let before = RoundID(5)
    let load = Effect.loadScoreList(board, player, before: before)
    #expect(
      runner.perform(load)
        == .scoreList(
          ScoreListPage(board: board, player: player, before: before, rows: [], total: 3)))
    #expect(
      runner.perform(.setNote(note, of: before, by: player)) == .noteKept(note, of: before))
    #expect(runner.perform(.deleteRound(before, by: player)) == .roundDeleted(before))
    #expect(store.asked == ["rounds 100", "setNote in bed", "delete"])
    store.fail(with: .notFound)
    #expect(
      runner.perform(load) == .scoreListFailed(board, player, before: before, .notFound))
    #expect(
      runner.perform(.setNote(note, of: before, by: player))
        == .noteFailed(note, of: before, .notFound))
    #expect(
      runner.perform(.deleteRound(before, by: player)) == .deleteFailed(before, .notFound))
  }

  @Test("Seeds come from the system and from nowhere else")
  func seeds() {
    #expect(runner.perform(.drawSeed) == .seed(42))
  }

  @Test("Without a store the game is playable, and the reason is told once")
  func withoutStore() {
    let runner = EffectRunner(records: .failure(.notADatabase(path: "/x")), edge: edge)
    #expect(runner.greeting == .storeUnavailable(.notADatabase(path: "/x")))
    #expect(runner.perform(.restoreSession) == .session(nil, Settings()))
    #expect(runner.perform(.drawSeed) == .seed(42))
    #expect(runner.perform(.keepProgress(round, .guest)) == nil)
    #expect(runner.perform(.findProgress(.guest)) == .progress(nil))
    #expect(
      runner.perform(.logIn(LoginName("a"), Secret("b"), stay: true))
        == .logInFailed(.store(.notADatabase(path: "/x"))))
  }

  @Test("Effects are done in the order in which they were sent, all before a drain returns")
  func thread() throws {
    let waker = try #require(Waker())
    let runner = runner
    let made = EffectThread(waker: waker, open: { runner })
    let effects = try #require(made)
    for seconds in 0..<100 {
      effects.send(
        .keepProgress(
          SavedRound(transcript: round.transcript, elapsed: .seconds(seconds)), .guest))
    }
    effects.send(.drawSeed)
    effects.drain()
    #expect(store.asked == (0..<100).map { "keep \($0 * 1000)" })
    #expect(effects.takeAnswers() == [.seed(42)])
    #expect(effects.takeAnswers().isEmpty)
  }
}
