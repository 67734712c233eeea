import GameCore

/// The player's sessions that remain after some were ended.
struct SessionsQuery: PrivateQuery {
  /// The sessions to end.
  enum Ending: Hashable {
    case one(SessionTokenHash), others
  }

  let player: PlayerID
  var ending: Ending?
  var reportsFailure: Bool { ending != nil }

  /// Also ends the sessions of crashed programs.
  func run(in access: QueryAccess) throws(StoreError) -> OpenSessions {
    let (store, session) = (try access.store, access.session)
    switch ending {
    case .one(let id): try store.endSession(id)
    case .others: try store.endSessions(of: player, but: session.token?.hash)
    case nil: break
    }
    session.endAbandoned { id throws(StoreError) in try store.endSession(id) }
    let sessions = try access.accounts.sessions(of: player, at: access.clock())
    return OpenSessions(sessions: sessions, own: session.token?.hash, time: access.clock())
  }
}

/// The sessions of a player.
struct OpenSessions: Hashable {
  /// The sessions, most recently used first.
  let sessions: [OpenSession]
  /// The session of this program, or nil.
  let own: SessionTokenHash?
  /// The time of the answer.
  let time: Timestamp
}
