import Glibc
import PseudoTerminal
import ScreenBots

/// A player at a terminal, with the durations of all steps.
final class Visitor {
  /// Texts that no player may ever see.
  private static let alarms = [
    "database is busy", "Not saved", "Could not register", "Could not log in", "Cannot open",
    "Scores can't be saved", "Database error", "is damaged", "The disk is full",
    "Cannot reach",
  ]

  /// The time after which a wait has failed, longer than any machine needs.
  private static let patience = Duration.seconds(120)

  private(set) var bot: ScreenBot
  private(set) var waits: [ScreenBot.Purpose: [Duration]] = [:]
  private(set) var complaints: [String] = []
  private(set) var ending: PseudoTerminal.Ending?
  var readable: Int32 { terminal.readable }
  /// Whether a form is filled in and waits to be submitted.
  var isAtDoor: Bool { form != nil }

  private var terminal: PseudoTerminal
  private var wish: ScreenBot.Wish?
  /// The filled-in form, until all players are ready.
  private var form: ScreenBot.Wish?
  private var since: ContinuousClock.Instant
  private var rest: Pause
  /// Whether the screen has changed since it was last looked at.
  private var hasNews = true

  init(_ bot: ScreenBot, at seat: Seat, pause: Pause) throws {
    self.bot = bot
    rest = pause
    since = ContinuousClock().now
    let options = ["--ascii", "--no-motion", "--no-mouse", "--no-tutorial", "--color", "never"]
    terminal = try PseudoTerminal(
      seat.words[0], seat.words.dropFirst() + options, environment: seat.environment)
  }

  /// Handles the program's output, and types when it is time.
  func look(at now: ContinuousClock.Instant, hasWritten: Bool) {
    guard ending == nil else { return }
    if hasWritten {
      terminal.take(waiting: 0)
      heed()
      hasNews = true
    }
    if let wish {
      guard hasNews, bot.isContent(wish, with: terminal.screen) else {
        hasNews = false
        if now - since > Self.patience { giveUp("waits in vain after \(wish.purpose)") }
        return
      }
      waits[wish.purpose, default: []].append(now - since)
      self.wish = nil
      since = now
      rest.begin(now)
    } else if isAtDoor {
      // Until all players are ready.
    } else if rest.isOver(now), hasNews {
      act(now)
    } else if now - since > Self.patience {
      giveUp("sees nothing to act on")
    }
  }

  /// Submits the form, at the same time as all others.
  func enter(_ now: ContinuousClock.Instant) {
    guard ending == nil, let form else { return }
    self.form = nil
    ask(form, now)
  }

  func leave() {
    bot.isLeaving = true
  }

  /// Returns whether the program has ended by itself.
  func checkEnding() -> Bool {
    if ending == nil { ending = terminal.checkEnding() }
    return ending != nil
  }

  private func act(_ now: ContinuousClock.Instant) {
    guard let wish = bot.wish(on: terminal.screen) else {
      hasNews = false
      return
    }
    if wish.purpose == .register {
      form = wish
    } else {
      ask(wish, now)
    }
  }

  private func ask(_ wish: ScreenBot.Wish, _ now: ContinuousClock.Instant) {
    self.wish = wish
    since = now
    terminal.type(wish.text)
  }

  private func heed() {
    for alarm in Self.alarms where terminal.screen.shows(alarm) {
      if complaints.count < 3 { complaints.append("\(bot.name) read: \(alarm)") }
    }
    if !terminal.screen.unknown.isEmpty, complaints.isEmpty {
      complaints.append("\(bot.name): unknown \(terminal.screen.unknown[0])")
    }
  }

  private func giveUp(_ why: String) {
    complaints.append("\(bot.name) \(why):\n" + terminal.screen.lines.joined(separator: "\n"))
    terminal.send(SIGKILL)
    ending = .signal(SIGKILL)
  }
}

/// The time that a player thinks before the next key.
struct Pause {
  private var chance: UInt64
  private var end: ContinuousClock.Instant?
  private let milliseconds: ClosedRange<UInt64>

  init(milliseconds: ClosedRange<UInt64>, seed: UInt64) {
    self.milliseconds = milliseconds
    chance = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func begin(_ now: ContinuousClock.Instant) {
    chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let spread = milliseconds.upperBound - milliseconds.lowerBound + 1
    end = now + .milliseconds(milliseconds.lowerBound + (chance >> 33) % spread)
  }

  func isOver(_ now: ContinuousClock.Instant) -> Bool { end.map { now >= $0 } ?? true }
}
