public import GameCore
import Glibc
import SystemStrings

/// Tells running programs apart from ended ones, even where a process number is used again.
public enum ProcessIdentity {
  /// The name of this process for its game in progress.
  public static func current() -> ProgressID {
    name(of: getpid()).map(ProgressID.init) ?? ProgressID("\(getpid()):0")
  }

  /// Whether the program that kept a game under `id` still runs.
  public static func isRunning(_ id: ProgressID) -> Bool {
    guard let end = id.rawValue.firstIndex(of: ":"), let number = Int32(id.rawValue[..<end]) else {
      return false
    }
    return name(of: number) == id.rawValue
  }

  private static func name(of process: Int32) -> String? {
    guard let bytes = SmallFile.read("/proc/\(process)/stat", limit: 4096) else { return nil }
    return startTime(inStat: bytes).map { "\(process):\($0)" }
  }

  /// The 22nd field of /proc/PID/stat; the second, a command in parentheses, may hold anything.
  /// Nil for a program that has ended and is only waited for.
  static func startTime(inStat bytes: [UInt8]) -> String? {
    guard let end = bytes.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = bytes[(end + 1)...].split(separator: UInt8(ascii: " "))
    guard fields.count > 19, fields.first != [UInt8(ascii: "Z")] else { return nil }
    return String(decoding: fields[19], as: UTF8.self)
  }
}
