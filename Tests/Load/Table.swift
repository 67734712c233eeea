import Fixtures
import GameCore
import Glibc
import PostgresStore
import SystemStrings

/// The store that all players use, and the machines with access to it.
struct Table {
  /// The value of `FLIPSIDE_DATA`.
  let data: String
  /// The directory for home directories.
  private let directory: String
  private let isShared: Bool
  /// The suffix of this run's player names, because a store on a server may have those of earlier
  /// runs.
  private let mark: String
  /// The server started for the run; nil for a directory or an external server.
  private let server: PostgresServer?

  /// Creates a store in a directory.
  init(in directory: String) {
    (data, self.directory, isShared, mark, server) = (directory, directory, false, "", nil)
  }

  /// Uses the server at `address`, or starts one, where programs have the role of players; nil on
  /// failure.
  init?(at address: String?, homes directory: String) {
    server = address == nil ? PostgresServer(settings: ["max_connections = 600"]) : nil
    if address == nil, server?.waitUntilReady() != true { return nil }
    self.directory = directory
    isShared = true
    mark = address == nil ? "" : " " + String(time(nil) % 1_000_000, radix: 36)
    for host in Self.hosts { mkdir("\(directory)/\(host)", 0o700) }
    data = address ?? server?.address(of: "postgres", as: "\(RoleName.usual)") ?? ""
    guard let server else { return }
    do {
      let place = try Self.place(server.address(of: "postgres"), in: directory)
      _ = try StoreSetup.run(at: place, role: .usual)
    } catch {
      print("flipside-load: the tables cannot be created: \(error)")
      return nil
    }
  }

  private static let hosts = ["hall", "library"]

  func name(of player: Int) -> String { "Player \(player)\(mark)" }

  /// Returns the words and variables by which a player's program is started. With a server, players
  /// alternate between two machines, each with a home directory and a name, if that is permitted.
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

  /// Opens the store for reading from outside.
  func reader() throws(StoreError) -> Store {
    guard isShared else {
      return try Store(
        SQLiteLocation(directory: SystemString(directory), guest: "load", access: .readOnly),
        isRunning: { _ in false })
    }
    return try .postgres(Self.place(data, in: directory, access: .readOnly))
  }
}

extension Table {
  private static func place(
    _ address: String, in directory: String, access: StoreAccess = .readWrite
  ) throws(StoreError) -> PostgresLocation {
    let address = try PostgresAddress(SystemString(address))
    return PostgresLocation(
      address: address, guest: "load", directory: SystemString(directory), access: access
    ) { _ in false }
  }
}

/// The way a player's program is started.
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
