import Testing

@testable import GameRules

@Suite("Pairs, ruleset 1")
struct PairsRulesTests {
  /// Seed 1 on easy deals `DACABFCFBEED`.
  private var round = Round<PairsGame>(.easy, seed: 1, eligibility: .ranked)
  /// The places of seed 1 on easy, pair by pair.
  private static let pairs = [(1, 3), (4, 8), (2, 6), (0, 11), (9, 10), (5, 7)]

  @Test(
    "Sizes and par match the rules",
    arguments: [
      (PairsLevel.easy, 4, 3, 6, 916), (.normal, 6, 4, 12, 1885), (.hard, 6, 6, 18, 2853),
      (.expert, 8, 6, 24, 3822),
    ])
  func sizes(level: PairsLevel, columns: Int, rows: Int, pairs: Int, par: Int) {
    #expect(level.columns == columns && level.rows == rows && level.pairs == pairs)
    #expect(level.par == par)
    #expect(level.parTime == Elapsed(milliseconds: par * 20))
  }

  @Test("A turn is two flips, and a match stays face up")
  mutating func match() throws {
    try round.play(.flip(1), at: .seconds(1))
    #expect(round.state.turns == 0)
    #expect(round.state.turn == .oneUp(1))
    try round.play(.flip(3), at: .seconds(2))
    #expect(round.state.turns == 1 && round.state.pairsFound == 1)
    round.advance(to: .seconds(100))
    #expect(round.state.card(at: 1) == .matched(face: 0))
    #expect(round.state.card(at: 3) == .matched(face: 0))
  }

  @Test("A miss turns back after exactly a second")
  mutating func missShown() throws {
    try round.play(.flip(0), at: .seconds(1))
    try round.play(.flip(1), at: .seconds(2))
    #expect(round.nextDeadline == .seconds(3))
    round.advance(to: Elapsed(milliseconds: 2999))
    #expect(round.state.card(at: 0) == .faceUp(face: 3))
    #expect(round.state.card(at: 1) == .faceUp(face: 0))
    round.advance(to: .seconds(3))
    #expect(round.state.card(at: 0) == .faceDown && round.state.card(at: 1) == .faceDown)
    #expect(round.nextDeadline == nil)
  }

  @Test("The next flip turns a miss back at once")
  mutating func missCut() throws {
    try round.play(.flip(0), at: .seconds(1))
    try round.play(.flip(1), at: .seconds(1))
    try round.play(.flip(2), at: Elapsed(milliseconds: 1001))
    #expect(round.state.card(at: 0) == .faceDown)
    #expect(round.state.turn == .oneUp(2))
  }

  @Test("A face-up card cannot be flipped, be it first, missed or taken")
  mutating func faceUp() throws {
    try round.play(.flip(0), at: .zero)
    refuses(0)
    try round.play(.flip(1), at: .zero)
    refuses(0)
    refuses(1)
    try round.play(.flip(4), at: .zero)
    try round.play(.flip(8), at: .zero)
    refuses(4)
    refuses(8)
  }

  @Test("There is no card off the board", arguments: [-1, 12, 99, .max])
  func offBoard(place: Int) {
    var round = round
    #expect(throws: PairsGame.MoveError.offTheBoard) {
      try round.play(.flip(place), at: .zero)
    }
    #expect(round.state.card(at: place) == nil)
  }

  @Test("The last pair ends the game, at the time of its second flip")
  mutating func end() throws {
    try finish()
    #expect(round.state.finishedAt == .seconds(12))
    #expect(round.result?.time == .seconds(12))
    #expect(round.result?.figures == [.turns: 6, .memoryErrors: 0])
    #expect(round.result?.points == 1145)
    #expect(throws: PairsGame.MoveError.gameOver) { try round.play(.flip(0), at: .seconds(13)) }
  }

  @Test("A memory error: a miss although the partner of its first card was seen")
  mutating func memoryErrors() throws {
    // D and A are new: no error.
    try turn(0, 1)
    #expect(round.state.memoryErrors == 0)
    // C is new, A was seen: bad luck, not an error.
    try turn(2, 3)
    #expect(round.state.memoryErrors == 0)
    // A again, although both its places are known.
    try turn(1, 4)
    #expect(round.state.memoryErrors == 1)
    // D is known at 0, and taken: no error.
    try turn(11, 0)
    #expect(round.state.memoryErrors == 1)
    #expect(round.state.turns == 4)
  }

  @Test("Looking at the same card twice does not reveal its partner")
  mutating func sameCard() throws {
    try turn(0, 1)
    try turn(0, 2)
    #expect(round.state.memoryErrors == 0)
  }

  @Test("A move at the maximum time is still a move")
  mutating func endOfTime() throws {
    try round.play(.flip(0), at: .longest)
    try round.play(.flip(1), at: .longest)
    #expect(round.nextDeadline == .longest)
    round.advance(to: .longest)
    #expect(round.state.turn == .open)
  }

  private mutating func finish() throws {
    var time = Elapsed.zero
    for (one, other) in Self.pairs {
      for place in [one, other] {
        time += .seconds(1)
        try round.play(.flip(place), at: time)
      }
    }
  }

  private mutating func turn(_ one: Int, _ other: Int) throws {
    try round.play(.flip(one), at: round.latest + .seconds(2))
    try round.play(.flip(other), at: round.latest + .seconds(1))
  }

  private func refuses(_ place: Int) {
    var round = round
    #expect(throws: PairsGame.MoveError.alreadyFaceUp) { try round.play(.flip(place), at: .zero) }
  }
}
