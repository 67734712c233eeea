import Bots
import GameCore
import Testing

@Suite("A round in words")
struct RoundNarrationTests {
  @Test("every game of the catalog has descriptions", arguments: Catalog.games.indices)
  func complete(number: Int) {
    let game = Catalog.games[number]
    #expect(game is any NarratedGame.Type, "\(game.id)")
  }

  @Test("a forgotten card is described as one, and every move has its line")
  func pairs() throws {
    var round = Round<PairsGame>(.easy, seed: 1, eligibility: .ranked)
    var time = 0
    func flip(_ place: Int) throws {
      time += 1500
      try round.play(.flip(place), at: Elapsed(milliseconds: time))
    }
    let places = (0..<12).filter { round.state.face(at: $0) != round.state.face(at: 0) }
    let partner = try #require(
      (1..<12).first { round.state.face(at: $0) == round.state.face(at: 0) })
    // Both cards of a pair are seen, then another is flipped.
    for place in [0, places[0], partner, places[1]] { try flip(place) }
    var bot = PerfectMemory(.easy)
    while round.result == nil {
      time += 1500
      round.advance(to: Elapsed(milliseconds: time))
      let move = bot.chooseFlip(on: round.state)
      try round.play(move, at: Elapsed(milliseconds: time))
      if let face = round.state.face(at: move.place) { bot.see(face, at: move.place) }
    }
    let record = try #require(round.record)
    let lines = RoundNarration(of: try Catalog.replay(record)).lines
    #expect(lines.count == round.moves.count)
    let shown = lines.map { $0.narration.shown?.text(in: .english) ?? "" }
    #expect(shown[3].contains("had been seen"))
    #expect(shown.count { $0.contains("Match") } == 6)
    #expect(shown.last?.contains("6 of 6") == true)
    #expect(lines[0].narration.move.text(in: .russian) == "А1")
    #expect(lines.map(\.time) == round.moves.map(\.time))
  }

  @Test("a quiz is described with its films, and Color Match with its cards")
  func others() throws {
    let quiz = try Round<MovieQuizGame>.answered(
      .top, seed: 2, content: .newestPack(for: .top), eligibility: .ranked)
    let lines = RoundNarration(of: try Catalog.replay(quiz)).lines
    #expect(lines.count == 10)
    #expect(lines.allSatisfy { $0.narration.shown?.text(in: .english).contains("right") == true })
    var round = Round<ColorMatchGame>(.thirty, seed: 1, eligibility: .ranked)
    try round.play(round.state.question.isMatch ? .yes : .no, at: .seconds(1))
    try round.play(round.state.question.isMatch ? .no : .yes, at: .seconds(2))
    round.advance(to: .seconds(30))
    let match = RoundNarration(of: try Catalog.replay(#require(round.record))).lines
    let shown = match.map { $0.narration.shown?.text(in: .russian) ?? "" }
    #expect(shown.map { $0.contains("неверно") } == [false, true])
  }
}
