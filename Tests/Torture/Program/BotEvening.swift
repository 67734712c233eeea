import PseudoTerminal
import ScreenBots

/// A bot at a terminal, as fast as the program answers.
struct BotEvening {
  var bot: ScreenBot
  private var wish: ScreenBot.Wish?
  /// The numbers of visible flips of the current game, with their times.
  private var shown: [(flips: Int, since: ContinuousClock.Instant)] = []

  init(_ bot: ScreenBot) {
    self.bot = bot
  }

  /// Plays until `games` results are reported as saved, the program ends or the time is over; every
  /// screen is passed to `look`.
  mutating func play(
    _ terminal: inout PseudoTerminal, games: Int, until deadline: Deadline,
    look: (TerminalScreen) -> Void = { _ in }
  ) {
    let goal = games == .max ? games : bot.saved.count + games
    while bot.saved.count < goal, !deadline.isOver, terminal.checkEnding() == nil {
      step(&terminal, waiting: 20)
      look(terminal.screen)
    }
  }

  /// Prepares for another program: nothing is pending.
  mutating func startOver() {
    wish = nil
    // The resumed game was saved long ago.
    shown = [(bot.flips ?? 0, .now.advanced(by: .seconds(-1)))]
  }

  /// Types what is due and reads the output.
  mutating func step(_ terminal: inout PseudoTerminal, waiting milliseconds: Int32) {
    if let wish, bot.isContent(wish, with: terminal.screen) { self.wish = nil }
    if wish == nil, let next = bot.wish(on: terminal.screen) {
      wish = next
      terminal.type(next.text)
    }
    terminal.take(waiting: milliseconds)
    let flips = bot.flips ?? 0
    if flips < shown.last?.flips ?? 0 { shown = [] }
    if flips > shown.last?.flips ?? 0 { shown.append((flips, .now)) }
  }

  /// The number of flips of the current game that have been visible for half a second; newer ones
  /// may still be waiting for a disk.
  var settledFlips: Int {
    shown.last { $0.since.advanced(by: .milliseconds(500)) < .now }?.flips ?? 0
  }
}
