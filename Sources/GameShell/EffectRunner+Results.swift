import GameCore
public import GameUI

extension EffectRunner {
  /// Records a result, which is queued on this machine until then.
  func kept(_ earned: PendingResult) -> Result<KeptResult, StoreError> {
    let finishedAt = queuesFirst ? queue(earned) : end(of: earned)
    let outcome = result { accounts throws(StoreError) in
      try record(earned, finishedAt: finishedAt, in: accounts)
    }
    switch outcome {
    // A second round of a deal that counts once will never be recorded.
    case .success, .failure(.dealSpent): dependencies.queued?.release(earned)
    case .failure: dependencies.queued?.queue(earned, at: finishedAt)
    }
    // The game is finished, whether or not its result was recorded.
    dependencies.queuedGames?.release(earned.round.record.transcript.deal)
    return outcome
  }

  /// Whether results are queued before they are sent to the store.
  var queuesFirst: Bool { dependencies.queued?.isFirst == true }

  /// Queues a result on this machine. Returns the time when its round ended.
  @discardableResult
  func queue(_ earned: PendingResult) -> Timestamp {
    let end = end(of: earned)
    return dependencies.queued?.queue(earned, at: end) ?? end
  }

  /// Returns the time when the round of a new result ended: now, unless it was before the login.
  private func end(of earned: PendingResult) -> Timestamp {
    let now = dependencies.clock()
    return earned.finishedAt.map { min($0, now) } ?? now
  }

  /// Records results queued by earlier programs. Returns how many, and how many were of games that
  /// had been finished elsewhere first.
  public func catchUp() -> StoreAnswer? {
    guard let queued = dependencies.queued, case .success(let accounts) = accounts else {
      return nil
    }
    var (count, spent) = (0, 0)
    let now = dependencies.clock()
    catchingUp: for waiting in queued.waiting(at: now) {
      do throws(StoreError) {
        // No round ends in the future, whatever a file says.
        let finishedAt = min(waiting.finishedAt ?? now, now)
        _ = try record(waiting.earned, finishedAt: finishedAt, in: accounts)
        count += 1
      } catch {
        if error.isOfOneRecord { continue }
        // The others would fail in the same way, after the same time.
        guard error == .dealSpent || error == .notFound else { break catchingUp }
        if error == .dealSpent { spent += 1 }
      }
      release(waiting.earned)
    }
    return count + spent > 0 ? .caughtUp(count, spent: spent) : nil
  }

  /// Reports queued files that have been modified, each once.
  public func reportCorrupt() -> StoreAnswer? {
    let results = dependencies.queued?.takeCorrupt()
    let games = dependencies.queuedGames?.takeCorrupt()
    return (results ?? games).map { .corruptOutbox($0) }
  }

  /// Removes a queued result, and its queued game, which a killed program may have left.
  private func release(_ earned: PendingResult) {
    dependencies.queued?.release(earned)
    let deal = earned.round.record.transcript.deal
    for game in dependencies.queuedGames?.loose(of: .player(earned.player)) ?? []
    where game.round.transcript.deal == deal {
      dependencies.queuedGames?.release(game)
    }
  }

  private func record(
    _ earned: PendingResult, finishedAt: Timestamp, in accounts: Accounts
  ) throws(StoreError) -> KeptResult {
    switch earned.round {
    case .ranked(let round):
      return .ranked(
        try accounts.store.record(round, by: earned.player, at: finishedAt))
    case .ownOnly(let round):
      let board = earned.round.record.transcript.board
      // Before the round is saved. A best that cannot be read is no reason not to save it.
      let best = try? accounts.store.bestUnranked(of: earned.player, on: board)
      return .ownOnly(
        try accounts.store.keep(round, by: earned.player, at: finishedAt), previousBest: best)
    }
  }
}
