import GameCore
import Testing

@testable import CommandLineTool

@Suite("Today's boards as JSON")
struct DailyDocumentTests {
  private func document(_ state: AttemptState, isPlayer: Bool) throws -> (
    text: String, seed: String
  ) {
    let date = try #require(CalendarDate(year: 2026, month: 11, day: 22))
    let daily = try #require(Daily(on: date, game: PairsGame.id, setup: "easy"))
    let page = DailyPage(
      daily: daily, top: [], own: nil, players: 0, yesterday: nil, state: state, run: 0)
    return (DailyDocument(pages: [page], isPlayer: isPlayer).text, "\(daily.seed)")
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
