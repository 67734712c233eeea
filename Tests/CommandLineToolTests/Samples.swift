@testable import CommandLineTool
@testable import GameCore

/// Finished games, created by playing them, and a store that contains what a test adds.
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
    _ record: ReplayRecord, id: Int = 1, name: String? = "Anna", at date: Timestamp = date,
    digest: [UInt8]? = nil
  ) -> StoredRound {
    StoredRound(
      id: RoundID(id), player: PlayerID(1), playerName: name, record: record, finishedAt: date,
      digest: digest)
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

struct FakeStore: RoundReader {
  var rounds: [StoredRound] = []
  var top: [LeaderboardEntry] = []
  var unknown = 0
  var flaws: [StoreInconsistency] = []

  func page(
    of board: LeaderboardKey, for _: PlayerID?, limit: Int
  ) -> LeaderboardPage {
    let rows = top.filter { board.setup == nil || $0.round.board == board }
    return LeaderboardPage(
      board: board, top: Array(rows.prefix(limit)), around: [], players: rows.count,
      unknown: unknown)
  }

  func storedRound(_ id: RoundID) -> StoredRound? {
    rounds.first { $0.id == id }
  }

  func visitRounds(_ visit: (StoredRound) -> Void) {
    rounds.forEach(visit)
  }

  func dailyFlaws() -> [StoreInconsistency] { flaws }
}

/// Runs a command line with a store and returns its output; nil if it starts the game.
func run(
  _ arguments: String..., store: FakeStore? = FakeStore(), environment: [String: String] = [:]
) throws -> Report? {
  let variables = ["HOME": "/home/anna"].merging(environment) { $1 }
  return try run(arguments, variables) { $0.openLeaderboards = { _, _ in store } }
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
