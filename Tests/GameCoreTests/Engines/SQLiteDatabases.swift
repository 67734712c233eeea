import CSQLite
import Glibc
import SystemStrings
import Testing

@testable import GameCore

/// SQLite in a file of a data directory.
struct SQLiteFile: TestDatabase {
  let path: String

  func store(
    access: StoreAccess, guest: String, patience: Int, running: Set<String>
  ) throws(StoreError) -> Store {
    try Store(
      SQLiteLocation(directory: SystemString(path), guest: guest, access: access),
      patience: patience
    ) { running.contains($0.rawValue) }
  }

  func edit(_ sql: String, asProgram: Bool) throws -> Int {
    try ByHand("\(path)/flipside.db", asProgram: asProgram).edit(sql)
  }

  func number(_ sql: String) throws -> Int {
    try ByHand("\(path)/flipside.db").number(sql)
  }

  func holds(_ text: String) throws -> Bool {
    _ = try edit("PRAGMA wal_checkpoint(TRUNCATE)", asProgram: true)
    let file = try #require(fopen("\(path)/flipside.db", "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer.prefix(count)
    }
    return bytes.withUnsafeBytes { $0.holds(text) }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns whether these bytes contain those of `text`.
  fileprivate func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return true }
    var start = 0
    while let place = self[start...].firstIndex(of: first) {
      if self[place...].starts(with: wanted) { return true }
      start = place + 1
    }
    return false
  }
}

/// SQLite in the memory of the tests' program, as long as a connection is open.
final class SQLiteMemory: TestDatabase {
  private let path: String
  private let name: String
  private let holder: ByHand

  init(path: String) throws {
    self.path = path
    name = String(path.map { $0 == "/" ? "-" : $0 })
    holder = try ByHand("file:/\(name)?vfs=memdb")
  }

  func store(
    access: StoreAccess, guest: String, patience: Int, running: Set<String>
  ) throws(StoreError) -> Store {
    try Store(
      SQLiteLocation(directory: SystemString(path), guest: guest, access: access),
      patience: patience,
      memory: name
    ) { running.contains($0.rawValue) }
  }

  func edit(_ sql: String, asProgram: Bool) throws -> Int {
    try ByHand("file:/\(name)?vfs=memdb", asProgram: asProgram).edit(sql)
  }

  func number(_ sql: String) throws -> Int {
    try ByHand("file:/\(name)?vfs=memdb").number(sql)
  }

  func holds(_ text: String) -> Bool {
    var size: sqlite3_int64 = 0
    let start = sqlite3_serialize(holder.database, "main", &size, 0)
    defer { sqlite3_free(start) }
    return UnsafeRawBufferPointer(start: start, count: Int(size)).holds(text)
  }
}

/// A connection for modifications that no program of Flipside makes.
final class ByHand: @unchecked Sendable {
  struct MoveError: Error {
    let message: String
  }

  let database: OpaquePointer

  /// Opens it with or without the function by which Flipside's triggers recognize a program.
  init(_ name: String, asProgram: Bool = true) throws {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_URI
    let code = sqlite3_open_v2(name, &opened, flags, nil)
    database = try #require(opened)
    try #require(code == SQLITE_OK)
    sqlite3_busy_timeout(database, 5000)
    guard asProgram else { return }
    sqlite3_create_function_v2(
      database, "flipside_places", 0, SQLITE_UTF8, nil,
      { context, _, _ in sqlite3_result_int(context, 1) }, nil, nil, nil)
  }

  deinit {
    sqlite3_close(database)
  }

  func edit(_ sql: String) throws -> Int {
    guard sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else {
      throw MoveError(message: String(cString: sqlite3_errmsg(database)))
    }
    return Int(sqlite3_total_changes64(database))
  }

  func number(_ sql: String) throws -> Int {
    var prepared: OpaquePointer?
    try #require(sqlite3_prepare_v2(database, sql, -1, &prepared, nil) == SQLITE_OK)
    defer { sqlite3_finalize(prepared) }
    try #require(sqlite3_step(prepared) == SQLITE_ROW)
    return Int(sqlite3_column_int64(prepared, 0))
  }
}
