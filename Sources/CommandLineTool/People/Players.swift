import Canvas
import GameCore

/// `flipside players`.
struct Players: Command {
  static let description = CommandDescription(
    "players", "players [OPTIONS]", options: [.limit { $0("all", "все") }, .json]
  ) { $0("print the list of players", "показать список игроков") }

  private let limit: Int
  private let isJSON: Bool

  init(_ given: inout Arguments) throws(UsageError) {
    limit = try given.limit() ?? .max
    isJSON = given.has(.json)
  }

  func run(in context: CommandContext) throws(StoreError) -> Outcome {
    let rows = try rows(from: context.players())
    let secondsFromUTC = context.secondsFromUTC
    if isJSON {
      let today = CalendarDate(context.now, secondsFromUTC: secondsFromUTC)
      return .report(Report(output: Self.document(rows, today)))
    }
    return .report(
      rows.isEmpty
        ? Text("No one has registered here yet.", "Здесь пока никто не зарегистрировался.")
          .report(in: context.language)
        : Report(output: Self.table(rows, context.language, secondsFromUTC)))
  }

  private func rows(from store: (any PeopleStore)?) throws(StoreError) -> [PlayerRow] {
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
    var members = [JSON.Member("id", .number(row.id.rawValue))]
    switch row.shown.sex {
    case .female: members.append(.init("sex", .text("W")))
    case .male: members.append(.init("sex", .text("M")))
    case .other: members.append(.init("sex", .text("X")))
    case .notSaid, nil: break
    }
    members.append(.init("username", .text(row.name.description)))
    members.append(.init("isOnline", .truth(row.isPlaying)))
    if let born = row.shown.birthDate {
      members.append(.init("age", .number(born.age(on: today))))
    }
    // Pictures are files on this machine, so they have no URLs.
    members.append(.init("files", .list([])))
    return .object(members)
  }

  private static func table(
    _ rows: [PlayerRow], _ say: Language, _ secondsFromUTC: Int
  ) -> String {
    var columns: [TableColumn<PlayerRow>] = [
      say.column("Player", "Игрок") { TextSanitizer.line($0.name.description) }
    ]
    columns += Catalog.rankedGames.map { game in
      say.column(GameTitle(game.id), .right, yields: [1: .leaves]) { row in
        row.bests.first { $0.round.board.game == game.id }
          .map { "\(say.grouped($0.round.result.points)) (\($0.rank))" } ?? ""
      }
    }
    columns += [
      say.column("Last played", "Последняя игра") { row in
        row.lastPlayed.map { CivilDate($0, secondsFromUTC: secondsFromUTC).date } ?? ""
      },
      say.column("Now", "Сейчас") {
        $0.isPlaying ? say("playing", "играет") : ""
      },
    ]
    return FittedTable(forTerminal: columns, of: rows).text
  }
}
