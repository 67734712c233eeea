import SystemStrings

@testable import CommandLineTool
@testable import GameCore

/// Finished games, created by playing them, and stores that contain them.
enum Samples {
  /// Returns a finished easy board, on which every pair was found by trying places in order.
  static func record(seed: UInt64 = 7, eligibility: Eligibility = .ranked) throws -> ReplayRecord {
    var round = Round<PairsGame>(.easy, seed: seed, eligibility: eligibility)
    var clock = 0
    for first in 0..<PairsLevel.easy.cards {
      for second in (first + 1)..<PairsLevel.easy.cards {
        guard case .faceDown = round.state.card(at: first) else { break }
        guard case .faceDown = round.state.card(at: second) else { continue }
        for place in [first, second] {
          clock += 700
          try round.play(.flip(place), at: Elapsed(milliseconds: clock))
        }
        clock += 1100
        round.advance(to: Elapsed(milliseconds: clock))
      }
    }
    guard let record = round.record else { throw Unfinished() }
    return record
  }

  /// Returns the record with other points than those of the game.
  static func forged() throws -> ReplayRecord {
    let record = try record()
    return ReplayRecord(
      transcript: record.transcript,
      claimed: RoundResult(
        points: record.claimed.points + 1, time: record.claimed.time,
        figures: record.claimed.figures))
  }

  /// 2026-11-21 01:50:05.123 UTC.
  static let date = Timestamp(milliseconds: 1_795_225_805_123)

  static func stored(
    _ record: ReplayRecord, id: Int = 1, of player: Int = 1, name: String? = "Anna",
    digest: [UInt8]? = nil
  ) -> StoredRound {
    StoredRound(
      id: RoundID(id), player: PlayerID(player), playerName: name, record: record,
      finishedAt: date, digest: digest ?? record.transcript.digest, unknownEligibility: nil)
  }

  /// Returns a record by a ruleset that only a later version knows.
  static func newer() throws -> ReplayRecord {
    let (played, claimed) = try { ($0.transcript, $0.claimed) }(record())
    let transcript = Transcript(
      game: played.game, revision: 99, setup: played.setup, seed: played.seed,
      eligibility: .ranked, moves: played.moves)
    return ReplayRecord(transcript: transcript, claimed: claimed)
  }

  struct Unfinished: Error {}
}

extension Samples {
  /// Returns a store in memory with these rounds as they are, true or false. Those of players with
  /// a name have a player, and those that only a newer version can verify have the places that it
  /// gave them.
  static func store(_ rounds: [StoredRound] = []) throws -> Store {
    let location = SQLiteLocation(directory: "/nowhere", guest: "1")
    let store = try Store(location, patience: 0, memory: "samples-\(RandomBits.draw())") { _ in
      false
    }
    try store.withoutTransaction { db in
      _ = try db.run("PRAGMA foreign_keys = OFF")
      for round in rounds { try insert(round, in: db) }
    }
    return store
  }

  private static func insert(_ round: StoredRound, in db: Connection) throws {
    let (id, transcript, result) = (round.id, round.record.transcript, round.record.claimed)
    if let name = round.playerName, try !db.exists(round.player) {
      let row: SQL.Fields = [
        "id": round.player, "name": name, "name_key": name, "email": name, "email_key": name,
        "hash": "none", "registered_at": date,
      ]
      try db.run(.insert(row, into: "player"))
    }
    let row: SQL.Fields = [
      "id": id, "player_id": round.player, "game": transcript.game,
      "revision": transcript.revision, "setup": transcript.setup, "seed": transcript.seed,
      "moves": transcript.moves, "points": result.points, "time_ms": result.time,
      "figures": result.figures.description, "finished_at": round.finishedAt,
      "digest": round.digest, "eligibility": transcript.eligibility, "content": transcript.content,
    ]
    try db.run(.insert(row, into: "round"))
    guard case .unknown = round.verdict else { return }
    let position = BoardPosition(points: result.points, round: id)
    for board in [round.board, LeaderboardKey(game: transcript.game)] {
      try db.standings.put(round.player, on: Standings.key(of: board), at: position)
    }
  }
}

/// Runs a command line with a store and returns its output; nil if it starts the game.
func run(
  _ arguments: String..., store: Store? = nil, environment: [String: String] = [:]
) throws -> Report? {
  let variables = ["HOME": "/home/anna"].merging(environment) { $1 }
  return try run(arguments, variables) { $0.openStore = { _, _ in store } }
}

/// Runs a command line with what `prepare` provides.
func run(
  _ arguments: [String], _ environment: [String: String] = ["HOME": "/home/anna"],
  with prepare: (inout CommandContext) -> Void
) throws -> Report? {
  var context = CommandContext(try Invocation(arguments: arguments, environment: environment))
  context.clock = { Samples.date }
  prepare(&context)
  guard case .report(let report) = context.run() else { return nil }
  return report
}
