import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("A win is celebrated") struct CelebrationTests {
  private func won(motion: Bool) -> Visitor {
    var visitor = Visitor(settings: Settings(motion: motion))
    visitor.enterAsGuest()
    visitor.deal()
    visitor.finish(withLastFlip: false)
    visitor.live(500)
    visitor.type(" ")
    return visitor
  }

  /// Returns the cards in the color of the wave.
  private func lit(_ visitor: Visitor) throws -> Set<Int> {
    let look = visitor.app.look
    let layout = try #require(BoardLayout(.easy, in: visitor.app.area))
    let canvas = visitor.canvas
    return Set(
      (0..<12).filter {
        let card = layout.rect(of: $0)
        return canvas[card.column + 1, card.row + 1].style.background
          == look.style(.focus).background
      })
  }

  @Test("a wave of at most 900 ms lights every face, and then nothing moves")
  func wave() throws {
    var visitor = won(motion: true)
    var seen: Set<Int> = []
    var last = 0
    for passed in stride(from: 0, through: PairsDescriptor.resultDelay, by: 20) {
      let now = try lit(visitor)
      if !now.isEmpty { last = passed }
      seen.formUnion(now)
      visitor.live(20)
    }
    #expect(seen == Set(0..<12))
    #expect(last <= 900)
    #expect(visitor.dialog is GameResult)
    visitor.live(700)
    #expect(visitor.app.nextDeadline == nil, "the points are complete")
  }

  @Test("any key skips it, and without motion there is none")
  func skipped() throws {
    var visitor = won(motion: true)
    visitor.live(400)
    #expect(try !lit(visitor).isEmpty)
    visitor.press(.right)
    #expect(visitor.dialog is GameResult)
    #expect(visitor.app.nextDeadline == nil)
    var still = won(motion: false)
    for _ in 0..<30 {
      #expect(try lit(still).isEmpty)
      still.live(20)
    }
  }
}
