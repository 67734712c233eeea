import CSQLite
import Fixtures
import Glibc
import PseudoTerminal
import ScreenBots

/// Data directories in their initial states, created once and copied for each program.
struct Household {
  /// The error of creating them.
  struct Unmade: Error {
    let sentence: String
  }

  private let root: String

  /// Creates a household: a bot registers and plays one game, then starts another.
  static func moveIn(_ root: String, program: String) throws -> Result<Household, Unmade> {
    let home = Household(root: root)
    mkdir(home.player, 0o700)
    mkdir(home.waiting, 0o700)
    Seat.prepare(home.player)
    var evening = BotEvening(ScreenBot(name: "Storm", recall: 100, seed: 7, stays: true))
    var terminal = try PseudoTerminal(
      program, Seat.plain, environment: Seat.environment(home.player))
    let patience = Double(Seat.patience) / 1000
    evening.play(&terminal, games: 1, until: Deadline(seconds: patience))
    guard evening.bot.saved.count == 1, leave(&terminal), offerProfile(home.player) else {
      return .failure(unmade(terminal.screen))
    }
    copy(home.player, to: home.waiting)
    evening.startOver()
    var second = try PseudoTerminal(
      program, Seat.plain, environment: Seat.environment(home.waiting))
    let begin = Deadline(seconds: patience)
    let flips = 3
    while (evening.bot.flips ?? 0) < flips, !begin.isOver {
      evening.step(&second, waiting: 20)
    }
    guard evening.bot.flips == flips, leave(&second) else {
      return .failure(unmade(second.screen))
    }
    return try home.growUp(program)
  }

  /// Fills in the player's profile.
  private func growUp(_ program: String) throws -> Result<Household, Unmade> {
    mkdir(grown, 0o700)
    Self.copy(player, to: grown)
    var terminal = try PseudoTerminal(program, Seat.plain, environment: Seat.environment(grown))
    let steps = [Tour.start, Tour.you, Tour.profile, Tour.filled, Tour.saved]
    guard Tour.go(steps, at: &terminal) == nil,
      Self.leave(&terminal)
    else {
      return .failure(Self.unmade(terminal.screen))
    }
    return .success(self)
  }

  /// Copies a state to `directory`, and returns the data directory.
  func copy(for beginning: Tour.Beginning, in directory: String) -> String {
    switch beginning {
    case .empty: break
    case .player: Self.copy(player, to: directory)
    case .waiting: Self.copy(waiting, to: directory)
    case .grown: Self.copy(grown, to: directory)
    case .noRecords:
      // A file is in place of the directory.
      close(open(directory + "/data", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600))
      return directory + "/data"
    }
    return directory
  }

  private var player: String { root + "/player" }
  private var waiting: String { root + "/waiting" }
  private var grown: String { root + "/grown" }

  /// Makes the form for the profile, which the bot put off, due again at the next login.
  private static func offerProfile(_ directory: String) -> Bool {
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    return sqlite3_open(directory + "/flipside.db", &database) == SQLITE_OK
      && sqlite3_exec(
        database, "UPDATE setting SET value = 'on' WHERE key = 'profileOffer'", nil, nil, nil)
        == SQLITE_OK
      && sqlite3_changes(database) == 1
  }

  private static func leave(_ terminal: inout PseudoTerminal) -> Bool {
    terminal.send(SIGTERM)
    _ = terminal.wait(milliseconds: Seat.patience) { _ in false }
    return terminal.checkEnding() == .exit(128 + SIGTERM)
  }

  private static func unmade(_ screen: TerminalScreen) -> Unmade {
    Unmade(sentence: "the bot does not get to its games:\n" + screen.lines.joined(separator: "\n"))
  }

  private static func copy(_ source: String, to target: String) {
    for name in TemporaryDirectory.names(in: source) {
      let from = open("\(source)/\(name)", O_RDONLY | O_CLOEXEC)
      let into = open("\(target)/\(name)", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
      while sendfile(into, from, nil, 1 << 20) > 0 {}
      close(from)
      close(into)
    }
  }
}
