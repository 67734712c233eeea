public import GameCore

extension StoreInconsistency: Phrase {
  /// Returns the description.
  public func text(in say: Language) -> String {
    switch self {
    case .falseRound(let id):
      say(
        "Round \(id.rawValue): the replay doesn't match the stored result.",
        "Партия \(id.rawValue): повтор не сходится с записанным результатом.")
    case .roundOfUnknownPlayer(let id):
      say("Round \(id.rawValue): its player is missing.", "Партия \(id.rawValue): её игрока нет.")
    case .place(let player, let board):
      say(
        "Leaderboard \(shown(board)): \(named(player))'s entry isn't their best verified round.",
        "Рекорды \(shown(board)): у игрока \(named(player)) указана не лучшая партия.")
    case .placesOfUnknownPlayers(let board):
      say(
        "Leaderboard \(shown(board)): some entries have no player.",
        "Рекорды \(shown(board)): есть строки без игрока.")
    case .ranks(let board):
      say(
        "Leaderboard \(shown(board)): the counts used for ranks are wrong.",
        "Рекорды \(shown(board)): числа, по которым считаются места, неверны.")
    case .rowsOfUnknownPlayers(let table):
      say("Table \(table): some rows have no player.", "Таблица \(table): есть строки без игрока.")
    case .keys(let player):
      say(
        "Player \(named(player)): the login keys don't match the name and email.",
        "Игрок \(named(player)): ключи для входа не подходят к имени и почте.")
    case .lastPlayed(let player):
      say(
        "Player \(named(player)): the time of the last game is wrong.",
        "Игрок \(named(player)): время последней игры неверно.")
    case .daily(let player, let date):
      say(
        "Player \(named(player)): the attempt at the \(date) daily board doesn't match its round.",
        "Игрок \(named(player)): попытка в игре дня \(date) не сходится с партией.")
    case .dailyOfNoPlayer(let player):
      say(
        "Player \(player.rawValue) has a daily attempt but is not in the database.",
        "Игрока \(player.rawValue) с попыткой в игре дня нет в базе данных.")
    case .picture(let player):
      say(
        "Player \(named(player)): the avatar is missing.", "Игрок \(named(player)): картинки нет.")
    case .looks(let player):
      say(
        "Player \(named(player)): lookalike names are not reserved.",
        "Игрок \(named(player)): похожие имена свободны.")
    case .unsound(let text):
      say(
        "Database: \(TextSanitizer.line(text, limit: 200))",
        "База данных: \(TextSanitizer.line(text, limit: 200))")
    }
  }

  private func named(_ player: String) -> String { TextSanitizer.line(player, limit: 40) }
  private func shown(_ board: String) -> String { TextSanitizer.line(board, limit: 60) }
}
