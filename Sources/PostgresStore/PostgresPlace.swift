public import GameCore
public import SystemStrings

/// The address of a table on a server, as libpq reads it: `postgres://user@host:port/database`.
public struct PostgresAddress: Hashable, Sendable {
  /// Without a password: it may be shown. The scheme is in small letters, as libpq wants it.
  public let text: String

  /// Whether `place` is meant as an address, not as a directory.
  public static func isMeant(by place: SystemString) -> Bool {
    scheme(of: place.text) != nil
  }

  /// Throws `passwordInAddress` for an address that everybody could read a password from: others
  /// see what programs are started with.
  public init(_ place: SystemString) throws(StoreFault) {
    guard let scheme = Self.scheme(of: place.text) else { throw .cannotOpen(path: place.text) }
    let rest = place.text.dropFirst(scheme.count)
    text = scheme + rest
    // Wherever it is: libpq looks for it past ? and #, and a slash in a password would hide it.
    // A value that needs the sign has it as %40.
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

/// A table on a server, and whoever comes to it.
public struct PostgresPlace: Sendable {
  public let address: PostgresAddress
  /// The key of this system user's guest; it belongs to host and user.
  public let guest: String
  /// Where copies of players' pictures lie on this machine.
  public let directory: SystemString
  public let access: StoreAccess
  /// Set at each connection.
  let clock: ServerClock
  /// Whether a program runs; nil for one of another machine, which this one cannot know.
  let isAlive: @Sendable (ProgressID) -> Bool?
  /// Milliseconds that an answer may take.
  var patience = 8000
  /// Milliseconds for which, where a new connection has waited in vain, whatever was asked
  /// meanwhile does not wait as well.
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

  /// The same for whoever looks at all of a table, and may wait for ten minutes.
  public var unhurried: PostgresPlace {
    var place = self
    place.patience = 600_000
    return place
  }

  /// The connection's parameters; what the address says comes last and wins.
  var parameters: [(String, String)] {
    [
      ("fallback_application_name", "flipside"), ("client_encoding", "UTF8"),
      ("keepalives_idle", "20"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
      ("tcp_user_timeout", "15000"), ("dbname", address.text),
    ]
  }

  /// What a new connection is told first. It may give players places on boards. Nothing holds a
  /// lock or computes for a program that has stopped waiting. Statements are planned once, whatever
  /// their values: most are read off an index in less time than a plan takes. Such plans expect far
  /// more rows than are asked for, which would have them compiled, or shared out to processes that
  /// take longer to start than the whole statement does. An engine that has not these choices is
  /// left alone.
  var greeting: String {
    """
    SET search_path = flipside; SET flipside.places = on;
    SET statement_timeout = \(patience);
    SET idle_in_transaction_session_timeout = \(2 * patience);
    SELECT set_config(name, value, false) FROM (VALUES ('plan_cache_mode', 'force_generic_plan'),
      ('jit', 'off'), ('max_parallel_workers_per_gather', '0')) AS choice(name, value)
      WHERE current_setting(name, true) IS NOT NULL;
    \(access == .readOnly ? "SET default_transaction_read_only = on;" : "")
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint
    """
  }
}

/// Tables on a PostgreSQL server.
extension TableStore {
  /// A store on the server at `place`. It connects when it is first used, so that a server that is
  /// down may come up later. Throws where PostgreSQL's client library is missing.
  public static func postgres(_ place: PostgresPlace) throws(StoreFault) -> TableStore {
    try PostgresLibrary.load()
    return TableStore(
      PostgresSession(place), guest: place.guest, copiesOfPictures: place.directory)
  }
}
