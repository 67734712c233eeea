internal import GameCore
internal import GameUI
import Synchronization

/// The session that this run of the program has opened or restored, by which it notices that the
/// login was ended elsewhere. The session file belongs to all runs of the user: another run may
/// have stored its token there meanwhile.
final class PersistentLogin: OwnSession {
  private struct State {
    var own: (token: SessionToken, player: PlayerID)?
    /// The sessions that have been left but could not be ended in the store yet.
    var overdue: [SessionToken] = []
  }

  private let keeper: (any SessionKeeper)?
  private let ledger: (any SessionCleanupLedger)?
  private let state = Mutex(State())

  init(_ keeper: (any SessionKeeper)?, _ ledger: (any SessionCleanupLedger)?) {
    self.keeper = keeper
    self.ledger = ledger
  }

  /// The token of this run's session, or nil.
  var token: SessionToken? { state.withLock { $0.own?.token } }

  /// The player that is logged in.
  var player: PlayerID? { state.withLock { $0.own?.player } }

  /// Returns the player logged in by the stored token; deletes an unknown token.
  func restore(from accounts: Accounts, at now: Timestamp) throws(StoreError)
    -> Player?
  {
    guard let keeper, let token = keeper.load() else { return nil }
    guard let player = try accounts.player(of: token, at: now) else {
      keeper.forget(token)
      return nil
    }
    use(token, of: player.id)
    return player
  }

  /// Opens a session for a player and, with `stay`, stores its token for the next runs. A replaced
  /// token may be that of another run, which ends its session when it quits.
  func open(
    for player: PlayerID, stay: Bool, in accounts: Accounts, at now: Timestamp
  ) {
    if !stay { decline(for: player, in: accounts, at: now) }
    guard let token = try? accounts.openSession(for: player, at: now) else { return }
    use(token, of: player)
    if stay { _ = keeper?.store(token) }
  }

  /// Replaces the token of this run, and in the user's file if that contains the old one.
  func replace(with token: SessionToken) {
    guard let own = state.withLock({ $0.own }) else { return }
    if let keeper, keeper.load() == own.token { _ = keeper.store(token) }
    use(token, of: own.player)
  }

  /// Ends this run's session. If the store fails, the session is forgotten here and ended later by
  /// `endOverdue`, `leave` or the next program.
  func end(in accounts: Accounts) throws(StoreError) {
    guard let token = takeOwn() else { return }
    do throws(StoreError) {
      try accounts.store.endSession(token.hash)
    } catch {
      state.withLock { $0.overdue.append(token) }
      note()
      throw error
    }
    note()
  }

  /// Forgets this run's session, which the store has already ended.
  func forget() {
    _ = takeOwn()
    note()
  }

  /// Repeats ending the sessions that could not be ended.
  func endOverdue(in accounts: Accounts) {
    let overdue = state.withLock { $0.overdue }
    for token in overdue {
      guard (try? accounts.store.endSession(token.hash)) != nil else { return }
      state.withLock { $0.overdue.removeAll { $0 == token } }
      note()
    }
  }

  /// Ends the sessions of crashed programs with `end`, except the one in this user's file.
  func endAbandoned(_ end: (SessionTokenHash) throws(StoreError) -> Void) {
    guard let ledger else { return }
    let abandoned = ledger.abandoned()
    guard !abandoned.isEmpty else { return }
    let kept = keeper?.load()?.hash
    for session in abandoned {
      if session != kept, (try? end(session)) == nil { continue }
      ledger.forget(abandoned: session)
    }
  }

  /// Ends this run's session when it quits, unless the next run resumes it. If it cannot be ended,
  /// the note stays for the next program.
  func leave(_ accounts: Accounts) {
    if let token, keeper?.load() != token { state.withLock { $0.overdue.append(token) } }
    endOverdue(in: accounts)
    note(state.withLock { $0.overdue })
  }

  /// Notes all sessions that this run still has to end, so that the next program can do it if
  /// necessary.
  private func note() {
    note(state.withLock { $0.overdue + ($0.own.map { [$0.token] } ?? []) })
  }

  private func note(_ tokens: [SessionToken]) {
    if tokens.isEmpty { ledger?.forget() } else { ledger?.note(tokens.map(\.hash)) }
  }

  /// Deletes this player's earlier choice to stay logged in, but no other player's.
  private func decline(
    for player: PlayerID, in accounts: Accounts, at now: Timestamp
  ) {
    guard let keeper, let token = keeper.load(),
      let kept = try? accounts.player(of: token, at: now), kept.id == player
    else { return }
    keeper.forget(token)
    try? accounts.store.endSession(token.hash)
  }

  /// Forgets this run's session and returns its token, or nil.
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
