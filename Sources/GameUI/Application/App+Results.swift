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
    guard let proven else {
      present(
        GameResult(
          record: record, fate: .practice, covers: table.game?.shownCovers ?? [],
          rival: table.game?.play.mode.rival,
          practised: table.game?.play.mode.practised),
        at: now)
      return [.store(.dropProgress(record.transcript.deal))]
    }
    guard !record.transcript.moves.isEmpty else {
      present(GameResult(record: record, fate: .unplayed), at: now)
      return [.store(.dropProgress(record.transcript.deal))]
    }
    if let player = person.player {
      let earned = PendingResult(proven, by: player.id)
      present(
        GameResult(
          record: record, fate: .saving(earned), covers: table.game?.shownCovers ?? [],
          rival: table.game?.play.mode.rival),
        at: now)
      return [.store(.record(earned))]
    }
    person.noteGuest(record)
    let summary = GameSummary(person.guestRounds(of: record.transcript.game))
    let result = GameResult(record: record, fate: .guest(proven), summary: summary)
    if proven.ranked != nil { person.note(record.claimed.points, on: result.board) }
    present(result, at: now)
    return GameKind(result.board.game)?.descriptor.hasSummary == true
      ? [.store(.date(record))] : []
  }

  /// Sets the time when a guest's game ended.
  mutating func date(_ record: ReplayRecord, at instant: Timestamp) {
    person.dateGuest(record, at: instant)
    guard person.player == nil else { return }
    let game = record.transcript.game
    tell(GameSummary(person.guestRounds(of: game)), of: game)
  }

  /// Shows a result, after a short delay during which its last move is visible.
  private mutating func present(_ result: GameResult, at now: Moment) {
    if isGameSeen, dialogs.isEmpty,
      table.inGame({ game, _ in game.delay(result, at: now) }) == true
    {
      return
    }
    show(result.dialog, at: now)
  }

  /// Shows the delayed result of a game.
  mutating func showEnding(at now: Moment) {
    guard let result = table.inGame({ game, _ in game.takeEnding() }) ?? nil else { return }
    lastPress?.restAnew(at: now)
    show(result.dialog, at: now)
  }

  /// Updates a result whose dialog is still delayed; returns false if there is none for this
  /// record.
  private mutating func changeEnding(_ result: GameResult) -> Bool {
    table.inGame { game, _ in game.update(result) } ?? false
  }

  /// Returns the result of a game with a new fate.
  private func result(of record: ReplayRecord, _ fate: GameResult.SaveState) -> GameResult {
    let told =
      [table.game?.ending?.result].compactMap(\.self)
      + dialogs.all.compactMap { $0.content as? GameResult }
    let known = told.first { $0.record == record }
    return GameResult(
      record: record, fate: fate, covers: known?.covers ?? [], rival: known?.rival)
  }

  /// Updates the result's dialog, if it is still open, after the result was recorded.
  mutating func recorded(_ kept: KeptResult, _ earned: PendingResult) -> [Effect] {
    guard earned.player == person.player?.id else { return [] }
    let record = earned.round.record
    let saved = result(of: record, .saved(kept))
    if case .ranked(let outcome) = kept {
      person.note(outcome.round.result.points, on: saved.board)
      if let previous = outcome.previousBest {
        person.note(previous.result.points, on: saved.board)
      }
    }
    if !changeEnding(saved) { tell(saved) }
    let today = saved.daily == nil ? [] : askToday(saved.board)
    guard GameKind(saved.board.game)?.descriptor.hasSummary == true else { return today }
    // The days do not matter here.
    let query = StatisticsQuery(
      LeaderboardKey(game: saved.board.game), of: earned.player,
      secondsFromUTC: look.secondsFromUTC, firstWeekday: .monday)
    return today + [.store(.screen(.statistics(query)))]
  }

  /// Adds the summary of all rounds to the dialog of the latest result, if it is open or delayed.
  mutating func tellSummary(_ answer: ScreenAnswer) {
    guard case .statistics(let query, .success(let statistics)) = answer,
      query.player == person.player?.id, query.board.setup == nil
    else { return }
    tell(GameSummary(statistics), of: query.board.game)
  }

  private mutating func tell(_ summary: GameSummary?, of game: GameID) {
    func isMeant(_ content: any DialogContent) -> Bool {
      (content as? GameResult)?.board.game == game
    }
    let waiting = table.game?.ending?.result
    let shown = dialogs.all.lazy.map(\.content).first(where: isMeant) as? GameResult
    guard var result = waiting ?? shown, isMeant(result) else { return }
    result.summary = summary
    if !changeEnding(result) { dialogs.update(result, where: isMeant) }
  }

  /// Queues a result that was not recorded, and notifies its player.
  mutating func recordFailed(_ earned: PendingResult, _ error: StoreError, at now: Moment) {
    // A second round of a deal that counts once will never be recorded.
    if error != .dealSpent, !unsaved.contains(earned) { unsaved.append(earned) }
    guard earned.player == person.player?.id else { return }
    let record = earned.round.record
    let result = result(of: record, .failed(earned, error))
    if changeEnding(result) { return }
    let failed = result.dialog
    if !dialogs.replace(failed, where: { ($0 as? GameResult)?.record == record }) {
      show(failed, at: now)
    }
  }

  /// Updates the dialog about a result; one with more buttons is a new dialog.
  private mutating func tell(_ saved: GameResult) {
    let isMeant = { (content: any DialogContent) in
      (content as? GameResult)?.record == saved.record
    }
    if case .saved(.ranked(let outcome)) = saved.fate, outcome.daily != nil {
      _ = dialogs.replace(saved.dialog, where: isMeant)
    } else {
      dialogs.update(saved, where: isMeant)
    }
  }

  /// Closes the dialog about a guest's result, which is not saved, after asking.
  mutating func forget(
    _ result: GameResult, then next: ResultAction, at now: Moment
  ) -> [Effect] {
    let buttons = [
      Dialog.Button(ButtonPhrase.back, .show(result.dialog)),
      Dialog.Button(ButtonPhrase.discard, .game(.close(result, then: next))),
    ]
    show(Dialog(ConfirmationDialog(subject: .forgetResult), buttons), at: now)
    return []
  }

  /// Returns the date of the result's daily board; nil for any other game.
  private func day(of result: GameResult) -> CalendarDate? {
    if let day = result.daily?.daily.date ?? result.practised { return day }
    // An unsaved result does not contain it, but the current game does.
    let (transcript, day) = (result.record.transcript, table.game?.play.mode.daily)
    let daily = day.flatMap { Daily(on: $0, game: transcript.game, setup: transcript.setup) }
    return daily?.seed == transcript.seed ? day : nil
  }

  /// Closes the dialog about a result. It may be about an earlier game than the current one.
  mutating func close(
    _ result: GameResult, then next: ResultAction, at now: Moment
  ) -> [Effect] {
    let day = self.day(of: result)
    var effects = isPlaying ? [] : clearTable()
    if case .guest = result.fate {
      guard next != .register, next != .logIn else {
        person.pendingGuestResult = result.record
        return effects
          + move(at: now) {
            $0.go(.title)
            if next == .register { $0.go(.register) }
          }
      }
      effects.append(.store(.dropProgress(result.record.transcript.deal)))
      // A result that is not saved is not a best either.
      person.bests[result.board] = nil
    }
    switch next {
    case .playAgain: return effects + perform([.game(.start)], at: now)
    case .sameDeal: return effects + dealAgain(result.record.transcript, of: day, at: now)
    case .leaderboard:
      return effects + perform([.go(.leaderboard(result.board))], at: now)
    case .ownRounds:
      guard let player = person.player else { return effects + loadBest() }
      let list = Route.ownRounds(result.board, player.id)
      return effects + perform([.go(.leaderboard(result.board)), .go(list)], at: now)
    case .watch:
      guard let round = try? Catalog.replay(result.record) else { return effects + loadBest() }
      return effects + loadBest() + perform([.go(.watch(WatchSubject(round, of: .own)))], at: now)
    case .today:
      // The date may have changed meanwhile.
      let day = result.daily?.daily.date
      return effects + perform([.go(.today(result.board, on: day))], at: now)
    case .albums:
      let albums = Route.albumsPlayed(result.covers.map(\.album), look.language)
      return effects + perform([.go(albums)], at: now)
    case .nothing, .register, .logIn: return effects + loadBest()
    }
  }
}
