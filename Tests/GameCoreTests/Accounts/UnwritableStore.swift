import Testing

@testable import GameCore

extension DatabaseStore {
  /// Checks that `player`, Anna, can log in although this store cannot be written, and that guesses
  /// are throttled.
  func expectThrottledLogIns(of player: Player) throws {
    let right = Secret("Vb7xq2")
    let accounts = Accounts(store: self, cost: .least)
    #expect(try accounts.logIn(LoginName("Anna"), password: right, at: .start) == player)
    for _ in 1...4 {
      #expect(throws: LogInError.wrong) {
        try accounts.logIn(LoginName("Anna"), password: Secret("no"), at: .start)
      }
    }
    #expect(throws: LogInError.wait(until: .start.after(1000))) {
      try accounts.logIn(LoginName("Anna"), password: right, at: .start.after(999))
    }
    let later = Timestamp.start.after(1000)
    #expect(try accounts.logIn(LoginName("Anna"), password: right, at: later) == player)
    #expect(throws: LogInError.wrong) {
      try accounts.logIn(LoginName("Anna"), password: Secret("no"), at: later)
    }
    #expect(try throttle(for: .player(player.id)) == .none)
  }
}
