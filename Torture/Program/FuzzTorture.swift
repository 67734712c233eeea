import Glibc

/// One fuzz target, run for some time on a copy of its corpus.
struct FuzzTorture {
  private let program: String

  init(_ program: String) {
    self.program = program
  }

  func run(until deadline: Deadline) -> Report {
    let name = program.split(separator: "/").last.map(String.init) ?? program
    var report = Report("fuzzing \(name)")
    let complaints = Scratch.directory { directory in
      let seconds = max(Int(deadline.left), 1)
      let log = directory + "/log"
      let code = run(
        [
          program, "-max_total_time=\(seconds)", "-print_final_stats=1", "-rss_limit_mb=1024",
          "-max_len=4096", "-artifact_prefix=\(directory)/", directory, "Fuzz/corpus/\(name)",
        ], into: log)
      let lines = Self.lines(of: log)
      let runs =
        lines.last { $0.contains("number_of_executed_units") }
        .flatMap { $0.split(separator: " ").last } ?? "no"
      report.note("\(runs) inputs in \(seconds) s")
      return code == 0
        ? [] : ["it ended with \(code):\n" + lines.suffix(30).joined(separator: "\n")]
    }
    complaints.forEach { report.complain($0) }
    return report
  }

  private func run(_ words: [String], into log: String) -> Int32 {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for word in arguments { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 2, log, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
    var child = pid_t()
    guard posix_spawn(&child, program, &actions, nil, &arguments, environ) == 0 else { return 127 }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status & 0x7F == 0 ? status >> 8 : 128 + status & 0x7F
  }

  private static func lines(of path: String) -> [String] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var lines: [String] = []
    var buffer = [CChar](repeating: 0, count: 2000)
    while fgets(&buffer, 2000, file) != nil {
      let bytes = buffer.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:))
      lines.append(String(decoding: bytes, as: UTF8.self))
    }
    return lines
  }
}
