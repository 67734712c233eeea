import Glibc
import PseudoTerminal

/// Every kind of terminal in every size and locale: the game works or rejects it clearly, shows its
/// screens, and ends properly.
struct TerminalTorture {
  private static let types = [
    "xterm", "xterm-256color", "xterm-direct", "screen", "tmux-256color", "linux", "vt100", "vt220",
    "ansi", "rxvt-unicode", "never-heard-of-it", "",
  ]
  private static let sizes = [
    (80, 24), (300, 100), (60, 20), (40, 10), (20, 5), (1, 24), (80, 1), (2, 2), (1, 1), (132, 43),
  ]
  private static let locales = ["C", "C.UTF-8", "ru_RU.UTF-8"]

  let programs: Programs
  let workshop: Workshop

  func run(until deadline: Deadline) throws -> Report {
    var report = Report("terminals")
    var tally = Tally()
    let outside = Outside()
    defer { outside.stop() }
    try workshop.directory { root in
      let home: Household
      switch try Household.moveIn(root, program: programs.game) {
      case .success(let made): home = made
      case .failure(let why): return report.complain(why.sentence)
      }
      for (type, locale, size) in Self.all {
        guard !deadline.isOver else {
          report = report.cutShort()
          break
        }
        tally.runs += 1
        let seat = Terminal(type: type, locale: locale, columns: size.0, rows: size.1)
        for visit in Visit.allCases where visit == .guest || seat.isRoomy {
          let response = try self.visit(visit, seat, home, outside)
          tally.count(response, visit)
          if case .wrong(let why) = response { report.complain("\(seat), \(visit): \(why)") }
        }
      }
    }
    report.note(
      "\(tally.runs) terminals: \(tally.used) played, \(tally.small) told to make the window"
        + " larger, \(tally.refused) refused in a sentence")
    return report
  }

  /// Every type in every size and locale, ordered so that a short run includes some of each.
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

  private struct Terminal: CustomStringConvertible {
    let type, locale: String
    let columns, rows: Int

    var isRoomy: Bool { columns >= 60 && rows >= 20 }
    var description: String { "TERM=\(type) LANG=\(locale) \(columns)x\(rows)" }
  }

  private enum Outcome {
    case used, small, refused
    case wrong(String)
  }

  private struct Tally {
    var runs = 0
    var used = 0
    var small = 0
    var refused = 0

    mutating func count(_ response: Outcome, _ visit: Visit) {
      guard visit == .guest else { return }
      switch response {
      case .used: used += 1
      case .small: small += 1
      case .refused: refused += 1
      case .wrong: break
      }
    }
  }

  private func visit(
    _ visit: Visit, _ seat: Terminal, _ home: Household, _ outside: Outside
  ) throws -> Outcome {
    var response = Outcome.used
    let complaints = try workshop.complaints { directory -> [String] in
      let data = home.copy(for: visit.beginning, in: directory)
      let environment = Seat.environment(data, type: seat.type, locale: seat.locale)
      var terminal = try PseudoTerminal(
        programs.game, ["--no-motion", "--no-tutorial"],
        environment: environment.merging(outside.environment) { $1 }, columns: seat.columns,
        rows: seat.rows)
      var isQuiet = false
      while !isQuiet, terminal.checkEnding() == nil {
        isQuiet = !terminal.take(waiting: terminal.bytesWritten == 0 ? Int32(Seat.patience) : 60)
      }
      if terminal.checkEnding() != nil {
        while terminal.take(waiting: 20) {}
        response =
          terminal.checkEnding() == .exit(3) && terminal.bytesWritten > 40
          ? .refused : .wrong("ended as \(String(describing: terminal.checkEnding()))")
        return []
      }
      if !seat.isRoomy { response = .small }
      let missed = visit.go(at: &terminal, isRoomy: seat.isRoomy)
      let screen = terminal.screen.lines.joined(separator: "\n")
      terminal.send(SIGTERM)
      _ = terminal.wait(milliseconds: Seat.patience) { _ in false }
      if terminal.checkEnding() == .exit(3), terminal.bytesWritten > 40 {
        response = .refused
        return []
      }
      if let missed { return ["\"\(missed)\" is not shown:\n\(screen)"] }
      guard terminal.checkEnding() == .exit(128 + SIGTERM) else {
        return ["ended as \(String(describing: terminal.checkEnding())) when asked to"]
      }
      if terminal.bytesWritten == 0 { return ["nothing was drawn"] }
      return terminal.hasModesOfBefore ? [] : ["the terminal is not as it was"]
    }
    return complaints.first.map { .wrong($0) } ?? response
  }
}

/// The steps at a terminal before the program is asked to end.
private enum Visit: CaseIterable {
  /// Visits the screens as a guest, and starts a quiz and a game.
  case guest
  /// Searches albums, opens one and plays with the covers.
  case albums

  var beginning: Tour.Beginning { self == .guest ? .empty : .grown }

  /// The keys, and the texts that appear in any language in a large enough window.
  private var steps: [(keys: String, shows: String?)] {
    switch self {
    case .guest:
      [
        ("\u{1B}", nil), ("g", nil), ("1", nil), ("2", nil), ("4", nil), ("7", nil), ("3", nil),
        ("g", nil), ("ll", nil), ("\r", " 1/10"), ("k", nil), ("p", nil), ("Q", nil),
        ("l", nil), ("\r", nil), ("\r", nil), ("hh", nil), ("\r", "0:0"), (" ", nil), ("l ", nil),
        ("p", nil), ("?", nil),
      ]
    case .albums:
      [
        // The player's name, in the header.
        ("", "Storm"), ("7", nil), ("/road\r", "Album 0"), ("\r", "Song 9"), ("f", nil),
        ("o", "music.apple"),
        ("\u{1B}", "Album 1"), ("p", nil), ("\r", "0:0"), (" ", nil), ("?", nil),
      ]
    }
  }

  /// Performs the steps; returns the text that does not appear.
  func go(at terminal: inout PseudoTerminal, isRoomy: Bool) -> String? {
    for (keys, words) in steps {
      terminal.type(keys)
      guard let words, isRoomy else {
        // An escape followed by a letter at once would be one key.
        _ = terminal.wait(milliseconds: keys == "\u{1B}" ? 200 : 15) { _ in false }
        continue
      }
      guard terminal.wait(milliseconds: Seat.patience, until: { $0.shows(words) }) else {
        return words
      }
    }
    return nil
  }
}
