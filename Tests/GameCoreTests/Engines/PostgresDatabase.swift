import CPostgres
import Fixtures
import Glibc
import Synchronization
import SystemStrings
import Testing

@testable import GameCore
@testable import PostgresStore

/// A separate database for a test on the tests' server.
final class PostgresDatabase: TestDatabase {
  private let path: String
  let name: String
  private let server: PostgresServer
  /// The connection for statements of the tests. It is kept, because a new one costs the server as
  /// much as many statements.
  private let kept = Mutex<PGConnection?>(nil)

  init(path: String) throws {
    self.path = path
    let server = try #require(Self.server, "PostgreSQL cannot be started: see its package")
    self.server = server
    let number = Self.count.add(1, ordering: .relaxed).newValue
    let name = "t\(number)"
    self.name = name
    try Self.administration.withLock { administration in
      let wire = try administration.wire ?? Self.wire(to: "postgres", on: server)
      administration.wire = wire
      if administration.released.count > 8 {
        let oldest = administration.released.removeFirst()
        try wire.script("DROP DATABASE \(oldest) WITH (FORCE)")
      }
      // Copied as files, which takes a tenth of the time without durability.
      try wire.script("CREATE DATABASE \(name) TEMPLATE table_of_tests STRATEGY FILE_COPY")
    }
  }

  deinit {
    Self.administration.withLock { $0.released.append(name) }
  }

  /// The connection that creates and drops databases, one after the other.
  private struct Administration {
    var wire: PGConnection?
    /// The databases to drop, oldest first. They are not dropped at once, because the server waits
    /// a tenth of a second if a connection to one has not ended yet.
    var released: [String] = []
  }

  private static let administration = Mutex(Administration())
  private static let count = Atomic(0)
  /// The server for all tests of the program, with a template database without rows.
  private static let server: PostgresServer? = {
    guard let server = PostgresServer(), server.waitUntilReady(),
      let wire = try? PostgresDatabase.wire(to: "postgres", on: server),
      (try? wire.script("CREATE DATABASE table_of_tests")) != nil,
      let made = try? PostgresDatabase.wire(to: "table_of_tests", on: server),
      (try? PostgresSchema.check(made, access: .readWrite)) != nil,
      (try? made.script("CREATE SEQUENCE player_number; CREATE SEQUENCE round_number")) != nil
    else { return nil }
    return server
  }()

  private static func wire(to database: String, on server: PostgresServer) throws -> PGConnection {
    let wire = try PGConnection(to: [("dbname", server.address(of: database))], patience: 30_000)
    try wire.script("SET search_path = flipside")
    return wire
  }

  func store(
    access: StoreAccess, guest: String, patience: Int, running: Set<String>
  ) throws(StoreError) -> Store {
    var place = PostgresLocation(
      address: try PostgresAddress(SystemString(server.address(of: name))), guest: guest,
      directory: SystemString(path), access: access
    ) { running.contains($0.rawValue) }
    place.patience = patience
    place.numbering = .inOrder
    return try .postgres(place)
  }

  /// Returns the place as programs use it, with numbers by time.
  func place() throws(StoreError) -> PostgresLocation {
    let address = try PostgresAddress(SystemString(server.address(of: name)))
    return PostgresLocation(
      address: address, guest: "host/1000",
      directory: SystemString(path)
    ) { _ in false }
  }

  /// Opens a connection that bypasses the store's checks.
  func wire() throws -> PGConnection {
    try Self.wire(to: name, on: server)
  }

  /// The directory of the server's socket.
  var directory: String { server.directory }

  func edit(_ sql: String, asProgram: Bool = true) throws -> Int {
    // SQL of the tests is written in SQLite's dialect.
    let words = sql.split(separator: "char(", omittingEmptySubsequences: false)
      .joined(separator: "chr(")
      .split(separator: "PRAGMA foreign_keys = OFF", omittingEmptySubsequences: false)
      .joined(separator: "SET session_replication_role = replica")
    let places = asProgram ? "SET flipside.places = on; " : ""
    return try script(places + words).changed
  }

  func number(_ sql: String) throws -> Int {
    try #require(try script(sql).number)
  }

  /// Returns the first text of a query.
  func text(_ sql: String) throws -> String {
    try #require(try script(sql).text)
  }

  /// Runs SQL on a connection with the settings of a new one.
  private func script(_ sql: String) throws -> (number: Int?, text: String?, changed: Int) {
    try kept.withLock { kept in
      let wire: PGConnection
      if let open = kept, (try? open.script("RESET ALL; SET search_path = flipside")) != nil {
        wire = open
      } else {
        wire = try Self.wire(to: name, on: server)
      }
      kept = wire
      let answer = try wire.script(sql)
      return (answer?.number, answer?.text, answer?.changed ?? 0)
    }
  }

  func holds(_ text: String) throws -> Bool {
    let tables = [
      "player", "name_look", "session", "throttle", "recovery", "setting", "progress", "round",
      "profile", "privacy", "picture", "album", "standing", "tally",
    ]
    let counts = tables.map { table in
      "(SELECT count(*) FROM \(table) t WHERE position('\(text)' IN t::text) > 0)"
    }
    return try number("SELECT \(counts.joined(separator: " + "))") > 0
  }
}

extension Scratch {
  /// Returns a place on a server, with this directory as the home of its players.
  func place(at text: String, patience: Int = 8000, echo: Int = 0) throws -> PostgresLocation {
    let address = try PostgresAddress(SystemString(text))
    var place = PostgresLocation(
      address: address, guest: "h/1", directory: SystemString(path)
    ) { _ in false }
    place.patience = patience
    place.echo = echo
    return place
  }
}

extension Answer {
  /// The text in the first column of the first row.
  fileprivate var text: String? {
    rows > 0 ? String(cString: flipside_pq_value(result, 0, 0)) : nil
  }
}
