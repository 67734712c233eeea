import Bots
import Fixtures
import GameUI
import Glibc
import Synchronization
import SystemStrings
import Testing

@testable import GameCore
@testable import GameShell

@Suite("A result that cannot be recorded is queued on this machine")
final class ResultOutboxTests {
  private let store: TestStore
  private let scratch: PassingDirectory

  init() throws {
    store = try TestStore()
    guard let scratch = PassingDirectory(prefix: "flipside-held") else { throw NoDirectory() }
    self.scratch = scratch
  }

  fileprivate struct NoDirectory: Error {}

  private var directory: SystemString { "\(scratch.path)/held-1000" }

  private var outbox: ResultOutbox { outbox(by: "1:2") }

  /// Creates a queue of a program next to a running one with the number 9.
  private func outbox(by program: String, isFirst: Bool = true) -> ResultOutbox {
    ResultOutbox(directory: directory, own: ProgressID(program), isFirst: isFirst) {
      $0.rawValue.hasPrefix("9:")
    }
  }

  /// Returns the queued results, as seen by a program.
  private func waiting(by program: String = "1:2", at now: Int = 5) -> [PendingResult] {
    outbox(by: program).waiting(at: Timestamp(milliseconds: now)).map(\.earned)
  }

  /// Creates a runner of a program with results queued in the directory.
  private func runner(
    at now: Int = 5, of other: TestStore? = nil, queuesFirst: Bool = true
  ) -> EffectRunner {
    (other ?? store).runner(
      at: Timestamp(milliseconds: now), queued: outbox(by: "1:2", isFirst: queuesFirst))
  }

  /// Returns a store that waits before recording, and then fails.
  private func hangingStore() throws -> (TestStore, (asked: Pipe, answered: Pipe)) {
    let other = try TestStore()
    let pipes = (asked: try Pipe(), answered: try Pipe())
    other.before(TestStore.begin) { () throws(StoreError) in
      pipes.asked.send()
      pipes.answered.wait()
      throw .unreachable("gone")
    }
    return (other, pipes)
  }

  private func earned(_ seed: UInt64) throws -> PendingResult {
    PendingResult(.ranked(try VerifiedRound.expertly(.easy, seed: seed)), by: store.player.id)
  }

