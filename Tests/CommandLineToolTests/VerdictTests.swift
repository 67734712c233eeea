import Testing

@testable import CommandLineTool
@testable import GameCore

@Suite("verify gives the same verdict as every other check")
struct VerdictTests {
  @Test("A record of a newer version is neither verified nor failed, and is named")
  func newer() throws {
    let rounds = [Samples.stored(try Samples.newer(), id: 7), Samples.stored(try Samples.record())]
    let report = try #require(try run("verify", store: try Samples.store(rounds)))
    #expect(report.status == .done && report.errors.isEmpty)
    #expect(
      report.output == "round 7 (Anna): needs a newer version of Flipside: unknown ruleset 99\n"
        + "2 rounds replayed: 1 verified, 0 failed, 1 needs a newer version of Flipside\n")
    let russian = try #require(
      try run("verify", "--lang", "ru", store: try Samples.store(rounds)))
    #expect(
      russian.output.hasSuffix("с ошибками: 0, для более новой версии Flipside: 1\n"))
    // A file either verifies or not, and this one does not.
    let exported = try #require(
      try run("replay", "export", "1", store: try Samples.store([Samples.stored(Samples.record())]))
    ).output
    let file = Verification.report(
      on: .success(Array(exported.replacing("revision 1\n", with: "revision 99\n").utf8)),
      named: "a.txt", .english)
    #expect(file.status == .failedCheck && file.errors.contains("needs a newer version"))
    #expect(file.output.hasPrefix("1 round replayed: 0 verified, 0 failed, 1 needs"))
  }

  @Test("Attempts at daily boards without a matching record fail the check and are named")
  func dailies() throws {
    let date = Daily.today(at: Samples.date)
    let store = try Samples.store([Samples.stored(try Samples.record())])
    try store.withoutTransaction { db in
      for player in [1, 77] {
        let row: SQL.Fields = [
          "player_id": player, "day": date, "game": PairsGame.id, "setup": "easy", "seed": 1,
          "begun_at": Samples.date,
        ]
        try db.run(.insert(row, into: "daily"))
      }
    }
    #expect(
      try run("verify", store: store)
        == Report(
          output: "1 round replayed: 1 verified, 0 failed\n",
          errors:
            "Player Anna: the attempt at the 2026-11-21 daily board doesn't match its round.\n"
            + "Player 77 has a daily attempt but is not in the database.\n",
          status: .failedCheck))
  }

  @Test("A record with only a changed digest fails in verify, as in every other check")
  func digest() throws {
    let stored = Samples.stored(try Samples.record(), id: 3, digest: [1, 2, 3])
    #expect(
      try run("verify", store: try Samples.store([stored]))
        == Report(
          output: "1 round replayed: 0 verified, 1 failed\n",
          errors: "round 3 (Anna): failed: the stored digest doesn't match the moves\n",
          status: .failedCheck))
  }
}
