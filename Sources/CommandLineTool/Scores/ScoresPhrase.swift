import GameCore

/// Headings of the table of scores.
enum ScoresPhrase: Phrase {
  case rank, player, points, level, time, record
  /// The heading of dates, with their time zone.
  case date(secondsFromUTC: Int)
  /// A level or a duration in a table.
  case setup(String)
  case figure(Figure)
  /// The board has no results; with its name if it is to be shown.
  case noneYet(String?)
  case earlierRuleset(Int)
  /// This number of results cannot be verified by this version.
  case needNewerVersion(Int)

  func text(in say: Language) -> String {
    switch self {
    case .rank: say("Rank", "Место")
    case .player: say("Player", "Игрок")
    case .points: say("Points", "Очки")
    case .level: say("Level", "Уровень")
    case .time: say("Time", "Время")
    case .date(let seconds): say("Date (\(Self.zone(seconds)))", "Дата (\(Self.zone(seconds)))")
    case .setup("easy"): say("Easy", "Лёгкий")
    case .setup("normal"): say("Normal", "Обычный")
    case .setup("hard"): say("Hard", "Трудный")
    case .setup("expert"): say("Expert", "Мастер")
    case .setup("top"): say("Top rated", "Лучшие")
    case .setup("popular"): say("Popular", "Популярные")
    case .setup(let seconds) where Int(seconds) != nil: say("\(seconds) s", "\(seconds) с")
    case .setup(let setup): TextSanitizer.line(setup)
    case .record: say("Round", "Партия")
    case .figure(.turns): say("Turns", "Ходы")
    case .figure(.memoryErrors): say("Memory errors", "Ошибки памяти")
    case .figure(.right): say("Right", "Верно")
    case .figure(.wrong): say("Wrong", "Неверно")
    case .figure(.score): say("Score", "Счёт")
    case .figure(.multiplier): say("Multiplier", "Множитель")
    case .figure(.meanAnswer): say("Mean answer, ms", "Среднее время ответа, мс")
    case .figure(.stroopCost): say("Stroop cost, ms", "Эффект Струпа, мс")
    case .figure(.pairsOfFirst): say("Pairs 1", "Пары 1")
    case .figure(.pairsOfSecond): say("Pairs 2", "Пары 2")
    case .figure(.pairsOfThird): say("Pairs 3", "Пары 3")
    case .figure(.pairsOfFourth): say("Pairs 4", "Пары 4")
    case .noneYet(nil): say("No scores here yet.", "Здесь пока нет результатов.")
    case .noneYet(let board?): say("No scores yet: \(board).", "Пока нет результатов: \(board).")
    case .earlierRuleset(let number):
      say("* under ruleset \(number)", "* по редакции правил \(number)")
    case .needNewerVersion(let count):
      say(
        "\(count) \(count == 1 ? "result needs" : "results need") a newer version of Flipside.",
        Plural.russian(count, "результат", "результата", "результатов")
          + " — только в более новой версии Flipside.")
    }
  }

  /// Returns the time zone: `UTC`, `UTC+3`, `UTC-3:30`.
  private static func zone(_ seconds: Int) -> String {
    guard seconds != 0 else { return "UTC" }
    let minutes = abs(seconds) / 60
    let rest = minutes % 60 == 0 ? "" : ":\(CivilDate.digits(minutes % 60, 2))"
    return "UTC\(seconds < 0 ? "-" : "+")\(minutes / 60)\(rest)"
  }
}
