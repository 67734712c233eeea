import GameShell
import Glibc
import Synchronization
import Testing

@testable import GameCore
@testable import GameUI

@Suite struct EffectRunnerTests {
  private let store: FakeStore
  private let keeper = FakeKeeper()
  private let board = LeaderboardKey(game: GameID("pairs"))
  private let round = SavedRound(
    transcript: Transcript(
      game: GameID("pairs"), revision: 1, setup: "easy", seed: 1, eligibility: .ranked, moves: ""),
    elapsed: .seconds(3))

  init() throws {
    store = try FakeStore()
  }

  private var dependencies: Dependencies {
    Dependencies(
      session: keeper, progress: ProgressID("1:2"), clock: { Timestamp(milliseconds: 5) },
      entropy: { 42 })
  }

  private var runner: EffectRunner {
    EffectRunner(records: .success(records), dependencies: dependencies)
  }

  private var records: Records {
    Records.of(store)
  }

  private func logIn(_ password: String, stay: Bool) -> StoreAnswer? {
    runner.perform(.logIn(LoginName("alice"), Secret(password), stay: stay))
  }

  private func welcome(_ login: String = "alice") -> StoreAnswer {
    .logIn(LoginName(login), .success(newcomer))
  }

  private var newcomer: Welcome {
    Welcome(store.player, settings: .success(Settings(bell: true)), offersProfile: true)
  }

  private var sessions: Set<String> { store.state.withLock { $0.sessions } }

  @Test("A player who stays logged in is logged in at the next start, until logging out")
  func staying() {
    #expect(logIn("right", stay: true) == welcome())
    let next = runner
    // A start with a remembered session does not offer the profile.
    let known = Welcome(store.player, settings: .success(Settings(bell: true)))
    #expect(next.perform(.restoreSession) == .session(.player(known)))
    #expect(next.perform(.logOut) == .logOut(.success(Settings(bell: true))))
    #expect(sessions.isEmpty)
    #expect(runner.perform(.restoreSession) == .session(.guest(.success(Settings(bell: true)))))
  }

