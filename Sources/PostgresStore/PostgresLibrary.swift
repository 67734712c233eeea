import CPostgres

/// PostgreSQL's client library, loaded when it is first asked for.
enum PostgresLibrary {
  static let isThere = flipside_pq_load()
}
