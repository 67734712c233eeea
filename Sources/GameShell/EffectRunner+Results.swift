import GameCore
public import GameUI

extension EffectRunner {
  /// Records a result; one that is not taken is held on this machine until it is.
  func kept(_ earned: EarnedRound) -> Result<KeptResult, StoreFault> {
    let outcome = result { records throws(StoreFault) in try record(earned, in: records) }
    switch outcome {
    // A second round of a board of the day stays one.
    case .success, .failure(.dailySpent): dependencies.held?.release(earned)
    case .failure: dependencies.held?.hold(earned)
    }
    // A game that is over is in progress no more, whatever has become of its result.
    dependencies.heldGames?.release(earned.round.record.transcript.deal)
    return outcome
  }

  /// Records what programs before this one held, and tells how many results that were.
  public func catchUp() -> StoreAnswer? {
    guard let held = dependencies.held, case .success(let records) = records else { return nil }
    var count = 0
    catchingUp: for earned in held.all {
      do throws(StoreFault) {
        _ = try record(earned, in: records)
        held.release(earned)
        count += 1
      } catch .dailySpent, .notFound {
        held.release(earned)
      } catch .unreachable {
        break catchingUp
      } catch {
        continue
      }
    }
    return count > 0 ? .caughtUp(count) : nil
  }

  private func record(
    _ earned: EarnedRound, in records: Records
  ) throws(StoreFault) -> KeptResult {
    let now = dependencies.clock()
    switch earned.round {
    case .ranked(let round):
      return .ranked(try records.leaderboard.record(round, by: earned.player, at: now))
    case .ownOnly(let round):
      return .ownOnly(try records.ownRounds.keep(round, by: earned.player, at: now))
    }
  }
}
