import Bots
import CSQLite
import Glibc
import Testing

@testable import GameCore

/// A directory of a test's own, gone when the test is.
final class Scratch: Sendable {
  private let parent: String
  /// Where the data are to lie; nothing is there before a store makes it.
  let path: String

  init() throws {
    var template = Array("/tmp/flipside-tests-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    parent = String(cString: made)
    path = parent + "/data"
  }

  deinit {
    for name in ["flipside.db", "flipside.db-wal", "flipside.db-shm", "flipside.db-journal"] {
      unlink("\(path)/\(name)")
    }
    for name in pictures { unlink("\(path)/avatars/\(name)") }
    rmdir("\(path)/avatars")
    rmdir(path)
    rmdir(parent)
  }

  var database: String { "\(path)/flipside.db" }

  /// The names of the files in the directory of players' own pictures.
  var pictures: [String] {
    guard let directory = opendir("\(path)/avatars") else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  func store(
    access: SQLiteStore.Access = .readWrite, guest: String = "1000", patience: Int = 15_000,
    running: Set<String> = []
  ) throws -> SQLiteStore {
    try SQLiteStore(
      SQLiteStore.Place(directory: path, guest: guest, access: access), patience: patience
    ) { running.contains($0.rawValue) }
  }

  /// Puts `bytes` where the database belongs.
  func write(_ bytes: [UInt8]) throws {
    mkdir(path, 0o700)
    let file = try #require(fopen(database, "w"))
    defer { fclose(file) }
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }

  func bytes() throws -> [UInt8] {
    let file = try #require(fopen(database, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer.prefix(count)
    }
    return bytes
  }

  /// Does by hand what no program of Flipside would. Gives the number of rows it changed.
  @discardableResult
  func edit(_ sql: String) throws -> Int {
    var database: OpaquePointer?
    try #require(sqlite3_open(self.database, &database) == SQLITE_OK)
    defer { sqlite3_close(database) }
    sqlite3_busy_timeout(database, 5000)
    let code = sqlite3_exec(database, sql, nil, nil, nil)
    try #require(code == SQLITE_OK, "\(String(cString: sqlite3_errmsg(database)))")
    return Int(sqlite3_total_changes64(database))
  }
}

extension Timestamp {
  static let start = Timestamp(milliseconds: 1_790_000_000_000)

  func after(_ milliseconds: Int) -> Timestamp {
    Timestamp(milliseconds: self.milliseconds + milliseconds)
  }
}

extension SQLiteStore {
  func player(_ name: String) throws -> Player {
    try add(
      NewAccount(
        name: PlayerName(name), email: Email("\(name.filter { $0 != " " })@example.org"),
        hash: PasswordHash(phc: "none")),
      at: .start)
  }

  /// Records a board played at a pace of so many milliseconds a flip: the slower the fewer points.
  @discardableResult
  func play(
    _ level: PairsLevel = .easy, seed: UInt64 = 1, pace: Int, by player: Player
  ) throws -> RecordOutcome {
    let round = try VerifiedRound.expertly(
      level, seed: seed, pace: .steady(Elapsed(milliseconds: pace)))
    return try record(round, by: player.id, at: .start)
  }
}

extension LeaderboardKey {
  static let pairs = LeaderboardKey(game: PairsGame.id)
  static let easy = LeaderboardKey(game: PairsGame.id, setup: "easy")
}

extension Scratch {
  /// Makes an empty database of an earlier version.
  func prepare(version: Int) throws {
    mkdir(path, 0o700)
    for migration in Schema.migrations.prefix(version) { try edit(migration.sql.description) }
  }
}

extension Scratch {
  func count(in table: String) throws -> Int {
    var database: OpaquePointer?
    try #require(sqlite3_open(self.database, &database) == SQLITE_OK)
    defer { sqlite3_close(database) }
    var prepared: OpaquePointer?
    let sql = "SELECT count(*) FROM \(table)"
    try #require(sqlite3_prepare_v2(database, sql, -1, &prepared, nil) == SQLITE_OK)
    defer { sqlite3_finalize(prepared) }
    try #require(sqlite3_step(prepared) == SQLITE_ROW)
    return Int(sqlite3_column_int64(prepared, 0))
  }

  /// Whether `text` stands anywhere in the database file.
  func holds(_ text: String) throws -> Bool {
    try edit("PRAGMA wal_checkpoint(TRUNCATE)")
    let bytes = try bytes()
    let wanted = Array(text.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
  }
}
