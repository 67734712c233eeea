import Canvas
import GameCore

/// The table of the board of the day, in the place of the other leaderboard.
struct TodayTable: Sendable {
  /// The day that was played; nil for today, whichever day that is by now.
  let day: CalendarDate?
  private(set) var page: DailyPage?
  /// Whether the day is today, by name or not.
  var isToday: Bool { day == nil || page?.isOfToday == true }

  func ask(_ board: LeaderboardKey, _ context: Context) -> [Action] {
    .ask(.daily(.page(LeaderboardQuery(board, for: context.player?.id, on: day))))
  }

  /// Takes the page of `board`; the rows to be shown, or why there are none.
  mutating func receive(
    _ answer: DailyAnswer, for board: LeaderboardKey, _ context: Context
  ) -> Result<DailyPage, StoreFault>? {
    guard case .page(let query, let result) = answer, query.board == board,
      query.day == day, query.player == context.player?.id
    else { return nil }
    page = try? result.get()
    return result
  }

  /// The day it is of, above the rows.
  func drawHeading(into frame: inout Frame<LeaderboardScreen.Target>, in place: Rect) {
    guard let page else { return }
    let date = page.daily.date
    let heading = isToday ? DailyPhrase.day(date) : .boardOf(date)
    frame.center(frame.look.text(heading), in: place, row: place.row, .title)
  }

  /// The best of yesterday, and how the player stands with today's.
  func foot(_ look: RenderStyle, isPlayer: Bool) -> [String] {
    guard let page else { return [] }
    let yesterday = page.yesterday.map {
      let (name, points) = (look.shown($0.name), $0.round.result.points)
      return look.text(
        isToday ? DailyPhrase.yesterday(name, points) : .dayBefore(name, points))
    }
    let run = page.run > 0 ? look.text(DailyPhrase.run(page.run)) : nil
    return [yesterday, isPlayer ? run : nil].compactMap(\.self)
  }
}
