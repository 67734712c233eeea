public import GameCore
import Glibc

/// Tells the hosts of one table apart.
public enum HostIdentity {
  /// The name of this machine as it calls itself.
  public static func name() -> String {
    var names = utsname()
    guard uname(&names) == 0 else { return "localhost" }
    let name = withUnsafeBytes(of: &names.nodename) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return String(Clean.line(name, limit: 64).filter { $0 != "/" && $0 != " " })
  }

  /// The name of this process among those of all hosts.
  public static func program() -> ProgressID {
    ProgressID("\(name())/\(ProcessIdentity.current().rawValue)")
  }

  /// Whether a program runs; nil for one of another host, which this one cannot know.
  public static func isRunning(_ id: ProgressID) -> Bool? {
    let parts = id.rawValue.split(separator: "/", maxSplits: 1)
    guard let process = parts.last else { return false }
    guard parts.count == 1 || String(parts[0]) == name() else { return nil }
    return ProcessIdentity.isRunning(ProgressID(String(process)))
  }
}
