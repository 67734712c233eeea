import CSQLite
import GameCore

/// The data that a player saw as saved, with a check that all of it still exists.
struct Ledger {
  private(set) var rounds: [VerifiedRound] = []

  mutating func note(_ round: VerifiedRound) {
    rounds.append(round)
  }

  /// Returns the faults of the store in `directory`; empty if there are none.
  func complaints(about directory: String) -> [String] {
    guard let store = try? Store.tortured(in: directory) else {
      return ["the store does not open any more"]
    }
    var complaints = Self.integrity(of: directory)
    var found: [ReplayRecord: Int] = [:]
    do throws(StoreError) {
      try store.visitRounds { stored in
        found[stored.record, default: 0] += 1
        if (try? Catalog.verify(stored.record)) == nil {
          complaints.append("round \(stored.id.rawValue) does not verify")
        }
      }
      for level in PairsLevel.allCases {
        let board = LeaderboardKey(game: PairsGame.id, setup: level.description)
        let page = try store.page(of: board, for: nil, limit: 10)
        let best = found.keys.filter { $0.transcript.setup == level.description }
          .map(\.claimed.points).max()
        if page.top.first?.round.result.points != best {
          complaints.append("the board of \(level) does not show its best round")
        }
      }
    } catch {
      complaints.append("reading fails: \(error)")
    }
    for round in rounds where found[round.record] == nil {
      complaints.append(
        "a round that was acknowledged is lost: seed \(round.record.transcript.seed)")
    }
    for (record, count) in found where count > 1 {
      complaints.append("seed \(record.transcript.seed) is there \(count) times")
    }
    return complaints
  }

  /// Returns SQLite's own check of the file.
  private static func integrity(of directory: String) -> [String] {
    var database: OpaquePointer?
    var statement: OpaquePointer?
    defer {
      sqlite3_finalize(statement)
      sqlite3_close(database)
    }
    guard sqlite3_open(directory + "/flipside.db", &database) == SQLITE_OK,
      sqlite3_prepare_v2(database, "PRAGMA integrity_check", -1, &statement, nil) == SQLITE_OK
    else { return ["the database cannot be checked"] }
    var complaints: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      let line = sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? ""
      if line != "ok" { complaints.append("integrity: \(line)") }
    }
    return complaints
  }
}
