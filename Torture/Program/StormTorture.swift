import GameRules
import Glibc
import PseudoTerminal
import ScreenBots

/// Keys, broken sequences and new window sizes as fast as the program takes them.
struct StormTorture {
  /// What each screen shows that no other does.
  private static let screens = [
    ("title", "[ Play as guest ]"), ("registration", "New player"),
    ("rules", "every face is there twice"),
    ("settings", "Theme"), ("start", "[ Start ]"), ("game", "p pause"),
    ("pause", "Any key goes on"),
    ("result", "[ Play again ]"), ("leaderboard", " Points "), ("help", "- Keys -"),
    ("question", "[ Stay ]"), ("small window", "too small"),
  ]
  private static let keys = [
    "\u{1B}OA", "\u{1B}OB", "\u{1B}OC", "\u{1B}OD", "\u{1B}[Z", "\t", "\r", " ", "1", "2", "3", "4",
    "p", "?", "h", "j", "k", "l", "m", "d", "o", "q", "\u{03}", "\u{1B}", "\u{7F}", "\u{1B}[5~",
    "\u{1B}[6~", "\u{0C}",
    "\u{1B}[200~pasted \u{1F0A1}\u{1B}[201~", "\u{1B}[<0;20;10M", "\u{1B}[<65;9;9M",
    "\u{1B}[<0;999;999M",
    "\u{1B}OP", "\u{0301}", "\u{1B}[", "\u{1B}[200~", "\u{1B}[201~", "ё", "ф", "\u{FEFF}",
    "\u{202E}",
  ]

  let name: String
  let program: String

  func run(until deadline: Deadline) throws -> Report {
    var report = Report("storm on the game (\(name))")
    var seen: Set<String> = []
    var lives = 0
    var keys = 0
    var chance = Generator(seed: 20_261_122)
    while !deadline.isOver, report.isGood {
      lives += 1
      let complaints = try Scratch.directory { directory in
        try life(in: directory, number: lives, &chance, &seen, &keys, deadline)
      }
      complaints.forEach { report.complain($0) }
    }
    let missing = Self.screens.map(\.0).filter { !seen.contains($0) }
    report.note("\(lives) programs, \(keys) keys and sizes, \(seen.count) kinds of screen seen")
    if !missing.isEmpty { report.note("not reached this time: \(missing.joined(separator: ", "))") }
    return report
  }

  /// One program: a bot plays a game, then the storm comes; empty if all went well.
  private func life(
    in directory: String, number: Int, _ chance: inout Generator, _ seen: inout Set<String>,
    _ keys: inout Int, _ deadline: Deadline
  ) throws -> [String] {
    var terminal = try PseudoTerminal(
      program, number.isMultiple(of: 2) ? [] : Seat.plain,
      environment: Seat.environment(directory))
    let before = terminal.modes
    if !number.isMultiple(of: 2) {
      var evening = BotEvening(ScreenBot(name: "Storm \(number)", recall: 100, seed: 7))
      evening.play(&terminal, games: 1, until: deadline) { Self.note($0, &seen) }
    } else {
      guard terminal.wait(milliseconds: 20_000, until: { $0.shows("guest") }) else {
        return ["the title is not shown"]
      }
    }
    for _ in 0..<600 where !deadline.isOver {
      guard terminal.checkEnding() == nil else { break }
      keys += 1
      hurt(&terminal, &chance)
      // At times the program gets to the end of its keys, so that no screen is only passed.
      if terminal.take(waiting: keys.isMultiple(of: 8) ? 25 : 1) {
        Self.note(terminal.screen, &seen)
      }
    }
    terminal.send(SIGTERM)
    _ = terminal.wait(milliseconds: 20_000) { _ in false }
    while terminal.take(waiting: 5) {}
    return complaints(terminal.checkEnding(), modes: terminal.modes == before, terminal.isGivenBack)
      + Self.reports(in: directory)
  }

  private func hurt(_ terminal: inout PseudoTerminal, _ chance: inout Generator) {
    switch chance.below(12) {
    case 0:
      terminal.resize(columns: Int(chance.below(301)), rows: Int(chance.below(101)))
    case 1...3: terminal.resize(columns: 80, rows: 24)
    case 4:
      let bytes = (0..<8).map { _ in Character(Unicode.Scalar(UInt8(chance.below(128)))) }
      // Ctrl-\ and Ctrl-Z mean the terminal's own signals; the program blocks them or ends.
      terminal.type(String(bytes.filter { $0 != "\u{1A}" && $0 != "\u{1C}" }))
    default:
      terminal.type(Self.keys[Int(chance.below(UInt64(Self.keys.count)))])
    }
  }

  private func complaints(
    _ ending: PseudoTerminal.Ending?, modes: Bool, _ isGivenBack: Bool
  ) -> [String] {
    var complaints: [String] = []
    // The keys may have left the game in the right way before, or hung up.
    if ending != .exit(0), ending != .exit(128 + SIGTERM), ending != .exit(128 + SIGINT) {
      complaints.append("ended as \(String(describing: ending))")
    }
    if !modes { complaints.append("the modes of the terminal are not as they were") }
    if !isGivenBack { complaints.append("the screen is not given back") }
    return complaints
  }

  private static func note(_ screen: TerminalScreen, _ seen: inout Set<String>) {
    for (name, text) in screens where !seen.contains(name) && screen.shows(text) {
      seen.insert(name)
    }
  }

  /// What a sanitizer wrote.
  private static func reports(in directory: String) -> [String] {
    Scratch.names(in: directory).filter { $0.hasPrefix("report") }
      .map { "a sanitizer reports: \(directory)/\($0)" }
  }
}
