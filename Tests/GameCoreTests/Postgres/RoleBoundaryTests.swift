import Bots
import Testing

@testable import GameCore
@testable import PostgresStore

@Suite("The role of players' programs is a boundary between players", .blocking)
final class RoleBoundaryTests {
  let scratch: Scratch
  let database: PostgresDatabase
  let role: RoleName
  let password = Registration.anna.password

  init() throws {
    scratch = try Scratch()
    database = try PostgresDatabase(path: scratch.path)
    role = try #require(RoleName("player_\(database.name)"))
    _ = try StoreSetup.run(at: database.place(), role: role)
  }

  deinit {
    _ = try? database.edit("DROP OWNED BY \(role); DROP ROLE \(role)")
  }

  /// Opens the store like another program.
  private func store() throws -> Store {
    try .postgres(database.place().of(role.description))
  }

  /// A program that has logged in.
  private func program(
    of name: String
  ) throws -> (store: Store, accounts: Accounts, player: Player, token: SessionToken) {
    let store = try store()
    let accounts = Accounts(store: store, cost: .least)
    let player = try accounts.logIn(
      LoginName(name), password: password.secret, at: .start)
    return (store, accounts, player, try accounts.openSession(for: player.id, at: .start))
  }

  private func enroll(_ name: String) throws -> RegistrationResult {
    try Accounts(store: store(), cost: .least).enroll(
      Registration(
        name: PlayerName(name), email: Email("\(name)@example.org"), password: password),
      at: .start)
  }

  /// Anna's program, after she has stored something of every kind.
  private func anna() throws -> (program: Store, player: Player) {
    _ = try enroll("Anna")
    let (store, _, anna, _) = try program(of: "Anna")
    let daily = try #require(Daily(on: Daily.today(at: .start), game: PairsGame.id, setup: "easy"))
    for seed in [1, daily.seed] {
      if seed == daily.seed {
        _ = try store.beginDaily(of: .easy, by: anna.id, as: ProgressID("h/1:1"), at: .start)
      }
      let round = try store.play(seed: seed, pace: 3000, by: anna).round.id
      try store.setNote(RoundNote("private"), of: round, by: anna.id)
    }
    let begun = Transcript(
      game: PairsGame.id, revision: 1, setup: "easy", seed: 7, eligibility: .ranked,
      moves: "F0@1200")
    let saved = SavedRound(transcript: begun, elapsed: .seconds(2))
    try store.keep(saved, as: ProgressID("h/1:1"), of: .player(anna.id), at: .start)
    try store.keep(saved, as: ProgressID("h/1:1"), of: .guest, at: .start)
    for owner in [Owner.guest, .player(anna.id)] {
      try store.save(Settings(bell: false), of: owner)
    }
    try store.save(
      OwnProfile(profile: Profile(sex: .other)), insteadOf: OwnProfile(), of: anna.id)
    _ = try store.keepAvatar(#require(AvatarPicture([1, 2, 3])), of: anna.id)
    try store.keep(KeptAlbum(id: 1, title: "A", artist: nil), of: anna.id, at: .start)
    _ = try database.edit(
      """
      INSERT INTO privacy VALUES (\(anna.id.rawValue), 'sex', 'nobody');
      INSERT INTO unverified VALUES (\(anna.id.rawValue), 'pairs', 'hard');
      INSERT INTO throttle SELECT 'player:\(anna.id.rawValue)', 9,
        extract(epoch FROM now()) * 1000
      """)
    return (store, anna)
  }

  @Test("psql with its password reads, changes and deletes nothing of others, and locks nothing")
  func statements() throws {
    let (_, anna) = try anna()
    let eve = try enroll("Eve").player
    let daily = try #require(Daily(on: Daily.today(at: .start), game: PairsGame.id, setup: "easy"))
    let (store, accounts, _, token) = try program(of: "Eve")
    _ = try store.beginDaily(of: .easy, by: eve.id, as: ProgressID("h/2:2"), at: .start)
    try store.play(seed: daily.seed, pace: 2000, by: eve)
    try accounts.store.endSession(token.hash)
    _ = try database.edit("ANALYZE flipside.setting; ANALYZE flipside.player")
    let place = try database.place().of(role.description)
    let hash = try database.text("SELECT hash FROM player WHERE id = \(eve.id.rawValue)")
    let before = try rows(but: eve)
    let psql = try PGConnection(to: place.parameters, patience: 20_000)
    func run(_ sql: String) throws -> Answer? {
      for reset in ["ROLLBACK", "DISCARD ALL"] { try psql.script(reset) }
      try psql.script(
        """
        SET search_path = flipside; SET flipside.places = on;
        SELECT set_config('flipside.guest', 'eve', false),
          set_config('flipside.proof', 'password:\(eve.id.rawValue):\(hash)', false)
        """)
      return try psql.script(
        sql.replacing("ANNA", with: "\(anna.id.rawValue)")
          .replacing("EVE", with: "\(eve.id.rawValue)")
          .replacing(
            "BLIND", with: "ARRAY(SELECT format('(0,%s)', i)::tid FROM generate_series(1, 99) i)"))
    }
    #expect(try run("SELECT 1 WHERE acting_player() = EVE")?.rows == 1)
    for sql in RoleStatements.refused {
      #expect("\(sql) is refused") { _ = try run(sql) } throws: { error in
        if case .refused? = error as? PGError { true } else { false }
      }
    }
    for sql in RoleStatements.futile {
      let answer = try run(sql)
      #expect(answer.map { $0.rows == 0 && $0.changed == 0 } == true, "\(sql)")
    }
    #expect(RoleStatements.refused.count + RoleStatements.futile.count >= 70)
    #expect(try rows(but: eve) == before)
  }

