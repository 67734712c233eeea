import Canvas
import GameCore
import MediaProtocol
import SystemStrings
import Testing

@testable import GameUI

@Suite("Faces in the rows of the leaderboard")
struct LeaderboardFacesTests {
  private let board = LeaderboardKey(game: PairsGame.id)
  private let first = [PlayerID(1), PlayerID(2), PlayerID(3)]

  private func opened(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), columns: Int = 120,
    rows: Int = 40
  ) throws -> Visitor {
    var environment = environment
    environment.dataDirectory = "/data"
    var visitor = Visitor(environment, columns: columns, rows: rows)
    visitor.logIn(try Deals.player(24, "Grace Hopper"))
    visitor.type("4")
    visitor.answer(
      .leaderboard(
        try Deals.page(board, count: 10, around: [23, 24, 25]), for: PlayerID(24)))
    return visitor
  }

  private func asks(_ visitor: Visitor) -> Int {
    visitor.effects.count { $0 == .ask(AvatarsQuery(players: first)) }
  }

  @Test("the first three are requested once, and their own pictures by their files")
  func asked() throws {
    var visitor = try opened()
    #expect(asks(visitor) == 1)
    let name = try #require(AvatarName(String(repeating: "b", count: 32)))
    visitor.answer(
      .reply(
        to: AvatarsQuery(players: first),
        .success([PlayerID(1): .own(name), PlayerID(3): .face(4)])))
    let pictures = visitor.effects.compactMap { effect -> (RequestID, PictureFormat)? in
      guard case .media(.picture(let id, .avatar(let path), let format, _)) = effect else {
        return nil
      }
      #expect(path.text == "/data/avatars/\(name)")
      return (id, format)
    }
    #expect(pictures.count == 1 && asks(visitor) == 1)
    let (id, format) = try #require(pictures.first)
    visitor.deliver(cover: id, format, "#")
    #expect(visitor.sees("######"))
    let third = try Deals.page(board, count: 3).top[2]
    #expect(visitor.sees("\(third.name)"))
  }

  @Test("in large windows the best three stand above the rows")
  func podium() throws {
    let large = try opened(columns: 120, rows: 60)
    let small = try opened(columns: 109, rows: 60)
    let best = try Deals.page(board, count: 10).top
    for (rank, entry) in best.prefix(4).enumerated() {
      let name = "\(entry.name)"
      let counts = [large, small].map { $0.lines.count { $0.contains(name) } }
      #expect(counts[0] - counts[1] == (rank < 3 ? 1 : 0), "\(name)")
    }
  }

  @Test("up and down move from your row, and only g opens another game's leaderboard")
  func arrows() throws {
    for (key, step) in [(Key.up, -1), (.down, 1)] {
      var visitor = try opened()
      visitor.effects = []
      visitor.press(key)
      let screen = try #require(visitor.open(LeaderboardScreen.self))
      let row = try #require(screen.picked)
      #expect(screen.list.rows[row - step].player == PlayerID(24) && visitor.effects.isEmpty)
      visitor.type("g")
      #expect(visitor.open(LeaderboardScreen.self)?.chooser.kind == .colorMatch)
    }
  }

  @Test("w watches the marked round: yours, or the one under the cursor")
  func watching() throws {
    let page = try Deals.page(board, count: 10, around: [23, 24, 25])
    let rounds = page.around.map { WatchSubject.Source.stored($0.round.id) }
    for (keys, round) in [([], rounds[1]), ([Key.up], rounds[0]), ([.down], rounds[2])] {
      var visitor = try opened()
      for key in keys { visitor.press(key) }
      visitor.type("w")
      #expect(visitor.open(WatchScreen.self)?.subject.source == round)
    }
  }

  @Test("your row says so, with a mark in another color than the cursor's")
  func own() throws {
    let visitor = try opened(columns: 80, rows: 24)
    let own = "(\(visitor.text(PlayersPhrase.you)))"
    let rows = visitor.lines.indices.filter { visitor.lines[$0].contains(own) }
    #expect(rows.count == 1)
    let row = try #require(rows.first)
    let mark = try #require(Array(visitor.lines[row]).firstIndex(of: "▸"))
    let look = visitor.app.look
    #expect(visitor.canvas[mark, row].style == look.style(.accent))
  }

  @Test("without room or faces, the leaderboard does not change")
  func noRoom() throws {
    #expect(asks(try opened(columns: 80, rows: 24)) == 0)
    var visitor = try opened()
    let before = visitor.screen
    visitor.answer(.reply(to: AvatarsQuery(players: first), .success([:])))
    #expect(visitor.screen == before)
    visitor.answer(.reply(to: AvatarsQuery(players: first), .failure(.busy)))
    #expect(visitor.screen == before)
  }

  @Test("they match their golden files", arguments: PictureTests.variants)
  func pictures(name: String, environment: App.LaunchEnvironment) throws {
    var visitor = try opened(environment)
    let faces = Dictionary(uniqueKeysWithValues: first.map { ($0, Avatar.face($0.rawValue)) })
    visitor.answer(.reply(to: AvatarsQuery(players: first), .success(faces)))
    expectDescribed(visitor, "leaderboard-faces-\(name)")
    if !environment.unicode { #expect(visitor.screen.utf8.allSatisfy { $0 < 128 }) }
  }
}
