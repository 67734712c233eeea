import GameCore

/// The texts of the leaderboard.
enum LeaderboardPhrase: Phrase {
  case rank, name, points, time, date, timeOfDay, loading, empty, players(Int)
  /// Whose rounds these are where a single player has results.
  case youAlone, alone(String)
  /// What the mark of a round by an earlier ruleset means.
  case earlierRuleset(Int)
  /// So many results cannot be verified by this version.
  case needNewerVersion(Int)

  var english: String {
    switch self {
    case .rank: "#"
    case .name: "Player"
    case .points: "Points"
    case .time: "Time"
    case .date: "Date"
    case .timeOfDay: "UTC"
    case .loading: "Reading the records…"
    case .empty: "Nobody yet: the first place is free."
    case .players(let count): Plural.english(count, "player", "players")
    case .youAlone: "Nobody else has played here yet: your best."
    case .alone(let name): "Only \(name) has played here yet."
    case .earlierRuleset(let number): "\(RenderStyle.earlierMark) by ruleset \(number)"
    case .needNewerVersion(let count):
      "\(count) \(count == 1 ? "result needs" : "results need") a newer version of Flipside"
    }
  }

  var russian: String {
    switch self {
    case .rank: "№"
    case .name: "Игрок"
    case .points: "Очки"
    case .time: "Время"
    case .date: "Дата"
    case .timeOfDay: "UTC"
    case .loading: "Читаем рекорды…"
    case .empty: "Пока никого: первое место свободно."
    case .players(let count): Plural.russian(count, "игрок", "игрока", "игроков")
    case .youAlone: "Кроме вас здесь пока никого: ваши лучшие."
    case .alone(let name): "Пока здесь играет только \(name)."
    case .earlierRuleset(let number): "\(RenderStyle.earlierMark) по правилам \(number)"
    case .needNewerVersion(let count):
      Plural.russian(count, "результат", "результата", "результатов")
        + " — только в более новой версии Flipside"
    }
  }
}
