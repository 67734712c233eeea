import GameCore

/// What does not fit together in a table, in a sentence.
struct FlawSentence: Phrase {
  private let flaw: TableFlaw

  init(_ flaw: TableFlaw) {
    self.flaw = flaw
  }

  var english: String {
    switch flaw {
    case .falseRound(let id): "Record \(id.rawValue) does not lead to what it states."
    case .roundOfNobody(let id): "Record \(id.rawValue) belongs to nobody."
    case .place(let player, let board):
      "The place of \(named(player)) on \(shown(board)) is not that of their best true record."
    case .placesOfNobody(let board): "On \(shown(board)) there are places that belong to nobody."
    case .ranks(let board): "The counts that ranks on \(shown(board)) come from are wrong."
    case .census: "The number of players is wrong."
    case .lastPlayed(let player): "When \(named(player)) last played is wrong."
    case .daily(let player, let date):
      "The attempt of \(named(player)) at the board of \(date) does not match a record of it."
    case .dailyOfNoPlayer(let player):
      "Boards of the day name player \(player.rawValue), who is not in the database."
    case .picture(let player): "The picture of \(named(player)) is missing."
    case .looks(let player):
      "Names that look like that of \(named(player)) are not kept from others."
    case .unsound(let text): "The database: \(Clean.line(text, limit: 200))"
    }
  }

  var russian: String {
    switch flaw {
    case .falseRound(let id): "Запись \(id.rawValue) не приводит к тому, что в ней указано."
    case .roundOfNobody(let id): "Запись \(id.rawValue) никому не принадлежит."
    case .place(let player, let board):
      "Место игрока \(named(player)) в таблице \(shown(board)) — не по лучшей верной записи."
    case .placesOfNobody(let board):
      "В таблице \(shown(board)) есть места, которые никому не принадлежат."
    case .ranks(let board): "Числа, по которым считают места в таблице \(shown(board)), неверны."
    case .census: "Число игроков неверно."
    case .lastPlayed(let player): "Время последней игры игрока \(named(player)) неверно."
    case .daily(let player, let date):
      "Попытка игрока \(named(player)) в игре дня \(date) не подтверждается записью."
    case .dailyOfNoPlayer(let player):
      "В играх дня указан игрок \(player.rawValue), которого нет в базе данных."
    case .picture(let player): "Нет картинки игрока \(named(player))."
    case .looks(let player):
      "Имена, похожие на имя игрока \(named(player)), не закрыты для других."
    case .unsound(let text): "База данных: \(Clean.line(text, limit: 200))"
    }
  }

  private func named(_ player: String) -> String { Clean.line(player, limit: 40) }
  private func shown(_ board: String) -> String { Clean.line(board, limit: 60) }
}
