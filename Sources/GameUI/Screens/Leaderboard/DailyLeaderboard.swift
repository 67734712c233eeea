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

  /// Draws the date above the rows, and the state of the player's attempt on the right, perhaps
  /// with a button that plays it.
  func drawHeading(
    into frame: inout Frame<LeaderboardScreen.Target>, in place: Rect,
    play: (any Phrase)? = nil, _ context: Context
  ) {
    guard let page else { return }
    let look = frame.look
    let date = page.daily.date
    let heading = isToday ? DailyPhrase.day(date) : .boardOf(date)
    var rest = frame.line(look.text(heading), .title, in: place)
    if let title = play.map({ [look.text($0)] }) {
      let button = rest.cutRight(Buttons(title).width)
      frame.buttons(
        title, in: button, row: button.row, focused: nil, targets: [.play],
        style: look.primary(.accent))
      frame.raise([button], [.play])
      rest.cutRight(2)
    }
    let state = isToday ? context.state(of: page) : nil
    let streak = page.streak > 0 && context.player != nil ? DailyPhrase.streak(page.streak) : nil
    let parts = [state, streak].map { $0.map { look.text($0) } }
    let shown = look.dotted(parts, columns: rest.columns - 2)
    frame.line(shown, .muted, in: rest.dropLeft(2), .right)
  }

  /// Returns yesterday's best.
  func foot(_ look: RenderStyle) -> String? {
    page?.yesterday.map {
      let (name, points) = (look.shown($0.name), $0.round.result.points)
      return look.text(
        isToday ? DailyPhrase.yesterday(name, points) : .dayBefore(name, points))
    }
  }
}
