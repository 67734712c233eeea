import CommandLineTool
import GameCore
import GameShell

/// The messages about results and games after the game has left the screen.
enum EndPhrase: Phrase {
  case queued(Int), lost(Int)
  case gameQueued, gameLost

  static func all(of queued: ResultOutbox?, _ games: GameOutbox?) -> [EndPhrase] {
    let results = queued?.count(at: Clocks.wall()) ?? 0
    let lost = queued?.lostCount ?? 0
    return [
      results == 0 ? nil : .queued(results),
      lost == 0 ? nil : .lost(lost),
      games.map { $0.queuedCount > 0 } == true ? .gameQueued : nil,
      games.map { $0.lostCount > 0 } == true ? .gameLost : nil,
    ].compactMap(\.self)
  }

  func text(in say: Language) -> String {
    switch self {
    case .queued(let count):
      say(
        "\(Plural.english(count, "result is", "results are")) not saved yet; Flipside will try "
          + "again next time",
        "ещё не сохранено результатов: \(count); Flipside сохранит их при следующем запуске")
    case .lost(let count):
      say(
        "\(Plural.english(count, "result was", "results were")) lost because saving failed",
        "потеряно несохранённых результатов: \(count)")
    case .gameQueued:
      say(
        "your game is not saved in the database yet; you can resume it next time on this machine",
        "игра ещё не сохранена в базе данных; продолжить её можно только на этом компьютере")
    case .gameLost:
      say(
        "the latest moves of your game could not be saved anywhere",
        "последние ходы игры не удалось нигде сохранить")
    }
  }
}
