import GameCore

/// Headings of the table of scores.
enum ScoresPhrase: Phrase {
  case rank, player, points, level, time, record
  /// The heading of dates, with the zone they are in.
  case date(secondsFromUTC: Int)
  /// A level or a duration in a table.
  case setup(String)
  case figure(Figure)
  /// Nobody stands on a board, of this name where it is to be named.
  case nobodyYet(String?)
  case earlierRuleset(Int)
  /// So many results cannot be verified by this version.
  case needNewerVersion(Int)

  var english: String {
    switch self {
    case .rank: "Rank"
    case .player: "Player"
    case .points: "Points"
    case .level: "Level"
    case .time: "Time"
    case .date(let seconds): "Date (\(Self.zone(seconds)))"
    case .setup("easy"): "Easy"
    case .setup("normal"): "Normal"
    case .setup("hard"): "Hard"
    case .setup("expert"): "Expert"
    case .setup("top"): "Top rated"
    case .setup("popular"): "Popular"
    case .setup(let seconds) where Int(seconds) != nil: "\(seconds) s"
    case .setup(let setup): Clean.line(setup)
    case .record: "Record"
    case .figure(.turns): "Turns"
    case .figure(.memoryErrors): "Memory errors"
    case .figure(.right): "Right"
    case .figure(.wrong): "Wrong"
    case .figure(.score): "Score"
    case .figure(.multiplier): "Multiplier"
    case .figure(.meanAnswer): "Mean answer, ms"
    case .figure(.stroopCost): "Stroop cost, ms"
    case .figure(.pairsOfFirst): "Pairs 1"
    case .figure(.pairsOfSecond): "Pairs 2"
    case .figure(.pairsOfThird): "Pairs 3"
    case .figure(.pairsOfFourth): "Pairs 4"
    case .nobodyYet(nil): "Nobody has a result here yet."
    case .nobodyYet(let board?): "Nobody has a result here yet: \(board)."
    case .earlierRuleset(let number): "* by ruleset \(number)"
    case .needNewerVersion(let count):
      "\(count) \(count == 1 ? "result needs" : "results need") a newer version of Flipside."
    }
  }

  var russian: String {
    switch self {
    case .rank: "Место"
    case .player: "Игрок"
    case .points: "Очки"
    case .level: "Уровень"
    case .time: "Время"
    case .date(let seconds): "Дата (\(Self.zone(seconds)))"
    case .setup("easy"): "Лёгкий"
    case .setup("normal"): "Обычный"
    case .setup("hard"): "Трудный"
    case .setup("expert"): "Мастер"
    case .setup("top"): "Лучшие"
    case .setup("popular"): "Популярные"
    case .setup(let seconds) where Int(seconds) != nil: "\(seconds) с"
    case .setup(let setup): Clean.line(setup)
    case .record: "Запись"
    case .figure(.turns): "Ходы"
    case .figure(.memoryErrors): "Ошибки памяти"
    case .figure(.right): "Верно"
    case .figure(.wrong): "Неверно"
    case .figure(.score): "Счёт"
    case .figure(.multiplier): "Множитель"
    case .figure(.meanAnswer): "Время ответа, мс"
    case .figure(.stroopCost): "Эффект Струпа, мс"
    case .figure(.pairsOfFirst): "Пары 1"
    case .figure(.pairsOfSecond): "Пары 2"
    case .figure(.pairsOfThird): "Пары 3"
    case .figure(.pairsOfFourth): "Пары 4"
    case .nobodyYet(nil): "Здесь пока нет результатов."
    case .nobodyYet(let board?): "Здесь пока нет результатов: \(board)."
    case .earlierRuleset(let number): "* по правилам \(number)"
    case .needNewerVersion(let count):
      Plural.russian(count, "результат", "результата", "результатов")
        + " — только в более новой версии Flipside."
    }
  }

  /// `UTC`, `UTC+3`, `UTC-3:30`.
  private static func zone(_ seconds: Int) -> String {
    guard seconds != 0 else { return "UTC" }
    let minutes = abs(seconds) / 60
    let rest = minutes % 60 == 0 ? "" : ":\(CivilDate.digits(minutes % 60, 2))"
    return "UTC\(seconds < 0 ? "-" : "+")\(minutes / 60)\(rest)"
  }
}
