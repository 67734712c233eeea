import Canvas
import MediaProtocol
import Testing

@testable import GameCore
@testable import GameUI

@Suite("A list does not move until the cursor leaves it")
struct ListWindowTests {
  private func list(_ count: Int) -> ListView<Int> {
    var list = ListView<Int>()
    list.show(Array(0..<count), total: count)
    return list
  }

  @Test("moving up scrolls only at the first visible row")
  func up() {
    var list = list(50)
    _ = list.handle(.key(.end), room: 10)
    #expect(list.window(10) == 40..<50)
    for _ in 0..<9 { _ = list.handle(.key(.up), room: 10) }
    #expect(list.window(10) == 40..<50 && list.cursor == 40)
    _ = list.handle(.key(.up), room: 10)
    #expect(list.window(10) == 39..<49)
  }

  @Test("the wheel moves the visible rows, and the cursor with them")
  func wheel() {
    var list = list(50)
    for action in [Mouse.Action.wheelDown, .wheelDown, .wheelUp] {
      _ = list.handle(.mouse(Mouse(action, at: Point(column: 0, row: 0))), room: 10)
    }
    #expect(list.window(10) == 3..<13 && list.cursor == 3)
  }

  @Test("with any input, the cursor is visible and the list moves only as far as necessary")
  func laws() {
    var random = Generator(seed: 7)
    func below(_ bound: Int) -> Int { Int(random.below(UInt64(bound))) }
    let keys: [Key] = [.up, .down, .pageUp, .pageDown, .home, .end]
    for count in [0, 1, 7, 40] {
      var list = list(count)
      var room = 5
      for _ in 0..<400 {
        if below(8) == 0 { room = 1 + below(12) }
        let seen = list.window(room)
        if below(3) == 0, !seen.isEmpty {
          list.select(seen.lowerBound + below(seen.count), room: room)
          #expect(list.window(room) == seen, "a row that is seen was pressed")
        } else {
          _ = list.handle(.key(keys[below(keys.count)]), room: room)
        }
        let after = list.window(room)
        #expect(after.count == min(count, room) && (count == 0 || after.contains(list.cursor)))
        #expect(!seen.contains(list.cursor) || after == seen, "\(seen) became \(after)")
      }
    }
  }

  @Test("a press on a visible player moves no row")
  func players() throws {
    var visitor = Visitor()
    visitor.logIn(try Deals.player())
    visitor.type("5")
    let request = try #require(visitor.effects.asked(PlayersRequest.self).last)
    let rows = try (1...40).map { try People.row($0, name: "Player \($0)") }
    visitor.answer(
      .reply(
        to: request,
        .success(Dated(PlayersPage(request: request, rows: rows, next: nil, total: 40)))))
    visitor.press(.end, .up)
    let seen = visitor.place(of: "Player 40")
    visitor.click("Player 30")
    visitor.press(.escape)
    #expect(visitor.place(of: "Player 40") == seen && seen != nil)
    #expect(visitor.open(PlayersScreen.self)?.list.selected?.id == PlayerID(30))
  }

  @Test("a press on a visible album moves no row")
  func albums() throws {
    var visitor = try Visitor.atAlbums()
    visitor.search(
      "a", response: (10...40).map { (number: Int) in Album.test(number, "Album \(number)") })
    visitor.press(.end)
    let seen = visitor.place(of: "Album 40")
    visitor.click("Album 37")
    visitor.press(.escape)
    #expect(visitor.place(of: "Album 40") == seen && seen != nil)
  }
}