  /// Returns a round that counts for its player only, with content of several lines.
  private func ownRound() throws -> PendingResult {
    let films = (0..<12).compactMap { number in
      FilmRating(tenths: 50 + number).map {
        Film(id: "tt\(number)", title: "Film \(number)", year: 2000, rating: $0)
      }
    }
    let content = try #require(MovieQuizContent.drawn(from: films, seed: 3))
    var round = Round<MovieQuizGame>(.top, seed: 3, content: content, eligibility: .ownOnly)
    while round.result == nil {
      if case .asked = round.state.phase { try round.play(.yes, at: round.latest + .seconds(1)) }
      round.advance(to: round.latest + .seconds(2))
    }
    return PendingResult(try Catalog.prove(#require(round.record)), by: store.player.id)
  }

  /// The number of attempts to record a round.
  private var attempts: Int { store.count(of: TestStore.begin) }

  @Test("the next program records it once and reports that")
  func nextProgram() throws {
    let results = [try earned(1), try earned(2), try ownRound()]
    store.fail(with: .unreachable("gone"))
    let first = runner()
    for result in results + results {
      #expect(first.perform(.record(result)) == .recorded(result, .failure(.unreachable("gone"))))
    }
    #expect(Set(waiting()) == Set(results))
    // Still unavailable: no report, no loss.
    #expect(runner().catchUp() == nil)
    #expect(waiting().count == 3)
    store.fail(with: nil)
    #expect(try store.rounds.isEmpty)
    #expect(runner().catchUp() == .caughtUp(3, spent: 0))
    #expect(try store.rounds.count == 3)
    #expect(waiting().isEmpty)
    #expect(runner().catchUp() == nil)
  }

  @Test("it is removed when the same program records it later")
  func triedAgain() throws {
    let result = try earned(1)
    let runner = runner()
    store.fail(with: .full)
    _ = runner.perform(.record(result))
    #expect(waiting() == [result])
    store.fail(with: nil)
    guard case .recorded(result, .success)? = runner.perform(.record(result)) else {
      Issue.record("not recorded")
      return
    }
    #expect(waiting().isEmpty)
  }

  @Test(
    "results that can never be recorded are discarded",
    arguments: [StoreError.dealSpent, .notFound])
  func never(error: StoreError) throws {
    outbox.queue(try earned(1), at: Timestamp(milliseconds: 5))
    store.fail(with: error)
    #expect(runner().catchUp() == (error == .dealSpent ? .caughtUp(0, spent: 1) : nil))
    #expect(waiting().isEmpty)
  }

  @Test("a modified file is left out, and does not prevent others from being recorded")
  func corrupt() throws {
    let moves = try earned(1).round.record.transcript.moves
    outbox.queue(try earned(1), at: Timestamp(milliseconds: 5))
    outbox.queue(try earned(2), at: Timestamp(milliseconds: 5))
    outbox.queue(try earned(3), at: Timestamp(milliseconds: 5))
    outbox.queue(try earned(4), at: Timestamp(milliseconds: 5))
    #expect(system("cd \(directory.text); mv \"$(grep -l '^4$' *)\" fedcba9876543210") == 0)
    let change = "s/^\(moves)$/F0@1/"
    #expect(
      system("cd \(directory.text); sed -i '\(change)' *; echo no > 0123456789abcdef; mkdir a")
        == 0)
    #expect(Set(waiting()) == Set([try earned(2), try earned(3)]))
    #expect(runner().catchUp() == .caughtUp(2, spent: 0))
    let files = Set(directory.directoryNames() ?? [])
    #expect(runner().reportCorrupt() == .corruptOutbox(directory.text))
    #expect(runner().reportCorrupt() == nil)
    #expect(Set(directory.directoryNames() ?? []).isSuperset(of: files))
  }

  @Test("results of a later version, by unknown rules, do not count as modified")
  func later() throws {
    outbox.queue(try earned(1), at: Timestamp(milliseconds: 5))
    #expect(system("cd \(directory.text); sed -i '/^pairs$/{n;s/.*/99/}' *") == 0)
    #expect(waiting().isEmpty && runner().reportCorrupt() == nil)
    #expect(system("cd \(directory.text); sed -i '/^pairs$/{n;s/.*/x/}' *") == 0)
    #expect(runner().reportCorrupt() == .corruptOutbox(directory.text))
  }

  @Test("if it cannot be written here either, that is known")
  func nowhere() throws {
    let outbox = ResultOutbox(directory: "/proc/nowhere/held", own: ProgressID("1:2")) { _ in nil }
    for time in [5, 6] {
      let end = outbox.queue(try earned(1), at: Timestamp(milliseconds: time))
      #expect(end == Timestamp(milliseconds: 5))
    }
    #expect(outbox.lostCount == 1 && outbox.count(at: Timestamp(milliseconds: 5)) == 0)
    outbox.release(try earned(1))
    #expect(outbox.lostCount == 0)
  }

  @Test("it is recorded with the time when its round ended")
  func ended() throws {
    let results = [try earned(1), try ownRound()]
    store.fail(with: .unreachable("gone"))
    let first = runner(at: 5)
    for result in results { _ = first.perform(.record(result)) }
    let second = runner(at: 70)
    for result in results { _ = second.perform(.record(result)) }
    store.fail(with: nil)
    guard
      case .recorded(_, .success(.ranked(let kept)))? = runner(at: 900).perform(.record(results[0]))
    else { throw NoDirectory() }
    #expect(kept.round.finishedAt == Timestamp(milliseconds: 5))
    #expect(runner(at: 900).catchUp() == .caughtUp(1, spent: 0))
    #expect(try store.rounds.map(\.finishedAt.milliseconds) == [5, 5])
  }

  @Test("without its player's login it holds up no other, and is recorded after the login")
  func waitsForLogIn() throws {
    for seed in 1...2 as ClosedRange<UInt64> {
      outbox.queue(try earned(seed), at: Timestamp(milliseconds: 5))
    }
    store.fail(with: .notLoggedIn)
    #expect(runner().catchUp() == nil)
    #expect(attempts == 2 && waiting().count == 2)
    store.fail(with: nil)
    #expect(runner().perform(.logIn(stay: false)) == .caughtUp(2, spent: 0))
    #expect(waiting().isEmpty)
  }

  @Test(
    "the first failure stops the others from waiting for an unavailable database",
    arguments: [StoreError.busy, .unreachable("gone"), .full, .notPermitted("no")])
  func stops(error: StoreError) throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      outbox.queue(try earned(seed), at: Timestamp(milliseconds: 5))
    }
    store.fail(with: error)
    #expect(runner().catchUp() == nil)
    #expect(attempts == 1 && waiting().count == 3)
  }

  @Test("results that a running program is recording are left to it for a minute")
  func onItsWay() throws {
    outbox(by: "9:1").queue(try earned(1), at: Timestamp(milliseconds: 5))
    #expect(waiting().isEmpty && waiting(by: "9:1").count == 1)
    #expect(waiting(at: 60_005).count == 1 && waiting(at: 4).count == 1)
    outbox(by: "8:1").queue(try earned(2), at: Timestamp(milliseconds: 5))
    #expect(waiting() == [try earned(2)])
  }

  @Test("a file of an older program is recorded, and found under the same name")
  func older() throws {
    let result = try earned(1)
    outbox.queue(result, at: Timestamp(milliseconds: 5))
    let change = "sed -i '1s/2/1/; 2,3d' *; head -1 * | grep -q 'flipside-held 1'"
    #expect(system("cd \(directory.text); \(change)") == 0)
    #expect(waiting() == [result])
    #expect(runner(at: 900).catchUp() == .caughtUp(1, spent: 0))
    #expect(try store.rounds.map(\.finishedAt.milliseconds) == [900] && waiting().isEmpty)
  }

  @Test("results are on the disk before a store that hangs has answered, and stay there")
  func hanging() throws {
    let (other, board) = try hangingStore()
    let runner = runner(of: other)
    let results = [try earned(1), try earned(2)]
    let waker = try #require(Waker())
    let thread = EffectThread(waker: waker, open: { runner })
    let effects = try #require(thread)
    effects.send(.record(results[0]))
    board.asked.wait()
    #expect(waiting() == [results[0]])
    effects.send(.record(results[1]))
    effects.send(.drawSeed)
    // Queued without the store, by a thread that nothing waits for.
    eventually { waiting().count == 2 }
    #expect(Set(waiting()) == Set(results))
    effects.drain { _ in false }
    effects.queueUnfinished()
    // The next program, after this one was killed, records them once.
    #expect(self.runner().catchUp() == .caughtUp(2, spent: 0))
    #expect(try store.rounds.count == 2 && waiting().isEmpty)
    for _ in results { board.answered.send() }
    board.asked.wait()
  }

  @Test("with a file nothing is written twice: a result is queued only if saving fails")
  func secondToFile() throws {
    let (other, board) = try hangingStore()
    let runner = runner(of: other, queuesFirst: false)
    let waker = try #require(Waker())
    do {
      let thread = EffectThread(waker: waker, open: { runner })
      let effects = try #require(thread)
      effects.send(.record(try earned(1)))
      board.asked.wait()
      #expect(directory.directoryNames() == nil)
      board.answered.send()
      effects.drain { _ in true }
    }
    #expect(waiting() == [try earned(1)])
  }

  @Test("requests after a result are performed after it")
  func order() throws {
    try store.other.save(Settings(isTaught: true), of: .guest)
    let runner = runner()
    let waker = try #require(Waker())
    do {
      let thread = EffectThread(waker: waker, open: { runner })
      let effects = try #require(thread)
      for _ in 1...20 {
        effects.send(.record(try earned(1)))
        effects.send(.noteTaught)
      }
      effects.drain { _ in true }
    }
    let starts = [TestStore.begin, "SELECT key, value FROM setting WHERE owner = ?"]
    let asked = store.steps.map(\.text).filter(starts.contains)
    #expect(asked == (1...20).flatMap { _ in starts })
    #expect(waiting().isEmpty)
  }
}
