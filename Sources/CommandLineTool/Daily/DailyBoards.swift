import GameCore

/// `flipside daily`.
struct DailyBoards: PrintingCommand {
  static let description = CommandDescription(
    "daily", usage: "daily [OPTIONS]", "print today's daily boards", "показать игры дня",
    options: [.rankedGame, .level, .player, .json])

  private let request: PlayerRequest
  private static let rows = 10

  init(_ given: inout Arguments) throws(UsageError) {
    request = try PlayerRequest(given)
    if let game = request.game, !Catalog.ranks(game) {
      throw UsageError {
        let title = GameTitle(game).text(in: $0)
        return $0("\(title) has no daily board", "в игре «\(title)» игры дня нет")
      }
    }
  }

  func report(in context: CommandContext) throws(StoreError) -> Report {
    let store = try context.store()
    let named = try request.player(in: store, context)
    let player = named?.id
    if player == nil, let name = request.player {
      return PlayerRequest.unknown(name).failure(in: context.language)
    }
    let pages = try pages(for: player, from: store, at: context.now)
    let output =
      request.isJSON
      ? DailyDocument(pages: pages, isPlayer: player != nil).text
      : DailyTables(say: context.language).text(
        of: pages, for: player, name: request.player == nil ? nil : named?.name)
    return Report(output: output)
  }

  private func pages(
    for player: PlayerID?, from store: Store?, at now: Timestamp
  ) throws(StoreError) -> [DailyPage] {
    let today = Daily.today(at: now)
    var pages: [DailyPage] = []
    for game in Catalog.rankedGames where request.game ?? game.id == game.id {
      for setup in Catalog.setups(of: game.id) where request.level ?? setup == setup {
        guard let daily = Daily(on: today, game: game.id, setup: setup) else { continue }
        let page = try store?.dailyPage(of: daily.board, on: today, for: player, limit: Self.rows)
        pages.append(page ?? DailyPage(unplayed: daily))
      }
    }
    return pages
  }
}
