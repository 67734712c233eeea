import Bots
import Testing

@testable import GameCore

extension LostAnswerTests {
  static let accounts = [
    Write(testDescription: "rename") { scene in
      try scene.accounts.rename(scene.anna.id, to: PlayerName("New \(scene.anna.id.rawValue)"))
    } isDone: {
      try $0.direct.player(named: PlayerName("New \($0.anna.id.rawValue)")) == $0.anna.id
    },
    Write(testDescription: "e-mail") { scene in
      try scene.accounts.changeEmail(
        of: scene.anna.id, to: Email("new\(scene.anna.id.rawValue)@example.org"),
        password: scene.password, at: .start)
    } isDone: {
      try $0.direct.credentials(for: LoginName("new\($0.anna.id.rawValue)@example.org")) != nil
    },
    Write(testDescription: "password") { scene in
      let session = try scene.accounts.openSession(for: scene.anna.id, at: .start)
      let renewed = try scene.accounts.changePassword(
        of: scene.anna.id, from: scene.password, to: Password("Neu3rSesam"), renewing: session,
        at: .start)
      let token = try #require(renewed)
      #expect(try scene.accounts.player(of: token, at: .start) != nil)
    } isDone: { scene in
      try scene.rows("session") == 1 && scene.hasPassword("Neu3rSesam")
    },
    Write(testDescription: "session") { scene in
      _ = try scene.accounts.openSession(for: scene.anna.id, at: .start)
    } isDone: {
      try $0.rows("session") == 1
    },
    Write(testDescription: "recovery") { scene in
      let enrolment = try scene.accounts.recover(
        LoginName(scene.anna.name.description), with: scene.code, to: Password("Neu3rSesam"),
        at: .start)
      #expect(try scene.direct.recoveryCode(of: scene.anna.id)?.hash == enrolment.code.hash)
    } isDone: { scene in
      try scene.hasPassword("Neu3rSesam")
    },
    Write(testDescription: "reset by an administrator") { scene in
      let player = scene.anna.id
      let direct = Accounts(store: scene.direct, cost: .least)
      _ = try direct.openSession(for: player, at: .start)
      #expect(throws: LogInError.wrong) {
        try direct.logIn(
          LoginName(scene.anna.name.description), password: Secret("no"), at: .start)
      }
      let code = try scene.accounts.reset(scene.anna, to: Password("Neu3rSesam"), at: .start)
      #expect(try scene.direct.recoveryCode(of: player)?.hash == code.hash)
      #expect(try scene.direct.throttle(for: .player(player)).failures == 0)
    } isDone: { scene in
      try scene.rows("session") == 0 && scene.hasPassword("Neu3rSesam")
    },
    Write(testDescription: "recovery code") { scene in
      try scene.accounts.store.setRecoveryCode(newCode.hash, of: scene.anna.id, at: .start)
    } isDone: {
      try $0.direct.recoveryCode(of: $0.anna.id)?.hash == newCode.hash
    },
    Write(testDescription: "rehash") { scene in
      try scene.store.replaceHash(PasswordHash(phc: "new"), of: scene.anna.id)
    } isDone: {
      try $0.direct.confirms(PasswordHash(phc: "new"), of: $0.anna.id)
    },
    Write(testDescription: "wrong password") { scene in
      #expect(throws: LogInError.wrong) {
        try scene.accounts.logIn(
          LoginName(scene.anna.name.description), password: Secret("no"), at: .start)
      }
    } isDone: {
      try $0.direct.throttle(for: .player($0.anna.id)).failures == 1
    },
    Write(testDescription: "end of a session") { scene in
      let token = try Accounts(store: scene.direct, cost: .least)
        .openSession(for: scene.anna.id, at: .start)
      try scene.store.endSession(token.hash)
    } isDone: {
      try $0.rows("session") == 0
    },
    Write(testDescription: "end of other sessions") { scene in
      let accounts = Accounts(store: scene.direct, cost: .least)
      let kept = try accounts.openSession(for: scene.anna.id, at: .start)
      for _ in 1...2 { _ = try accounts.openSession(for: scene.anna.id, at: .start) }
      try scene.store.endSessions(of: scene.anna.id, but: kept.hash)
    } isDone: {
      try $0.rows("session") == 1
    },
    Write(testDescription: "use of a session") { scene in
      let token = try Accounts(store: scene.direct, cost: .least)
        .openSession(for: scene.anna.id, at: .start)
      try scene.store.touchSession(token.hash, at: .start.after(5))
    } isDone: {
      try $0.direct.contents(of: $0.anna.id).sessions.map(\.usedAt) == [.start.after(5)]
    },
  ]

  private static let newCode = RecoveryCode.draw()

  static let rounds = [
    Write(testDescription: "deletion of a round") { scene in
      try scene.store.delete(scene.round, by: scene.anna.id)
    } isDone: {
      try $0.rows("round") == 0
    },
    Write(testDescription: "deletion of the account") { scene in
      try scene.accounts.delete(scene.anna.id, password: scene.password, at: .start)
    } isDone: {
      try $0.direct.credentials(of: $0.anna.id) == nil
    },
    Write(testDescription: "result") { scene in
      // Not in the same millisecond as the rounds played directly, because numbers depend on it.
      let round = try VerifiedRound.expertly(.hard, seed: 1)
      _ = try scene.store.record(round, by: scene.anna.id, at: .start.after(1))
    } isDone: {
      try $0.rows("round") == 2
    },
    Write(testDescription: "daily try") { scene in
      let board = LeaderboardKey(game: PairsGame.id, setup: "easy")
      let begun = try scene.store.beginDaily(
        of: board, by: scene.anna.id, as: ProgressID("host/1:1"), at: .start)
      if case .dealt = begun {} else { Issue.record("\(begun)") }
    } isDone: {
      try $0.rows("daily") == 1
    },
    Write(testDescription: "own round") { scene in
      let duel = try Round<PairsDuelGame>(
        .easy, seed: 1, seats: .couple, people: PerfectMemory(.easy))
      guard case .ownOnly(let round) = try Catalog.prove(try #require(duel.record)) else {
        Issue.record("not an own round")
        return
      }
      _ = try scene.store.keep(round, by: scene.anna.id, at: .start.after(1))
    } isDone: {
      try $0.rows("round") == 2
    },
    Write(testDescription: "note") { scene in
      try scene.store.setNote(RoundNote("well"), of: scene.round, by: scene.anna.id)
    } isDone: {
      try $0.direct.rounds(of: $0.anna.id, on: .pairs, before: nil, limit: 9).rows.map(\.note)
        == [RoundNote("well")]
    },
  ]
}