  /// Returns all rows that are not of a player.
  private func rows(but player: Player) throws -> [String] {
    let tables = [
      "name_look", "session", "recovery", "round", "standing", "profile", "privacy", "picture",
      "album", "daily", "unverified", "player", "setting", "progress", "throttle", "secret",
    ]
    return try tables.map { table in
      let own = table == "player" ? "id" : "player_id"
      let isOthers =
        ["setting", "progress", "throttle", "secret"].contains(table)
        ? "true" : "\(own) <> \(player.id.rawValue)"
      return try database.text(
        "SELECT '\(table)' || coalesce(string_agg(t::text, ',' ORDER BY t::text), '')"
          + " FROM \(table) t WHERE \(isOthers)")
    }
  }

  @Test("a session's token lets another program, and a new connection, act for its player")
  func tokens() throws {
    _ = try enroll("Anna")
    let (_, accounts, anna, token) = try program(of: "Anna")
    let other = try store()
    #expect(throws: StoreError.notLoggedIn) { try other.play(pace: 2000, by: anna) }
    #expect(try Accounts(store: other).player(of: token, at: .start) == anna)
    try other.play(pace: 2000, by: anna)
    _ = try database.edit(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '\(role)'")
    #expect(try other.play(seed: 2, pace: 2000, by: anna).players == 1)
    #expect(try other.contents(of: anna.id).player == anna)
    // The other program, which has the password too, ends the session.
    try accounts.store.endSession(token.hash)
    #expect(throws: StoreError.notLoggedIn) { try other.play(seed: 3, pace: 2000, by: anna) }
    #expect(try Accounts(store: other).player(of: token, at: .start) == nil)
    #expect(try database.number("SELECT count(*) FROM round") == 2)
  }

  @Test("a player changes the account, and a program with an old token can do nothing")
  func accounts() throws {
    let code = try enroll("Anna").code
    let (store, accounts, anna, token) = try program(of: "Anna")
    let other = try self.store()
    #expect(try Accounts(store: other).player(of: token, at: .start) == anna)
    let wrong = Secret("Wr0ngOne")
    #expect(throws: LogInError.wrong) {
      try accounts.changePassword(
        of: anna.id, from: wrong, to: password, renewing: token, at: .start)
    }
    let changed = try Password("Neu3rSesam")
    let renewed = try accounts.changePassword(
      of: anna.id, from: password.secret, to: changed, renewing: token, at: .start)
    let next = try #require(renewed)
    #expect(throws: StoreError.notLoggedIn) { try other.play(pace: 2000, by: anna) }
    #expect(try accounts.player(of: next, at: .start) == anna)
    try store.play(pace: 2000, by: anna)
    try accounts.changeEmail(
      of: anna.id, to: Email("b@example.org"), password: changed.secret, at: .start)
    _ = try accounts.makeRecoveryCode(for: anna.id, password: changed.secret, at: .start)
    let forgetful = Accounts(store: try self.store(), cost: .least)
    #expect(throws: LogInError.wrong) {
      try forgetful.recover(LoginName("Anna"), with: code, to: password, at: .start)
    }
    #expect(throws: LogInError.wrong) {
      try forgetful.logIn(LoginName("b@example.org"), password: wrong, at: .start)
    }
    #expect(throws: LogInError.wrong) {
      try forgetful.logIn(LoginName("Nobody"), password: wrong, at: .start)
    }
    let last = try accounts.makeRecoveryCode(for: anna.id, password: changed.secret, at: .start)
    let recovered = try forgetful.recover(
      LoginName("Anna"), with: last, to: password, at: .start)
    #expect(recovered.player.email == (try Email("b@example.org")))
    #expect(try accounts.player(of: next, at: .start) == nil)
    _ = try forgetful.openSession(for: anna.id, at: .start)
    try forgetful.store.endSessions(of: anna.id, but: nil)
    #expect(try database.number("SELECT count(*) FROM session") == 0)
    // A password hash of a lower cost is replaced.
    let costly = Accounts(store: try self.store(), cost: PasswordCost(passes: 2, kibibytes: 16))
    #expect(
      try costly.logIn(LoginName("Anna"), password: password.secret, at: .start).id == anna.id)
    _ = try costly.openSession(for: anna.id, at: .start)
    #expect(throws: LogInError.wrong) { try costly.delete(anna.id, password: wrong, at: .start) }
    try costly.delete(anna.id, password: password.secret, at: .start)
    for table in ["player", "round", "session", "recovery", "name_look"] {
      #expect(try database.number("SELECT count(*) FROM \(table)") == 0, "\(table)")
    }
  }

  @Test("two players of one program save games, and a crashed program's session can be ended")
  func sharedProgram() throws {
    let players = [try enroll("Anna").player, try enroll("Eve").player]
    let store = try store()
    let accounts = Accounts(store: store, cost: .least)
    let id = ProgressID("h/1:1")
    var tokens: [SessionToken] = []
    for (seed, player) in players.enumerated() {
      _ = try accounts.logIn(
        LoginName(player.name.description), password: password.secret, at: .start)
      tokens.append(try accounts.openSession(for: player.id, at: .start))
      let game = SavedRound(
        transcript: Transcript(
          game: PairsGame.id, revision: 1, setup: "easy", seed: UInt64(seed),
          eligibility: .ranked, moves: "F0@1200"), elapsed: .seconds(2))
      for _ in 1...2 { try store.keep(game, as: id, of: .player(player.id), at: .start) }
    }
    #expect(try database.number("SELECT count(*) FROM progress") == 2)
    let next = try self.store()
    for token in tokens { try next.endSession(token.hash) }
    #expect(try database.number("SELECT count(*) FROM session") == 0)
  }

  @Test("a profile shows the others only what its player shows")
  func profiles() throws {
    let (store, anna) = try anna()
    let other = try self.store()
    #expect(try other.card(of: anna.id).row.shown == Profile())
    let own = try store.profile(of: anna.id)
    var shown = own
    shown.privacy[.avatar] = .everybody
    try store.save(shown, insteadOf: own, of: anna.id)
    #expect(try other.card(of: anna.id).row.shown.avatar == own.profile.avatar)
    guard case .own(let name) = own.profile.avatar else {
      Issue.record("\(own)")
      return
    }
    other.files.remove(name)
    #expect(other.picture(of: name) == AvatarPicture([1, 2, 3]))
  }
}

extension Registration {
  /// Anna's registration.
  static let anna: Registration = {
    guard let name = try? PlayerName("Anna"), let email = try? Email("anna@example.org"),
      let password = try? Password("Sesam0ffne")
    else { preconditionFailure("the registration is valid") }
    return Registration(name: name, email: email, password: password)
  }()
}
