import Bots
import GameRules
import Testing

@testable import GameCore

@Suite(
  "Players can list, annotate and delete their rounds, and the boards follow", .everyEngine)
struct OwnRoundsTests {
  let scratch: Scratch
  let store: Store
  let anna: Player
  let berta: Player

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    anna = try store.player("Anna")
    berta = try store.player("Berta")
  }

  @Test("own rounds are listed newest first, page by page, each once, of one level or of all")
  func pages() throws {
    var expected: [RoundSummary] = []
    for pace in 1...7 {
      let level: PairsLevel = pace % 3 == 0 ? .hard : .easy
      let outcome = try store.play(level, pace: 1000 + pace, by: anna)
      expected.insert(outcome.round, at: 0)
      try store.play(pace: 2000 + pace, by: berta)
    }
    let easy = expected.filter { $0.board == .easy }
    for (board, rounds) in [(LeaderboardKey.pairs, expected), (.easy, easy)] {
      var found: [RoundSummary] = []
      while true {
        let page = try store.rounds(of: anna.id, on: board, before: found.last?.id, limit: 3)
        #expect(page.total == rounds.count)
        #expect(page.board == board && page.player == anna.id && page.before == found.last?.id)
        guard !page.rows.isEmpty else { break }
        #expect(page.rows.count <= 3)
        found += page.rows.compactMap(\.verified)
      }
      #expect(found == rounds)
    }
    let unknown = try store.rounds(of: PlayerID(99), on: .pairs, before: nil, limit: 3)
    #expect(unknown.rows.isEmpty && unknown.total == 0)
  }

  @Test("a note is saved for its round, across restarts, and can be removed")
  func notes() throws {
    let first = try store.play(pace: 2000, by: anna).round.id
    let second = try store.play(pace: 1500, by: anna).round.id
    try store.setNote(RoundNote("my best 🎉"), of: second, by: anna.id)
    let reopened = try scratch.store()
    var page = try reopened.rounds(of: anna.id, on: .easy, before: nil, limit: 9)
    #expect(page.rows.map(\.id) == [second, first])
    #expect(page.rows.map(\.note) == [RoundNote("my best 🎉"), .none])
    try reopened.setNote(.none, of: second, by: anna.id)
    page = try store.rounds(of: anna.id, on: .easy, before: nil, limit: 9)
    #expect(page.rows.map(\.note) == [.none, .none])
  }

  @Test("a player cannot annotate or delete another player's round, or a missing one")
  func others() throws {
    let round = try store.play(pace: 2000, by: anna).round.id
    for (id, player) in [(round, berta.id), (RoundID(99), anna.id), (round, PlayerID(99))] {
      #expect(throws: StoreError.notFound) {
        try store.setNote(RoundNote("mine"), of: id, by: player)
      }
      #expect(throws: StoreError.notFound) { try store.delete(id, by: player) }
    }
    let page = try store.rounds(of: anna.id, on: .easy, before: nil, limit: 9)
    #expect(page.rows.map(\.id) == [round] && page.rows.map(\.note) == [.none])
    #expect(try store.best(of: anna.id, on: .easy)?.id == round)
  }

  @Test("deleting the best moves the next best to the level's board and the overall one")
  func deleteBest() throws {
    let next = try store.play(pace: 2000, by: anna).round
    let rival = try store.play(pace: 1800, by: berta).round
    let best = try store.play(pace: 1500, by: anna).round
    let hard = try store.play(.hard, pace: 1500, by: anna).round
    #expect(try tops(.easy) == [best.id, rival.id])
    try store.delete(best.id, by: anna.id)
    #expect(try tops(.easy) == [rival.id, next.id])
    #expect(try tops(.pairs) == [hard.id, rival.id])
    try store.delete(hard.id, by: anna.id)
    #expect(try tops(.pairs) == [rival.id, next.id])
    try store.delete(next.id, by: anna.id)
    for board in [LeaderboardKey.easy, .pairs] {
      #expect(try tops(board) == [rival.id])
      #expect(try store.page(of: board, for: anna.id, limit: 10).players == 1)
    }
    #expect(try store.rounds(of: anna.id, on: .pairs, before: nil, limit: 9).total == 0)
    #expect(try store.play(pace: 1500, by: anna).previousBest == nil)
  }

  @Test("of equal rounds the later one replaces it, behind players who were earlier")
  func ties() throws {
    let first = try store.play(seed: 1, pace: 2000, by: anna).round
    let rival = try store.play(seed: 1, pace: 2000, by: berta).round
    let same = try store.play(seed: Self.sameAsFirst, pace: 2000, by: anna).round
    try #require(same.id != first.id && same.result.points == first.result.points)
    #expect(try tops(.easy) == [first.id, rival.id])
    try store.delete(first.id, by: anna.id)
    #expect(try tops(.easy) == [rival.id, same.id])
  }

  @Test("a round that does not verify is marked, and can be deleted")
  func unverifiable() throws {
    let kept = try store.play(pace: 2000, by: anna).round
    let forged = try store.play(pace: 1500, by: anna).round
    try scratch.edit("UPDATE round SET points = 99999 WHERE id = \(forged.id.rawValue)")
    try scratch.edit("UPDATE round SET note = 'a' || char(27) || 'b' WHERE id = 2")
    let page = try store.rounds(of: anna.id, on: .easy, before: nil, limit: 9)
    #expect(page.total == 2)
    #expect(page.rows.last == OwnRoundsRow(kept))
    #expect(
      page.rows.first
        == OwnRoundsRow(
          id: forged.id, finishedAt: .start, note: RoundNote("a\u{FFFD}b"),
          round: .failure(.replay(.differs(replayed: forged.result)))))
    #expect(try falseRounds() == [forged.id])
    try store.delete(forged.id, by: anna.id)
    #expect(try falseRounds().isEmpty)
    #expect(try tops(.easy) == [kept.id])
  }

  @Test("after any deletions the boards match the remaining rounds, and verify finds no fault")
  func random() throws {
    var chance = Generator(seed: 11)
    let players = try (1...6).map { try store.player("Player \($0)") }
    var rounds: [(player: PlayerID, round: RoundSummary)] = []
    for _ in 1...60 {
      let player = players[Int(chance.below(6))]
      let outcome = try store.play(
        chance.below(2) == 0 ? .easy : .normal, seed: chance.next(),
        pace: 1500 + 500 * Int(chance.below(4)), by: player)
      rounds.append((player.id, outcome.round))
    }
    while !rounds.isEmpty {
      let gone = rounds.remove(at: Int(chance.below(UInt64(rounds.count))))
      try store.delete(gone.round.id, by: gone.player)
      for setup in [nil, "easy", "normal"] {
        let board = LeaderboardKey(game: PairsGame.id, setup: setup)
        let on = rounds.filter { setup == nil || $0.round.board.setup == setup }
        let best = Dictionary(grouping: on, by: \.player).values.compactMap { own in
          own.map(\.round).min(by: Self.stands)
        }
        let page = try store.page(of: board, for: nil, limit: 10)
        #expect(page.top.map(\.round) == best.sorted(by: Self.stands))
        #expect(page.players == best.count)
        #expect(try Naive.agrees(with: store, on: board))
      }
    }
    #expect(try falseRounds().isEmpty)
    let tallies = try store.withoutTransaction { db in
      try db.count("SELECT count(*) AS count FROM tally")
    }
    #expect(tallies == 0)
  }

  @Test("in a read-only store the list works, and nothing is half deleted")
  func readOnly() throws {
    let round = try store.play(pace: 2000, by: anna).round
    let reader = try scratch.store(access: .readOnly)
    #expect(throws: StoreError.readOnly) { try reader.delete(round.id, by: anna.id) }
    #expect(throws: StoreError.readOnly) {
      try reader.setNote(RoundNote("x"), of: round.id, by: anna.id)
    }
    let page = try reader.rounds(of: anna.id, on: .easy, before: nil, limit: 9)
    #expect(page.rows == [OwnRoundsRow(round)])
  }

  /// A deal with as many points as that of seed 1 when played in the same way.
  private static let sameAsFirst: UInt64 = 3

  private static func stands(_ left: RoundSummary, above right: RoundSummary) -> Bool {
    (right.result.points, left.id.rawValue) < (left.result.points, right.id.rawValue)
  }

  private func tops(_ board: LeaderboardKey) throws -> [RoundID] {
    #expect(try Naive.agrees(with: store, on: board))
    return try store.page(of: board, for: nil, limit: 10).top.map(\.round.id)
  }

  private func falseRounds() throws -> [RoundID] {
    var found: [RoundID] = []
    try store.visitRounds { if $0.proven?.ranked == nil { found.append($0.id) } }
    return found
  }
}

