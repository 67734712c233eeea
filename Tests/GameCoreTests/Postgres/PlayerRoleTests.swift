import Bots
import Testing

@testable import GameCore
@testable import PostgresStore

@Suite("The role of players' programs", .blocking)
final class PlayerRoleTests {
  let scratch: Scratch
  let database: PostgresDatabase
  let role: RoleName
  let store: Store

  init() throws {
    scratch = try Scratch()
    database = try PostgresDatabase(path: scratch.path)
    role = try #require(RoleName("player_\(database.name)"))
    let isNew = try StoreSetup.run(at: database.place(), role: role)
    #expect(isNew)
    store = try .postgres(database.place().of(role.description))
  }

  deinit {
    _ = try? database.edit("DROP OWNED BY \(role); DROP ROLE \(role)")
  }

  /// Runs a statement as the role, with `player` as the program's player.
  private func byHand(_ sql: String, for player: PlayerID? = nil) throws -> Int {
    let named = player.map { "SET flipside.player = '\($0.rawValue)'; " } ?? ""
    return try database.edit("SET ROLE \(role); \(named)\(sql)")
  }

  @Test("it can do all that players do, and the database passes a check afterward")
  func living() throws {
    let anna = try store.player("Anna")
    try store.play(pace: 3000, by: anna)
    try store.play(pace: 2000, by: anna)
    let page = try store.page(of: .easy, for: anna.id, limit: 10)
    let best = try #require(page.top.first?.round)
    try store.setNote(RoundNote("well"), of: best.id, by: anna.id)
    #expect(try store.rounds(of: anna.id, on: .easy, before: nil, limit: 2).rows.count == 2)
    try store.delete(best.id, by: anna.id)
    try store.live(as: anna)
    let check = try DatabaseCheck(of: .postgres(database.place())).run { _, _ in }
    #expect(check.flaws.isEmpty && check.rounds == 1)
    try store.delete(anna.id)
    #expect(try database.number("SELECT count(*) FROM round") == 0)
    #expect(try database.number("SELECT count(*) FROM tally") == 0)
  }

  @Test("it cannot give a place to a round that it has not replayed")
  func places() throws {
    let anna = try store.player("Anna")
    try store.play(pace: 3000, by: anna)
    let place = "SELECT player_id, 'pairs/hard', points, id FROM round"
    let columns = "standing(player_id, board, points, round_id)"
    let byHand = "SET ROLE \(role); INSERT INTO \(columns) \(place)"
    #expect(throws: PGError.self) { try database.edit(byHand, asProgram: false) }
    #expect(try database.number("SELECT count(*) FROM standing") == 2)
    // A statement that names the player adds no note: the round counts with the next one.
    try store.play(seed: 2, pace: 3000, by: anna)
    #expect(try database.number("SELECT count(*) FROM unverified") == 0)
  }

  @Test("a false row of a day is left out, and removed by the owner's next reading")
  func falseDaily() throws {
    let daily = try #require(Daily(on: Daily.today(at: .start), game: PairsGame.id, setup: "easy"))
    let players = try ["Boris", "Clara", "Anna"].map { try store.player($0) }
    for (player, pace) in zip(players, [800, 700, 900]) {
      _ = try store.beginDaily(of: .easy, by: player.id, as: ProgressID("1:1"), at: .start)
      try store.play(seed: daily.seed, pace: pace, by: player)
    }
    let (boris, clara, anna) = (players[0].id, players[1].id, players[2].id)
    _ = try database.edit(
      "UPDATE daily SET points = points + 9999 WHERE player_id = \(boris.rawValue)")
    let struck = "SELECT coalesce(sum(player_id), 0) FROM daily WHERE points IS NULL"
    let reader = "reader_\(database.name)"
    _ = try database.edit(
      "CREATE ROLE \(reader) LOGIN; GRANT USAGE ON SCHEMA flipside TO \(reader);"
        + " GRANT SELECT ON ALL TABLES IN SCHEMA flipside TO \(reader)")
    defer { _ = try? database.edit("DROP OWNED BY \(reader); DROP ROLE \(reader)") }
    let readers = [(reader, 0), (role.description, 0), ("flipside", boris.rawValue)]
    for (role, expected) in readers {
      let page = try Store.postgres(database.place().of(role))
        .dailyPage(of: .easy, for: anna, limit: 1, at: .start)
      #expect(page.top.map(\.player) == [clara])
      #expect(page.own?.player == anna && page.own?.rank == 2 && page.players == 2, "\(role)")
      #expect(try database.number(struck) == expected)
    }
  }

