import GameCore

/// Headings of the table of scores.
enum ScoresPhrase: Phrase {
  case rank, player, points, level, time, date, record
  case figure(Figure)
  case nobodyYet
  case earlierRuleset(Int)

  var english: String {
    switch self {
    case .rank: "Rank"
    case .player: "Player"
    case .points: "Points"
    case .level: "Level"
    case .time: "Time"
    case .date: "Date (UTC)"
    case .record: "Record"
    case .figure(.turns): "Turns"
    case .figure(.memoryErrors): "Memory errors"
    case .figure(.right): "Right"
    case .figure(.wrong): "Wrong"
    case .figure(.score): "Score"
    case .figure(.multiplier): "Multiplier"
    case .figure(.meanAnswer): "Mean answer, ms"
    case .figure(.stroopCost): "Stroop cost, ms"
    case .nobodyYet: "Nobody has a result here yet."
    case .earlierRuleset(let number): "* by ruleset \(number)"
    }
  }

  var russian: String {
    switch self {
    case .rank: "Место"
    case .player: "Игрок"
    case .points: "Очки"
    case .level: "Уровень"
    case .time: "Время"
    case .date: "Дата (UTC)"
    case .record: "Запись"
    case .figure(.turns): "Ходы"
    case .figure(.memoryErrors): "Ошибки памяти"
    case .figure(.right): "Верно"
    case .figure(.wrong): "Неверно"
    case .figure(.score): "Счёт"
    case .figure(.multiplier): "Множитель"
    case .figure(.meanAnswer): "Средний ответ, мс"
    case .figure(.stroopCost): "Цена Струпа, мс"
    case .nobodyYet: "Здесь пока нет результатов."
    case .earlierRuleset(let number): "* по правилам \(number)"
    }
  }
}