extension OwnRoundsRow {
  init(_ round: RoundSummary) {
    self.init(id: round.id, finishedAt: round.finishedAt, note: .none, round: .success(round))
  }
}

@Suite("A note contains what was typed")
struct RoundNoteTests {
  @Test(
    "it is one line without control characters, at most 60 columns wide",
    arguments: [
      ("", ""), ("  late \n evening\t", "late   evening"), ("a\u{1B}[2J", "a\u{FFFD}[2J"),
      (String(repeating: "x", count: 61), String(repeating: "x", count: 60)),
      (String(repeating: "字", count: 31), String(repeating: "字", count: 30)),
      ("x" + String(repeating: "字", count: 31), "x" + String(repeating: "字", count: 29)),
      ("e\u{301}" + String(repeating: "я", count: 60), "é" + String(repeating: "я", count: 59)),
    ])
  func cleaned(_ typed: String, _ kept: String) {
    #expect(RoundNote(typed).description.unicodeScalars.elementsEqual(kept.unicodeScalars))
    #expect(RoundNote(kept).description == kept)
    #expect(RoundNote(typed).isEmpty == kept.isEmpty)
  }

  @Test("the longest possible note fits into the store")
  func longest() throws {
    let store = try Scratch().store()
    let anna = try store.player("Anna")
    let round = try store.play(pace: 2000, by: anna).round.id
    let tower = "q" + String(repeating: "\u{301}", count: 20)
    let note = RoundNote(String(repeating: tower, count: 100))
    #expect(note.description.unicodeScalars.count == 300)
    try store.setNote(note, of: round, by: anna.id)
    let page = try store.rounds(of: anna.id, on: .easy, before: nil, limit: 1)
    #expect(page.rows.map(\.note) == [note])
  }
}
