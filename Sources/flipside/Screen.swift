public import CursesTerminal
public import GameShell

extension CursesTerminal: GameShell.Terminal {}

extension OpenFault {
  /// The message for the player.
  var sentence: String {
    switch self {
    case .noTerminal:
      "flipside: the game needs a terminal: standard input and output must be one."
    case .dumb(let type):
      "flipside: a terminal of type '\(type)' cannot place its cursor; set TERM to what it is."
    case .noTerminfo:
      "flipside: there is no terminfo database; install ncurses-base."
    case .cannotOpen(let type):
      "flipside: the terminal cannot be used as type '\(type)'."
    }
  }
}
