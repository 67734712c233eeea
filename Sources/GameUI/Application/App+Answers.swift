import Canvas
import GameCore

extension App {
  /// Handles an answer of the store: those about the player and the current game here, replies to
  /// questions on the screens.
  mutating func receive(_ answer: StoreAnswer, at now: Moment) -> [Effect] {
    switch answer {
    case .session(let restored):
      reportSetupError(restored, at: now)
      return restore(restored, at: now)
    case .logIn(_, .success(let welcome)), .register(_, .success(let welcome)):
      return self.welcome(welcome, at: now)
    case .logOut(let settings):
      guard session.player == nil else { return [] }
      return restoreGuest(settings)
    case .seed(let seed): return atTable(at: now) { $0.receive(seed: seed, $1) }
    case .progress(let owner, let found):
      guard owner == session.owner, case .success(let saved?) = found else { return [] }
      // The game shows the best score that is known when it is resumed.
      return session.loadBest(on: saved.transcript.board)
        + atTable(at: now) { $0.receive(kept: saved, $1) }
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
    case .unavailable where environment.watched != nil: break
    case .unavailable(let error): warnOnce(.storeUnavailable(error), at: now)
    case .reply(let reply): return note(answer, reply, at: now) + forward(answer, at: now)
    case .underway, .logIn(_, .failure), .register(_, .failure): return forward(answer, at: now)
    }
    return []
  }

  /// Handles what a reply means for more than the screen that asked.
  private mutating func note(
    _ answer: StoreAnswer, _ reply: StoreReply, at now: Moment
  ) -> [Effect] {
    let player = session.player?.id
    if let error = reply.loss, reply.query.privatePlayer == player {
      show(Dialog(Notice.notKept(error)), at: now)
    }
    session.note(answer)
    if case (let query, .success(let mayBegin))? = answer.to(PracticeQuery.self) {
      return atTable(at: now) { $0.receive(mayBegin, to: query, $1) }
    }
    if let (_, result) = answer.to(RecoveryCodeFile.self) { dialogs.note(.saved(result)) }
    if let (start, result) = answer.to(DailyStart.self) { return begin(start, result, at: now) }
    if case (let query, .success(let statistics))? = answer.to(StatisticsQuery.self, of: player) {
      update(GameSummary(statistics), of: query.board)
    }
    if case (_, .success)? = answer.to(RoundDeletion.self, of: player) {
      // A known best may have been the deleted round.
      session.forgetBests()
      return session.loadBest()
    }
    if case (let deletion, .success)? = answer.to(AccountDeletion.self) {
      return leaveDeleted(deletion.player, at: now)
    }
    return []
  }

  private mutating func forward(_ answer: StoreAnswer, at now: Moment) -> [Effect] {
    atScreen(at: now) { $0.receive(answer, $1) }
  }

  /// Reports at once that the records on a server are misconfigured, which is detected with the
  /// first request.
  private mutating func reportSetupError(_ restored: RestoredSession, at now: Moment) {
    guard case .guest(.failure(let error)) = restored, error.isOfSetup, environment.watched == nil
    else { return }
    warnOnce(.storeUnavailable(error), at: now)
  }

  private mutating func warnOnce(_ notice: Notice, at now: Moment) {
    if let dialog = unsaved.notifyOnce(notice) { show(dialog, at: now) }
  }
}
