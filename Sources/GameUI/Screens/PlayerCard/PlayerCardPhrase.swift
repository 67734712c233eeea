import GameCore

/// The texts of a player's card.
enum PlayerCardPhrase: Phrase {
  case own, name, sex, of(Sex), birthDate, phone, memberSince, rounds, lastPlayed
  case daily, loading, gone, noRecords, game, setup, record, rank, verified

  func text(in say: Language) -> String {
    switch self {
    case .own: say("this is you", "это вы")
    case .name: say("Name", "Имя")
    case .sex: say("Sex", "Пол")
    case .of(.female): say("female", "женский")
    case .of(.male): say("male", "мужской")
    case .of(.other): say("other", "другой")
    case .of(.notSaid): say("not said", "не указан")
    case .birthDate: say("Born", "Дата рождения")
    case .phone: say("Phone", "Телефон")
    case .memberSince: say("Member since", "В игре с")
    case .rounds: say("Rounds", "Игр")
    case .lastPlayed: say("Last played", "Последняя игра")
    case .daily: say("Board of the day", "Игра дня")
    case .loading: say("Reading the card…", "Читаем карточку…")
    case .gone:
      say(
        "This player is no longer on this table: the account was deleted.",
        "Этого игрока за столом больше нет: учётная запись удалена.")
    case .noRecords: say("No records yet.", "Рекордов пока нет.")
    case .game: say("Game", "Игра")
    case .setup: say("Setup", "Вариант")
    case .record: say("Personal best", "Личный рекорд")
    case .rank: say("Rank", "Место")
    case .verified:
      say(
        "Played again from its record, the round came out the same.",
        "Игра повторена по записи: результат совпал.")
    }
  }
}
