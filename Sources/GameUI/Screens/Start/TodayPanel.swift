import Canvas
import GameCore

/// Today's boards on the start screen: the chosen one, how far the player is with all, and the time
/// until the next.
struct TodayPanel: Sendable {
  /// The known pages of daily boards.
  private(set) var pages: [DailyQuery: DailyPage] = [:]
  /// The requests for `pages` since the screen appeared.
  private var asked: Set<DailyQuery> = []
  private var isTodayAsked = false
  /// The latest answer about all boards, with the end of the day, and the time when the shown
  /// minutes until then change.
  private var today: (answer: TodayQuery.Answer, end: Moment, tick: Moment)?
  private static let minute = 60_000

  /// Requests everything again.
  mutating func forget() {
    asked = []
    isTodayAsked = false
  }

  /// Returns the requests for missing data.
  mutating func missing(_ context: Context) -> [Action] {
    let page: [Action] =
      asked.insert(context.dailyQuery).inserted ? .ask(context.dailyQuery) : []
    guard !isTodayAsked else { return page }
    isTodayAsked = true
    return page + .ask(TodayQuery(player: context.player?.id))
  }

  mutating func receive(_ answer: StoreAnswer, _ context: Context) {
    let player = context.player?.id
    if let (query, result) = answer.to(DailyQuery.self), query.player == player {
      pages[query] = try? result.get()
      // A guest has no attempts.
      if player != nil, query.day == nil, let state = pages[query]?.state {
        today?.answer.states[query.board] = state
      }
    }
    if case .success(let found) = answer.to(TodayQuery(player: player)) {
      let left = found.untilNext.milliseconds
      today = (
        found, end: context.now.advanced(by: left),
        tick: context.now.advanced(by: (left - 1) % Self.minute + 1)
      )
    }
  }

  /// The time when the shown time until the next boards changes; nil while it is unknown.
  var nextDeadline: Moment? { today?.tick }

  /// Shows the next minute; after the last one, requests the boards of the new day.
  mutating func advance(to now: Moment) {
    while let due = today?.tick, due <= now { today?.tick = due.advanced(by: Self.minute) }
    guard let today, now >= today.end else { return }
    self.today = nil
    pages = [:]
    forget()
  }

  private func untilNext(at now: Moment) -> Int? {
    today.map { max($0.end.milliseconds - now.milliseconds + Self.minute - 1, 0) / Self.minute }
  }
}

extension TodayPanel {
  /// Draws the state of the chosen board and, as far as there is room, the progress with all, the
  /// setups of the game, and the best of the day after the player's attempt.
  func draw<Target>(in place: Rect, _ frame: inout Frame<Target>, _ context: Context) {
    let look = frame.look
    let page = pages[context.dailyQuery]
    var rest = place
    let streak = page.map(\.streak).flatMap { $0 > 0 ? look.text(DailyPhrase.streak($0)) : nil }
    let state = context.state(of: page).map { look.text($0) }
    frame.line(look.dotted([state, streak], columns: place.columns), in: rest.cutTop(1))
    let states = today?.answer.states ?? [:]
    let played = states.values.count { $0 == .played || $0 == .spent }
    // A text to be heard must not change by itself.
    let next =
      look.isPlain
      ? nil : untilNext(at: context.now).map { look.text(DailyPhrase.next(minutes: $0)) }
    let progress =
      states.isEmpty ? nil : look.text(DailyPhrase.progress(played, of: states.count))
    frame.line(look.dotted([next, progress], columns: place.columns), .muted, in: rest.cutTop(1))
    guard rest.rows > 0, !states.isEmpty, !look.isPlain else { return }
    let marks = context.kind.setups.map { setup in
      let board = LeaderboardKey(game: context.kind.id, setup: setup)
      return "\(mark(states[board], look)) \(look.name(of: setup, in: context.kind))"
    }
    let text = marks.joined(separator: "  ")
    if TextWidth.of(text) <= rest.columns { frame.line(text, .muted, in: rest.cutTop(1)) }
    guard page?.state == .played, let top = page?.top else { return }
    for entry in top.prefix(max(rest.rows, 0)) {
      let points = look.language.grouped(entry.round.result.points)
      let role: Role = entry.player == context.player?.id ? .title : .text
      let line = rest.cutTop(1)
      let left = frame.line(points, role, in: line, .right)
      frame.line("\(entry.rank) \(look.shown(entry.name))", role, in: left.dropRight(1))
    }
  }

  private func mark(_ state: AttemptState?, _ look: RenderStyle) -> String {
    switch state {
    case .played: look.glyphs.right
    case .begun: look.glyphs.ellipsis
    case .spent: look.glyphs.wrong
    case .open, .clockIsBehind, nil: look.glyphs.radioOff
    }
  }
}

extension Context {
  /// Returns the state of the player's attempt at a daily board; nil while it is unknown.
  func state(of page: DailyPage?) -> DailyPhrase? {
    guard environment.seed == nil else { return .notWithSeed }
    guard let player else { return .guest }
    guard let page else { return nil }
    switch page.state {
    case .open: return .open
    case .clockIsBehind(let date): return .clockShort(date)
    case .begun: return .begun
    case .spent: return .spentShort
    case .played:
      return page.row(of: player.id).map { .doneShort(rank: $0.rank, players: page.players) }
        ?? .playedShort
    }
  }
}
