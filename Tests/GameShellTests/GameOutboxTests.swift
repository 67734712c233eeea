import Fixtures
import GameCore
import GameUI
import SystemStrings
import Testing

@testable import GameShell

@Suite("An unfinished game that cannot be saved is queued on this machine")
final class GameOutboxTests {
  private let store: TestStore
  private let scratch: PassingDirectory

  init() throws {
    store = try TestStore()
    guard let scratch = PassingDirectory(prefix: "flipside-games") else { throw NoDirectory() }
    self.scratch = scratch
  }

  private struct NoDirectory: Error {}

  private func games(_ program: String, running: [String] = [], in place: SystemString? = nil)
    -> GameOutbox
  {
    GameOutbox(
      directory: place ?? "\(scratch.path)/held-1000", own: ProgressID(program),
      isRunning: { running.contains($0.rawValue) })
  }

  private func runner(_ program: String, _ games: GameOutbox) -> EffectRunner {
    store.runner(of: program, queuedGames: games)
  }

  private func game(_ moves: String, seed: UInt64 = .max) -> SavedRound {
    SavedRound(
      transcript: Transcript(
        game: PairsGame.id, revision: 1, setup: "easy", seed: seed, content: "a\n\nb",
        eligibility: .ranked, moves: moves),
      elapsed: Elapsed(milliseconds: moves.utf8.count), appearance: "line\nЛица")
  }

  private func offered(_ runner: EffectRunner, to owner: Owner) -> SavedRound? {
    guard case .progress(_, .success(let found))? = runner.perform(.findProgress(owner)) else {
      return nil
    }
    return found
  }

  @Test(
    "the next program offers its last state, once",
    arguments: [Owner.guest, .player(PlayerID(7))])
  func nextProgram(owner: Owner) {
    let games = games("host/1:2")
    let first = runner("host/1:2", games)
    #expect(first.perform(.keepProgress(game("F0@1"), owner)) == nil)
    #expect(games.queuedCount == 0)
    store.fail(with: .unreachable("gone"))
    for moves in ["F0@1 F1@2", "F0@1 F1@2 F2@3"] {
      let request = StoreRequest.keepProgress(game(moves), owner)
      #expect(first.perform(request) == .notKept(request, .unreachable("gone")))
    }
    #expect(games.queuedCount == 1 && games.lostCount == 0)
    let later = self.games("host/3:4")
    let second = runner("host/3:4", later)
    // Still unavailable: nothing is lost.
    #expect(offered(second, to: owner) == nil)
    store.fail(with: nil)
    #expect(offered(second, to: owner) == game("F0@1 F1@2 F2@3"))
    #expect(later.loose(of: owner).isEmpty)
  }

  @Test("a game that is being played, or another player's, is not touched")
  func others() {
    games("host/1:2").queue(game("F0@1"), of: .guest, at: Timestamp(milliseconds: 9))
    #expect(games("host/3:4", running: ["host/1:2"]).loose(of: .guest).isEmpty)
    #expect(games("host/3:4").loose(of: .player(PlayerID(7))).isEmpty)
    #expect(games("host/3:4").loose(of: .guest).map(\.round) == [game("F0@1")])
  }

  @Test("it is removed once it is saved, dropped or finished")
  func released() {
    let games = games("host/1:2")
    let runner = runner("host/1:2", games)
    for request in [
      StoreRequest.keepProgress(game("F0@1 F1@2"), .guest), .dropProgress(game("").transcript.deal),
    ] {
      store.fail(with: .full)
      _ = runner.perform(.keepProgress(game("F0@1"), .guest))
      _ = runner.perform(.keepProgress(game("F0@1", seed: 3), .guest))
      #expect(games.queuedCount == 2)
      store.fail(with: nil)
      _ = runner.perform(request)
      #expect(games.queuedCount == 1)
      #expect(games.loose(of: .guest).map(\.round) == [game("F0@1", seed: 3)])
    }
  }

  @Test("unfinished requests at the end are queued, but no dropped game is")
  func unfinished() {
    let games = games("host/1:2")
    runner("host/1:2", games).queue([
      .keepProgress(game("F0@1"), .guest), .keepProgress(game("F0@1 F1@2"), .guest),
      .keepProgress(game("F0@1", seed: 3), .guest),
      .dropProgress(game("", seed: 3).transcript.deal),
    ])
    #expect(games.loose(of: .guest).map(\.round) == [game("F0@1 F1@2")])
  }

  @Test("late answers after the program has queued its games change nothing")
  func late() {
    let games = games("host/1:2")
    let runner = runner("host/1:2", games)
    runner.queue([.keepProgress(game("F0@1 F1@2"), .guest)])
    store.fail(with: .unreachable("gone"))
    _ = runner.perform(.keepProgress(game("F0@1"), .guest))
    store.fail(with: nil)
    _ = runner.perform(.keepProgress(game("F0@1"), .guest))
    #expect(games.loose(of: .guest).map(\.round) == [game("F0@1 F1@2")])
    #expect(games.queuedCount == 1)
  }

  @Test("a game that the store rejects does not prevent others from being offered")
  func refused() throws {
    games("host/1:2").queue(game("F0@1"), of: .guest, at: Timestamp(milliseconds: 9))
    let other = game("F0@1", seed: 3)
    try store.other.keep(other, as: ProgressID("host/5:6"), of: .guest, at: .start)
    store.fail(with: .corrupt, at: "INSERT INTO progress")
    let runner = runner("host/3:4", games("host/3:4"))
    #expect(offered(runner, to: .guest) == other)
    #expect(games("host/3:4").loose(of: .guest).count == 1)
  }

  @Test("if it cannot be written here either, that is known")
  func nowhere() {
    let games = games("host/1:2", in: "/proc/nowhere/held")
    games.queue(game("F0@1"), of: .guest, at: Timestamp(milliseconds: 9))
    #expect(games.queuedCount == 0 && games.lostCount == 1)
    games.release(game("").transcript.deal)
    #expect(games.lostCount == 0)
  }
}
