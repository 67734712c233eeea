import PseudoTerminal
import ScreenBots

/// A bot at one terminal, as fast as the program answers.
struct BotEvening {
  var bot: ScreenBot
  private var wish: ScreenBot.Wish?
  /// How many flips of the game at hand were on the screen, and since when.
  private var shown: [(flips: Int, since: ContinuousClock.Instant)] = []

  init(_ bot: ScreenBot) {
    self.bot = bot
  }

  /// Plays until `games` results are said to be saved, the program ends or the time is up; every
  /// screen is shown to `look`.
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

  /// Another program: nothing is waited for any more.
  mutating func beginAnew() {
    wish = nil
    // The game it goes on with was kept long ago.
    shown = [(bot.flips ?? 0, .now.advanced(by: .seconds(-1)))]
  }

  /// Types what is due and takes what comes.
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

  /// How many flips of the game at hand have been on the screen for half a second: younger ones may
  /// still wait for a disk that others write to.
  var settledFlips: Int {
    shown.last { $0.since.advanced(by: .milliseconds(500)) < .now }?.flips ?? 0
  }
}
