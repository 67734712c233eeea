import CSQLite
import GameCore
import Glibc

/// What a player was shown as saved, and the check that all of it is still there.
struct Ledger {
  private(set) var rounds: [VerifiedRound] = []

  mutating func note(_ round: VerifiedRound) {
    rounds.append(round)
  }

  /// What is wrong with the store in `directory` after whatever happened to it; empty if nothing.
  func complaints(about directory: String) -> [String] {
    guard let store = try? SQLiteStore(Scratch.place(directory), isRunning: { _ in false }) else {
      return ["the store does not open any more"]
    }
    var complaints = Self.integrity(of: directory)
    var found: [ReplayRecord: Int] = [:]
    do throws(StoreFault) {
      try store.visitRounds { stored in
        found[stored.record, default: 0] += 1
        if (try? Catalog.verify(stored.record)) == nil {
          complaints.append("round \(stored.id.rawValue) does not verify")
        }
      }
      for level in PairsLevel.allCases {
        let board = Board(game: PairsGame.id, setup: level.description)
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

  /// What SQLite itself says of the file.
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

/// Directories that live as long as one experiment.
enum Scratch {
  /// The names in a directory.
  static func names(in directory: String) -> [String] {
    guard let list = opendir(directory) else { return [] }
    defer { closedir(list) }
    var names: [String] = []
    while let entry = readdir(list) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.filter { $0 != "." && $0 != ".." }
  }

  /// Removes a directory with all that is in it.
  private static func remove(_ directory: String) {
    for name in names(in: directory) where unlink("\(directory)/\(name)") != 0 {
      remove("\(directory)/\(name)")
    }
    rmdir(directory)
  }

  static func place(_ directory: String) -> SQLiteStore.Place {
    SQLiteStore.Place(directory: directory, guest: "torture")
  }

  /// Gives `body` a new directory and removes it afterwards, unless `body` complains: then it stays
  /// to be looked at.
  static func directory(_ body: (String) throws -> [String]) rethrows -> [String] {
    var template = Array("/tmp/flipside-torture-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return ["no directory can be made in /tmp"] }
    let name = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    let complaints = try body(name)
    guard complaints.isEmpty else { return complaints.map { "\($0) (\(name))" } }
    remove(name)
    return []
  }
}
