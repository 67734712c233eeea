internal import Glibc

/// Where Flipside keeps its data.
public struct Paths: Hashable, Sendable {
  /// The data directory: holds flipside.db and the sessions of remembered players.
  public let data: String

  /// The directory of `--data`, else of FLIPSIDE_DATA, else `flipside` in XDG_DATA_HOME, else in
  /// `~/.local/share`, else in `/tmp/flipside-UID`. A relative XDG_DATA_HOME does not count, as its
  /// specification asks.
  public init(option: String?, environment: [String: String], user: UInt32) {
    let given = [option, environment["FLIPSIDE_DATA"]].compactMap { $0 }.first { !$0.isEmpty }
    if let given {
      data = given
    } else if let base = environment["XDG_DATA_HOME"], base.hasPrefix("/") {
      data = base + "/flipside"
    } else if let home = environment["HOME"], !home.isEmpty {
      data = home + "/.local/share/flipside"
    } else {
      data = "/tmp/flipside-\(user)"
    }
  }

  /// The file that keeps this user's session.
  public func session(of user: UInt32) -> String {
    data + "/session-\(user)"
  }
}

/// The environment of this process.
public enum Surroundings {
  /// Name and value of each variable; bytes that are not UTF-8 are replaced.
  public static func environment(_ names: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
    return found
  }

  /// The number of the user who runs the program.
  public static func user() -> UInt32 {
    getuid()
  }
}
