import Bots
import GameShell
import Testing

@testable import GameCore
@testable import GameUI

@Suite struct EffectRunnerTests {
  private let store: TestStore
  private let keeper = FakeKeeper()
  private let board = LeaderboardKey(game: GameID("pairs"))
  private let round = SavedRound(
    transcript: Transcript(
      game: GameID("pairs"), revision: 1, setup: "easy", seed: 11, eligibility: .ranked, moves: ""),
    elapsed: .seconds(3))

  init() throws {
    store = try TestStore()
  }

  private var runner: EffectRunner { store.runner(keeper) }

  private var welcome: StoreAnswer {
    let settings = Settings(bell: true)
    return .logIn(
      LoginName("alice"),
      .success(Welcome(store.player, settings: .success(settings), offersProfile: true)))
  }

  @Test("A player who stays logged in is logged in at the next start, until logging out")
  func staying() throws {
    #expect(runner.perform(.logIn(stay: true)) == welcome)
    let next = runner
    // A start with a remembered session does not offer the profile.
    let known = Welcome(store.player, settings: .success(Settings(bell: true)))
    #expect(next.perform(.restoreSession) == .session(.player(known)))
    #expect(next.perform(.logOut) == .logOut(.success(Settings(bell: true))))
    #expect(try store.sessions.isEmpty)
    #expect(runner.perform(.restoreSession) == .session(.guest(.success(Settings(bell: true)))))
  }

  @Test("A player who does not stay logged in leaves no session, not even an earlier one")
  func noSession() throws {
    _ = runner.perform(.logIn(stay: true))
    let runner = runner
    #expect(runner.perform(.logIn(stay: false)) == welcome)
    #expect(keeper.load() == nil)
    #expect(try store.sessions.count == 1)
    runner.leave()
    #expect(try store.sessions.isEmpty)
  }

  @Test(
    "A session whose token cannot be stored ends with the program",
    arguments: [0, 1])
  func refusedToken(places: Int) throws {
    let runner = store.runner(places == 0 ? nil : FakeKeeper(isFull: true))
    #expect(runner.perform(.logIn(stay: true)) == welcome)
    runner.leave()
    #expect(try store.sessions.isEmpty)
    #expect(runner.perform(.logOut) == .logOut(.success(Settings(bell: true))))
  }

  @Test("On a shared system account no one is logged in at the next start")
  func sharedAccount() throws {
    let first = store.runner(nil, isAccountShared: true)
    #expect(first.perform(.logIn(stay: true)) == welcome)
    let next = store.runner(nil, isAccountShared: true)
    #expect(next.perform(.restoreSession) == .session(.guest(.success(Settings(bell: true)))))
    #expect(try store.sessions.count == 1, "the first program's, which still runs")
    first.leave()
    #expect(try store.sessions.isEmpty)
  }

  @Test("A wrong password is answered, and no one is logged in")
  func wrongPassword() {
    let answer = runner.perform(.logIn(Secret("wrong"), stay: true))
    #expect(answer == .logIn(LoginName("alice"), .failure(.wrong)))
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
    _ = runner.perform(.logIn(stay: true))
    store.fail(with: .busy)
    #expect(runner.perform(.restoreSession) == .session(.guest(.failure(.busy))))
    #expect(keeper.load() != nil)
  }

  @Test("Logging out works even if the store does not")
  func logOutWithoutStore() {
    let runner = runner
    _ = runner.perform(.logIn(stay: true))
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
  func ownRounds() throws {
    let player = store.player.id
    let played = try VerifiedRound.expertly(.easy, seed: 1)
    let round = try store.other.record(played, by: player, at: .start).round.id
    let note = RoundNote("in bed")
    let change = NoteChange(note: note, round: round, player: player)
    let delete = RoundDeletion(round: round, player: player)
    let query = OwnRoundsQuery(board: board, player: player, before: RoundID(5))
    #expect(runner.ask(change) == .success(Done()))
    let page = try #require(runner.ask(query)).get()
    #expect(page.rows.map(\.id) == [round] && page.rows.map(\.note) == [note])
    #expect(page.before == RoundID(5) && page.board == board && page.total == 1)
    let listing = store.steps.first { $0.text.contains("ORDER BY id DESC LIMIT") }
    #expect(listing?.values.last == .integer(100))
    #expect(runner.ask(delete) == .success(Done()))
    #expect(try runner.ask(query)?.get().rows.isEmpty == true)
    #expect(runner.ask(change) == .failure(.notFound))
    #expect(runner.ask(delete) == .failure(.notFound))
    store.fail(with: .busy)
    #expect(runner.ask(query) == .failure(.busy))
  }

  @Test("Seeds are drawn by the system")
  func seeds() {
    #expect(runner.perform(.drawSeed) == .seed(42))
  }

  @Test("Without a store the game is playable, and the reason is reported once")
  func withoutStore() {
    let runner = EffectRunner(without: .notADatabase(path: "/x"))
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

  /// The clocks of the saved games, and the seeds of the dropped ones, in order.
  private var changes: [SQLValue] {
    store.steps.compactMap { step in
      if step.text.hasPrefix("INSERT INTO progress") { return step.values[8] }
      return step.text.hasPrefix("DELETE FROM progress") ? step.values[2] : nil
    }
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
    #expect(changes == (0..<100).map { .integer($0 * 1000) })
    #expect(try store.other.claim(of: .guest, as: ProgressID("1:2"))?.elapsed == .seconds(99))
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
    let other = Transcript(
      game: PairsGame.id, revision: 1, setup: "easy", seed: 9, eligibility: .ranked, moves: "")
    effects.send(.dropProgress(other.deal))
    gate.send()
    effects.drain { _ in true }
    #expect(changes == [.integer(99_000), .integer(11), .integer(101_000), .integer(9)])
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
    #expect(store.steps.isEmpty)
    gate.send()
  }

  @Test("The end of a guest's game is dated by the clock, even without a store")
  func dating() {
    let record = ReplayRecord(
      transcript: round.transcript, claimed: RoundResult(points: 1, time: .zero, figures: [:]))
    let dated = StoreAnswer.dated(record, .start)
    #expect(runner.perform(.date(record)) == dated)
    #expect(EffectRunner(without: .full).perform(.date(record)) == dated)
  }
}
