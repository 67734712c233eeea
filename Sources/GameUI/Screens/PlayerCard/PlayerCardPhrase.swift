import GameCore

/// The texts of a player's card.
enum PlayerCardPhrase: Phrase {
  case own, name, sex, of(Sex), birthDate, phone, memberSince, rounds, lastPlayed
  case daily, loading, gone, noRecords, game, setup, record, rank, verified

  var english: String {
    switch self {
    case .own: "this is you"
    case .name: "Name"
    case .sex: "Sex"
    case .of(.female): "female"
    case .of(.male): "male"
    case .of(.other): "other"
    case .of(.notSaid): "not said"
    case .birthDate: "Born"
    case .phone: "Phone"
    case .memberSince: "Member since"
    case .rounds: "Rounds"
    case .lastPlayed: "Last played"
    case .daily: "Board of the day"
    case .loading: "Reading the card…"
    case .gone: "This player is no longer on this table: the account was deleted."
    case .noRecords: "No records yet."
    case .game: "Game"
    case .setup: "Setup"
    case .record: "Personal best"
    case .rank: "Rank"
    case .verified: "Played again from its record, the round came out the same."
    }
  }

  var russian: String {
    switch self {
    case .own: "это вы"
    case .name: "Имя"
    case .sex: "Пол"
    case .of(.female): "женский"
    case .of(.male): "мужской"
    case .of(.other): "другой"
    case .of(.notSaid): "не указан"
    case .birthDate: "Дата рождения"
    case .phone: "Телефон"
    case .memberSince: "В игре с"
    case .rounds: "Игр"
    case .lastPlayed: "Последняя игра"
    case .daily: "Игра дня"
    case .loading: "Читаем карточку…"
    case .gone: "Этого игрока за столом больше нет: учётная запись удалена."
    case .noRecords: "Рекордов пока нет."
    case .game: "Игра"
    case .setup: "Вариант"
    case .record: "Личный рекорд"
    case .rank: "Место"
    case .verified: "Игра повторена по записи: результат совпал."
    }
  }
}
