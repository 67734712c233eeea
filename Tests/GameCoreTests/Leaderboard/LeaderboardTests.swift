import Bots
import Testing

@testable import GameCore

@Suite("The leaderboard shows the best rounds, and only played ones", .everyEngine)
struct LeaderboardTests {
  let scratch: Scratch
  let store: Store

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
  }

  @Test("one row for each player, best first, and a best is replaced only when beaten")
  func order() throws {
    let anna = try store.player("Anna")
    let berta = try store.player("Berta")
    let first = try store.play(pace: 3000, by: anna)
    #expect(first.isRecord && first.previousBest == nil && first.rank == 1)
    let better = try store.play(pace: 2000, by: anna)
    #expect(better.isRecord && better.previousBest == first.round)
    let worse = try store.play(pace: 4000, by: anna)
    #expect(!worse.isRecord && worse.previousBest == better.round && worse.rank == 1)
    #expect(try store.play(pace: 1500, by: berta).rank == 1)
    for board in [LeaderboardKey.pairs, .easy] {
      let page = try store.page(of: board, for: anna.id, limit: 10)
      #expect(page.top.map(\.player) == [berta.id, anna.id])
      #expect(page.top.map(\.rank) == [1, 2])
      #expect(page.top.last?.round == better.round)
      #expect(page.players == 2 && page.around.isEmpty)
    }
    #expect(try store.best(of: anna.id, on: .easy) == better.round)
    #expect(
      try store.best(of: anna.id, on: LeaderboardKey(game: PairsGame.id, setup: "hard")) == nil)
  }

  @Test("the overall board takes the best of all levels")
  func overall() throws {
    let anna = try store.player("Anna")
    try store.play(.easy, pace: 1500, by: anna)
    let hard = try store.play(.hard, pace: 1500, by: anna)
    try store.play(.normal, pace: 1500, by: anna)
    let page = try store.page(of: .pairs, for: nil, limit: 10)
    #expect(page.top.map(\.round) == [hard.round])
    #expect(page.top.first?.round.board.setup == "hard")
  }

  @Test("rounds of both rulesets of a game are on its board, the earlier ones marked")
  func rulesets() throws {
    let board = LeaderboardKey(game: ColorMatchGame.id, setup: "30")
    for (name, revision) in [("Anna", 1), ("Berta", 2)] {
      let begun = Transcript(
        game: board.game, revision: revision, setup: "30", seed: 5, eligibility: .ranked,
        moves: "Y@1200")
      var round = try Round<ColorMatchGame>(
        resuming: SavedRound(transcript: begun, elapsed: .seconds(2)))
      round.advance(to: .seconds(30))
      let verified = try Catalog.verify(#require(round.record))
      _ = try store.record(verified, by: store.player(name).id, at: .start)
    }
    let page = try store.page(of: board, for: nil, limit: 10)
    #expect(page.top.map(\.round.earlierRuleset) == [1, nil])
  }

  @Test("of equal points the earlier round is ranked higher")
  func ties() throws {
    let players = try ["Anna", "Berta", "Clara"].map { try store.player($0) }
    for player in players { try store.play(pace: 2000, by: player) }
    let page = try store.page(of: .easy, for: nil, limit: 10)
    #expect(page.top.map(\.player) == players.map(\.id))
    #expect(try store.play(pace: 2000, by: players[2]).rank == 3)
  }

  @Test("a player below the top ten sees their rank between their neighbors")
  func around() throws {
    let players = try (10...24).map { try store.player("Player \($0)") }
    for (index, player) in players.enumerated() {
      try store.play(pace: 1500 + index * 100, by: player)
    }
    for index in 10..<15 {
      let page = try store.page(of: .easy, for: players[index].id, limit: 10)
      let shown = max(index - 1, 10)...min(index + 1, 14)
      #expect(page.top.map(\.rank) == Array(1...10))
      #expect(page.around.map(\.rank) == shown.map { $0 + 1 })
      #expect(page.around.map(\.player) == shown.map { players[$0].id })
      #expect(page.players == 15)
    }
    #expect(try store.page(of: .easy, for: players[12].id, limit: 0).top.isEmpty)
  }

  @Test("the same round recorded again is found, and its unfinished game is deleted")
  func idempotent() throws {
    let anna = try store.player("Anna")
    let round = try VerifiedRound.expertly(.easy, seed: 5)
    let kept = SavedRound(transcript: round.record.transcript, elapsed: .zero)
    let id = ProgressID("1:1")
    try store.keep(kept, as: id, of: .guest, at: .start)
    let first = try store.record(round, by: anna.id, at: .start)
    #expect(try store.claim(of: .guest, as: id) == nil)
    let again = try store.record(round, by: anna.id, at: .start.after(1))
    #expect(again == first)
    var stored: [RoundID] = []
    try store.visitRounds { stored.append($0.id) }
    #expect(stored == [first.round.id])
    #expect(try store.storedRound(first.round.id)?.record == round.record)
    #expect(try store.storedRound(RoundID(99)) == nil)
  }

  @Test("other players' games of the same seed stay, and another one of the player's own")
  func sameSeed() throws {
    let anna = try store.player("Anna")
    let berta = try store.player("Berta")
    let round = try VerifiedRound.expertly(.easy, seed: 5)
    let transcript = round.record.transcript
    func keep(_ moves: String, as id: String, of owner: Owner) throws {
      let begun = Transcript(
        game: transcript.game, revision: transcript.revision, setup: transcript.setup,
        seed: transcript.seed, eligibility: .ranked, moves: moves)
      let saved = SavedRound(transcript: begun, elapsed: .zero)
      try store.keep(saved, as: ProgressID(id), of: owner, at: .start)
    }
    let begun = transcript.moves.split(separator: " ").prefix(2).joined(separator: " ")
    try keep(begun, as: "1:1", of: .player(anna.id))
    try keep(begun, as: "2:2", of: .player(berta.id))
    try keep("F7@1", as: "3:3", of: .guest)
    try keep("F7@1", as: "4:4", of: .player(anna.id))
    _ = try store.record(round, by: anna.id, at: .start)
    let own = ProgressID("9:9")
    #expect(try store.claim(of: .player(berta.id), as: own)?.transcript.moves == begun)
    #expect(try store.claim(of: .guest, as: own)?.transcript.moves == "F7@1")
    #expect(try store.claim(of: .player(anna.id), as: own)?.transcript.moves == "F7@1")
    try store.drop(own, of: round.record.transcript.deal)
    #expect(try store.claim(of: .player(anna.id), as: own) == nil)
  }

  @Test("for a deleted player, only the record is lost")
  func unknownPlayer() throws {
    let round = try VerifiedRound.expertly(.easy, seed: 5)
    #expect(throws: StoreError.notFound) {
      try store.record(round, by: PlayerID(99), at: .start)
    }
  }

  @Test("a visit reaches every round in order, in several batches, and may use the store")
  func visits() throws {
    let anna = try store.player("Anna")
    for pace in 1...300 { try store.play(pace: 1000 + pace, by: anna) }
    var visited: [Int] = []
    try store.visitRounds { stored in
      visited.append(stored.id.rawValue)
      #expect((try? store.storedRound(stored.id)) == stored)
    }
    #expect(visited == Array(1...300))
  }
}
