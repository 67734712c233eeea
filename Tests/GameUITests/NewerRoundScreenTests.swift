import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Results that need a newer version are counted on the screen")
struct NewerRoundScreenTests {
  private let board = LeaderboardKey(game: PairsGame.id)

  private func page(count: Int, unknown: Int) throws -> LeaderboardPage {
    let page = try Deals.page(board, count: count)
    return LeaderboardPage(
      board: board, top: page.top, around: [], players: count, unknown: unknown)
  }

  private func opened(
    _ page: LeaderboardPage, _ size: Size, _ language: Language = .english
  ) throws -> Visitor {
    var visitor = Visitor(
      App.LaunchEnvironment(language: language), columns: size.columns, rows: size.rows)
    visitor.logIn(try Deals.player(24, "Grace Hopper"))
    visitor.type("4")
    visitor.answer(.leaderboard(page, for: PlayerID(24)))
    return visitor
  }

  @Test(
    "one line under the leaderboard states their number",
    arguments: [Size(columns: 60, rows: 24), Size(columns: 80, rows: 24)])
  func line(size: Size) throws {
    for (count, text) in [
      (1, "1 result needs a newer version of Flipside"),
      (3, "3 results need a newer version of Flipside"),
    ] {
      let full = try opened(page(count: 10, unknown: count), size)
      #expect(full.sees(text))
      // Not "no results": there are results.
      let empty = try opened(page(count: 0, unknown: count), size)
      #expect(empty.sees(text) && !empty.sees(LeaderboardPhrase.empty))
    }
    let russian = try opened(page(count: 10, unknown: 2), size, .russian)
    #expect(russian.sees(LeaderboardPhrase.needNewerVersion(2)))
    let whole = try opened(page(count: 10, unknown: 0), size)
    #expect(!whole.sees(OwnRoundsPhrase.newerVersion))
  }

  @Test("a player's own round says so, and is not called false")
  func own() throws {
    var visitor = Visitor()
    visitor.logIn(try Deals.player())
    visitor.type("4m")
    let row = OwnRoundsRow(
      id: RoundID(7), finishedAt: Timestamp(milliseconds: 1_795_000_000_000),
      note: RoundNote(""), round: .failure(.replay(.unknownRevision(9))))
    visitor.answer(
      .ownRounds(
        OwnRoundsPage(board: board, player: PlayerID(1), before: nil, rows: [row], total: 1)))
    #expect(visitor.sees(OwnRoundsPhrase.newerVersion) && !visitor.sees(OwnRoundsPhrase.notTrue))
    visitor.press(.enter)
    #expect(
      visitor.sees(OwnRoundsPhrase.needsNewerVersion) && !visitor.sees(OwnRoundsPhrase.unverifiable)
    )
  }

  @Test("such a round cannot be watched, and the reason is shown")
  func watched() throws {
    var visitor = try OwnRoundsVisit.opened()
    visitor.type("w")
    visitor.answer(
      .reply(to: WatchQuery(round: RoundID(99), player: PlayerID(1)), .failure(.needsNewerVersion)))
    #expect(visitor.sees(WatchPhrase.error(.needsNewerVersion)))
  }
}