  @Test("A player who does not stay logged in leaves no session, not even an earlier one")
  func noSession() {
    _ = logIn("right", stay: true)
    let runner = runner
    #expect(
      runner.perform(.logIn(LoginName("alice"), Secret("right"), stay: false)) == welcome())
    #expect(keeper.load() == nil)
    #expect(sessions.count == 1)
    runner.leave()
    #expect(sessions.isEmpty)
  }

  @Test(
    "A session whose token cannot be stored ends with the program",
    arguments: [0, 1])
  func refusedToken(places: Int) {
    let dependencies = Dependencies(
      session: places == 0 ? nil : FakeKeeper(isFull: true), progress: ProgressID("1:2"),
      clock: { Timestamp(milliseconds: 5) }, entropy: { 42 })
    let runner = EffectRunner(records: .success(records), dependencies: dependencies)
    let answer = runner.perform(.logIn(LoginName("alice"), Secret("right"), stay: true))
    #expect(answer == welcome())
    runner.leave()
    #expect(sessions.isEmpty)
    #expect(runner.perform(.logOut) == .logOut(.success(Settings(bell: true))))
  }

  @Test("On a shared system account no one is logged in at the next start")
  func sharedAccount() {
    let dependencies = Dependencies(
      session: nil, isAccountShared: true, progress: ProgressID("1:2"),
      clock: { Timestamp(milliseconds: 5) }, entropy: { 42 })
    let first = EffectRunner(records: .success(records), dependencies: dependencies)
    let answer = first.perform(.logIn(LoginName("alice"), Secret("right"), stay: true))
    #expect(answer == welcome())
    let next = EffectRunner(records: .success(records), dependencies: dependencies)
    #expect(next.perform(.restoreSession) == .session(.guest(.success(Settings(bell: true)))))
    #expect(sessions.count == 1, "the first program's, which still runs")
    first.leave()
    #expect(sessions.isEmpty)
  }

  @Test("A wrong password is answered, and no one is logged in")
  func wrongPassword() {
    #expect(logIn("wrong", stay: true) == .logIn(LoginName("alice"), .failure(.wrong)))
    #expect(keeper.load() == nil)
  }

  @Test("A session that the store does not know is deleted")
  func unknownSession() {
    _ = keeper.store(SessionToken(Secret(String(repeating: "b", count: 64))))
    #expect(runner.perform(.restoreSession) == .session(.guest(.success(Settings(bell: true)))))
    #expect(keeper.load() == nil)
  }

  @Test("A temporary failure of the store logs no one out permanently")
  func busyStoreKeepsSession() {
    _ = logIn("right", stay: true)
    store.fail(with: .busy)
    #expect(runner.perform(.restoreSession) == .session(.guest(.failure(.busy))))
    #expect(keeper.load() != nil)
  }

  @Test("Logging out works even if the store does not")
  func logOutWithoutStore() {
    let runner = runner
    _ = runner.perform(.logIn(LoginName("alice"), Secret("right"), stay: true))
    store.fail(with: .readOnly)
    #expect(runner.perform(.logOut) == .logOut(.failure(.readOnly)))
    #expect(keeper.load() == nil)
  }

  @Test("An unfinished game is saved and found again")
  func progress() {
    #expect(runner.perform(.keepProgress(round, .guest)) == nil)
    #expect(runner.perform(.findProgress(.guest)) == .progress(.guest, .success(round)))
  }

  @Test("The player is notified if something could not be saved")
  func notKept() {
    store.fail(with: .full)
    let keep = StoreRequest.keepProgress(round, .guest)
    let save = StoreRequest.save(Settings(), .guest)
    let query = LeaderboardQuery(board: board, player: nil)
    let best = BestQuery(board: board, player: PlayerID(7))
    #expect(runner.perform(keep) == .notKept(keep, .full))
    #expect(runner.perform(save) == .notKept(save, .full))
    #expect(runner.ask(query) == .failure(.full))
    #expect(runner.ask(best) == .failure(.full))
    #expect(runner.ask(CensusQuery()) == .failure(.full))
  }

  @Test("Own rounds are listed, annotated and deleted, and every failure names its request")
  func ownRounds() {
    let player = PlayerID(7)
    let note = RoundNote("in bed")
    let before = RoundID(5)
    let query = OwnRoundsQuery(board: board, player: player, before: before)
    let page = OwnRoundsPage(board: board, player: player, before: before, rows: [], total: 3)
    #expect(runner.ask(query) == .success(page))
    let change = NoteChange(note: note, round: before, player: player)
    let delete = RoundDeletion(round: before, player: player)
    #expect(runner.ask(change) == .success(Done()))
    #expect(runner.ask(delete) == .success(Done()))
    #expect(store.asked == ["rounds 100", "setNote in bed", "delete"])
    store.fail(with: .notFound)
    #expect(runner.ask(query) == .failure(.notFound))
    #expect(runner.ask(change) == .failure(.notFound))
    #expect(runner.ask(delete) == .failure(.notFound))
  }

  @Test("Seeds are drawn by the system")
  func seeds() {
    #expect(runner.perform(.drawSeed) == .seed(42))
  }

  @Test("Without a store the game is playable, and the reason is reported once")
  func withoutStore() {
    let runner = EffectRunner(
      records: .failure(.notADatabase(path: "/x")), dependencies: dependencies)
    #expect(runner.greeting == .unavailable(.notADatabase(path: "/x")))
    #expect(
      runner.perform(.restoreSession) == .session(.guest(.failure(.notADatabase(path: "/x")))))
    #expect(runner.perform(.drawSeed) == .seed(42))
    #expect(runner.perform(.keepProgress(round, .guest)) == nil)
    #expect(
      runner.perform(.findProgress(.guest))
        == .progress(.guest, .failure(.notADatabase(path: "/x"))))
    #expect(
      runner.perform(.logIn(LoginName("a"), Secret("b"), stay: true))
        == .logIn(LoginName("a"), .failure(.store(.notADatabase(path: "/x")))))
  }

  private func kept(_ seconds: Int) -> StoreRequest {
    .keepProgress(
      SavedRound(transcript: round.transcript, elapsed: .seconds(seconds)), .guest)
  }

  @Test("Effects are performed in order, all before a drain returns")
  func thread() throws {
    let waker = try #require(Waker())
    let runner = runner
    let made = EffectThread(waker: waker, open: { runner })
    let effects = try #require(made)
    for seconds in 0..<100 {
      effects.send(kept(seconds))
      effects.send(.drawSeed)
    }
    effects.drain { _ in true }
    #expect(store.asked == (0..<100).map { "keep \($0 * 1000)" })
    #expect(effects.takeAnswers() == Array(repeating: .seed(42), count: 100))
    #expect(effects.takeAnswers().isEmpty)
  }

  @Test("Of the flips that wait for a slow disk only the latest is written")
  func slowDisk() throws {
    let waker = try #require(Waker())
    let runner = runner
    let gate = try Pipe()
    let made = EffectThread(
      waker: waker,
      open: {
        gate.wait()
        return runner
      })
    let effects = try #require(made)
    for seconds in 0..<100 { effects.send(kept(seconds)) }
    effects.send(.drawSeed)
    effects.send(kept(100))
    effects.send(.dropProgress(round.transcript.deal))
    effects.send(kept(101))
    let other = KeptDeal(game: PairsGame.id, setup: "easy", seed: 9, eligibility: .ranked)
    effects.send(.dropProgress(other))
    gate.send()
    effects.drain { _ in true }
    #expect(
      store.asked == ["keep 99000", "drop \(round.transcript.seed)", "keep 101000", "drop 9"])
  }

  @Test("A disk that does not answer does not keep the program from ending")
  func stuckDisk() throws {
    let waker = try #require(Waker())
    let runner = runner
    let gate = try Pipe()
    do {
      let made = EffectThread(
        waker: waker,
        open: {
          gate.wait()
          return runner
        })
      let effects = try #require(made)
      effects.send(kept(1))
      var asked: [Int] = []
      effects.drain { unfinished in
        asked.append(unfinished)
        return asked.count < 3
      }
      #expect(asked == [1, 1, 1])
    }
    // Here the thread is still waiting, but nothing waits for it.
    #expect(store.asked.isEmpty)
    gate.send()
  }

  @Test("The end of a guest's game is dated by the clock, even without a store")
  func dating() {
    let record = ReplayRecord(
      transcript: round.transcript, claimed: RoundResult(points: 1, time: .zero, figures: [:]))
    let dated = StoreAnswer.dated(record, Timestamp(milliseconds: 5))
    #expect(runner.perform(.date(record)) == dated)
    let storeless = EffectRunner(records: .failure(.full), dependencies: dependencies)
    #expect(storeless.perform(.date(record)) == dated)
  }
}
