public import CursesTerminal
public import GameShell

extension CursesTerminal: GameShell.Terminal {}

extension OpenError {
  /// The message for the player.
  var sentence: String {
    switch self {
    case .noTerminal:
      "flipside: standard input and output must be a terminal"
    case .dumb(let type):
      "flipside: the terminal type '\(type)' cannot move the cursor; set TERM to the right type"
    case .noTerminfo:
      "flipside: no terminfo database found; install ncurses-base"
    case .cannotOpen(let type):
      "flipside: cannot use the terminal as type '\(type)'"
    }
  }
}
