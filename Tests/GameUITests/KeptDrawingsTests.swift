import Canvas
import GameCore
import MediaProtocol
import Testing

@testable import GameUI

@Suite("Drawings instead of pictures")
struct KeptDrawingsTests {
  @Test("once drawings are chosen, a resumed game does not ask again")
  func declined() throws {
    var visitor = Visitor.guest(deck: "cats")
    visitor.answer(.progress(try Deals.begun(.easy, seed: 5)))
    visitor.press(.enter)
    let (lost, _) = try #require(visitor.latestLoad)
    visitor.tell(lost, .failed(.tooFewDifferent(0)))
    #expect(visitor.dialog is PicturesLost)
    visitor.press(.right, .enter)
    // Saved at once, because there may be no next move.
    let resumed = try #require(visitor.latestKept)

    var fresh = Visitor.guest(deck: "cats")
    fresh.press(.character("3"), .enter)
    fresh.answer(.seed(7))
    let (failed, _) = try #require(fresh.latestLoad)
    fresh.tell(failed, .failed(.offline))
    fresh.press(.right, .enter, .character(" "))
    let dealt = try #require(fresh.latestKept)

    for kept in [resumed, dealt] {
      var next = Visitor.guest(deck: "cats")
      next.answer(.progress(kept))
      next.press(.enter)
      let play = try #require(next.play as? PairsPlay)
      #expect(!play.isPaused && play.board.gallery != nil && !play.board.hasPhotos)
      #expect(next.latestLoad == nil && next.app.dialogs.isEmpty)
      next.press(.end, .character(" "))
      #expect(next.latestKept?.looks == kept.looks, "and so on")
    }
  }
}
