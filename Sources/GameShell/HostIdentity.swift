public import GameCore
import Glibc

/// The identity of hosts that share a store.
public enum HostIdentity {
  /// Returns the name of this machine.
  public static func name() -> String {
    var names = utsname()
    guard uname(&names) == 0 else { return "localhost" }
    let name = withUnsafeBytes(of: &names.nodename) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return String(TextSanitizer.line(name, limit: 64).filter { $0 != "/" && $0 != " " })
  }

  /// Returns the id of this process, unique among all hosts.
  public static func program() -> ProgressID {
    ProgressID("\(name())/\(ProcessIdentity.current().rawValue)")
  }

  /// Returns whether a program is running; nil for one on another host.
  public static func isRunning(_ id: ProgressID) -> Bool? {
    let parts = id.rawValue.split(separator: "/", maxSplits: 1)
    guard let process = parts.last else { return false }
    guard parts.count == 1 || String(parts[0]) == name() else { return nil }
    return ProcessIdentity.isRunning(ProgressID(String(process)))
  }
}
