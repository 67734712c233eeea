import GameCore
public import GameUI

extension EffectRunner {
  /// Records a result, which is held on this machine until it is.
  func kept(_ earned: EarnedRound) -> Result<KeptResult, StoreFault> {
    let finishedAt = holdsFirst ? hold(earned) : dependencies.clock()
    let outcome = result { records throws(StoreFault) in
      try record(earned, finishedAt: finishedAt, in: records)
    }
    switch outcome {
    // A second round of a deal that counts once stays one.
    case .success, .failure(.dealSpent): dependencies.held?.release(earned)
    case .failure: dependencies.held?.hold(earned, at: finishedAt)
    }
    // A game that is over is in progress no more, whatever has become of its result.
    dependencies.heldGames?.release(earned.round.record.transcript.deal)
    return outcome
  }

  /// Whether results are held before the records are asked.
  var holdsFirst: Bool { dependencies.held?.isFirst == true }

  /// Holds a result on this machine, which may end before the records have it. Gives when its round
  /// ended: now, unless it is held already.
  @discardableResult
  func hold(_ earned: EarnedRound) -> Timestamp {
    let now = dependencies.clock()
    return dependencies.held?.hold(earned, at: now) ?? now
  }

  /// Records what programs before this one held, and tells how many results that were, and how
  /// many of games that were finished elsewhere first.
  public func catchUp() -> StoreAnswer? {
    guard let held = dependencies.held, case .success(let records) = records else { return nil }
    var (count, spent) = (0, 0)
    let now = dependencies.clock()
    catchingUp: for waiting in held.waiting(at: now) {
      do throws(StoreFault) {
        // No round ends in the future, whatever a file says.
        let finishedAt = min(waiting.finishedAt ?? now, now)
        _ = try record(waiting.earned, finishedAt: finishedAt, in: records)
        count += 1
      } catch {
        if error.isOfOneRecord { continue }
        // The others would wait as long, and in vain.
        guard error == .dealSpent || error == .notFound else { break catchingUp }
        if error == .dealSpent { spent += 1 }
      }
      release(waiting.earned)
    }
    return count + spent > 0 ? .caughtUp(count, spent: spent) : nil
  }

  /// Tells of held files that hands have changed, of each once.
  public func tellOfSpoilt() -> StoreAnswer? {
    let results = dependencies.held?.takeSpoilt()
    let games = dependencies.heldGames?.takeSpoilt()
    return (results ?? games).map { .spoiltHeld($0) }
  }

  /// Lets go of a held result, and of its game, which a program that was killed may have left.
  private func release(_ earned: EarnedRound) {
    dependencies.held?.release(earned)
    let deal = earned.round.record.transcript.deal
    for game in dependencies.heldGames?.loose(of: .player(earned.player)) ?? []
    where game.round.transcript.deal == deal {
      dependencies.heldGames?.release(game)
    }
  }

  private func record(
    _ earned: EarnedRound, finishedAt: Timestamp, in records: Records
  ) throws(StoreFault) -> KeptResult {
    switch earned.round {
    case .ranked(let round):
      return .ranked(
        try records.leaderboard.record(round, by: earned.player, at: finishedAt))
    case .ownOnly(let round):
      return .ownOnly(try records.ownRounds.keep(round, by: earned.player, at: finishedAt))
    }
  }
}
