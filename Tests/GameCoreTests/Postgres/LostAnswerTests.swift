import Bots
import Fixtures
import Testing

@testable import GameCore
@testable import PostgresStore

@Suite(
  "A write whose connection is lost at any message succeeds once, or fails and is not done",
  .blocking)
struct LostAnswerTests {
  /// A write, with what must hold after it and nowhere else.
  struct Write: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @Sendable (Scene) throws -> Void
    let isDone: @Sendable (Scene) throws -> Bool
  }

  /// A player on a server, reached through a proxy and directly.
  struct Scene {
    let anna: Player
    let code: RecoveryCode
    let round: RoundID
    let store: TableStore
    let direct: TableStore
    let database: PostgresDatabase
    var accounts: Accounts { Accounts(store: store, cost: .least) }
    let password = Secret("Sesam0ffne")

    /// Rows of the player in a table.
    func rows(_ table: String) throws -> Int {
      try database.number("SELECT count(*) FROM \(table) WHERE player_id = \(anna.id.rawValue)")
    }
    func hash() throws -> PasswordHash? { try direct.credentials(of: anna.id)?.hash }
  }

  static let writes = [
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
      try scene.rows("session") == 1
        && PasswordHasher(cost: .least, gate: OpenGate()).verify(
          Secret("Neu3rSesam"), against: scene.hash())
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
      try PasswordHasher(cost: .least, gate: OpenGate()).verify(
        Secret("Neu3rSesam"), against: scene.hash())
    },
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
      // Not in the millisecond of the rounds played directly: a number is drawn from each.
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
  ]

  @Test("cut at each of its messages", arguments: writes)
  func cut(write: Write) throws {
    let scratch = try Scratch()
    let database = try PostgresDatabase(path: scratch.path)
    let proxy = try #require(CutProxy(before: database.directory, .cut, heals: true))
    let direct = try TableStore.postgres(database.place())
    let store = try TableStore.postgres(database.place().through(proxy.directory))
    var pieces = 0
    var isCut = true
    while isCut {
      let enrolment = try Accounts(store: direct, cost: .least).enroll(
        try registration("Anna \(pieces)", "anna\(pieces)@example.org"), at: .start)
      let round = try direct.play(seed: UInt64(pieces), pace: 1500, by: enrolment.player)
      let scene = Scene(
        anna: enrolment.player, code: enrolment.code, round: round.round.id, store: store,
        direct: direct, database: database)
      store.connect()
      proxy.cut(after: pieces)
      #expect(throws: Never.self, "after \(pieces) messages") { try write.run(scene) }
      #expect(try write.isDone(scene), "after \(pieces) messages")
      isCut = !proxy.isUncut
      pieces += 1
    }
    #expect(pieces > 4, "begin, statement and commit have a question and an answer each")
  }

  private func registration(_ name: String, _ email: String) throws -> Registration {
    Registration(
      name: try PlayerName(name), email: try Email(email), password: try Password("Sesam0ffne"))
  }
}
