import CommandLineTool
import GameCore
import GameShell

/// What is said of results and games after the game has left the screen, behind the program's name.
enum EndPhrase: Phrase {
  case held(Int), lost(Int)
  case gameHeld, gameLost

  static func all(of held: HeldResults?, _ games: HeldGames?) -> [EndPhrase] {
    let results = held?.count(at: Clocks.wall()) ?? 0
    let lost = held?.lostCount ?? 0
    return [
      results == 0 ? nil : .held(results),
      lost == 0 ? nil : .lost(lost),
      games.map { $0.heldCount > 0 } == true ? .gameHeld : nil,
      games.map { $0.lostCount > 0 } == true ? .gameLost : nil,
    ].compactMap(\.self)
  }

  var english: String {
    switch self {
    case .held(let count):
      "results not saved yet: \(count). They wait on this machine and are saved at the next start."
    case .lost(let count):
      "results that could not be saved anywhere: \(count)."
    case .gameHeld:
      "your game could not be saved yet. It waits on this machine and is offered next time."
    case .gameLost:
      "the latest moves of your game could not be saved anywhere."
    }
  }

  var russian: String {
    switch self {
    case .held(let count):
      "ещё не сохранено результатов: \(count). Они ждут здесь и сохранятся при следующем запуске."
    case .lost(let count):
      "не удалось сохранить результатов: \(count)."
    case .gameHeld:
      "сохранить игру пока не удалось. Она ждёт здесь, в следующий раз её можно продолжить."
    case .gameLost:
      "последние ходы вашей игры не удалось нигде сохранить."
    }
  }
}
