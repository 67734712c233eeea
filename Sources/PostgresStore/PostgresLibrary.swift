import CPostgres
import GameCore

/// PostgreSQL's client library, loaded when it is first needed.
enum PostgresLibrary {
  private static let isLoaded = flipside_pq_load()

  /// Loads the library unless it is loaded. No other function of it may be called before.
  static func load() throws(StoreError) {
    guard isLoaded else { throw .noLibrary(package: "libpq5") }
  }
}
