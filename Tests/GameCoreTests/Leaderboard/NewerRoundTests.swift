import Bots
import Testing

@testable import GameCore

@Suite("Rounds of a newer version are kept, counted and not shown", .everyEngine)
struct NewerRoundTests {
  let scratch: Scratch
  let store: DatabaseStore
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
    try store.database.withoutTransaction { db in
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
      #expect(page.top.map(\.player) == [berta.id] && page.top.map(\.rank) == [1])
      #expect(page.unknown == 1 && page.players == 1)
    }
    #expect(try store.page(of: .easy, for: nil, limit: 10).unknown == 1)
    #expect(try scratch.store(access: .readOnly).page(of: board, for: nil, limit: 10).unknown == 1)
  }

  @Test("a board with many such rounds is read up to a limit")
  func many() throws {
    let numbers =
      "WITH RECURSIVE number(n) AS (SELECT 1001 UNION ALL SELECT n + 1 FROM number WHERE n < 1300)"
    try scratch.edit(
      """
      \(numbers) INSERT INTO player(id, name, name_key, email, email_key, hash, registered_at)
        SELECT n, 'P' || n, 'p' || n, 'p' || n, 'p' || n, 'none', 1 FROM number;
      \(numbers) INSERT INTO round(id, player_id, game, revision, setup, seed, moves, points,
          time_ms, figures, finished_at, digest, eligibility)
        SELECT n, n, game, 2, setup, seed, moves, 90000, time_ms, figures, finished_at, digest,
          eligibility FROM round, number WHERE id = 1;
      \(numbers) INSERT INTO standing SELECT n, 'pairs/easy', 90000, n FROM number;
      """)
    let page = try store.page(of: .easy, for: nil, limit: 10)
    #expect(page.unknown >= RowVerifier.mostUnknown && page.unknown < RowVerifier.mostUnknown + 10)
    let places = "standing WHERE board = 'pairs/easy' AND points = 90000"
    #expect(try scratch.count(in: places) == 300)
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
    guard case .unverifiable(let own) = try #require(rows.first) else {
      Issue.record("a round that cannot be verified is listed as valid")
      return
    }
    #expect(own.error.needsNewerVersion)
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
    _ = try store.beginDaily(of: .easy, by: anna.id, as: ProgressID("1:1"), at: .start)
    let round = try store.play(seed: daily.seed, pace: 900, by: anna).round.id.rawValue
    try scratch.edit("UPDATE round SET revision = 2 WHERE id = \(round)")
    for _ in 1...2 {
      let page = try store.dailyPage(of: .easy, for: anna.id, limit: 10, at: .start)
      #expect(page.top.isEmpty && page.players == 0 && page.unknown == 1)
    }
    #expect(try scratch.count(in: "daily WHERE points IS NOT NULL") == 1)
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
