import Canvas
import MediaProtocol
import Pictures

@testable import GameCore
@testable import GameUI

extension Visitor {
  /// A time on 14 November 2026.
  static let today = Timestamp(milliseconds: 1_794_650_000_000)

  /// Opens the albums tab as Anna, born on that date, and edits the search; nil leaves the profile
  /// empty.
  static func atAlbums(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), columns: Int = 80,
    rows: Int = 24,
    born: CalendarDate? = CalendarDate(year: 1990, month: 5, day: 17),
    settings: Settings = Settings(), editing: Bool = true
  ) throws -> Visitor {
    var visitor = Visitor(environment, columns: columns, rows: rows, settings: settings)
    visitor.logIn(try Deals.player(), settings)
    visitor.effects += visitor.app.open(.albums, at: visitor.now)
    visitor.answer(
      .reply(
        to: ProfileQuery(player: PlayerID(1)),
        .success(Dated(value: OwnProfile(profile: try profile(born)), time: today))))
    visitor.answer(.reply(to: AlbumsQuery(player: PlayerID(1)), .success([])))
    if editing { visitor.type("/") }
    return visitor
  }

  static func profile(
    _ born: CalendarDate? = CalendarDate(year: 1990, month: 5, day: 17)
  ) throws -> Profile {
    Profile(
      firstName: try GivenName("Anna"), lastName: try GivenName("Berg"), sex: .female,
      birthDate: try born.map { try BirthDate($0, today: CalendarDate(today, secondsFromUTC: 0)) },
      phone: try PhoneNumber("+49 30 901820", language: .english))
  }

  /// The queries to services so far.
  var queries: [ServiceQuery] {
    effects.compactMap { if case .media(.query(_, let query)) = $0 { query } else { nil } }
  }

  /// The requested pictures so far, with their addresses.
  var covers: [(id: RequestID, address: String, format: PictureFormat)] {
    effects.compactMap { effect in
      guard case .media(.picture(let id, .address(let address, _), let format, _)) = effect else {
        return nil
      }
      return (id, address, format)
    }
  }

  /// Answers the latest query to a service.
  mutating func reply(_ result: Result<ServiceReply, MediaError>) {
    let asked = effects.compactMap { effect in
      if case .media(.query(let id, _)) = effect { id } else { nil }
    }
    if let id = asked.last { send(.media(.answer(id, result))) }
  }

  mutating func search(_ term: String, response albums: [Album]) {
    if open(AlbumsScreen.self)?.focus == .list { type("/") }
    type(term)
    press(.enter)
    reply(.success(ServiceReply(.albums(albums))))
  }

  /// Delivers a cover made of one letter.
  mutating func deliver(
    cover id: RequestID, _ format: PictureFormat, _ letter: Character = "A",
    foreground: Color = .standard
  ) {
    let cells = Array(
      repeating: Cell(letter, Style(foreground: foreground)),
      count: format.size.columns * format.size.rows)
    if let picture = Picture(
      columns: format.size.columns, rows: format.size.rows, cells: cells)
    {
      send(.media(.picture(id, .success(picture))))
    }
  }
}

extension Album {
  static func test(
    _ id: Int?, _ title: String?, _ artist: String? = "Band", year: Int? = 1969, songs: Int? = 12
  ) -> Album {
    Album(
      id: id, title: title, artist: artist, year: year, genre: "Rock", trackCount: songs,
      artwork: id.map { "https://example.org/\($0)/100x100bb.jpg" })
  }

  static let several = [
    test(3, "Zoo"), test(1, "\"Heroes\"", "Bowie", year: 1977), test(2, "abbey road", year: nil),
    test(5, "Йод", "Кино"), test(4, "Альбом", nil), test(3, "Zoo again"), test(nil, nil, "Nobody"),
  ]
}
