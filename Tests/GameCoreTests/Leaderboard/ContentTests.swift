import Bots
import Testing

@testable import GameCore

@Suite(
  "Rounds store their content, and those with films from other services are never ranked",
  .everyEngine)
struct ContentTests {
  let scratch: Scratch
  let store: Store
  let anna: Player

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    anna = try store.player("Anna")
  }

  private let board = LeaderboardKey(game: MovieQuizGame.id, setup: "top")

  private func films(seed: UInt64) throws -> MovieQuizContent {
    try #require(
      MovieQuizContent.drawn(
        from: (0..<12).compactMap { number in
          FilmRating(tenths: 60 + number).map {
            Film(id: "tt\(number)", title: "Film \(number) «Кино»", year: 2000, rating: $0)
          }
        }, seed: seed))
  }

  private func record(
    _ content: MovieQuizContent, seed: UInt64, _ eligibility: Eligibility
  ) throws -> ReplayRecord {
    try Round<MovieQuizGame>.answered(
      .top, seed: seed, content: content, eligibility: eligibility)
  }

  private func own(seed: UInt64) throws -> VerifiedOwnRound {
    guard
      case .ownOnly(let round) = try Catalog.prove(
        record(films(seed: seed), seed: seed, .ownOnly))
    else { throw StoreError.notFound }
    return round
  }

  @Test("a ranked quiz is on the board and replays from the store")
  func ranked() throws {
    let round = try Catalog.verify(record(.newestPack(for: .top), seed: 3, .ranked))
    let outcome = try store.record(round, by: anna.id, at: .start)
    #expect(outcome.rank == 1 && outcome.isRecord)
    let reopened = try scratch.store()
    #expect(try reopened.page(of: board, for: nil, limit: 10).top.map(\.round) == [outcome.round])
    #expect(try reopened.storedRound(outcome.round.id)?.record == round.record)
  }

  @Test("an own round is saved once, listed and verified, and on no board")
  func ownOnly() throws {
    let round = try own(seed: 4)
    let kept = try store.keep(round, by: anna.id, at: .start)
    #expect(kept.eligibility == .ownOnly)
    #expect(try store.keep(round, by: anna.id, at: .start.after(9)) == kept)
    let rows = try scratch.store().rounds(of: anna.id, on: board, before: nil, limit: 9).rows
    #expect(rows == [OwnRoundsRow(kept)])
    #expect(try store.storedRound(kept.id)?.record == round.record)
    for board in [board, LeaderboardKey(game: MovieQuizGame.id)] {
      #expect(try store.page(of: board, for: anna.id, limit: 10).players == 0)
      #expect(try store.best(of: anna.id, on: board) == nil)
    }
    try store.setNote(RoundNote("Eve's films"), of: kept.id, by: anna.id)
    try store.delete(kept.id, by: anna.id)
    #expect(try store.storedRound(kept.id) == nil)
  }

  @Test("the best of the own rounds is verified, too")
  func ownBest() throws {
    #expect(try store.bestUnranked(of: anna.id, on: board) == nil)
    let kept = try store.keep(own(seed: 4), by: anna.id, at: .start)
    let forged = try store.keep(own(seed: 5), by: anna.id, at: .start)
    try scratch.edit("UPDATE round SET points = 1999 WHERE id = \(forged.id.rawValue)")
    #expect(try store.bestUnranked(of: anna.id, on: board) == kept.result.points)
  }

  @Test("many points in an own round are not a ranked best")
  func noRecord() throws {
    _ = try store.keep(own(seed: 4), by: anna.id, at: .start)
    let slow = try Catalog.verify(
      Round<MovieQuizGame>.answered(
        .top, seed: 8, content: .newestPack(for: .top), eligibility: .ranked, after: 9000))
    let outcome = try store.record(slow, by: anna.id, at: .start)
    #expect(outcome.previousBest == nil)
    #expect(try store.page(of: board, for: nil, limit: 10).top.map(\.round.id) == [RoundID(2)])
  }

  @Test(
    "a round changed to ranked, or with changed films, does not get onto a board",
    arguments: [
      "UPDATE round SET eligibility = 'ranked'", "UPDATE round SET eligibility = 'x'",
      "UPDATE round SET content = replace(content, ' 6.', ' 5.')",
      "UPDATE round SET content = '', eligibility = 'ranked'",
      "UPDATE round SET content = 'pack top-1 0', eligibility = 'ranked'",
    ])
  func forged(_ sql: String) throws {
    let kept = try store.keep(own(seed: 4), by: anna.id, at: .start)
    try #require(try scratch.edit(sql) > 0)
    try scratch.edit(
      "INSERT INTO standing VALUES (1, 'movie-quiz/top', \(kept.result.points), 1)")
    #expect(try store.page(of: board, for: anna.id, limit: 10).top.isEmpty)
    let rows = try store.rounds(of: anna.id, on: board, before: nil, limit: 9).rows
    #expect(try #require(rows.first).verified == nil)
  }

  @Test("an unfinished quiz is resumed with its questions, and deleted when it is recorded")
  func progress() throws {
    let round = try own(seed: 6)
    let saved = SavedRound(transcript: round.record.transcript, elapsed: .seconds(3))
    let id = ProgressID("1:1")
    try store.keep(saved, as: id, of: .player(anna.id), at: .start)
    #expect(try scratch.store().claim(of: .player(anna.id), as: id) == saved)
    _ = try store.keep(round, by: anna.id, at: .start)
    #expect(try store.claim(of: .player(anna.id), as: id) == nil)
  }

  @Test("the digest of a game without content is the same as in the first version")
  func digest() {
    let transcript = Transcript(
      game: PairsGame.id, revision: 1, setup: "easy", seed: 7, eligibility: .ranked,
      moves: "F0@1")
    #expect(transcript.digest == Self.digestOfFirstVersion)
    let other = Transcript(
      game: PairsGame.id, revision: 1, setup: "easy", seed: 7, content: "x",
      eligibility: .ranked, moves: "F0@1")
    #expect(other.digest != transcript.digest)
  }

  /// BLAKE2b-128 of "pairs\n1\neasy\n7\nF0@1".
  private static let digestOfFirstVersion: [UInt8] = [
    0x41, 0xC9, 0x68, 0x78, 0x98, 0x18, 0xEE, 0x71,
    0x08, 0xB6, 0x1F, 0xE4, 0x26, 0x54, 0x2F, 0x42,
  ]
}
