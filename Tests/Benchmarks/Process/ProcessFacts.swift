import Glibc

/// Facts from Linux about a running process.
enum ProcessFacts {
  /// Returns resident and proportional memory in MB, from smaps_rollup.
  static func memory(of process: pid_t) -> (resident: Double, proportional: Double)? {
    guard let text = contents("/proc/\(process)/smaps_rollup"),
      let resident = field("Rss:", of: text), let proportional = field("Pss:", of: text)
    else { return nil }
    return (Double(resident) / 1024, Double(proportional) / 1024)
  }

  /// The activity of all threads of a process so far.
  struct Activity {
    /// The number of voluntary context switches: one for each wake-up.
    var sleeps = 0
    /// The processor time.
    var nanoseconds = 0
  }

  static func activity(of process: pid_t) -> Activity {
    var sum = Activity()
    guard let tasks = opendir("/proc/\(process)/task") else { return sum }
    defer { closedir(tasks) }
    while let entry = readdir(tasks) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix("."), let text = contents("/proc/\(process)/task/\(name)/status"),
        let times = contents("/proc/\(process)/task/\(name)/schedstat")
      else { continue }
      sum.sleeps += field("voluntary_ctxt_switches:", of: text) ?? 0
      sum.nanoseconds += times.split(separator: " ").first.flatMap { Int($0) } ?? 0
    }
    return sum
  }

  private static func field(_ name: String, of text: String) -> Int? {
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap {
      Int($0)
    }
  }

  private static func contents(_ path: String) -> String? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = read(file, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
