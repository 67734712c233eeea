import Canvas
import GameCore

/// `flipside players`.
struct Players: PrintingCommand {
  static let description = CommandDescription(
    "players", usage: "players [OPTIONS]", "print the list of players", "показать список игроков",
    options: [.limit("all", "все"), .json])

  private let limit: Int
  private let isJSON: Bool

  init(_ given: inout Arguments) throws(UsageError) {
    limit = try given.limit() ?? .max
    isJSON = given.has(.json)
  }

  func report(in context: CommandContext) throws(StoreError) -> Report {
    let rows = try rows(from: context.store())
    if isJSON {
      let today = CalendarDate(context.now, secondsFromUTC: context.secondsFromUTC)
      return Report(output: Self.document(rows, today))
    }
    guard !rows.isEmpty else {
      return Localized("No one has registered here yet.", "Здесь пока никто не зарегистрировался.")
        .report(in: context.language)
    }
    return Report(output: Self.table(rows, context.language, context.secondsFromUTC))
  }

  private func rows(from store: Store?) throws(StoreError) -> [PlayerRow] {
    guard let store else { return [] }
    var rows: [PlayerRow] = []
    var page = PlayersRequest(limit: 500)
    while rows.count < limit {
      page.limit = min(500, limit - rows.count)
      let found = try store.players(page)
      rows += found.rows
      guard let next = found.next else { break }
      page.after = next
    }
    return rows
  }

  /// Returns the document in the format for remote players: docs/players-list.md.
  private static func document(_ rows: [PlayerRow], _ today: CalendarDate) -> String {
    JSON.object([.init("users", .list(rows.map { value($0, today) }))]).lines(depth: 2)
  }

  private static func value(_ row: PlayerRow, _ today: CalendarDate) -> JSON {
    let sexes: [Sex: JSON] = [.female: .text("W"), .male: .text("M"), .other: .text("X")]
    return JSON(present: [
      "id": .number(row.id.rawValue), "sex": row.shown.sex.flatMap { sexes[$0] },
      "username": .text(row.name.description), "isOnline": .truth(row.isPlaying),
      "age": row.shown.birthDate.map { .number($0.date.age(on: today)) },
      // Pictures are files on this machine, so they have no URLs.
      "files": .list([]),
    ])
  }

  private static func table(_ rows: [PlayerRow], _ say: Language, _ secondsFromUTC: Int) -> String {
    var columns: [TableColumn<PlayerRow>] = [
      say.column("Player", "Игрок") { TextSanitizer.line($0.name.description) }
    ]
    columns += Catalog.rankedGames.map { game in
      TableColumn(say.title(of: .main(of: game.id)), .right, yields: [1: .leaves]) { row in
        row.bests.first { $0.round.board.game == game.id }
          .map { "\(say.grouped($0.round.result.points)) (\($0.rank))" } ?? ""
      }
    }
    columns += [
      say.column("Last played", "Последняя игра") { row in
        row.lastPlayed.map { say.date(CalendarDate($0, secondsFromUTC: secondsFromUTC)) } ?? ""
      },
      say.column("Now", "Сейчас") { $0.isPlaying ? say("playing", "играет") : "" },
    ]
    return say("Best points, with the rank", "Лучший результат и место") + "\n\n"
      + FittedTable(forTerminal: columns, of: rows).text
  }
}
