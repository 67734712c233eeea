import GameCore

/// Headings of the table of scores.
enum ScoresPhrase: Wording {
  case rank, player, points, level, time, date
  case figure(Figure)
  case nobodyYet

  var english: String {
    switch self {
    case .rank: "Rank"
    case .player: "Player"
    case .points: "Points"
    case .level: "Level"
    case .time: "Time"
    case .date: "Date (UTC)"
    case .figure(.turns): "Turns"
    case .figure(.memoryErrors): "Memory errors"
    case .nobodyYet: "Nobody has a result here yet."
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
    case .figure(.turns): "Ходы"
    case .figure(.memoryErrors): "Ошибки памяти"
    case .nobodyYet: "Здесь пока нет результатов."
    }
  }
}
