import Bots
import GameCore
import GameShell
import GameUI
import Glibc
import PassingDirectory
import SystemStrings
import Testing

@Suite("A result that the records do not take waits on this machine until they do")
final class HeldResultsTests {
  private let store: FakeStore
  private let scratch: PassingDirectory

  init() throws {
    store = try FakeStore()
    guard let scratch = PassingDirectory(prefix: "flipside-held") else { throw NoDirectory() }
    self.scratch = scratch
  }

  fileprivate struct NoDirectory: Error {}

  private var directory: SystemString { "\(scratch.path)/held-1000" }

  private var held: HeldResults { HeldResults(directory: directory) }

  /// A program that holds its results in the directory.
  private func runner(
    clock: @escaping @Sendable () -> Timestamp = { Timestamp(milliseconds: 5) }
  ) -> EffectRunner {
    EffectRunner(
      records: .success(
        Records(
          accounts: store, settings: store, progress: store, leaderboard: store, ownRounds: store,
          census: store, profiles: store, ownAccount: store, contents: store, players: store,
          statistics: store, albums: FakeAlbums(), elsewhere: FakeElsewhere(), daily: store)),
      dependencies: Dependencies(
        session: FakeKeeper(), progress: ProgressID("1:2"), clock: clock, entropy: { 42 },
        held: held))
  }

  private func earned(_ seed: UInt64) throws -> EarnedRound {
    EarnedRound(.ranked(try VerifiedRound.expertly(.easy, seed: seed)), by: store.player.id)
  }

  /// A round that is its player's alone, on content of several lines.
  private func ownRound() throws -> EarnedRound {
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
    return EarnedRound(try Catalog.prove(#require(round.record)), by: store.player.id)
  }

  private func recordings() -> Int { store.asked.count { $0 == "record" || $0 == "keepOwn" } }

  @Test("it is there for the next program, which records it once and says so")
  func nextProgram() throws {
    let results = [try earned(1), try earned(2), try ownRound()]
    store.fail(with: .unreachable("gone"))
    let first = runner()
    for result in results + results {
      #expect(first.perform(.record(result)) == .recorded(result, .failure(.unreachable("gone"))))
    }
    #expect(Set(held.all) == Set(results))
    // Still away: nothing is said, nothing is lost.
    #expect(runner().catchUp() == nil)
    #expect(held.all.count == 3)
    store.fail(with: nil)
    let before = recordings()
    #expect(runner().catchUp() == .caughtUp(3))
    #expect(recordings() == before + 3)
    #expect(held.all.isEmpty)
    #expect(runner().catchUp() == nil)
  }

  @Test("it waits no longer where the same program records it later")
  func triedAgain() throws {
    let result = try earned(1)
    let runner = runner()
    store.fail(with: .full)
    _ = runner.perform(.record(result))
    #expect(held.all == [result])
    store.fail(with: nil)
    guard case .recorded(result, .success)? = runner.perform(.record(result)) else {
      Issue.record("not recorded")
      return
    }
    #expect(held.all.isEmpty)
  }

  @Test(
    "nobody waits for what will never be recorded",
    arguments: [StoreFault.dailySpent, .notFound])
  func never(fault: StoreFault) throws {
    held.hold(try earned(1))
    store.fail(with: fault)
    #expect(runner().catchUp() == nil)
    #expect(held.all.isEmpty)
  }

  @Test("what hands have made of a file is left out, and keeps nothing else from being recorded")
  func spoilt() throws {
    let moves = try earned(1).round.record.transcript.moves
    held.hold(try earned(1))
    held.hold(try earned(2))
    held.hold(try earned(3))
    held.hold(try earned(4))
    #expect(system("cd \(directory.text); mv \"$(grep -l '^4$' *)\" fedcba9876543210") == 0)
    let change = "s/^\(moves)$/F0@1/"
    #expect(
      system("cd \(directory.text); sed -i '\(change)' *; echo no > 0123456789abcdef; mkdir a")
        == 0)
    #expect(Set(held.all) == Set([try earned(2), try earned(3)]))
    #expect(runner().catchUp() == .caughtUp(2))
  }

  @Test("where this machine takes it neither, that is known")
  func nowhere() throws {
    let held = HeldResults(directory: "/proc/nowhere/held")
    held.hold(try earned(1))
    held.hold(try earned(1))
    #expect(held.lostCount == 1 && held.all.isEmpty)
    held.release(try earned(1))
    #expect(held.lostCount == 0)
  }

  @Test("results that a hanging store has not taken at the end of the program are held")
  func abandoned() throws {
    // The store asks for the time, which comes when the program is about to end.
    let asked = try Pipe()
    let answered = try Pipe()
    let runner = runner(clock: {
      asked.send()
      answered.wait()
      return Timestamp(milliseconds: 5)
    })
    let results = [try earned(1), try earned(2)]
    let waker = try #require(Waker())
    let thread = EffectThread(waker: waker, open: { runner })
    let effects = try #require(thread)
    for result in results { effects.send(.record(result)) }
    asked.wait()
    effects.drain { _ in false }
    #expect(held.all.isEmpty)
    effects.holdUnfinished()
    #expect(Set(held.all) == Set(results))
    for _ in results { answered.send() }
    asked.wait()
  }

  /// Lets one thread wait for another.
  private struct Pipe {
    private let ends: [Int32]

    init() throws {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw NoDirectory() }
      self.ends = ends
    }

    func send() { _ = write(ends[1], [1], 1) }

    func wait() {
      var byte: UInt8 = 0
      _ = read(ends[0], &byte, 1)
    }
  }
}
