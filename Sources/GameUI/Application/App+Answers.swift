import Canvas
import GameCore

extension App {
  /// Handles an answer of the store: parts about the player and the current game here, everything
  /// else on the screens.
  mutating func receive(_ answer: StoreAnswer, at now: Moment) -> [Effect] {
    switch answer {
    case .session(let session):
      tellOfSetup(session, at: now)
      return restore(session, at: now)
    case .logIn(_, .success(let welcome)), .register(_, .success(let welcome)):
      return self.welcome(welcome, at: now)
    case .logOut(let settings):
      guard person.player == nil else { return [] }
      return restoreGuest(settings)
    case .seed(let seed): return atTable(at: now) { $0.receive(seed: seed, $1) }
    case .progress(let owner, let found):
      guard owner == person.owner, case .success(let saved?) = found else { return [] }
      return atTable(at: now) { $0.receive(kept: saved, $1) }
    case .recorded(let earned, .success(let kept)): return recorded(kept, earned)
    case .recorded(let earned, .failure(let error)): recordFailed(earned, error, at: now)
    case .caughtUp(let count, let spent):
      show(Dialog(Notice.caughtUp(count, spent: spent)), at: now)
    case .corruptOutbox(let directory): show(Dialog(Notice.corruptOutbox(directory)), at: now)
    case .dated(let record, let instant): date(record, at: instant)
    case .notKept(.logOut, let error): show(Dialog(Notice.sessionNotEnded(error)), at: now)
    case .notKept(.keepProgress, let error) where table.game != nil:
      warnOnce(.gameNotKept(error), at: now)
    case .notKept(_, let error): warnOnce(.notKept(error), at: now)
    case .loggedOut(let player): return logOut(player, at: now)
    case .unavailable where conditions.watched != nil: break
    case .unavailable(let error): warnOnce(.storeUnavailable(error), at: now)
    case .screen(.account(let answer)):
      person.note(answer)
      if case .deleted(let player, .success) = answer {
        return leaveDeleted(player, at: now) + forward(.screen(.account(answer)), at: now)
      }
      return forward(.screen(.account(answer)), at: now)
    case .screen(.daily(let answer)):
      return receive(answer, at: now) + forward(.screen(.daily(answer)), at: now)
    case .screen(let answer):
      if let error = answer.lostChange(of: person.player?.id) {
        show(Dialog(Notice.notKept(error)), at: now)
      }
      person.note(answer)
      tellSummary(answer)
      return forgetBests(answer) + forward(.screen(answer), at: now)
    case .logIn(_, .failure), .register(_, .failure): return forward(answer, at: now)
    }
    return []
  }

  /// Reloads the bests after a round was deleted.
  private mutating func forgetBests(_ answer: ScreenAnswer) -> [Effect] {
    guard case .deleted(_, let player, .success) = answer, player == person.player?.id else {
      return []
    }
    // A known best may have been the deleted round.
    person.bests = [:]
    return person.loadBest()
  }

  private mutating func forward(_ answer: StoreAnswer, at now: Moment) -> [Effect] {
    atScreen(at: now) { $0.receive(answer, $1) }
  }

  /// Reports at once that the records on a server are misconfigured, which is detected with the
  /// first request.
  private mutating func tellOfSetup(_ session: RestoredSession, at now: Moment) {
    guard case .guest(.failure(let error)) = session, error.isOfSetup, conditions.watched == nil
    else { return }
    warnOnce(.storeUnavailable(error), at: now)
  }

  private mutating func warnOnce(_ notice: Notice, at now: Moment) {
    if let dialog = unsaved.tell(notice) { show(dialog, at: now) }
  }
}
