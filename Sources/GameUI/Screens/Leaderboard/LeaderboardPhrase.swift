import GameCore

/// The texts of the leaderboard.
enum LeaderboardPhrase: Phrase {
  case rank, name, points, time, date, loading, empty, players(Int)
  /// What the mark of a round by an earlier ruleset means.
  case earlierRuleset(Int)

  var english: String {
    switch self {
    case .rank: "#"
    case .name: "Player"
    case .points: "Points"
    case .time: "Time"
    case .date: "Date"
    case .loading: "Reading the records…"
    case .empty: "Nobody yet: the first place is free."
    case .players(let count): Plural.english(count, "player", "players")
    case .earlierRuleset(let number): "\(RenderStyle.earlierMark) by ruleset \(number)"
    }
  }

  var russian: String {
    switch self {
    case .rank: "№"
    case .name: "Игрок"
    case .points: "Очки"
    case .time: "Время"
    case .date: "Дата"
    case .loading: "Читаем рекорды…"
    case .empty: "Пока никого: первое место свободно."
    case .players(let count): Plural.russian(count, "игрок", "игрока", "игроков")
    case .earlierRuleset(let number): "\(RenderStyle.earlierMark) по правилам \(number)"
    }
  }
}
