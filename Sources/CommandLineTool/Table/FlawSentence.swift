import GameCore

/// The description of an inconsistency in a database.
struct FlawSentence: Phrase {
  private let flaw: TableFlaw

  init(_ flaw: TableFlaw) {
    self.flaw = flaw
  }

  func text(in say: Language) -> String {
    switch flaw {
    case .falseRound(let id):
      say(
        "Record \(id.rawValue) does not lead to what it states.",
        "Запись \(id.rawValue) не приводит к тому, что в ней указано.")
    case .roundOfNobody(let id):
      say(
        "Record \(id.rawValue) belongs to nobody.",
        "Запись \(id.rawValue) никому не принадлежит.")
    case .place(let player, let board):
      say(
        "The place of \(named(player)) on \(shown(board)) is not their best verified record's.",
        "Место игрока \(named(player)) в таблице \(shown(board)) — не по лучшей из записей.")
    case .placesOfNobody(let board):
      say(
        "On \(shown(board)) there are places that belong to nobody.",
        "В таблице \(shown(board)) есть места, которые никому не принадлежат.")
    case .ranks(let board):
      say(
        "The counts that ranks on \(shown(board)) come from are wrong.",
        "Числа, по которым считают места в таблице \(shown(board)), неверны.")
    case .census: say("The number of players is wrong.", "Число игроков неверно.")
    case .lastPlayed(let player):
      say(
        "When \(named(player)) last played is wrong.",
        "Время последней игры игрока \(named(player)) неверно.")
    case .daily(let player, let date):
      say(
        "The attempt of \(named(player)) at the board of \(date) does not match a record of it.",
        "Попытка игрока \(named(player)) в игре дня \(date) не подтверждается записью.")
    case .dailyOfNoPlayer(let player):
      say(
        "Boards of the day name player \(player.rawValue), who is not in the database.",
        "В играх дня указан игрок \(player.rawValue), которого нет в базе данных.")
    case .picture(let player):
      say("The picture of \(named(player)) is missing.", "Нет картинки игрока \(named(player)).")
    case .looks(let player):
      say(
        "Names that look like that of \(named(player)) are not kept from others.",
        "Имена, похожие на имя игрока \(named(player)), не закрыты для других.")
    case .unsound(let text):
      say(
        "The database: \(Clean.line(text, limit: 200))",
        "База данных: \(Clean.line(text, limit: 200))")
    }
  }

  private func named(_ player: String) -> String { Clean.line(player, limit: 40) }
  private func shown(_ board: String) -> String { Clean.line(board, limit: 60) }
}
