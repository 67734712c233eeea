import Bots
import Fixtures
import Testing

@testable import GameCore
@testable import PostgresStore

@Suite(
  "A write whose connection is lost at any message succeeds once, or fails without effect",
  .blocking)
struct LostAnswerTests {
  /// A write, with its expected effect.
  struct Write: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @Sendable (Scene) throws -> Void
    let isDone: @Sendable (Scene) throws -> Bool
    var isAdministrators: Bool { testDescription == "reset by an administrator" }
  }

  /// A player on a server, reached through a proxy and directly.
  struct Scene {
    let anna: Player
    let code: RecoveryCode
    let round: RoundID
    let store: Store
    let direct: Store
    let database: PostgresDatabase
    var accounts: Accounts { Accounts(store: store, cost: .least) }
    let password = Secret("Sesam0ffne")

    /// Returns the number of the player's rows in a table.
    func rows(_ table: String) throws -> Int {
      try database.number("SELECT count(*) FROM \(table) WHERE player_id = \(anna.id.rawValue)")
    }
    func hasPassword(_ text: String) throws -> Bool {
      let known = try direct.credentials(of: anna.id)?.hash
      let hash = try PasswordHasher(cost: .least).hash(Secret(text), like: known)
      return try direct.confirms(hash, of: anna.id)
    }
  }

  static let writes = accounts + rounds + belongings

  @Test("cut at each of its messages", arguments: writes)
  func cut(write: Write) throws {
    let scratch = try Scratch()
    let database = try PostgresDatabase(path: scratch.path)
    let proxy = try #require(CutProxy(before: database.directory, .cut, heals: true))
    let direct = try Store.postgres(database.place())
    // Players' programs have their own role, which an administrator's doesn't.
    let role = try #require(RoleName("player_\(database.name)"))
    _ = try StoreSetup.run(at: database.place(), role: role)
    defer { _ = try? database.edit("DROP OWNED BY \(role); DROP ROLE \(role)") }
    let place = try write.isAdministrators ? database.place() : database.place().of("\(role)")
    let store = try Store.postgres(place.through(proxy.directory))
    var number = 0
    /// Runs the write for a new player, with a cut after so many pieces; returns those left.
    func run(cutAfter pieces: Int) throws -> Int {
      number += 1
      let enrolment = try Accounts(store: direct, cost: .least).enroll(
        try registration("Anna \(number)", "anna\(number)@example.org"), at: .start)
      let round = try direct.play(seed: UInt64(number), pace: 1500, by: enrolment.player)
      let scene = Scene(
        anna: enrolment.player, code: enrolment.code, round: round.round.id, store: store,
        direct: direct, database: database)
      _ = try scene.accounts.logIn(
        LoginName(scene.anna.name.description), password: scene.password, at: .start)
      proxy.cut(after: pieces)
      #expect(throws: Never.self, "after \(pieces) pieces") { try write.run(scene) }
      #expect(try write.isDone(scene), "after \(pieces) pieces")
      return proxy.piecesLeft
    }
    #expect(try run(cutAfter: 0) < 0)
    let many = 1000
    let count = many - (try run(cutAfter: many))
    #expect(count > 1, "a statement has a question and an answer")
    // In the middle of a transaction, the server can't tell whether an answer was lost or the
    // question after it.
    var pieces = 1
    while try run(cutAfter: pieces) < 0 {
      pieces += pieces > 3 && pieces < count - 4 ? 2 : 1
    }
    #expect(pieces >= count)
  }

  private func registration(_ name: String, _ email: String) throws -> Registration {
    Registration(
      name: try PlayerName(name), email: try Email(email), password: try Password("Sesam0ffne"))
  }
}