  @Test("it cannot change rounds, counts or tables")
  func fixed() throws {
    let anna = try store.player("Anna")
    try store.play(pace: 3000, by: anna)
    for forbidden in [
      "UPDATE round SET points = 9", "UPDATE round SET player_id = 9",
      "UPDATE player SET id = 9", "UPDATE player SET last_played = 9",
      "UPDATE tally SET players = 9",
      "DELETE FROM tally", "INSERT INTO tally VALUES ('pairs', 0, 0, 0, 1)",
      "UPDATE standing SET points = 9", "UPDATE session SET player_id = 9",
      "DELETE FROM daily", "DELETE FROM recovery", "TRUNCATE round", "DROP TABLE round",
      "SELECT tell_tallies('pairs', 1, 1, 1)",
      "CREATE TEMP TABLE tally(a INT)",
      "CREATE TABLE flipside.mine(a INT)", "UPDATE schema_version SET version = 9",
      "ALTER TABLE round DISABLE ROW LEVEL SECURITY",
    ] {
      #expect(throws: PGError.self, "\(forbidden)") {
        try byHand(forbidden, for: anna.id)
      }
    }
    let check = try DatabaseCheck(of: .postgres(database.place())).run { _, _ in }
    #expect(check.flaws.isEmpty && check.rounds == 1)
  }

  @Test("everything in the schema is protected, including later additions")
  func guarded() throws {
    #expect(
      try database.number(
        """
        SELECT count(*) FROM pg_class WHERE relnamespace = 'flipside'::regnamespace
          AND relkind = 'r' AND NOT relrowsecurity
        """) == 0)
    #expect(
      try database.number(
        """
        SELECT count(*) FROM pg_proc WHERE pronamespace = 'flipside'::regnamespace AND prosecdef
          AND NOT proconfig @> ARRAY['search_path=flipside, pg_temp']
        """) == 0)
    _ = try database.edit("CREATE TABLE later(a INT)")
    #expect(throws: PGError.self) { try byHand("SELECT * FROM later") }
  }

  @Test(
    "a second setup restores its rights, and rejects roles too strong or impossible to create")
  func again() throws {
    _ = try database.edit("GRANT UPDATE ON round TO \(role); GRANT DELETE ON daily TO PUBLIC")
    #expect(try StoreSetup.run(at: database.place(), role: role) == false)
    #expect(throws: PGError.self) { try byHand("UPDATE round SET points = 9") }
    #expect(throws: PGError.self) { try byHand("DELETE FROM daily") }
    let owner = try #require(RoleName("flipside"))
    #expect(throws: SetupError.roleIsStrong(owner)) {
      try StoreSetup.run(at: database.place(), role: owner)
    }
    let plain = try database.place().of(role.description)
    let next = try #require(RoleName("next_\(database.name)"))
    #expect(throws: SetupError.cannotMakeRole(next)) { try StoreSetup.run(at: plain, role: next) }
    for name in [
      "", "Anna", "1a", "a-b", "a\"b", "pg_x", "public", String(repeating: "a", count: 64),
    ] {
      #expect(RoleName(name) == nil)
    }
  }

  @Test("a schema that is closed to a role is not reported as missing")
  func closed() throws {
    _ = try database.edit("REVOKE USAGE ON SCHEMA flipside FROM \(role)")
    var place = try database.place().of(role.description)
    place = PostgresLocation(
      address: place.address, guest: place.guest, directory: place.directory, access: .readOnly,
      isAlive: place.isAlive)
    #expect {
      try Store.postgres(place).page(of: .easy, for: nil, limit: 1)
    } throws: { error in
      if case .notPermitted = error as? StoreError { true } else { false }
    }
  }
}

extension Store {
  /// Performs everything that a player does.
  func live(as anna: Player) throws {
    let id = ProgressID("h/1:1")
    let begun = Transcript(
      game: PairsGame.id, revision: 1, setup: "easy", seed: 7, eligibility: .ranked,
      moves: "F0@1200")
    let saved = SavedRound(transcript: begun, elapsed: .seconds(2))
    try keep(saved, as: id, of: .player(anna.id), at: .start)
    try park(id)
    #expect(try claim(of: .player(anna.id), as: id) == saved)
    try drop(id, of: begun.deal)
    for bell in [true, false] { try save(Settings(bell: bell), of: .player(anna.id)) }
    var own = OwnProfile(profile: Profile(sex: .other))
    own.privacy[.sex] = .everybody
    try save(own, insteadOf: OwnProfile(), of: anna.id)
    try save(OwnProfile(), insteadOf: own, of: anna.id)
    let picture = try #require(AvatarPicture([1, 2, 3]))
    for _ in 1...2 { _ = try keepAvatar(picture, of: anna.id) }
    for _ in 1...2 {
      try keep(KeptAlbum(id: 1, title: "A", artist: nil), of: anna.id, at: .start)
      try setRecoveryCode(RecoveryCode.draw().hash, of: anna.id, at: .start)
    }
    try forgetAlbum(1, of: anna.id)
    try setName(PlayerName("Berta"), of: anna.id)
    try setEmail(Email("b@example.org"), of: anna.id)
    let accounts = Accounts(store: self, cost: .least)
    _ = try? accounts.logIn(LoginName("Berta"), password: Secret("no"), at: .start)
    let token = try accounts.openSession(for: anna.id, at: .start)
    #expect(try accounts.player(of: token, at: .start)?.id == anna.id)
    try setPassword(PasswordHash(phc: "other"), of: anna.id, renewing: nil)
    _ = try players(PlayersRequest())
    _ = try census(replaying: 3)
  }
}
