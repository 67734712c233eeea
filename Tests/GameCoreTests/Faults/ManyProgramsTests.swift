import Bots
import Testing

@testable import GameCore

@Suite("Programs that write at the same time lose nothing", .everyEngine)
struct ManyProgramsTests {
  @Test("rounds finished at the same time are all saved, each once")
  func recording() async throws {
    let scratch = try Scratch()
    let players = try (1...6).map { try scratch.store().player("Player \($0)") }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for player in players {
        group.addTask {
          let store = try scratch.store()
          for seed in 1...10 { try store.play(seed: UInt64(seed), pace: 1500, by: player) }
        }
      }
      try await group.waitForAll()
    }
    let store = try scratch.store()
    var rounds = 0
    try store.visitRounds { stored in
      rounds += 1
      #expect(stored.proven?.ranked != nil)
    }
    #expect(rounds == 60)
    #expect(try store.page(of: .pairs, for: nil, limit: 10).top.count == 6)
    #expect(try Naive.agrees(with: store, on: .pairs))
  }

  @Test("programs that start for the first time together all open")
  func opening() async throws {
    let scratch = try Scratch()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...8 {
        group.addTask { _ = try scratch.store().player("Player \(number)") }
      }
      try await group.waitForAll()
    }
    #expect(try scratch.store().credentials(for: LoginName("player 8")) != nil)
  }

  @Test("of programs that claim a killed program's game at the same time, one gets it")
  func claiming() async throws {
    let scratch = try Scratch()
    let transcript = try VerifiedRound.expertly(.easy, seed: 1).record.transcript
    try scratch.store().keep(
      SavedRound(transcript: transcript, elapsed: .zero), as: ProgressID("0:0"), of: .guest,
      at: .start)
    let ids = Set((1...8).map { "\($0):\($0)" })
    let got = try await withThrowingTaskGroup(of: Int.self) { group in
      for id in ids {
        group.addTask {
          try scratch.store(running: ids).claim(of: .guest, as: ProgressID(id)) == nil ? 0 : 1
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(got == 1)
  }

  @Test("simultaneous guesses are all counted")
  func guessing() async throws {
    let scratch = try Scratch()
    _ = try scratch.store()
    let wrong = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 1...12 {
        group.addTask { () async throws in
          let accounts = Accounts(store: try scratch.store(), cost: .least)
          do throws(LogInError) {
            _ = try accounts.logIn(LoginName("Anna"), password: Secret("no"), at: .start)
            return 0
          } catch {
            return error == .wrong ? 1 : 0
          }
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(wrong == ThrottlePolicy.free + 1)
  }
}
