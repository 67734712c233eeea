import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("The player's results on You")
struct YouResultsTests {
  private func opened(_ columns: Int, _ rows: Int) throws -> Visitor {
    var visitor = Visitor(columns: columns, rows: rows)
    visitor.logIn(try Deals.player())
    visitor.type("6")
    #expect(columns < 110 || visitor.sees(YouPhrase.loading))
    visitor.answer(
      .reply(to: PlayerCardQuery(player: PlayerID(1)), .success(Dated(try People.card()))))
    return visitor
  }

  @Test("a wide window shows the best scores next to the account, with medals")
  func wide() throws {
    let visitor = try opened(120, 36)
    for text in ["1,234", "3,000", "★★★★"] { #expect(visitor.sees(text), "\(text)") }
    let account = try #require(visitor.place(of: AccountPhrase.title(.email).text(in: .english)))
    let best = try #require(visitor.place(of: PlayerCardPhrase.bests.text(in: .english)))
    #expect(best.column > account.column + 40)
  }

  @Test("results that cannot be read say why")
  func failure() throws {
    var visitor = try opened(120, 36)
    visitor.answer(.reply(to: PlayerCardQuery(player: PlayerID(1)), .failure(.busy)))
    #expect(visitor.sees(StoreError.busy))
  }

  @Test("other windows show the account in groups, and how much was played")
  func narrow() throws {
    for (columns, rows) in [(60, 20), (80, 24)] {
      let visitor = try opened(columns, rows)
      #expect(!visitor.sees(PlayerCardPhrase.bests))
      #expect(visitor.sees(StatisticsPhrase.rounds, "1,234"))
      for group in YouScreen.Group.allCases { #expect(visitor.sees(YouPhrase.group(group))) }
      for row in YouScreen.Row.allCases { #expect(visitor.sees(row.title)) }
    }
  }
}
