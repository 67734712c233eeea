import Bots
import Glibc
import SystemStrings
import Testing

@testable import CommandLineTool
@testable import GameCore

@Suite("Every list gives a player the same rank")
struct RankTests {
  /// Adds players whose best round is one of a newer version, above all others.
  private func addNewer(_ count: Int, to store: Store) throws {
    try store.write { db in
      for number in 1001...1000 + count {
        try db.run(
          """
          INSERT INTO player(id, name, name_key, email, email_key, hash, registered_at)
            VALUES (\(number), 'P' || \(number), 'p' || \(number), 'p' || \(number),
              'p' || \(number), '', 1)
          """)
        try db.run(
          """
          INSERT INTO round(id, player_id, game, revision, setup, seed, moves, points, time_ms,
              figures, finished_at, digest, eligibility)
            SELECT \(number), \(number), game, 99, setup, seed, moves, 90000, time_ms, figures,
              finished_at, digest, eligibility FROM round WHERE id = 1
          """)
        for board in ["pairs", "pairs/easy"] {
          try db.run("INSERT INTO standing VALUES (\(number), \(board), 90000, \(number))")
        }
      }
    }
  }

  @Test("Leaderboard, list of players, card and commands agree", arguments: [0, 5, 300])
  func agree(newer: Int) throws {
    let path = "/tmp/flipside-ranks-\(getpid())-\(RandomBits.draw())"
    defer { _ = system("rm -r \(path)") }
    let place = SQLiteLocation(directory: SystemString(path), guest: "1")
    let store = try Store(place) { _ in false }
    let anna = try store.add(
      NewAccount(
        name: PlayerName("Anna"), email: Email("anna@example.org"),
        hash: PasswordHash(phc: "none")),
      at: Samples.date)
    let record = try Catalog.verify(Samples.record())
    let outcome = try store.record(record, by: anna.id, at: Samples.date)
    try #require(outcome.rank == 1)
    if newer > 0 { try addNewer(newer, to: store) }
    let expected = newer + 1

    let page = try store.page(of: .main(of: PairsGame.id), for: anna.id, limit: 10)
    let own = (page.top + page.around).filter { $0.player == anna.id }
    #expect(own.map(\.rank) == [expected] && page.players == newer + 1)
    let request = PlayersRequest(order: .name, filter: "Anna")
    #expect(try store.players(request).rows.first?.bests.map(\.rank) == [expected])
    let card = try store.card(of: anna.id)
    #expect((card.row.bests + card.bests).map(\.rank) == [expected, expected])
    func output(_ arguments: String...) throws -> String {
      try #require(
        try run(arguments) { context in
          context.openStore = { _, _ in store }
        }
      ).output
    }
    #expect(try output("scores", "--json").contains("{\"rank\":\(expected),\"player\":\"Anna\""))
    #expect(try output("players", "--limit", "1").contains(" (\(expected)) "))
  }
}
