import GameCore

/// The texts of a player's card.
enum PlayerCardPhrase: Phrase {
  case own, name, sex, birthDate, phone, memberSince, rounds, lastPlayed
  case daily, loading, gone, noRecords, game, setup, record, rank, verified
  case bests, toPlatinum

  func text(in say: Language) -> String {
    switch self {
    case .own: say("this is you", "это вы")
    case .name: say("Name", "Имя")
    case .sex: say("Sex", "Пол")
    case .birthDate: say("Date of birth", "Дата рождения")
    case .phone: say("Phone", "Телефон")
    case .memberSince: say("Member since", "Регистрация")
    case .rounds: say("Rounds", "Партии")
    case .lastPlayed: say("Last played", "Последняя игра")
    case .daily: say("Daily board", "Игра дня")
    case .loading: say("Loading the card…", "Загружаем карточку…")
    case .gone:
      say(
        "This account has been deleted.",
        "Этого игрока больше нет: учётная запись удалена.")
    case .noRecords: say("No scores yet.", "Рекордов пока нет.")
    case .bests: say("Best scores", "Рекорды")
    case .toPlatinum: say("To platinum", "До платины")
    case .game: say("Game", "Игра")
    case .setup: say("Level", "Уровень")
    case .record: say("Best", "Рекорд")
    case .rank: say("Rank", "Место")
    case .verified:
      say(
        "Verified: replaying the round gave the same result.",
        "Подтверждено: повтор партии дал тот же результат.")
    }
  }
}
