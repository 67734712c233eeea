import Canvas
import GameCore

extension App {
  /// Shows a finished game and records it if possible.
  mutating func offer(_ record: ReplayRecord, at now: Moment) -> [Effect] {
    finish(try? Catalog.prove(record), record, at: now)
  }

  mutating func finish(
    _ proven: VerificationResult?, _ record: ReplayRecord, at now: Moment
  ) -> [Effect] {
    if record.transcript.eligibility == .ranked, record.isOneAnswer {
      return presentUnrecorded(table.result(of: record, .oneAnswer), at: now)
    }
    guard let proven, !record.transcript.moves.isEmpty else {
      return presentUnrecorded(
        table.result(of: record, proven == nil ? .practice : .unplayed), at: now)
    }
    session.isNewHere = false
    if let player = session.player {
      let earned = PendingResult(
        proven, by: player.id, finishedAt: session.guestFinish(of: record))
      present(table.result(of: record, .saving(earned)), at: now)
      return [.store(.record(earned))]
    }
    session.noteGuest(record)
    let summary = GameSummary(session.guestRounds(on: record.transcript.board))
    var result = GameResult(record: record, fate: .guest(proven), summary: summary)
    result.bestOfGuest = session.bestOfGuest(before: record)
    present(result, at: now)
    session.note(record.claimed.points, on: result.board, isRanked: proven.ranked != nil)
    return [.store(.date(record))]
  }

  /// Shows a result that is not recorded. An attempt at a daily board is spent all the same.
  private mutating func presentUnrecorded(_ result: GameResult, at now: Moment) -> [Effect] {
    present(result, at: now)
    return [.store(.dropProgress(result.record.transcript.deal))]
      + (result.isAttempt ? askToday(result.board) : [])
  }

  /// Sets the time when a guest's game ended.
  mutating func date(_ record: ReplayRecord, at instant: Timestamp) {
    session.dateGuest(record, at: instant)
    guard session.player == nil else { return }
    let board = record.transcript.board
    update(GameSummary(session.guestRounds(on: board)), of: board)
  }

  /// Shows a result, after a short delay during which its last move is visible.
  private mutating func present(_ result: GameResult, at now: Moment) {
    var result = result
    result.isBesideGame = isGameSeen
    if isAtProfileOffer { return session.waitingResults.append(result) }
    if isGameSeen, dialogs.isEmpty,
      table.inGame({ game, _ in game.delay(result, at: now) }) == true
    {
      return
    }
    show(result.dialog, at: now)
  }

  /// Shows the delayed result of a game, and counts up its points unless the player is in a hurry.
  mutating func showDelayedResult(at now: Moment, isHurried: Bool = false) {
    guard var result = table.inGame({ game, _ in game.takeDelayedResult(at: now) }) ?? nil else {
      return
    }
    lastPress?.restart(at: now)
    if !isHurried, hasMotion, dialogs.isEmpty { result.startCount(at: now) }
    show(result.dialog, at: now)
  }

  /// Updates a result whose dialog is still delayed; returns false if there is none for this
  /// record.
  private mutating func updateDelayedResult(_ result: GameResult) -> Bool {
    if let index = session.waitingResults.firstIndex(where: { $0.record == result.record }) {
      session.waitingResults[index] = result
      return true
    }
    return table.inGame { game, _ in game.update(result) } ?? false
  }

  /// Returns the result of a game with a new fate.
  private func result(of record: ReplayRecord, _ fate: GameResult.SaveState) -> GameResult {
    let known =
      ([table.delayedResult?.result].compactMap(\.self) + session.waitingResults + dialogs.results)
      .first { $0.record == record }
    var result = known ?? GameResult(record: record, fate: fate)
    result.fate = fate
    return result
  }

