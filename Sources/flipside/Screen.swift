public import CursesTerminal
import GameCore
public import GameShell

extension CursesTerminal: GameShell.Terminal {}

extension OpenError {
  /// The message for the player, without the beginning of a sentence.
  var clause: Localized {
    switch self {
    case .noTerminal:
      Localized(
        "standard input and output must be a terminal; use --plain",
        "стандартный ввод и вывод должны быть терминалом; есть --plain")
    case .dumb(let type):
      Localized(
        "the terminal type '\(type)' cannot move the cursor; set TERM to the right type",
        "терминал типа '\(type)' не умеет перемещать курсор; укажите верный тип в TERM")
    case .noTerminfo:
      Localized(
        "no terminfo database found; install ncurses-base",
        "не найдена база terminfo; установите пакет ncurses-base")
    case .cannotOpen(let type):
      Localized(
        "cannot use the terminal as type '\(type)'; set TERM to the right type",
        "не удалось открыть терминал с типом '\(type)'; укажите верный тип в TERM")
    }
  }
}
