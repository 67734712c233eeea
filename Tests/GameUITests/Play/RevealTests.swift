import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("A turn is judged when both cards are open") struct RevealTests {
  @Test(
    "neither cards nor figures nor words change while the second card turns",
    arguments: [true, false], [Size(columns: 80, rows: 20), Size(columns: 120, rows: 33)])
  func pairs(isHit: Bool, size: Size) throws {
    let places = PairsPlay.places(.easy)
    let second = isHit ? places[0][1] : places[1][0]
    var play = PairsPlay.sample(motion: true)
    _ = play.flip(places[0][0], at: .after(100))
    _ = play.advance(to: .after(300))
    play.session.board.cursor.move(to: second)
    try reveal(play, second, size)
  }

  @Test("in a duel the next player is named only then", arguments: [true, false])
  func duel(isHit: Bool) throws {
    var play = DuelPlay(
      GameTable(
        .easy, seed: 1, content: try #require(DuelSeats([.person(nil), .person(nil)])),
        eligibility: .practice, at: .start),
      DealChoices(setup: "easy", deck: .symbols, inkTextures: false, best: nil, motion: true))
    let faces = (0..<12).map { play.state.board.face(at: $0) }
    let second = try #require((1..<12).first { (faces[$0] == faces[0]) == isHit })
    play.session.board.cursor.move(to: 0)
    _ = play.flip(0, at: .after(100))
    _ = play.advance(to: .after(300))
    play.session.board.cursor.move(to: second)
    try reveal(play, second, Size(columns: 80, rows: 20))
  }

  /// Flips the card under the cursor and compares each moment with the one before.
  private func reveal(_ play: some CardPlay, _ card: Int, _ size: Size) throws {
    var play = play
    let look = RenderStyle()
    let area = Rect(at: Point(column: 0, row: 0), size)
    let place = try #require(play.board.layout(in: area, look)).rect(of: card)
    func drawn(_ play: some CardPlay, at now: Moment) -> (Canvas, [String]) {
      var canvas = Canvas(size: size, style: look.style(.text))
      canvas.outline = Outline()
      play.draw(into: &canvas, in: area, at: now, look: look)
      let words = canvas.outline?.items.map { "\($0)" } ?? []
      canvas.outline = nil
      canvas.fill(place.inset(columns: -1, rows: 0), style: .plain)
      return (canvas, words)
    }
    let before = drawn(play, at: .after(400))
    _ = play.handle(.key(.enter), at: .after(400), in: area, look: look)
    for passed in 0..<CardTurn.time {
      _ = play.advance(to: .after(400 + passed))
      let now = drawn(play, at: .after(400 + passed))
      #expect(now == before, "\(passed) ms")
    }
    let end = Moment.after(400 + CardTurn.time)
    #expect(play.nextDeadline == end)
    _ = play.advance(to: end)
    let after = drawn(play, at: end)
    #expect(after.0 != before.0 && after.1 != before.1)
  }

  @Test("a watched round counts a turn only then")
  func watched() throws {
    var visitor = Visitor()
    visitor.logIn(try Deals.player())
    let subject = WatchSubject(try Deals.replayed(.easy), of: .own)
    visitor.effects += visitor.app.perform([.go(.watch(subject))], at: visitor.now)
    visitor.live(100)
    visitor.press(.right)
    visitor.live(CardTurn.time)
    let row = visitor.lines.count - 2
    visitor.press(.right)
    let pairs = visitor.lines[row]
    visitor.live(CardTurn.time - 1)
    #expect(visitor.lines[row] == pairs)
    visitor.live(1)
    #expect(visitor.lines[row] != pairs, "\(visitor.screen)")
  }
}
