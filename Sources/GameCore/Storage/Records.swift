/// The operations of registration, login and sessions, and on players' own accounts.
public protocol AccountOperations: Sendable {
  func enroll(_ registration: Registration, at now: Timestamp) throws(StoreError)
    -> RegistrationResult
  func logIn(_ login: LoginName, password: Secret, at now: Timestamp) throws(LogInError) -> Player
  func openSession(for player: PlayerID, at now: Timestamp) throws(StoreError) -> SessionToken
  func player(of token: SessionToken, at now: Timestamp) throws(StoreError) -> Player?
  func endSession(_ token: SessionToken) throws(StoreError)
  func rename(_ player: PlayerID, to name: PlayerName) throws(LogInError)
  func changeEmail(
    of player: PlayerID, to email: Email, password: Secret, at now: Timestamp
  ) throws(LogInError)
  func changePassword(
    of player: PlayerID, from old: Secret, to new: Password, renewing session: SessionToken?,
    at now: Timestamp
  ) throws(LogInError) -> SessionToken?
  func sessions(of player: PlayerID, at now: Timestamp) throws(StoreError) -> [OpenSession]
  func endSession(_ id: SessionTokenHash) throws(StoreError)
  func endOtherSessions(of player: PlayerID, keeping kept: SessionToken?) throws(StoreError)
  func makeRecoveryCode(
    for player: PlayerID, password: Secret, at now: Timestamp
  ) throws(LogInError) -> RecoveryCode
  func recover(
    _ login: LoginName, with code: RecoveryCode, to password: Password, at now: Timestamp
  ) throws(LogInError) -> RegistrationResult
  func delete(_ player: PlayerID, password: Secret, at now: Timestamp) throws(LogInError)
}

extension Accounts: AccountOperations {}

/// All stored data.
public struct Records: Sendable {
  public let accounts: any AccountOperations
  public let store: any Store

  public init(accounts: any AccountOperations, store: any Store) {
    self.accounts = accounts
    self.store = store
  }
}
