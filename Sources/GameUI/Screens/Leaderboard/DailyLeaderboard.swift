import Canvas
import GameCore

/// The daily leaderboard, shown instead of the other one.
struct DailyLeaderboard: Sendable {
  /// The date that was played; nil for today, even if the date changes.
  let day: CalendarDate?
  private(set) var page: DailyPage?
  /// Whether the date is today, named or not.
  var isToday: Bool { day == nil || page?.isOfToday == true }

  func ask(_ board: LeaderboardKey, _ context: Context) -> [Action] {
    .ask(query(board, context))
  }

  private func query(_ board: LeaderboardKey, _ context: Context) -> DailyQuery {
    DailyQuery(board: board, player: context.player?.id, day: day)
  }

  /// Handles the page of `board`; returns the rows, or why there are none.
  mutating func receive(
    _ answer: StoreAnswer, for board: LeaderboardKey, _ context: Context
  ) -> Result<DailyPage, StoreError>? {
    guard let result = answer.to(query(board, context)) else { return nil }
    page = try? result.get()
    return result
  }

  /// Draws the date above the rows.
  func drawHeading(into frame: inout Frame<LeaderboardScreen.Target>, in place: Rect) {
    guard let page else { return }
    let date = page.daily.date
    let heading = isToday ? DailyPhrase.day(date) : .boardOf(date)
    frame.center(frame.look.text(heading), in: place, row: place.row, .title)
  }

  /// Returns yesterday's best, and the state of today's attempt.
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