  /// Updates the result's dialog, if it is still open, after the result was recorded.
  mutating func recorded(_ kept: KeptResult, _ earned: PendingResult) -> [Effect] {
    guard earned.player == session.player?.id else { return [] }
    let record = earned.round.record
    let saved = result(of: record, .saved(kept))
    switch kept {
    case .ranked(let outcome): session.note(outcome, on: saved.board)
    case .ownOnly(let round, let best):
      session.note(max(round.result.points, best ?? 0), on: saved.board, isRanked: false)
    }
    if !updateDelayedResult(saved) { dialogs.updateSaved(saved) }
    dialogs.noteSaved(record.claimed.points)
    let today = saved.daily == nil ? [] : askToday(saved.board)
    guard GameKind(saved.board.game)?.descriptor.hasSummary == true else { return today }
    // The days do not matter here.
    let query = StatisticsQuery(
      board: saved.board, player: earned.player,
      secondsFromUTC: look.secondsFromUTC, firstWeekday: .monday)
    return today + [.ask(query)]
  }

  /// Adds the summary of the board's rounds to the dialog of the latest result, if it is open or
  /// delayed.
  mutating func update(_ summary: GameSummary?, of board: LeaderboardKey) {
    let waiting = table.delayedResult?.result ?? session.waitingResults.last
    let shown = dialogs.results.first { $0.board == board }
    guard var result = waiting ?? shown, result.board == board else { return }
    result.summary = summary
    if !updateDelayedResult(result) { dialogs.update(result) }
  }

  /// Queues a result that was not recorded, and notifies its player.
  mutating func recordFailed(_ earned: PendingResult, _ error: StoreError, at now: Moment) {
    unsaved.add(earned, after: error)
    guard earned.player == session.player?.id else { return }
    let result = result(of: earned.round.record, .failed(earned, error))
    if !isAtProfileOffer { session.waitingResults.removeAll { $0.record == result.record } }
    if updateDelayedResult(result) || dialogs.replace(result) { return }
    if isAtProfileOffer { return session.waitingResults.append(result) }
    show(result.dialog, at: now)
  }

  /// Shows no waiting result again, as after the button for a new game. The guest's ranked one is
  /// still saved when the guest registers.
  mutating func forgetResults() -> [Effect] {
    defer { (session.pendingGuestResult, session.waitingResults) = (nil, []) }
    return session.pendingGuestResult.map { [.store(.dropProgress($0.transcript.deal))] } ?? []
  }

  /// Closes the dialog about a result. It may be about an earlier game than the current one.
  mutating func close(
    _ result: GameResult, then next: ResultAction, at now: Moment
  ) -> [Effect] {
    let (board, transcript) = (result.board, result.record.transcript)
    let day = result.day ?? table.day(of: transcript)
    var effects = isPlaying ? [] : clearTable()
    if case .guest = result.fate {
      if [.register, .logIn, .watch].contains(next) {
        session.pendingGuestResult = result.record
      } else {
        effects.append(.store(.dropProgress(transcript.deal)))
      }
    } else if next == .watch {
      var waiting = result
      waiting.isBesideGame = false
      waiting.count(to: nil)
      session.waitingResults.append(waiting)
    }
    var actions: [Action] = []
    switch next {
    case .nothing: effects += session.loadBest()
    case .playAgain:
      if !isPlaying { effects += chooseBoard(for: board, at: now) }
      actions = [.game(result.rematch.map(GameAction.race) ?? .start)]
    case .sameDeal: effects += dealAgain(transcript, of: day, at: now)
    case .leaderboard: actions = [.go(.leaderboard(board))]
    case .ownRounds:
      guard let player = session.player else { break }
      actions = [.go(.leaderboard(board)), .go(.ownRounds(board, player.id))]
    case .watch:
      effects += session.loadBest()
      guard let round = try? Catalog.replay(result.record) else { break }
      actions = [.go(.watch(WatchSubject(round, of: .own)))]
    // The date may have changed meanwhile.
    case .today: actions = [.go(.today(board, on: result.daily?.daily.date))]
    case .albums: actions = [.go(.albumsPlayed(result.covers.map(\.album), look.language))]
    case .logIn: actions = [.go(.title)]
    case .register:
      return effects
        + move(at: now) {
          $0.go(.title)
          $0.go(.register)
        }
    }
    return effects + perform(actions, at: now)
  }
}
