import CPostgres
import GameCore

/// PostgreSQL's client library, loaded when it is first needed.
enum PostgresLibrary {
  private static let isThere = flipside_pq_load()

  /// Loads it, unless it is; before that none of its functions may be called.
  static func load() throws(StoreFault) {
    guard isThere else { throw .noLibrary(package: "libpq5") }
  }
}
