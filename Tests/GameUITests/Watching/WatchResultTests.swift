import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("The game of a result can be watched") struct WatchResultTests {
  /// Returns a player, or a guest, who watches the game of a result.
  private func watching(asGuest: Bool) throws -> Visitor {
    var visitor = Visitor(settings: Settings(motion: false))
    if asGuest {
      visitor.enterAsGuest()
    } else {
      visitor.logIn(try Deals.player(), Settings(motion: false))
    }
    visitor.deal()
    visitor.finish()
    visitor.click(button: WatchPhrase.watch)
    #expect(visitor.open(WatchScreen.self)?.watched?.steps == 12)
    return visitor
  }

  @Test(
    "the result of a game opens it at once, and is shown again after it", arguments: [true, false])
  func result(isGuest: Bool) throws {
    var visitor = try watching(asGuest: isGuest)
    #expect(!visitor.effects.contains { $0.isDrop })
    visitor.press(.escape)
    #expect(visitor.dialog is GameResult)
    #expect(visitor.sees(DialogPhrase.keepScore) == isGuest)
    visitor.press(.escape)
    visitor.type("4")
    visitor.type("3")
    #expect(visitor.dialog == nil)
  }

  @Test("a race that begins there is not covered by the result", arguments: [true, false])
  func raceAfterResult(isGuest: Bool) throws {
    var visitor = try watching(asGuest: isGuest)
    visitor.type("r")
    visitor.answer(.seed(1))
    #expect(visitor.dialog == nil)
    #expect(visitor.play?.mode.rival != nil && visitor.play?.isPaused == false)
    #expect(visitor.effects.contains { $0.isDrop } == isGuest)
  }
}
