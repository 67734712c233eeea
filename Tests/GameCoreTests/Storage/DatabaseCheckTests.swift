import Bots
import Testing

@testable import GameCore

@Suite("A database is compared with its records", .everyEngine)
struct DatabaseCheckTests {
  let scratch: Scratch
  let store: Store
  let anna: Player

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    anna = try store.player("Anna")
    let berta = try store.player("Berta")
    for seed in 1...3 { try store.play(seed: UInt64(seed), pace: 1500 + seed * 100, by: anna) }
    try store.play(.hard, pace: 2500, by: berta)
    _ = try store.keepAvatar(try #require(AvatarPicture([1, 2, 3])), of: anna.id)
    let daily = try #require(Daily(on: Daily.today(at: .start), game: PairsGame.id, setup: "easy"))
    let board = LeaderboardKey(game: daily.game, setup: daily.setup)
    _ = try store.beginDaily(of: board, by: anna.id, as: ProgressID("1:1"), at: .start)
    try store.play(seed: daily.seed, pace: 2000, by: anna)
  }

  private func check() throws -> CheckOutcome {
    try DatabaseCheck(of: scratch.store(access: .readOnly)).run { _, _ in }
  }

  @Test("nothing is reported if nothing is wrong, and everything is counted")
  func sound() throws {
    var told: [Int] = []
    let outcome = try DatabaseCheck(of: scratch.store(access: .readOnly)).run { done, total in
      told.append(done)
      #expect(total == 5)
    }
    #expect(outcome.flaws.isEmpty)
    #expect(outcome.players == 2 && outcome.rounds == 5)
    #expect(told.first == 0 && told.last == 5)
    // What a player deletes is not a flaw, not even the round of a daily board.
    try store.visitRounds { _ in }
    var rounds: [RoundID] = []
    try store.visitRounds { if $0.player == anna.id { rounds.append($0.id) } }
    for round in rounds { try store.delete(round, by: anna.id) }
    #expect(try check().flaws.isEmpty)
  }

  @Test("each modification by hand is found and named")
  func changed() throws {
    let first = try #require(try firstRound())
    // The last statement of each reverts the change.
    let changes: [(String, String, Set<StoreInconsistency>)] = [
      (
        "UPDATE standing SET points = points + 1 WHERE board = 'pairs/hard'",
        "UPDATE standing SET points = points - 1 WHERE board = 'pairs/hard'",
        [.place(player: "Berta", board: "pairs/hard")]
      ),
      (
        "UPDATE tally SET players = players + 1 WHERE board = 'pairs' AND shift = 0",
        "UPDATE tally SET players = players - 1 WHERE board = 'pairs' AND shift = 0",
        [.ranks(board: "pairs")]
      ),
      (
        "UPDATE tally SET players = players + 1 WHERE board = 'pairs' AND shift = 7;"
          + "INSERT INTO tally(board, shift, points, part, players)"
          + " SELECT board, shift, points, part + 16, -1 FROM tally"
          + " WHERE board = 'pairs' AND shift = 7",
        "DELETE FROM tally WHERE part > 15;"
          + "UPDATE tally SET players = players - 1 WHERE board = 'pairs' AND shift = 7",
        [.ranks(board: "pairs")]
      ),
      (
        "UPDATE player SET last_played = 5 WHERE name = 'Berta'",
        "UPDATE player SET last_played = (SELECT max(finished_at) FROM round)"
          + " WHERE name = 'Berta'",
        [.lastPlayed(player: "Berta")]
      ),
      (
        "UPDATE name_look SET look = look || 'x' WHERE player_id = \(anna.id.rawValue)",
        "UPDATE name_look SET look = substr(look, 1, length(look) - 1)"
          + " WHERE player_id = \(anna.id.rawValue)",
        [.looks(player: "Anna")]
      ),
      (
        "UPDATE daily SET points = points + 1", "UPDATE daily SET points = points - 1",
        [.daily(player: "Anna", Daily.today(at: .start))]
      ),
      (
        "UPDATE round SET digest = substr(digest, 2) WHERE id = \(first)", "",
        [.falseRound(RoundID(first))]
      ),
    ]
    for (change, undone, flaws) in changes {
      _ = try scratch.edit(change)
      #expect(flaws.isSubset(of: Set(try check().flaws)), "\(change)")
      _ = undone.isEmpty ? 0 : try scratch.edit(undone)
    }
    let left = Set(try check().flaws)
    #expect(left.contains(.falseRound(RoundID(first))))
    #expect(!left.contains(.looks(player: "Anna")))
  }

