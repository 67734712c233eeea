import Fixtures
import GameCore
import Glibc
import PostgresStore
import SystemStrings

/// The table that everybody plays at, and the machines in front of it.
struct Table {
  /// What the program is told with `FLIPSIDE_DATA`.
  let data: String
  /// Where homes are made.
  private let directory: String
  private let isShared: Bool
  /// Names of this run's players end with it: a table on a server may have those of earlier runs.
  private let mark: String
  /// Runs as long as it is needed; nil where the server is somebody else's.
  private let server: PostgresServer?

  /// The table in a directory.
  init(in directory: String) {
    (data, self.directory, isShared, mark, server) = (directory, directory, false, "", nil)
  }

  /// The table on a server that others run, at `address`, or on one that is started for it; nil
  /// where none can be.
  init?(at address: String?, homes directory: String) {
    server = address == nil ? PostgresServer(settings: ["max_connections = 600"]) : nil
    if address == nil, server?.waitUntilReady() != true { return nil }
    data = address ?? server?.address(of: "postgres") ?? ""
    self.directory = directory
    isShared = true
    mark = address == nil ? "" : " " + String(time(nil) % 1_000_000, radix: 36)
    for host in Self.hosts { mkdir("\(directory)/\(host)", 0o700) }
  }

  private static let hosts = ["hall", "library"]

  func name(of player: Int) -> String { "Player \(player)\(mark)" }

  /// The words and variables by which a player's program is started: on a server's table, players
  /// sit at two machines in turns, each with a home and a name of its own, where that is permitted.
  func seat(of player: Int, program: String) -> Seat {
    guard isShared else {
      return Seat(words: [program], home: directory, data: data)
    }
    let host = Self.hosts[player % Self.hosts.count]
    let renamed = ["/usr/bin/unshare", "-u", "sh", "-c", "hostname \(host); exec \"$@\"", "sh"]
    let words = (Self.mayRename ? renamed : []) + [program]
    return Seat(words: words, home: "\(directory)/\(host)", data: data)
  }

  private static let mayRename = system("unshare -u hostname hall 2>/dev/null") == 0

  /// The table for whoever reads it from outside.
  func reader() throws(StoreFault) -> TableStore {
    guard isShared else {
      return try TableStore(
        SQLitePlace(directory: SystemString(directory), guest: "load", access: .readOnly),
        isRunning: { _ in false })
    }
    return try .postgres(
      PostgresPlace(
        address: PostgresAddress(SystemString(data)), guest: "load",
        directory: SystemString(directory), access: .readOnly
      ) { _ in false })
  }
}

/// How a player's program is started.
struct Seat {
  let words: [String]
  let home: String
  let data: String

  var environment: [String: String] {
    var kept: [String: String] = [:]
    for name in ["PGPASSFILE", "PGPASSWORD", "PGSERVICEFILE"] {
      kept[name] = getenv(name).map { String(cString: $0) }
    }
    return kept.merging([
      "FLIPSIDE_DATA": data, "HOME": home, "TERM": "xterm-256color", "LANG": "C.UTF-8",
      "PATH": "/usr/bin:/bin",
    ]) { $1 }
  }
}
