import Bots
import GameRules
import Testing

@Suite("An edited record is rejected")
struct TamperedRecords {
  private let record: ReplayRecord

  init() throws {
    record = try VerifiedRound.expertly(.normal, seed: 77).record
  }

  @Test("More points, less time or fewer turns than played")
  func result() throws {
    let real = record.claimed
    let forged = [
      RoundResult(points: real.points + 1, time: real.time, figures: real.figures),
      RoundResult(points: real.points, time: real.time - .seconds(1), figures: real.figures),
      RoundResult(points: real.points, time: real.time, figures: [.turns: 12, .memoryErrors: 0]),
      RoundResult(points: real.points, time: real.time, figures: [:]),
    ]
    for claim in forged {
      #expect(throws: ReplayError.differs(replayed: real)) {
        try Catalog.verify(ReplayRecord(transcript: record.transcript, claimed: claim))
      }
    }
  }

  @Test("Another seed, game, revision or level")
  func header() {
    #expect(throws: ReplayError.self) { try verify(seed: 78) }
    #expect(throws: ReplayError.unknownGame(GameID("poker"))) {
      try verify(game: GameID("poker"))
    }
    #expect(throws: ReplayError.unknownRevision(2)) { try verify(revision: 2) }
    #expect(throws: ReplayError.unknownSetup("Normal")) { try verify(setup: "Normal") }
    #expect(throws: ReplayError.unfinished) { try verify(setup: "normal", moves: "") }
    #expect(throws: ReplayError.self) { try verify(setup: "easy") }
  }

  @Test("Moves left out, repeated, moved forward or garbled")
  func moves() {
    let words = record.transcript.moves.split(separator: " ").map(String.init)
    #expect(throws: ReplayError.unfinished) { try verify(moves: joined(words.dropLast())) }
    #expect(throws: ReplayError.refusedMove(number: 2)) {
      try verify(moves: joined([words[0], words[0]] + words.dropFirst()))
    }
    #expect(throws: ReplayError.timeRunsBackwards(number: 2)) {
      try verify(moves: joined([words[1], words[0]] + words.dropFirst(2)))
    }
    #expect(throws: ReplayError.refusedMove(number: words.count + 1)) {
      try verify(moves: joined(words + [words[words.count - 1]]))
    }
    for garbled in ["F", "F1", "F1@", "@5", "F1@-1", "F1@01", "F01@1", "F1@1x", "G1@1", "F1@1@2"] {
      #expect(throws: ReplayError.unreadableMove(number: 3)) {
        try verify(moves: joined([words[0], words[1], garbled] + words.dropFirst(3)))
      }
    }
    #expect(throws: ReplayError.unreadableMove(number: words.count + 1)) {
      try verify(moves: record.transcript.moves + " ")
    }
  }

  @Test("A practice game has a result but no rank")
  func practice() throws {
    let transcript = altered(eligibility: .practice)
    #expect(try Catalog.result(of: transcript) == record.claimed)
    #expect(throws: ReplayError.practice) {
      try Catalog.verify(ReplayRecord(transcript: transcript, claimed: record.claimed))
    }
  }

  private func joined(_ words: some Sequence<String>) -> String {
    Array(words).joined(separator: " ")
  }

  private func verify(
    game: GameID? = nil, revision: Int? = nil, setup: String? = nil, seed: UInt64? = nil,
    moves: String? = nil
  ) throws -> VerifiedRound {
    let transcript = altered(
      game: game, revision: revision, setup: setup, seed: seed, moves: moves)
    return try Catalog.verify(ReplayRecord(transcript: transcript, claimed: record.claimed))
  }

  private func altered(
    game: GameID? = nil, revision: Int? = nil, setup: String? = nil, seed: UInt64? = nil,
    eligibility: Eligibility = .ranked, moves: String? = nil
  ) -> Transcript {
    let real = record.transcript
    return Transcript(
      game: game ?? real.game, revision: revision ?? real.revision, setup: setup ?? real.setup,
      seed: seed ?? real.seed, eligibility: eligibility, moves: moves ?? real.moves)
  }
}
