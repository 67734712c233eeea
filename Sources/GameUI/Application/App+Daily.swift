import Canvas
import GameCore

extension App {
  mutating func perform(_ action: DailyAction, at now: Moment) -> [Effect] {
    switch action {
    case .ask: return askForDaily(at: now)
    case .play(let asPractice):
      guard isFreeForDaily else { return [] }
      let player = asPractice ? nil : attemptingPlayer
      return [.ask(DailyStart(board: context(at: now).chosenBoard, player: player))]
    case .share(let record, let date):
      let share = DailyShare(record, on: date, isCopied: !environment.isPlain)
      show(Dialog(share, [Dialog.Button(ButtonPhrase.close)]), first: true, at: now)
      return environment.isPlain ? [] : [.terminal(.copy(share.text(look)))]
    }
  }

  /// The player whose attempt it would be; nil for practice, as with a chosen seed.
  private var attemptingPlayer: PlayerID? { environment.seed == nil ? session.player?.id : nil }

  /// Asks before an attempt, which counts from the deal, so that no single key starts one.
  private mutating func askForDaily(at now: Moment) -> [Effect] {
    guard isFreeForDaily, hasRoomToStart(isDaily: true, at: now) else { return [] }
    guard attemptingPlayer != nil else { return perform(.daily(.play()), at: now) }
    return show(DailyNotice.question(context(at: now).chosenBoard), at: now)
  }

  /// Whether the current game is the one attempt at a daily board.
  var isAttempt: Bool { table.play?.mode.daily != nil }

  /// Reloads the state of today's board after a change.
  func askToday(_ board: LeaderboardKey) -> [Effect] {
    [.ask(DailyQuery(board: board, player: session.player?.id))]
  }

  private var isFreeForDaily: Bool { !isPlaying && !table.isBusy }

  /// Deals or resumes a daily board that the store has started.
  mutating func begin(
    _ start: DailyStart, _ result: Result<DailyStartResult, StoreError>, at now: Moment
  ) -> [Effect] {
    guard isFreeForDaily, start.player == nil || start.player == session.player?.id else {
      return []
    }
    switch result {
    case .failure(let error): return show(Dialog(Notice.notKept(error)), at: now)
    case .success(.dealt(let daily)): return deal(daily, .ranked, at: now)
    case .success(.practice(let daily)): return deal(daily, .practice, at: now)
    case .success(.resumed(let saved)): return resume(saved, at: now)
    case .success(.playedElsewhere):
      show(Dialog(DailyNotice.playedElsewhere), at: now)
      return askToday(start.board)
    case .success(.refused(let state)):
      return show(DailyNotice.refused(state).dialog(start.board), at: now)
    }
  }

  private mutating func deal(
    _ daily: Daily, _ eligibility: Eligibility, at now: Moment
  ) -> [Effect] {
    let effects = chooseBoard(for: daily.board, at: now)
    let isRanked = eligibility == .ranked
    let mode = GameMode(
      daily: isRanked ? daily.date : nil, practiceDay: isRanked ? nil : daily.date)
    let deal = PendingDeal(
      seed: daily.seed, eligibility: eligibility, mode: mode,
      pinned: PinnedDeal(in: session.settings))
    guard isRanked else { return effects + practise(.deal(deal)) }
    return effects + atTable(at: now) { $0.deal(deal, $1) }
  }
}
