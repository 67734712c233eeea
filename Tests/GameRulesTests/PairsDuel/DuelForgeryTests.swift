import Bots
import GameRules
import Testing

@Suite("No record can make an opponent play badly")
struct DuelForgeryTests {
  private let seats = DuelSeats.against(.marble, named: "Anna")

  private func error(
    of record: ReplayRecord, moves: String? = nil, content: String? = nil, seed: UInt64? = nil,
    eligibility: Eligibility? = nil, claimed: RoundResult? = nil
  ) -> ReplayError? {
    let real = record.transcript
    let forged = ReplayRecord(
      transcript: Transcript(
        game: real.game, revision: real.revision, setup: real.setup, seed: seed ?? real.seed,
        content: content ?? real.content, eligibility: eligibility ?? real.eligibility,
        moves: moves ?? real.moves),
      claimed: claimed ?? record.claimed)
    do throws(ReplayError) {
      _ = try Catalog.prove(forged)
      return nil
    } catch {
      return error
    }
  }

  private func record(seed: UInt64 = 5) throws -> ReplayRecord {
    let round = try Round<PairsDuelGame>(
      .normal, seed: seed, seats: seats, people: Forgetful(recall: 60, seed: seed))
    return try #require(round.record)
  }

  @Test("Any other card than the opponent's is refused, at that move")
  func opponentsCard() throws {
    let record = try record()
    let words = record.transcript.moves.split(separator: " ").map(String.init)
    var round = Round<PairsDuelGame>(.normal, seed: 5, content: seats, eligibility: .ownOnly)
    var refused = 0
    for (index, word) in words.enumerated() {
      let step = try #require(TimedMove<PairsDuelGame.Move>(word))
      if let own = PairsDuelGame.opponentsMove(in: round.state) {
        #expect(own == step.move)
        for place in 0..<24 where place != own.place {
          let forged = words[..<index] + ["F\(place)@\(step.time.milliseconds)"]
          let all = (forged + words[(index + 1)...]).joined(separator: " ")
          guard refused % 7 == 0 || place == (own.place + 1) % 24 else { continue }
          #expect(error(of: record, moves: all) == .refusedMove(number: index + 1))
        }
        refused += 1
      }
      try round.play(step.move, at: step.time)
    }
    #expect(refused > 10)
    #expect(error(of: record) == nil)
  }

  @Test(
    "Another opponent, a person in its seat, other seats or another seed contradict the moves")
  func seatsChanged() throws {
    let record = try record()
    for opponent in Opponent.allCases where opponent != .marble {
      let content = DuelSeats.against(opponent, named: "Anna").description
      #expect(error(of: record, content: content) != nil)
    }
    #expect(error(of: record, content: "opponent marble\nperson Anna") != nil)
    #expect(error(of: record, content: "person Anna") == .content(.unreadable(line: 2)))
    #expect(error(of: record, content: "") == .content(.missing))
    #expect(error(of: record, seed: 6) != nil)
    // Another name is accepted, because names are not verified.
    #expect(error(of: record, content: "person Bella\nopponent marble") == nil)
  }

  @Test("No leaderboard accepts one, and more pairs than taken are detected")
  func standing() throws {
    let record = try record()
    guard case .ownOnly = try Catalog.prove(record) else {
      Issue.record("a duel is ranked")
      return
    }
    #expect(throws: ReplayError.ownOnly) { try Catalog.verify(record) }
    #expect(error(of: record, eligibility: .ranked) == .ownOnly)
    #expect(error(of: record, eligibility: .practice) == .practice)
    let more = RoundResult(
      points: 12, time: record.claimed.time,
      figures: [
        .turns: record.claimed.figures[.turns], .pairsOfFirst: 12, .pairsOfSecond: 0,
      ])
    #expect(error(of: record, claimed: more) == .differs(replayed: record.claimed))
  }

  @Test("Pairs beyond a board in a result are limited, so that no sum overflows")
  func beyond() throws {
    let figures: Figures = [.pairsOfFirst: .max, .pairsOfSecond: .max, .pairsOfThird: .min]
    let trace = try #require(
      PairsDuelTrace(
        of: RoundResult(points: .max, time: .seconds(1), figures: figures),
        content: "person\nperson\nperson"))
    #expect(trace.pairs == [24, 24, 0] && trace.outcome == .drawn)
  }
}
