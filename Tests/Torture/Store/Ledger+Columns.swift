import CSQLite

extension Ledger {
  /// Returns the points of every stored round.
  static func points(in directory: String) -> [Int] {
    texts("SELECT points FROM round", in: directory).compactMap { Int($0) }
  }

  /// Returns the moves of every unfinished game.
  static func progress(in directory: String) -> [String] {
    texts("SELECT moves FROM progress", in: directory)
  }

  /// Returns the first column of every row.
  private static func texts(_ query: String, in directory: String) -> [String] {
    var database: OpaquePointer?
    var statement: OpaquePointer?
    defer {
      sqlite3_finalize(statement)
      sqlite3_close(database)
    }
    guard sqlite3_open(directory + "/flipside.db", &database) == SQLITE_OK,
      sqlite3_prepare_v2(database, query, -1, &statement, nil) == SQLITE_OK
    else { return [] }
    var texts: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      texts.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
    }
    return texts
  }
}
