import Bots
import Testing

@testable import GameRules

@Suite("Opponents know the cards that were face up, and nothing else")
struct OpponentTests {
  @Test(
    "Rearranging the cards that were never face up does not change their move",
    arguments: Opponent.allCases)
  func noPeeking(opponent: Opponent) throws {
    var compared = 0
    for seed in UInt64(1)...12 {
      let seats = DuelSeats.against(opponent)
      var round = Round<PairsDuelGame>(.hard, seed: seed, content: seats, eligibility: .ownOnly)
      var person = Forgetful(recall: 50, seed: seed)
      var chance = Generator(seed: seed ^ 99)
      while round.result == nil {
        let move =
          PairsDuelGame.opponentsMove(in: round.state) ?? person.chooseFlip(on: round.state.board)
        if round.state.seats.all[round.state.toMove].opponent != nil {
          for _ in 0..<3 {
            let other = Self.rearranged(round.state, by: &chance)
            #expect(PairsDuelGame.opponentsMove(in: other) == move)
            if other != round.state { compared += 1 }
          }
        }
        try round.play(move, at: round.latest + .seconds(1))
        if let face = round.state.board.face(at: move.place) {
          person.see(face, at: move.place)
        }
      }
    }
    #expect(compared > 100)
  }

  /// Returns the state with the faces of unseen cards in another order.
  private static func rearranged(
    _ state: PairsDuelState, by chance: inout Generator
  ) -> PairsDuelState {
    let unseen = state.lastShown.indices.filter { state.lastShown[$0] == 0 }
    var faces = state.board.faces
    var moved = unseen.map { faces[$0] }
    chance.arrange(&moved)
    for (place, face) in zip(unseen, moved) { faces[place] = face }
    var other = state
    var board = PairsState(level: state.board.level, faces: faces)
    board.turn = state.board.turn
    board.turns = state.board.turns
    board.pairsFound = state.board.pairsFound
    board.memoryErrors = state.board.memoryErrors
    board.isMatched = state.board.isMatched
    board.wasSeen = state.board.wasSeen
    other.board = board
    return other
  }

  /// Returns a view of a board on which these cards have been face up, the last one last.
  private func view(_ cards: [(place: Int, face: Int)], of count: Int, up: Int? = nil) -> DuelView {
    let sightings = cards.enumerated().map { index, card in
      DuelView.Sighting(place: card.place, face: card.face, flip: index + 1, isTaken: false)
    }
    return DuelView(
      pairsLeft: count / 2, sightings: sightings,
      unseen: (0..<count).filter { place in !cards.contains { $0.place == place } },
      up: up.flatMap { place in sightings.first { $0.place == place } }, isUpNew: up != nil,
      flips: cards.count, chance: 7)
  }

  @Test("A remembered pair is taken, both cards in turn")
  func takes() {
    let known = [(place: 4, face: 1), (place: 9, face: 1)]
    for opponent in [Opponent.basalt, .granite, .marble] {
      #expect(opponent.flip(view(known, of: 24)) == 4)
      #expect(opponent.flip(view(known, of: 24, up: 4)) == 9)
      #expect(opponent.flip(view(known, of: 24, up: 9)) == 4)
    }
  }

  @Test("Basalt remembers the seven last turned cards, but not the eighth")
  func seven() {
    let rest = (0..<6).map { (place: 10 + $0, face: 5 + $0) }
    let pair = [(place: 4, face: 1), (place: 9, face: 1)]
    let six = view([pair[0]] + rest.dropLast() + [pair[1]], of: 24)
    let seven = view([pair[0]] + rest + [pair[1]], of: 24)
    #expect(OpponentMemory(six, of: .basalt).pair == 4)
    #expect(OpponentMemory(seven, of: .basalt).pair == nil)
    #expect(OpponentMemory(seven, of: .granite).pair == 4)
  }

  @Test("Quartz remembers about a quarter of the cards, until they are turned again")
  func quarter() {
    var kept = 0
    for number in 0..<400 {
      var seen = view([(place: number % 20, face: 3)], of: 24)
      seen = DuelView(
        pairsLeft: 12, sightings: seen.sightings, unseen: seen.unseen, up: nil, isUpNew: false,
        flips: 1, chance: UInt64(number))
      let singles = OpponentMemory(seen, of: .quartz).singles
      kept += singles
      // Later it is the same.
      let later = DuelView(
        pairsLeft: 12, sightings: seen.sightings, unseen: seen.unseen, up: nil, isUpNew: false,
        flips: 30, chance: UInt64(number))
      #expect(OpponentMemory(later, of: .quartz).singles == singles)
    }
    #expect((70...130).contains(kept))
  }

  @Test("Granite turns two new cards, always", arguments: [UInt64(1), 2, 3])
  func granite(seed: UInt64) throws {
    let seats = try #require(DuelSeats([.opponent(.granite), .opponent(.granite)]))
    var round = Round<PairsDuelGame>(.expert, seed: seed, content: seats, eligibility: .ownOnly)
    while let move = PairsDuelGame.opponentsMove(in: round.state) {
      let isNew = round.state.lastShown[move.place] == 0
      let isMate = round.state.view.sightings.contains {
        !$0.isTaken && $0.face == round.state.board.faces[move.place]
      }
      #expect(isNew || isMate)
      try round.play(move, at: round.latest)
    }
    #expect(round.state.board.pairsFound == 24)
  }

  @Test("The stronger win more often: each character against the next, with changing seats")
  func order() throws {
    for (weaker, stronger) in [(Opponent.quartz, Opponent.basalt), (.basalt, .granite)] {
      var ahead = 0
      for seed in UInt64(1)...60 {
        let seats = try #require(
          DuelSeats(
            seed.isMultiple(of: 2)
              ? [.opponent(weaker), .opponent(stronger)]
              : [.opponent(stronger), .opponent(weaker)]))
        let state = try Round<PairsDuelGame>(
          .normal, seed: seed, seats: seats, people: Forgetful(recall: 0, seed: 1)
        ).state
        let strong = seed.isMultiple(of: 2) ? 1 : 0
        ahead += state.pairs[strong] - state.pairs[1 - strong]
      }
      #expect(ahead > 100, "\(stronger) is ahead of \(weaker) by \(ahead) pairs")
    }
  }
}
