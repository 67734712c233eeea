import Canvas
import GameCore

/// `flipside players`.
struct Players {
  private let request: PlayersListing
  private let language: Language
  private let today: CalendarDate
  private let secondsFromUTC: Int

  init(
    _ request: PlayersListing, _ language: Language, at now: Timestamp, _ secondsFromUTC: Int
  ) {
    self.request = request
    self.language = language
    self.secondsFromUTC = secondsFromUTC
    today = CalendarDate(now, secondsFromUTC: secondsFromUTC)
  }

  func report(from store: (any PeopleStore)?) throws(StoreError) -> Report {
    let rows = try rows(from: store)
    if request.json { return Report(output: document(rows)) }
    guard !rows.isEmpty else {
      return Report(output: PlayersPhrase.noneYet.text(in: language) + "\n")
    }
    return Report(output: table(rows))
  }

  private func rows(from store: (any PeopleStore)?) throws(StoreError) -> [PlayerRow] {
    guard let store else { return [] }
    var rows: [PlayerRow] = []
    var page = PlayersRequest(limit: 500)
    while rows.count < request.limit {
      page.limit = min(500, request.limit - rows.count)
      let found = try store.players(page)
      rows += found.rows
      guard let next = found.next else { break }
      page.after = next
    }
    return rows
  }

  /// Returns the document in the format for remote players: docs/players-list.md.
  private func document(_ rows: [PlayerRow]) -> String {
    JSON.object([.init("users", .list(rows.map(value)))]).lines(depth: 2)
  }

  private func value(_ row: PlayerRow) -> JSON {
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

  private func table(_ rows: [PlayerRow]) -> String {
    var columns: [TableColumn<PlayerRow>] = [
      language.column(PlayersPhrase.player) { TextSanitizer.line($0.name.description) }
    ]
    columns += Catalog.rankedGames.map { game in
      language.column(GameTitle(game.id), .right, yields: [1: .leaves]) { row in
        row.bests.first { $0.round.board.game == game.id }
          .map { "\(language.grouped($0.round.result.points)) (\($0.rank))" } ?? ""
      }
    }
    columns += [
      language.column(PlayersPhrase.lastPlayed) { row in
        row.lastPlayed.map { CivilDate($0, secondsFromUTC: secondsFromUTC).date } ?? ""
      },
      language.column(PlayersPhrase.now) {
        $0.isPlaying ? PlayersPhrase.playing.text(in: language) : ""
      },
    ]
    return FittedTable(forTerminal: columns, of: rows).text
  }
}

/// The texts of the list of players.
private enum PlayersPhrase: Phrase {
  case player, lastPlayed, now, playing, noneYet

  func text(in say: Language) -> String {
    switch self {
    case .player: say("Player", "Игрок")
    case .lastPlayed: say("Last played", "Последняя игра")
    case .now: say("Now", "Сейчас")
    case .playing: say("playing", "играет")
    case .noneYet:
      say("No one has registered here yet.", "Здесь пока никто не зарегистрировался.")
    }
  }
}
