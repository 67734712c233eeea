import Canvas
import MediaProtocol
import SystemStrings
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Faces in the list of players")
struct PlayersFacesTests {
  private func opened(
    columns: Int = 80, rows: Int = 40, count: Int = 30,
    avatar: (Int) throws -> Avatar = { .face($0 % 24) }
  ) throws -> Visitor {
    var environment = App.LaunchEnvironment()
    environment.dataDirectory = "/data"
    var visitor = Visitor(environment, columns: columns, rows: rows)
    visitor.logIn(try Deals.player())
    visitor.type("5")
    let players = try (1...count).map { number in
      let row = try People.row(number)
      var shown = row.shown
      shown.avatar = try avatar(number)
      return PlayerRow(
        id: row.id, name: row.name, shown: shown, isPlaying: row.isPlaying,
        lastPlayed: row.lastPlayed, bests: row.bests)
    }
    let request = PlayersRequest(order: .points(PairsGame.id))
    let page = PlayersPage(request: request, rows: players, next: nil, total: count)
    visitor.answer(.reply(to: request, .success(Dated(page))))
    return visitor
  }

  /// Returns the number of lines with full names, which are those of rows with a face.
  private func called(_ visitor: Visitor) -> Int {
    visitor.canvas.lines.count { $0.contains("Mary O'Neill") }
  }

  @Test("high windows have one before each row, low ones have more rows instead")
  func room() throws {
    let high = try opened()
    #expect(called(high) == 10)
    #expect(called(try opened(rows: 24)) == 0)
    #expect(called(try opened(columns: 64)) == 0)
    #expect(called(try opened(avatar: { _ in .none })) == 0)
    let own = "Anna (" + high.text(PlayersPhrase.you) + ")"
    let first = try #require(high.canvas.lines.firstIndex { $0.contains(own) })
    let line = high.canvas.lines[first]
    let name = try #require(line.firstRange(of: own)).lowerBound
    let column = line.distance(from: line.startIndex, to: name) - RowAvatars.inset
    let place = Rect(column: column, row: first - 1, columns: 6, rows: 3)
    var drawn = 0
    for row in place.row..<place.bottom {
      let line = Array(high.canvas.lines[row])
      drawn += line[place.column..<place.right].count { $0 != " " }
    }
    #expect(drawn > 6)
  }

  @Test("players without one have a card with their initial, if every row has room for it")
  func initials() throws {
    let few = try opened(count: 5) { _ in .none }
    #expect(called(few) == 6, "five rows, and the card below them")
    let own = "Anna (" + few.text(PlayersPhrase.you) + ")"
    let line = try #require(few.canvas.lines.first { $0.contains(own) })
    let name = try #require(line.firstRange(of: own)).lowerBound
    #expect(line[..<name].contains("A"))
  }

  @Test("the list scrolls by them, and the mouse hits all their lines")
  func moves() throws {
    var visitor = try opened()
    visitor.press(.end)
    #expect(visitor.open(PlayersScreen.self)?.list.cursor == 29)
    #expect(called(visitor) == 10)
    let marked = try #require(visitor.canvas.lines.lastIndex { $0.contains("Mary O'Neill") })
    visitor.press(.home)
    visitor.send(.input(.mouse(Mouse(.press, at: Point(column: 20, row: marked)))))
    #expect(visitor.open(PlayerCardScreen.self) != nil)
  }

  @Test("own pictures are requested when they become visible, each once")
  func pictures() throws {
    func name(_ number: Int) throws -> AvatarName {
      let digits = String(number, radix: 16)
      return try #require(
        AvatarName(String(repeating: "0", count: 32 - digits.count) + digits))
    }
    var visitor = try opened { try .own(name($0)) }
    func asked() -> [String] {
      visitor.effects.compactMap { effect in
        guard case .media(.picture(_, .avatar(let path), _, _)) = effect else { return nil }
        return path.text
      }
    }
    #expect(asked() == (try (1...10).map { try "/data/avatars/\(name($0))" }))
    visitor.effects = []
    visitor.press(.end)
    #expect(Set(asked()) == Set(try (21...30).map { try "/data/avatars/\(name($0))" }))
    #expect(asked().count == 10)
  }
}
