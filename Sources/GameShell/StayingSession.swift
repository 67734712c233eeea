internal import GameCore
import Synchronization

/// The session that this run of the program has opened or gone on with: by it a log-in that was
/// ended elsewhere ends here. The file beside it belongs to all runs of its user: another one may
/// have put a token of its own there meanwhile.
final class StayingSession: Sendable {
  private let keeper: (any SessionKeeper)?
  private let ledger: (any LogInLedger)?
  private let own = Mutex<(token: SessionToken, player: PlayerID)?>(nil)

  init(_ keeper: (any SessionKeeper)?, _ ledger: (any LogInLedger)?) {
    self.keeper = keeper
    self.ledger = ledger
  }

  /// The token of this run's session; nil where it has none.
  var token: SessionToken? { own.withLock { $0?.token } }

  /// Whom it keeps logged in.
  var player: PlayerID? { own.withLock { $0?.player } }

  /// Whom the kept token keeps logged in; a token of nobody is forgotten.
  func restore(from accounts: any AccountDesk, at now: Timestamp) throws(StoreFault) -> Player? {
    guard let keeper, let token = keeper.load() else { return nil }
    guard let player = try accounts.player(of: token, at: now) else {
      keeper.forget(token)
      return nil
    }
    goOn(with: token, of: player.id)
    return player
  }

  /// Opens a session for a player, and with `stay` keeps its token for the next runs. A token that
  /// is replaced may be that of another run, which ends its session when it leaves.
  func open(for player: PlayerID, stay: Bool, in accounts: any AccountDesk, at now: Timestamp) {
    if !stay { decline(for: player, in: accounts, at: now) }
    guard let token = try? accounts.openSession(for: player, at: now) else { return }
    goOn(with: token, of: player)
    if stay { _ = keeper?.store(token) }
  }

  /// The sessions of programs that have crashed; nobody can go on with them, unless one is kept.
  func takeAbandoned() -> [SessionTokenHash] {
    guard let abandoned = ledger?.takeAbandoned(), !abandoned.isEmpty else { return [] }
    let kept = keeper?.load()?.hash
    return abandoned.filter { $0 != kept }
  }

  /// Ends the own session when this run ends, unless the next one goes on with it.
  func leave(_ accounts: any AccountDesk) {
    ledger?.forget()
    guard let token, keeper?.load() != token else { return }
    try? accounts.endSession(token)
  }

  /// Takes back what this player wanted when logging in earlier; nobody else's wish.
  private func decline(for player: PlayerID, in accounts: any AccountDesk, at now: Timestamp) {
    guard let keeper, let token = keeper.load(),
      let kept = try? accounts.player(of: token, at: now), kept.id == player
    else { return }
    keeper.forget(token)
    try? accounts.endSession(token)
  }

  /// Forgets the own session. Gives it, to be ended; nil where this run has none.
  func takeOwn() -> SessionToken? {
    let token = own.withLock { own in
      defer { own = nil }
      return own?.token
    }
    if let token { keeper?.forget(token) }
    ledger?.forget()
    return token
  }

  private func goOn(with token: SessionToken, of player: PlayerID) {
    own.withLock { $0 = (token, player) }
    ledger?.note(token.hash)
  }
}
