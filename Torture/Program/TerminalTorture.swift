import Glibc
import PseudoTerminal

/// Every kind of terminal in every size and locale: the game is used or refuses clearly, and ends
/// as it should.
struct TerminalTorture {
  private static let types = [
    "xterm", "xterm-256color", "xterm-direct", "screen", "tmux-256color", "linux", "vt100", "vt220",
    "ansi", "rxvt-unicode", "dumb", "never-heard-of-it", "",
  ]
  private static let sizes = [
    (80, 24), (300, 100), (60, 20), (40, 10), (20, 5), (1, 24), (80, 1), (2, 2), (1, 1), (132, 43),
  ]
  private static let locales = ["C", "C.UTF-8", "ru_RU.UTF-8"]
  /// Keys that open screens and begin a game, before the program is told to end.
  private static let keys = [
    "\u{1B}[Z", "g", "1", "2", "4", "7", "3", "\r", " ", "l ", "p", "?",
  ]

  let programs: Programs
  let workshop: Workshop

  func run(until deadline: Deadline) throws -> Report {
    var report = Report("terminals")
    var runs = 0
    var refused = 0
    var unusable = 0
    for (type, locale, size) in Self.all {
      guard !deadline.isOver else {
        report = report.cutShort()
        break
      }
      runs += 1
      switch try visit(type, locale, size) {
      case .used: break
      case .small: unusable += 1
      case .refused: refused += 1
      case .wrong(let why):
        report.complain("TERM=\(type) LANG=\(locale) \(size.0)x\(size.1): \(why)")
      }
    }
    report.note(
      "\(runs) terminals: \(runs - refused - unusable) played, \(unusable) told to make the window"
        + " larger, \(refused) refused in a sentence")
    return report
  }

  /// Every type in every size and locale; neighbours differ in all three, so that a short run sees
  /// something of each.
  private static var all: [(String, String, (Int, Int))] {
    let count = types.count * sizes.count * locales.count
    // A prime that divides none of them.
    return (0..<count).map { $0 * 101 % count }.map { number in
      (
        types[number % types.count], locales[number / types.count % locales.count],
        sizes[number / types.count / locales.count]
      )
    }
  }

  private enum Finding {
    case used, small, refused
    case wrong(String)
  }

  private func visit(_ type: String, _ locale: String, _ size: (Int, Int)) throws -> Finding {
    var finding = Finding.used
    let complaints = try workshop.complaints { directory -> [String] in
      var terminal = try PseudoTerminal(
        programs.game, ["--no-motion", "--no-tutorial"],
        environment: Seat.environment(directory, type: type, locale: locale), columns: size.0,
        rows: size.1)
      var isQuiet = false
      while !isQuiet, terminal.checkEnding() == nil {
        isQuiet = !terminal.take(waiting: terminal.bytesWritten == 0 ? Int32(Seat.patience) : 60)
      }
      if terminal.checkEnding() != nil {
        while terminal.take(waiting: 20) {}
        finding =
          terminal.checkEnding() == .exit(3) && terminal.bytesWritten > 40
          ? .refused : .wrong("ended as \(String(describing: terminal.checkEnding()))")
        return []
      }
      if size.0 < 60 || size.1 < 20 { finding = .small }
      for key in Self.keys {
        terminal.type(key)
        terminal.take(waiting: 15)
      }
      terminal.send(SIGTERM)
      _ = terminal.wait(milliseconds: Seat.patience) { _ in false }
      if terminal.checkEnding() == .exit(3), terminal.bytesWritten > 40 {
        finding = .refused
        return []
      }
      guard terminal.checkEnding() == .exit(128 + SIGTERM) else {
        return ["ended as \(String(describing: terminal.checkEnding())) when asked to"]
      }
      if terminal.bytesWritten == 0 { return ["nothing was drawn"] }
      return terminal.hasModesOfBefore ? [] : ["the terminal is not as it was"]
    }
    return complaints.first.map { .wrong($0) } ?? finding
  }
}
