import Glibc
import PseudoTerminal

/// One fuzz target, run for some time on its corpus, in a separate terminal, so that it ends with
/// the torture.
struct FuzzTorture {
  private let program: String

  init(_ program: String) {
    self.program = program
  }

  func run(until deadline: Deadline) throws -> Report {
    let words = program.split(separator: "/", omittingEmptySubsequences: false)
    let name = words.last.map(String.init) ?? program
    var report = Report("fuzzing \(name)")
    let seconds = max(Int(deadline.left.rounded()), 1)
    // Failing inputs are saved next to the targets, and inputs with new coverage for the next run.
    let place = words.dropLast(2).joined(separator: "/")
    let found = place + "/found"
    let grown = "\(place)/grown-\(name)"
    mkdir(found, 0o700)
    mkdir(grown, 0o700)
    var terminal = try PseudoTerminal(
      program,
      [
        "-max_total_time=\(seconds)", "-print_final_stats=1", "-rss_limit_mb=1024",
        "-timeout=\(Seat.patience / 1000)", "-max_len=4096", "-artifact_prefix=\(found)/\(name)-",
        grown, "Tests/Fuzz/corpus/\(name)",
      ],
      environment: ["PATH": Seat.path, "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"],
      columns: 200)
    let limit = Deadline(seconds: Double(seconds + Seat.patience / 1000 * 2))
    var said: [UInt8] = []
    while terminal.checkEnding() == nil, !limit.isOver {
      said = (said + terminal.hear(waiting: 100)).suffix(100_000)
    }
    while case let rest = terminal.hear(waiting: 10), !rest.isEmpty { said += rest }
    let lines = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline)
    let runs =
      lines.last { $0.contains("number_of_executed_units") }
      .flatMap { $0.split(separator: " ").last } ?? "no"
    report.note("\(runs) inputs in \(seconds) s")
    guard terminal.checkEnding() != .exit(0) else { return report }
    let ending = terminal.checkEnding().map { "\($0)" } ?? "it hangs"
    report.complain("\(ending):\n" + lines.suffix(60).joined(separator: "\n"))
    return report
  }
}
