import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("The viewer with random input")
struct WatchStormTests {
  @Test("with any input, in windows of any size, it stays inside the round")
  func storm() throws {
    let keys: [Key] = [
      .left, .right, .up, .down, .home, .end, .enter, .character(" "), .character("+"),
      .character("-"), .tab, .pageUp,
    ]
    for record in try Deals.records() {
      var visitor = Visitor()
      visitor.enterAsGuest()
      let round = try Catalog.replay(record)
      visitor.effects += visitor.app.perform([.go(.watch(WatchSubject(round)))], at: visitor.now)
      var chance = Generator(seed: 5)
      func roll(_ sides: Int) -> Int { Int(chance.below(UInt64(sides))) }
      var steps = 0
      for _ in 0..<400 {
        switch roll(8) {
        case 0: visitor.send(.resized(Size(columns: roll(200), rows: roll(60))))
        case 1: visitor.live(roll(3000))
        case 2:
          let point = Point(column: roll(80), row: roll(24))
          // Tabs and the keys below lead elsewhere.
          if point.row > 3, point.row < visitor.app.size.rows - 1 {
            visitor.send(.input(.mouse(Mouse(.press, at: point))))
          }
        default: visitor.press(keys[roll(keys.count - 2)])
        }
        _ = visitor.canvas
        let game = try #require(visitor.open(WatchScreen.self)?.watched)
        #expect((0...game.steps).contains(game.step) && game.time <= game.end)
        steps += 1
      }
      #expect(steps == 400)
    }
  }
}
