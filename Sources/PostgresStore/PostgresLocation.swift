public import GameCore
public import SystemStrings

/// The address of a database on a server, in libpq's form: `postgres://user@host:port/database`.
public struct PostgresAddress: Hashable, Sendable {
  /// The address, without a password and with its scheme in lower case, as libpq requires.
  public let text: String

  /// Returns whether `place` is an address rather than a directory.
  public static func matches(_ place: SystemString) -> Bool { scheme(of: place.text) != nil }

  /// Parses an address; throws `passwordInAddress` for a password, which other users could see.
  public init(_ place: SystemString) throws(StoreError) {
    guard let scheme = Self.scheme(of: place.text) else { throw .cannotOpen(path: place.text) }
    let rest = place.text.dropFirst(scheme.count)
    text = scheme + rest
    // Searches the whole text: libpq looks for an @ past ? and #, and a slash in a password would
    // hide it. Values that contain an @ have it as %40.
    if let end = rest.lastIndex(of: "@"), rest[..<end].contains(":") { throw .passwordInAddress }
    let query = rest.drop { $0 != "?" }.dropFirst()
    for part in query.split(separator: "&") {
      let key = part.prefix { $0 != "=" }
      guard key.endIndex < part.endIndex, !key.contains("password"), !key.contains("%") else {
        throw .passwordInAddress
      }
    }
  }

  private static func scheme(of text: String) -> String? {
    ["postgres://", "postgresql://"].first { text.prefix($0.count).lowercased() == $0 }
  }
}

/// A database on a server, and the settings of connections to it.
public struct PostgresLocation: Sendable {
  public let address: PostgresAddress
  /// The key of this system user's guest; it depends on host and user.
  public let guest: String
  /// The directory for copies of players' pictures.
  public let directory: SystemString
  public let access: StoreAccess
  /// The server's clock, set at each connection.
  let clock: ServerClock
  /// Returns whether a program is running; nil for one on another machine.
  let isAlive: @Sendable (ProgressID) -> Bool?
  /// The timeout for an answer in milliseconds.
  var patience = 8000
  /// The milliseconds after a connection has timed out during which requests fail at once.
  var echo = 1500
  var numbering = Numbering.byTime

  public init(
    address: PostgresAddress, guest: String, directory: SystemString,
    access: StoreAccess = .readWrite, clock: ServerClock = ServerClock(),
    isAlive: @escaping @Sendable (ProgressID) -> Bool?
  ) {
    self.address = address
    self.guest = guest
    self.directory = directory
    self.access = access
    self.clock = clock
    self.isAlive = isAlive
  }

  /// The same place with a timeout of ten minutes, for reading whole databases.
  public var unhurried: PostgresLocation {
    var place = self
    place.patience = 600_000
    return place
  }

  /// The connection's parameters; those in the address are last and take precedence.
  var parameters: [(String, String)] {
    [
      ("fallback_application_name", "flipside"), ("client_encoding", "UTF8"),
      ("keepalives_idle", "20"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
      ("tcp_user_timeout", "15000"), ("dbname", address.text),
    ]
  }

  /// The first statements of a new connection.
  ///
  /// They allow it to add rows to `standing`. Timeouts end statements whose program has stopped
  /// waiting. A warning tells that a commit was not replicated. Generic plans save planning most
  /// statements each time, but expect so many rows that JIT compilation and parallel workers would
  /// start, so these are switched off. Servers without these settings ignore them. The last
  /// statement returns the server's time, process and start, which show a restart.
  var greeting: String {
    """
    SET search_path = flipside; SET flipside.places = on;
    SET client_min_messages = warning;
    SET statement_timeout = \(patience);
    SET idle_in_transaction_session_timeout = \(2 * patience);
    SELECT set_config(name, value, false) FROM (VALUES ('plan_cache_mode', 'force_generic_plan'),
      ('jit', 'off'), ('max_parallel_workers_per_gather', '0')) AS choice(name, value)
      WHERE current_setting(name, true) IS NOT NULL;
    \(access == .readOnly ? "SET default_transaction_read_only = on;" : "")
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint, pg_backend_pid(),
      (extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint
    """
  }
}

/// Stores on a PostgreSQL server.
extension Store {
  /// Returns a store on the server at `place`. It connects when it is first used, so the server may
  /// be down until then. Throws if PostgreSQL's client library is missing.
  public static func postgres(_ place: PostgresLocation) throws(StoreError) -> Store {
    if let error = PGConnection.missingLibrary { throw error }
    return Store(
      PostgresSession(place), guest: place.guest, copiesOfPictures: place.directory)
  }
}
