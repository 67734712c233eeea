import Testing

@testable import CommandLineTool
@testable import GameCore

@Suite("Today's boards as JSON and as text")
struct DailyDocumentTests {
  private func page(_ state: AttemptState) throws -> DailyPage {
    let date = try #require(CalendarDate(year: 2026, month: 11, day: 22))
    let daily = try #require(Daily(on: date, game: PairsGame.id, setup: "easy"))
    return DailyPage(
      daily: daily, top: [], own: nil, players: 0, yesterday: nil, state: state, streak: 0)
  }

  private func document(_ state: AttemptState, isPlayer: Bool) throws -> (
    text: String, seed: String
  ) {
    let page = try page(state)
    return (DailyDocument(pages: [page], isPlayer: isPlayer).text, "\(page.daily.seed)")
  }

  @Test("dates are written as in the language, and in JSON always the same way")
  func dates() throws {
    let page = try page(.clockIsBehind(#require(CalendarDate(year: 2026, month: 11, day: 23))))
    for (language, dates) in [
      (Language.english, ["2026-11-22", "2026-11-23"]), (.russian, ["22.11.2026", "23.11.2026"]),
    ] {
      let text = DailyTables(say: language).text(of: [page], for: PlayerID(1))
      #expect(dates.allSatisfy(text.contains), "\(text)")
    }
    #expect(DailyDocument(pages: [page], isPlayer: true).text.contains("2026-11-22"))
  }

  @Test("the column of another player has the name, and that of no one is left out")
  func names() throws {
    let page = try page(.open)
    let (tables, you) = (DailyTables(say: .english), "You")
    let named = tables.text(of: [page], for: PlayerID(1), name: try PlayerName("Tom"))
    #expect(named.contains("Tom") && !named.contains(you), "\(named)")
    #expect(tables.text(of: [page], for: PlayerID(1)).contains(you))
    #expect(!tables.text(of: [page], for: nil).contains(you))
  }

  @Test("the seed of a board that is still open is not printed")
  func open() throws {
    let date = try #require(CalendarDate(year: 2026, month: 11, day: 23))
    for state in [AttemptState.open, .begun, .clockIsBehind(date), .played] {
      let isPlayer = state != .played
      let (text, seed) = try document(state, isPlayer: isPlayer)
      #expect(!text.contains(seed) && text.contains(#""seed": null"#), "\(text)")
    }
  }

  @Test("after the player's attempt it is printed, as text")
  func over() throws {
    for state in [AttemptState.played, .spent] {
      let (text, seed) = try document(state, isPlayer: true)
      #expect(text.contains("\"seed\": \"\(seed)\""), "\(text)")
    }
  }
}
