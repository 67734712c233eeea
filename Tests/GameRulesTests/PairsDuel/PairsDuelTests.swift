import Bots
import Testing

@testable import GameRules

@Suite("Pairs for several, ruleset 1")
struct PairsDuelTests {
  /// Seed 1 on easy deals `DACABFCFBEED`; of two seats the second begins.
  private var round = Round<PairsDuelGame>(
    .easy, seed: 1, content: .couple, eligibility: .ownOnly)
  private static let pairs = [(1, 3), (4, 8), (2, 6), (0, 11), (9, 10), (5, 7)]

  private mutating func turn(_ places: Int...) throws {
    for place in places { try round.play(.flip(place), at: round.latest + .seconds(2)) }
  }

  @Test("The seed draws who begins, each seat equally often", arguments: [2, 3, 4])
  func first(count: Int) throws {
    let seats = try #require(DuelSeats([DuelSeat](repeating: .person(nil), count: count)))
    var begun = [Int](repeating: 0, count: count)
    for seed in 1...UInt64(1200) {
      begun[PairsDuelGame.deal(.easy, seed: seed, content: seats).toMove] += 1
    }
    for times in begun { #expect(abs(times - 1200 / count) < 100) }
  }

  @Test("A pair gives another turn, a miss passes, and each has the taken pairs")
  mutating func turns() throws {
    #expect(round.state.toMove == 1)
    try turn(1, 3)
    #expect(round.state.toMove == 1 && round.state.pairs == [0, 1])
    try turn(4, 2)
    #expect(round.state.toMove == 0 && round.state.pairs == [0, 1])
    try turn(4, 8, 2, 6)
    #expect(round.state.toMove == 0 && round.state.pairs == [2, 1])
    #expect(round.state.owner(of: 3) == 1 && round.state.owner(of: 8) == 0)
    #expect(round.state.owner(of: 0) == nil && round.state.owner(of: 99) == nil)
  }

  @Test("The next turn may start with a card that is still shown, but not with a face-up one")
  mutating func shown() throws {
    try round.play(.flip(4), at: .seconds(1))
    try round.play(.flip(2), at: .seconds(1))
    try round.play(.flip(2), at: .seconds(1))
    #expect(round.state.board.turn == .oneUp(2))
    #expect(throws: PairsDuelGame.MoveError.board(.alreadyFaceUp)) {
      try round.play(.flip(2), at: .seconds(1))
    }
    try round.play(.flip(6), at: .seconds(1))
    #expect(round.state.pairs == [1, 0])
  }

  @Test("The result counts turns and the pairs of every seat; its points are the first seat's")
  mutating func result() throws {
    try turn(1, 3, 4, 2)
    for (one, other) in Self.pairs.dropFirst() { try turn(one, other) }
    let result = try #require(round.result)
    #expect(result.points == 5 && result.time == round.latest)
    #expect("\(result.figures)" == "turns=7 pairs1=5 pairs2=1")
    #expect(round.state.leaders == [0])
    let record = try #require(round.record)
    let trace = try #require(PairsDuelTrace(of: record))
    #expect(trace.outcome == .won && trace.pairs == [5, 1])
  }

  @Test("Equal numbers of pairs are a draw, among three only between those with the most")
  mutating func draws() throws {
    try turn(1, 3, 4, 8, 2, 6, 0, 5)
    for (one, other) in Self.pairs.dropFirst(3) { try turn(one, other) }
    #expect(round.state.leaders == [0, 1])
    let record = try #require(round.record)
    let trace = try #require(PairsDuelTrace(of: record))
    #expect(trace.outcome == .drawn)

    let three = try #require(DuelSeats([.person(nil), .person(nil), .person(nil)]))
    round = Round(.easy, seed: 1, content: three, eligibility: .ownOnly)
    let first = round.state.toMove
    try turn(1, 3, 4, 8, 2, 6, 0, 5, 0, 5, 0, 11, 9, 10, 5, 7)
    #expect(round.state.leaders == [first, (first + 2) % 3].sorted())
  }

  @Test("If all players turn known cards twice in a row, it is over, and the rest is no one's")
  mutating func passes() throws {
    try turn(0, 1)
    for pass in 1...4 {
      #expect(round.result == nil && round.state.passes == pass - 1)
      try turn(0, 1)
    }
    let result = try #require(round.result)
    #expect("\(result.figures)" == "turns=5 pairs1=0 pairs2=0")
    #expect(result.time == round.latest && round.state.leaders == [0, 1])
    #expect(throws: PairsDuelGame.MoveError.board(.gameOver)) { try turn(0) }
    let record = try #require(round.record)
    #expect(try Catalog.prove(record).record == record)
  }

  @Test("A new card in one of the turns restarts the count")
  mutating func countAgain() throws {
    try turn(0, 1, 0, 1, 0, 1, 0, 1, 0, 2)
    #expect(round.state.passes == 0)
    try turn(0, 1, 1, 2, 2, 0)
    #expect(round.result == nil)
    try turn(0, 1)
    #expect(round.result != nil)
  }

  @Test("A player who forgets a pair that all have seen does not pass: the game continues")
  mutating func forgotten() throws {
    // Both cards of the pair at 1 and 3 have been seen.
    try turn(0, 1, 2, 3)
    for _ in 1...9 { try turn(0, 2) }
    #expect(round.result == nil && round.state.passes == 0)
    try turn(1, 3)
    // It is taken: now the same turns pass.
    for _ in 1...4 { try turn(0, 2) }
    #expect(round.result != nil)
  }

  @Test(
    "Names that begin with a combining mark are read as written",
    arguments: ["\u{1F3FB}x", "\u{301}x", "\u{FE0F}x", "\u{FF9E}x", "\u{E33}x", "Anna", "O"])
  func names(name: String) throws {
    let seats = try #require(
      DuelSeats([.person(DuelName(name)), .person(nil), .opponent(.marble)]))
    let lines = seats.description
    #expect(lines.unicodeScalars.contains { name.unicodeScalars.first == $0 })
    #expect(try DuelSeats(lines).description.utf8.elementsEqual(lines.utf8))
  }

  @Test("Four players pass eight times before it is over")
  mutating func four() throws {
    round = Round(.easy, seed: 1, content: .family, eligibility: .ownOnly)
    try turn(0, 1)
    for _ in 1...7 { try turn(0, 1) }
    #expect(round.result == nil)
    try turn(0, 1)
    #expect(round.result != nil)
  }

  @Test(
    "Invalid seats are reported by their line",
    arguments: [
      ("", ContentError.missing), ("person", .unreadable(line: 2)),
      ("person\nopponent chess", .unreadable(line: 2)), ("person\nopponent", .unreadable(line: 2)),
      ("person \nperson", .unreadable(line: 1)), ("person\nperson  Bo", .unreadable(line: 2)),
      ("person\nperson\u{1B}[2J", .unreadable(line: 2)),
      ("person A\u{1B}[2J\nperson", .unreadable(line: 1)),
      ("person A\u{202E}B\nperson", .unreadable(line: 1)),
      ("person AAAAAAAAAAAAAAAAAAAAA\nperson", .unreadable(line: 1)),
      ("person\nperson\nperson\nperson\nperson", .unreadable(line: 5)),
      ("person\nperson\n", .unreadable(line: 3)),
    ])
  func seats(text: String, error: ContentError) {
    #expect(throws: error) {
      try PairsDuelGame.content(from: text, for: .easy, seed: 1)
    }
  }
}
