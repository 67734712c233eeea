import Bots
import Fixtures
import Testing

@testable import GameCore
@testable import PostgresStore

@Suite("A server that is lost at any message of a change, and is back later", .blocking)
struct LostServerTests {
  private let scratch: Scratch
  private let database: PostgresDatabase
  private let direct: Store
  private let proxy: CutProxy
  private let store: Store
  private let password = Secret("Sesam0ffne")

  init() throws {
    scratch = try Scratch()
    database = try PostgresDatabase(path: scratch.path)
    proxy = try #require(CutProxy(before: database.directory, .cut))
    direct = try Store.postgres(database.place())
    let role = try #require(RoleName("player_\(database.name)"))
    _ = try StoreSetup.run(at: database.place(), role: role)
    store = try Store.postgres(
      database.place().of("\(role)").through(proxy.directory))
  }

  private var accounts: Accounts { Accounts(store: store, cost: .least) }

  /// Calls `body` for each message of a change by a new player, which is lost with the server.
  /// `body` returns what was thrown; afterward the server is back.
  private func lose(
    _ body: (RegistrationResult, Accounts) throws -> LogInError?,
    then check: (RegistrationResult, LogInError?) throws -> Void
  ) throws {
    defer {
      let role = "player_\(database.name)"
      _ = try? database.edit("DROP OWNED BY \(role); DROP ROLE \(role)")
    }
    var pieces = 0
    var isCut = true
    while isCut {
      let enrolled = try Accounts(store: direct, cost: .least).enroll(
        Registration(
          name: try PlayerName("Anna \(pieces)"), email: try Email("anna\(pieces)@example.org"),
          password: try Password("Sesam0ffne")), at: .start)
      _ = try accounts.logIn(
        LoginName(enrolled.player.name.description), password: password, at: .start)
      proxy.cut(after: pieces)
      let error = try body(enrolled, accounts)
      isCut = !proxy.isUncut
      proxy.flow()
      try check(enrolled, error)
      pieces += 1
    }
    #expect(pieces > 2, "a statement has a question and an answer")
  }

  @Test("a recovery code that was not shown is not said to be the old one")
  func recoveryCode() throws {
    var (shown, saved, unchanged, unsure) = (Optional<RecoveryCode>.none, 0, 0, 0)
    try lose { anna, accounts in
      do throws(LogInError) {
        shown = try accounts.makeRecoveryCode(for: anna.player.id, password: password, at: .start)
        return nil
      } catch {
        shown = nil
        return error
      }
    } then: { anna, error in
      let kept = try direct.recoveryCode(of: anna.player.id)?.hash
      switch error {
      case nil:
        saved += 1
        #expect(kept == shown?.hash)
      case .store:
        unchanged += 1
        #expect(kept == anna.code.hash, "said to be unchanged")
      default: unsure += kept == anna.code.hash ? 0 : 1
      }
      // The player can always get a code.
      let next = try accounts.makeRecoveryCode(
        for: anna.player.id, password: password, at: .start)
      #expect(try direct.recoveryCode(of: anna.player.id)?.hash == next.hash)
    }
    #expect(saved > 0 && unchanged > 0 && unsure > 0)
  }

  @Test("a recovery that may have happened is not said to have failed")
  func recovery() throws {
    var unsure = 0
    try lose { anna, accounts in
      let new = try Password("Neu3rSesam")
      let name = LoginName(anna.player.name.description)
      do throws(LogInError) {
        _ = try accounts.recover(name, with: anna.code, to: new, at: .start)
        return nil
      } catch {
        return error
      }
    } then: { anna, error in
      let isUsed = try direct.recoveryCode(of: anna.player.id)?.hash != anna.code.hash
      switch error {
      case nil: #expect(isUsed)
      case .store: #expect(!isUsed, "said to be unchanged")
      default: unsure += isUsed ? 1 : 0
      }
    }
    #expect(unsure > 0)
  }

  @Test("a deletion that is repeated has succeeded")
  func deletion() throws {
    var unsure = 0
    try lose { anna, accounts in
      do throws(LogInError) {
        try accounts.delete(anna.player.id, password: password, at: .start)
        return nil
      } catch {
        return error
      }
    } then: { anna, error in
      let isGone = try direct.credentials(of: anna.player.id) == nil
      switch error {
      case nil: #expect(isGone)
      case .unsettled: unsure += isGone ? 1 : 0
      default: #expect(!isGone)
      }
      #expect(throws: Never.self) {
        try accounts.delete(anna.player.id, password: password, at: .start)
      }
      #expect(try direct.credentials(of: anna.player.id) == nil)
    }
    #expect(unsure > 0)
  }

  @Test("a password that may be changed is not said to be the old one")
  func newPassword() throws {
    var unsure = 0
    try lose { anna, accounts in
      let new = try Password("Neu3rSesam")
      do throws(LogInError) {
        _ = try accounts.changePassword(
          of: anna.player.id, from: password, to: new, renewing: nil, at: .start)
        return nil
      } catch {
        return error
      }
    } then: { anna, error in
      let known = try direct.credentials(of: anna.player.id)?.hash
      let old = try PasswordHasher(cost: .least).hash(password, like: known)
      let isOld = try direct.confirms(old, of: anna.player.id)
      switch error {
      case nil: #expect(!isOld)
      case .store: #expect(isOld, "said to be unchanged")
      default: unsure += isOld ? 0 : 1
      }
    }
    #expect(unsure > 0)
  }
}
