public import GameCore
import Glibc
import SystemStrings

/// The identity of a process, unique even if process numbers are reused.
public enum ProcessIdentity {
  /// Returns the id of this process for its unfinished game.
  public static func current() -> ProgressID { own }

  private static let own = ProgressID(name(of: getpid()) ?? "\(getpid()):0")

  /// Returns whether the program that saved a game under `id` is running.
  public static func isRunning(_ id: ProgressID) -> Bool {
    guard let end = id.rawValue.firstIndex(of: ":"), let number = Int32(id.rawValue[..<end]) else {
      return false
    }
    return name(of: number) == id.rawValue
  }

  private static func name(of process: Int32) -> String? {
    guard let bytes = ("/proc/\(process)/stat" as SystemString).start(count: 4096) else {
      return nil
    }
    return startTime(inStat: bytes).map { "\(process):\($0)" }
  }

  /// Returns the 22nd field of /proc/PID/stat; the second, a command in parentheses, may contain
  /// anything. Nil for a zombie process.
  static func startTime(inStat bytes: [UInt8]) -> String? {
    guard let end = bytes.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = bytes[(end + 1)...].split(separator: UInt8(ascii: " "))
    guard fields.count > 19, fields.first != [UInt8(ascii: "Z")] else { return nil }
    return String(decoding: fields[19], as: UTF8.self)
  }
}
