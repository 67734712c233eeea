import Bots
import SystemStrings
import Testing

@testable import GameCore

@Suite("Extreme numbers in any column crash no program", .blocking)
struct ExtremeNumbersTests {
  private static let columns = [
    "player.id", "player.registered_at", "session.player_id", "session.used_at",
    "throttle.failures", "throttle.wait_until", "progress.revision", "progress.seed",
    "progress.elapsed", "progress.saved_at", "round.id", "round.player_id", "round.revision",
    "round.seed", "round.points", "round.time_ms", "round.finished_at", "standing.player_id",
    "standing.points", "standing.round_id", "tally.shift", "tally.points", "tally.part",
    "tally.players", "player.last_played", "session.opened_at", "profile.player_id",
    "privacy.player_id", "recovery.player_id", "recovery.made_at", "last_player.id",
    "name_look.kind", "name_look.player_id", "album.player_id", "album.id",
    "album.year",
    "album.track_count", "album.kept_at", "daily.player_id", "daily.day", "daily.seed",
    "daily.begun_at", "daily.round_id", "daily.points", "unverified.player_id",
    "secret.one",
  ]

  @Test("these are all columns of numbers")
  func complete() throws {
    let store = try Scratch().store()
    let found = try store.database.withoutTransaction { db in
      try db.all(
        """
        SELECT s.name || '.' || c.name AS name FROM sqlite_schema s, pragma_table_info(s.name) c
          WHERE s.type = 'table' AND s.name NOT LIKE 'sqlite%' AND c.type = 'INTEGER'
        """
      ) { $0.textIfAny("name") }
    }
    // This one has a CHECK.
    #expect(Set(found) == Set(Self.columns + ["secret.one"]))
  }

  @Test(
    "every operation succeeds or fails with a message",
    arguments: columns, [Int.min, -1, Int.max])
  func extreme(column: String, number: Int) throws {
    let scratch = try Scratch()
    let accounts = Accounts(store: try scratch.store(), cost: .least)
    let anna = try accounts.register(
      Registration(
        name: PlayerName("Anna"), email: Email("anna@example.org"), password: Password("Vb7xq2")),
      at: .start)
    let store = try scratch.store()
    let berta = try store.player("Berta")
    let token = try accounts.openSession(for: anna.id, at: .start)
    try store.play(pace: 2000, by: anna)
    try store.play(pace: 2500, by: berta)
    let round = try VerifiedRound.expertly(.easy, seed: 9)
    try store.keep(
      SavedRound(transcript: round.record.transcript, elapsed: .zero), as: ProgressID("1:1"),
      of: .guest, at: .start)
    tolerate { _ = try accounts.logIn(LoginName("Anna"), password: Secret("no"), at: .start) }
    try fillPeople(anna, in: store)

    let parts = column.split(separator: ".")
    // One row, because a second with the same key would be rejected.
    try scratch.edit(
      """
      PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;
      UPDATE OR REPLACE \(parts[0]) SET \(parts[1]) = \(number)
        WHERE \(parts[1]) = (SELECT max(\(parts[1])) FROM \(parts[0]));
      """)

    tolerate { _ = try accounts.logIn(LoginName("Anna"), password: Secret("no"), at: .start) }
    tolerate { _ = try accounts.logIn(LoginName("Anna"), password: Secret("Vb7xq2"), at: .start) }
    tolerate { _ = try accounts.player(of: token, at: .start) }
    tolerate { _ = try accounts.openSession(for: anna.id, at: .start) }
    tolerate { _ = try store.claim(of: .guest, as: ProgressID("2:2")) }
    for board in [LeaderboardKey.easy, .pairs] {
      for player in [nil, anna.id, berta.id] {
        tolerate { _ = try store.page(of: board, for: player, limit: 1) }
      }
      tolerate { _ = try store.best(of: anna.id, on: board) }
      tolerate { _ = try store.rounds(of: anna.id, on: board, before: nil, limit: 10) }
    }
    tolerate { try store.visitRounds { _ = $0.verified } }
    tolerateWhole(store)
    tolerate { try store.play(seed: 3, pace: 2200, by: anna) }
    tolerate { try store.delete(RoundID(1), by: anna.id) }
    tolerateAll(of: anna, in: store, accounts)
    let state = try store.database.withoutTransaction { db in
      try db.run("PRAGMA ignore_check_constraints = ON")
      return try db.first("PRAGMA quick_check") { $0.text("quick_check") }
    }
    #expect(state == "ok")
  }

  private func fillPeople(_ anna: Player, in store: DatabaseStore) throws {
    var own = OwnProfile(profile: Profile(sex: .other, avatar: .face(2)))
    own.privacy[.sex] = .everybody
    try store.save(own, insteadOf: OwnProfile(), of: anna.id)
    _ = try store.beginDaily(of: .easy, by: anna.id, as: ProgressID("9:9"), at: .start)
    let daily = try #require(
      Daily(on: Daily.today(at: .start), game: PairsGame.id, setup: "easy"))
    _ = try store.record(
      VerifiedRound.expertly(.easy, seed: daily.seed), by: anna.id, at: .start)
    try store.setRecoveryCode(RecoveryCode.draw().hash, of: anna.id, at: .start)
    try store.keep(
      KeptAlbum(id: 1, title: "A", artist: "B", year: 1969, trackCount: 9), of: anna.id, at: .start)
  }

  private func tolerateAll(of anna: Player, in store: DatabaseStore, _ accounts: Accounts) {
    for order in [PlayersRequest.Order.name, .points(PairsGame.id), .lastPlayed] {
      tolerate {
        var request = PlayersRequest(order: order, limit: 1)
        for _ in 0..<3 {
          request.after = try store.players(request).next
        }
      }
    }
    tolerate { _ = try store.card(of: anna.id) }
    tolerate { _ = try store.profile(of: anna.id) }
    tolerate { _ = try store.albums(of: anna.id) }
    tolerate {
      try store.keep(KeptAlbum(id: 2, title: nil, artist: nil), of: anna.id, at: .start)
    }
    tolerate { _ = try accounts.sessions(of: anna.id, at: .start) }
    tolerate {
      _ = try accounts.recover(
        LoginName("Anna"), with: .draw(), to: Password("Vb7xq2"), at: .start.after(1_000_000))
    }
    for now in [Timestamp.start, Timestamp(milliseconds: .min), Timestamp(milliseconds: .max)] {
      tolerate { _ = try store.dailyPage(of: .easy, for: anna.id, limit: 1, at: now) }
      tolerate { _ = try store.dailyStreak(of: anna.id, at: now) }
    }
    tolerate { _ = try store.contents(of: anna.id).document(at: .start) }
    tolerate { _ = try store.playedRounds(of: anna.id, in: PairsGame.id) { _, _ in } }
    tolerate {
      _ = try store.beginDaily(of: .easy, by: anna.id, as: ProgressID("8:8"), at: .start)
    }
    tolerate { _ = try store.player("Clara") }
    tolerate { try store.delete(anna.id) }
  }

  /// Performs the operations that read a whole database.
  private func tolerateWhole(_ store: DatabaseStore) {
    tolerate { _ = try DatabaseCheck(of: store).run { _, _ in } }
    tolerate { _ = try store.dailyFlaws() }
    tolerate { _ = try store.census(replaying: 10) }
    tolerate {
      let other = try Scratch()
      _ = try DatabaseCopy(from: store, to: other.store()).run { _, _ in }
    }
  }

  /// Performs an operation; faults with a message are allowed.
  private func tolerate(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      #expect(error is StoreError || error is LogInError || error is CopyError, "\(error)")
    }
  }
}
