import Bots
import Testing

@testable import GameCore

@Suite("Rounds of a newer version are kept, counted and not shown", .everyEngine)
struct NewerRoundTests {
  let scratch: Scratch
  let store: Store
  let anna: Player
  let berta: Player

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    anna = try store.player("Anna")
    berta = try store.player("Berta")
    try store.play(pace: 3000, by: anna)
    try store.play(pace: 2000, by: anna)
    try store.play(pace: 2500, by: berta)
  }

  private static let games = [
    "revision = 2", "revision = \(Int.max)", "content = 'pack new-1 0', setup = 'top'",
    "setup = 'huge'", "game = 'chess'",
  ]

  /// Changes Anna's second round to one of a newer version, with her places on its boards.
  private func renew(_ change: String) throws -> LeaderboardKey {
    let quiz = change.hasPrefix("content") ? ", game = 'movie-quiz'" : ""
    try scratch.edit("UPDATE round SET points = 99999, \(change)\(quiz) WHERE id = 2")
    let record = try #require(try store.storedRound(RoundID(2))).record
    let board = LeaderboardKey(game: record.transcript.game, setup: record.transcript.setup)
    try scratch.edit("DELETE FROM standing WHERE round_id = 2")
    for key in [board, LeaderboardKey(game: board.game)].map(Standings.key) {
      try scratch.edit("INSERT INTO standing VALUES (\(anna.id.rawValue), '\(key)', 99999, 2)")
    }
    return board
  }

  private func places() throws -> [String] {
    try store.withoutTransaction { db in
      try db.all(
        "SELECT board, points FROM standing WHERE round_id = 2 ORDER BY board"
      ) { "\($0.text("board")) \($0.integer("points"))" }
    }
  }

  @Test("its places survive every reading and writing of an older program", arguments: games)
  func kept(_ change: String) throws {
    let board = try renew(change)
    let before = try places()
    try #require(before.count == 2)
    for key in [board, LeaderboardKey(game: board.game), .easy, .pairs] {
      let page = try store.page(of: key, for: anna.id, limit: 10)
      #expect(page.top.allSatisfy { $0.round.id != RoundID(2) })
      _ = try store.best(of: anna.id, on: key)
      _ = try store.players(PlayersRequest(order: .points(board.game)))
    }
    // A worse round of the same game and setup, and its deletion.
    if board.setup == "easy" { try store.play(seed: 5, pace: 2600, by: anna) }
    try store.delete(RoundID(1), by: anna.id)
    #expect(try places() == before)
    let flaws = try DatabaseCheck(of: store).run { _, _ in }.flaws
    #expect(!flaws.contains { $0.isOfPlaces })
  }

  @Test("the page shows verifiable players and counts the rest")
  func counted() throws {
    let board = try renew("revision = 2")
    for _ in 1...2 {
      let page = try store.page(of: board, for: anna.id, limit: 10)
      #expect(page.top.map(\.player) == [berta.id] && page.top.map(\.rank) == [2])
      #expect(page.unknown == 1 && page.players == 2)
    }
    #expect(try store.page(of: .easy, for: nil, limit: 10).unknown == 1)
    #expect(try scratch.store(access: .readOnly).page(of: board, for: nil, limit: 10).unknown == 1)
  }

  /// Adds players whose best round is one of a newer version with these points.
  private func addPlayers(_ count: Int, points: Int) throws {
    let numbers = """
      WITH RECURSIVE number(n) AS (SELECT 1001 UNION ALL SELECT n + 1 FROM number
        WHERE n < \(1000 + count))
      """
    try scratch.edit(
      """
      \(numbers) INSERT INTO player(id, name, name_key, email, email_key, hash, registered_at)
        SELECT n, 'P' || n, 'p' || n, 'p' || n, 'p' || n, 'none', 1 FROM number;
      \(numbers) INSERT INTO round(id, player_id, game, revision, setup, seed, moves, points,
          time_ms, figures, finished_at, digest, eligibility)
        SELECT n, n, game, 2, setup, seed, moves, \(points), time_ms, figures, finished_at, digest,
          eligibility FROM round, number WHERE id = 1;
      \(numbers) INSERT INTO standing SELECT n, 'pairs/easy', \(points), n FROM number;
      \(numbers) INSERT INTO standing SELECT n, 'pairs', \(points), n FROM number;
      """)
  }

  /// Returns the ranks of a player on both boards wherever they are shown.
  private func ranks(of player: Player, in store: Store) throws -> [Int] {
    var ranks: [Int] = []
    for board in [LeaderboardKey.easy, .pairs] {
      for limit in [10, 1] {
        let page = try store.page(of: board, for: player.id, limit: limit)
        ranks += (page.top + page.around).filter { $0.player == player.id }.map(\.rank)
      }
    }
    let card = try store.card(of: player.id)
    let request = PlayersRequest(order: .points(PairsGame.id), limit: 1000)
    let row = try store.players(request).rows.first { $0.id == player.id }
    return ranks + (card.row.bests + card.bests + (row?.bests ?? [])).map(\.rank)
  }

  @Test(
    "ranks and the number of players are the same everywhere, whatever the number of such rounds",
    arguments: [(5, true), (741, true), (300, false)])
  func many(count: Int, isOnTop: Bool) throws {
    let own = try #require(try store.best(of: berta.id, on: .easy)).result.points
    try addPlayers(count, points: isOnTop ? 90_000 : own + 1)
    let expected = [anna: isOnTop ? count + 1 : 1, berta: count + 2]
    for access in [StoreAccess.readWrite, .readOnly] {
      let store = try scratch.store(access: access)
      for (player, rank) in expected {
        let found = try ranks(of: player, in: store)
        #expect(found.count >= 6 && Set(found) == [rank], "\(player.name): \(found)")
      }
      let page = try store.page(of: .easy, for: nil, limit: 10)
      #expect(page.top.map(\.player) == [anna.id, berta.id])
      #expect(page.players == count + 2 && page.unknown == count)
    }
    let outcome = try store.play(seed: 9, pace: 2900, by: berta)
    #expect(outcome.rank == count + 2 && outcome.players == count + 2)
    let places = "standing WHERE player_id > 1000"
    #expect(try scratch.count(in: places) == 2 * count)
  }

  @Test("the list ends after many such rounds, but not the player's own rank")
  func endOfReading() throws {
    try addPlayers(300, points: 90_000)
    try store.withoutTransaction { db in db.verifier.mostUnknown = 100 }
    let page = try store.page(of: .easy, for: berta.id, limit: 10)
    #expect(page.top.isEmpty && page.around.map(\.rank) == [301, 302] && page.players == 302)
  }

  @Test("it is neither verified nor failed in any check")
  func apart() throws {
    _ = try renew("revision = 2")
    var verdicts: [RoundVerdict] = []
    try store.visitRounds { verdicts.append($0.verdict) }
    #expect(verdicts[1] == .unknown(.unknownRevision(2)))
    #expect(verdicts.count { if case .verified = $0 { true } else { false } } == 2)
    let census = try store.census(replaying: 10)
    #expect(census == Census(kept: 3, replayed: 3, verified: 2, unknown: 1))
    let checked = try DatabaseCheck(of: store).run { _, _ in }
    #expect(checked.unknown == 1 && checked.flaws.isEmpty)
    let rows = try store.rounds(of: anna.id, on: .easy, before: nil, limit: 9).rows
    #expect(throws: RoundError.replay(.unknownRevision(2))) {
      try rows.first?.round.get()
    }
  }

  @Test("a copy by an older program carries its places", arguments: games)
  func copied(_ change: String) throws {
    _ = try renew(change)
    let other = try Scratch()
    let target = try other.store()
    let outcome = try DatabaseCopy(from: store, to: target).run { _, _ in }
    #expect(outcome.unknown == 1 && outcome.falseRounds.isEmpty)
    #expect(try other.count(in: "standing WHERE round_id = 2 AND points = 99999") == 2)
    #expect(try DatabaseCheck(of: target).run { _, _ in }.flaws.isEmpty)
  }

  @Test("a daily board keeps it too")
  func daily() throws {
    let daily = try #require(Daily(on: Daily.today(at: .start), game: PairsGame.id, setup: "easy"))
    for (player, program) in [(anna, "1:1"), (berta, "2:2")] {
      _ = try store.beginDaily(of: .easy, by: player.id, as: ProgressID(program), at: .start)
    }
    let round = try store.play(seed: daily.seed, pace: 900, by: anna).round.id.rawValue
    let place = try store.play(seed: daily.seed, pace: 1500, by: berta).daily
    #expect(place?.rank == 2 && place?.players == 2)
    try scratch.edit("UPDATE round SET revision = 2 WHERE id = \(round)")
    for access in [StoreAccess.readWrite, .readOnly] {
      let store = try scratch.store(access: access)
      for limit in [10, 0] {
        let page = try store.dailyPage(of: .easy, for: berta.id, limit: limit, at: .start)
        let own = page.row(of: berta.id)
        #expect(own?.rank == 2 && page.players == 2 && page.top.allSatisfy { $0.rank == 2 })
        #expect(page.unknown == (limit > 0 ? 1 : 0))
      }
    }
    #expect(try scratch.count(in: "daily WHERE points IS NOT NULL") == 2)
  }

  @Test("a round of an unknown eligibility is unknown too, unless its replay refutes it")
  func eligibility() throws {
    let places = try places()
    try scratch.edit("UPDATE round SET eligibility = 'team' WHERE id = 2")
    for place in places {
      let parts = place.split(separator: " ")
      try scratch.edit(
        "INSERT INTO standing VALUES (\(anna.id.rawValue), '\(parts[0])', \(parts[1]), 2)")
    }
    for _ in 1...2 {
      let page = try store.page(of: .easy, for: anna.id, limit: 10)
      #expect(page.top.map(\.player) == [berta.id] && page.unknown == 1)
    }
    #expect(try self.places() == places)
    let checked = try DatabaseCheck(of: store).run { _, _ in }
    #expect(checked.unknown == 1 && checked.flaws.isEmpty)
    let other = try Scratch()
    let outcome = try DatabaseCopy(from: store, to: other.store()).run { _, _ in }
    #expect(outcome.unknown == 1 && outcome.falseRounds.isEmpty)
    #expect(try other.count(in: "round WHERE eligibility = 'team'") == 1)
    try scratch.edit("UPDATE round SET points = points + 1 WHERE id = 2")
    #expect(try DatabaseCheck(of: store).run { _, _ in }.unknown == 0)
  }

  @Test("a round that this version can refute is false, even with a place")
  func refuted() throws {
    for change in ["revision = 0", "eligibility = 'own', revision = 2", "revision = -7"] {
      try scratch.edit("UPDATE round SET \(change) WHERE id = 2")
      let page = try store.page(of: .easy, for: nil, limit: 10)
      #expect(page.unknown == 0 && !page.top.map(\.round.id).contains(RoundID(2)), "\(change)")
      #expect(try scratch.count(in: "standing WHERE round_id = 2") == 0)
    }
  }
}

extension StoreInconsistency {
  fileprivate var isOfPlaces: Bool {
    switch self {
    case .place, .placesOfUnknownPlayers, .ranks: true
    default: false
    }
  }
}