  @Test(
    "a key that does not follow from the name or the address is found",
    arguments: ["name_key = 'anne'", "email_key = 'anne@example.org'", "name = 'Anne'"])
  func keys(_ change: String) throws {
    _ = try scratch.edit("UPDATE player SET \(change) WHERE name = 'Anna'")
    let name = change.hasPrefix("name =") ? "Anne" : "Anna"
    #expect(try check().flaws.contains(.keys(player: name)))
  }

  @Test("a round improved by hand is found, whatever the boards contain")
  func forged() throws {
    let first = try #require(try firstRound())
    _ = try scratch.edit("UPDATE round SET points = 99999 WHERE id = \(first)")
    _ = try scratch.edit(
      "UPDATE standing SET points = 99999, round_id = \(first)"
        + " WHERE player_id = \(anna.id.rawValue)")
    let flaws = Set(try check().flaws)
    #expect(flaws.contains(.falseRound(RoundID(first))))
    #expect(flaws.contains(.place(player: "Anna", board: "pairs/easy")))
    #expect(flaws.contains(.place(player: "Anna", board: "pairs")))
    #expect(!flaws.contains(.ranks(board: "pairs/easy")))
  }

  @Test(
    "verify, the check, a copy and the leaderboard agree on which rounds are valid",
    arguments: [
      "digest = substr(digest, 2)", "points = points + 1", "seed = 77", "revision = 0",
      "eligibility = 'own'", "figures = ''", "note = 'no harm'", "revision = 2",
      "eligibility = 'team'",
    ])
  func oneAnswer(_ change: String) throws {
    let first = RoundID(try #require(try firstRound()))
    _ = try scratch.edit("UPDATE round SET \(change) WHERE id = \(first.rawValue)")
    var failed: [RoundID] = []
    var verdict: RoundVerdict?
    try store.visitRounds { stored in
      if stored.id == first { verdict = stored.verdict }
      if case .failed = stored.verdict { failed.append(stored.id) }
    }
    let flaws = try check().flaws.compactMap {
      if case .falseRound(let id) = $0 { id } else { nil }
    }
    #expect(flaws == failed)
    let other = try Scratch()
    #expect(try DatabaseCopy(from: store, to: other.store()).run { _, _ in }.falseRounds == failed)
    let rows = try store.rounds(of: anna.id, on: .easy, before: nil, limit: 10).rows
    let isListed = rows.contains { $0.id == first && $0.verified != nil }
    if case .verified = verdict { #expect(isListed) } else { #expect(!isListed) }
    let census = try store.census(replaying: 10)
    #expect(census.replayed - census.verified - census.unknown == failed.count)
  }

  @Test("rows without a player are found")
  func ownerless() throws {
    _ = try scratch.edit(
      "PRAGMA foreign_keys = OFF; DELETE FROM player WHERE id = \(anna.id.rawValue)")
    let flaws = try check().flaws
    #expect(flaws.count { if case .roundOfUnknownPlayer = $0 { true } else { false } } == 4)
    #expect(flaws.contains(.placesOfUnknownPlayers(board: "pairs/easy")))
  }

  private func firstRound() throws -> Int? {
    var first: Int?
    try store.visitRounds { if $0.player == anna.id, first == nil { first = $0.id.rawValue } }
    return first
  }
}
