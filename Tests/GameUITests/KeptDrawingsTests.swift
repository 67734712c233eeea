import Canvas
import GameCore
import MediaProtocol
import Testing

@testable import GameUI

@Suite("Drawings instead of pictures")
struct KeptDrawingsTests {
  @Test("once drawings are chosen, a resumed game does not ask again")
  func declined() throws {
    let visitor = try Self.resumedWithDrawings()
    // Saved at once, because there may be no next move.
    let resumed = try #require(visitor.latestKept)

    var fresh = Visitor.guest(deck: "cats")
    fresh.press(.character("3"), .enter)
    fresh.answer(.seed(7))
    let (failed, _) = try #require(fresh.latestLoad)
    fresh.send(failed, .failed(.offline))
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
      #expect(next.latestKept?.appearance == kept.appearance, "and so on")
    }
  }

  @Test("once drawings are chosen, new games do not ask again, until another deck is chosen")
  func restarted() throws {
    var visitor = Visitor.loading("cats", seed: 7)
    let (failed, _) = try #require(visitor.latestLoad)
    visitor.send(failed, .failed(.offline))
    visitor.press(.right, .enter, .character("r"))
    visitor.answer(.seed(8))
    let play = try #require(visitor.play as? PairsPlay)
    #expect(play.table.round.seed == 8 && !play.board.hasPhotos && visitor.dialog == nil)
    #expect(visitor.latestLoad?.0 == failed)

    visitor.press("Q")
    for deck in ["letters", "cats"] {
      visitor.choose { $0.deck = deck }
      visitor.press(.down)
    }
    visitor.press(.enter)
    visitor.answer(.seed(9))
    let again = try #require(visitor.latestLoad)
    #expect(again.0 != failed && again.1.seed == 9)
  }

  @Test("drawings chosen for a resumed game are dealt in the next one, too")
  func resumed() throws {
    var visitor = try Self.resumedWithDrawings()
    let lost = visitor.latestLoad?.0
    visitor.press(.character("r"), .character("r"))
    visitor.answer(.seed(8))
    let play = try #require(visitor.play as? PairsPlay)
    #expect(play.table.round.seed == 8 && visitor.latestLoad?.0 == lost)
  }

  /// Returns a guest who chose drawings for a resumed game.
  private static func resumedWithDrawings() throws -> Visitor {
    var visitor = Visitor.guest(deck: "cats")
    visitor.answer(.progress(try Deals.begun(.easy, seed: 5)))
    visitor.press(.enter)
    let (lost, _) = try #require(visitor.latestLoad)
    visitor.send(lost, .failed(.tooFewDifferent(0)))
    #expect(visitor.dialog as? DealNotice == .picturesLost)
    visitor.press(.right, .enter)
    return visitor
  }
}
