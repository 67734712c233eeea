internal import GameCore
import Synchronization

/// The session that this run of the program has opened or restored: by it the program notices that
/// the login was ended elsewhere. The file beside it belongs to all runs of its user: another run
/// may have stored a token of its own there meanwhile.
final class StayingSession: Sendable {
  private struct State {
    var own: (token: SessionToken, player: PlayerID)?
    /// Sessions that were left but could not be ended in the store yet.
    var overdue: [SessionToken] = []
  }

  private let keeper: (any SessionKeeper)?
  private let ledger: (any LogInLedger)?
  private let state = Mutex(State())

  init(_ keeper: (any SessionKeeper)?, _ ledger: (any LogInLedger)?) {
    self.keeper = keeper
    self.ledger = ledger
  }

  /// The token of this run's session; nil where it has none.
  var token: SessionToken? { state.withLock { $0.own?.token } }

  /// The player whom it keeps logged in.
  var player: PlayerID? { state.withLock { $0.own?.player } }

  /// Returns the player whom the stored token keeps logged in; forgets an unknown token.
  func restore(from accounts: any AccountDesk, at now: Timestamp) throws(StoreFault) -> Player? {
    guard let keeper, let token = keeper.load() else { return nil }
    guard let player = try accounts.player(of: token, at: now) else {
      keeper.forget(token)
      return nil
    }
    use(token, of: player.id)
    return player
  }

  /// Opens a session for a player, and with `stay` stores its token for the next runs. A token that
  /// is replaced may be that of another run, which ends its session when it leaves.
  func open(for player: PlayerID, stay: Bool, in accounts: any AccountDesk, at now: Timestamp) {
    if !stay { decline(for: player, in: accounts, at: now) }
    guard let token = try? accounts.openSession(for: player, at: now) else { return }
    use(token, of: player)
    if stay { _ = keeper?.store(token) }
  }

  /// Puts a new token in place of this run's, in the user's file too where the old one is there.
  func replace(with token: SessionToken) {
    guard let own = state.withLock({ $0.own }) else { return }
    if let keeper, keeper.load() == own.token { _ = keeper.store(token) }
    use(token, of: own.player)
  }

  /// Ends the own session. Where the store does not take it, the session is forgotten here all the
  /// same, and ended later: by `endOverdue`, `leave` or the next program.
  func end(in accounts: any AccountDesk) throws(StoreFault) {
    guard let token = takeOwn() else { return }
    do throws(StoreFault) {
      try accounts.endSession(token)
    } catch {
      state.withLock { $0.overdue.append(token) }
      note()
      throw error
    }
    note()
  }

  /// Forgets the own session, which the store has ended already.
  func forget() {
    _ = takeOwn()
    note()
  }

  /// Tries again to end the sessions that could not be ended.
  func endOverdue(in accounts: any AccountDesk) {
    let overdue = state.withLock { $0.overdue }
    for token in overdue {
      guard (try? accounts.endSession(token)) != nil else { return }
      state.withLock { $0.overdue.removeAll { $0 == token } }
      note()
    }
  }

  /// Ends, by `end`, the sessions of programs that have crashed; none that this user's file keeps.
  func endAbandoned(_ end: (SessionTokenHash) throws(StoreFault) -> Void) {
    guard let ledger else { return }
    let abandoned = ledger.abandoned()
    guard !abandoned.isEmpty else { return }
    let kept = keeper?.load()?.hash
    for session in abandoned {
      if session != kept, (try? end(session)) == nil { continue }
      ledger.forget(abandoned: session)
    }
  }

  /// Ends the own session when this run ends, unless the next run resumes it. What cannot be ended
  /// stays noted for the next program.
  func leave(_ accounts: any AccountDesk) {
    if let token, keeper?.load() != token { state.withLock { $0.overdue.append(token) } }
    endOverdue(in: accounts)
    note(state.withLock { $0.overdue })
  }

  /// Notes all sessions that this run has still to end, by which the next program finds them where
  /// this one cannot.
  private func note() {
    note(state.withLock { $0.overdue + ($0.own.map { [$0.token] } ?? []) })
  }

  private func note(_ tokens: [SessionToken]) {
    if tokens.isEmpty { ledger?.forget() } else { ledger?.note(tokens.map(\.hash)) }
  }

  /// Withdraws this player's earlier wish to stay logged in; no other player's.
  private func decline(for player: PlayerID, in accounts: any AccountDesk, at now: Timestamp) {
    guard let keeper, let token = keeper.load(),
      let kept = try? accounts.player(of: token, at: now), kept.id == player
    else { return }
    keeper.forget(token)
    try? accounts.endSession(token)
  }

  /// Forgets the own session and returns its token; nil where this run has none.
  private func takeOwn() -> SessionToken? {
    let token = state.withLock { state in
      defer { state.own = nil }
      return state.own?.token
    }
    if let token { keeper?.forget(token) }
    return token
  }

  private func use(_ token: SessionToken, of player: PlayerID) {
    state.withLock { $0.own = (token, player) }
    note()
  }
}
