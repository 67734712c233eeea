import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Account tasks of players")
struct AccountScreenTests {
  private let id = PlayerID(1)

  private static var digit: Character {
    Character("\((Tab.allCases.firstIndex(of: .you) ?? 0) + 1)")
  }

  /// Opens the You page with the cursor on a row.
  private func opened(
    _ task: AccountTask, _ environment: App.LaunchEnvironment = App.LaunchEnvironment(),
    columns: Int = 80, rows: Int = 24
  ) throws -> Visitor {
    var environment = environment
    environment.home = "/home/anna"
    var visitor = Visitor(environment, columns: columns, rows: rows)
    visitor.logIn(try Deals.player())
    visitor.press(.character(Self.digit))
    for _ in 0..<(YouScreen.Row.allCases.firstIndex(of: .account(task)) ?? 0) {
      visitor.press(.down)
    }
    visitor.press(.enter)
    visitor.effects = []
    return visitor
  }

  @Test("A new player name is requested, and shown once it is saved")
  func rename() throws {
    var visitor = try opened(.name, columns: 120)
    visitor.press(.control("u"))
    visitor.type("Grace")
    visitor.press(.enter)
    let change = AccountChange(part: .name(try PlayerName("Grace")), player: id)
    #expect(visitor.effects == [.ask(change)])
    visitor.answer(.reply(to: change, .success(Done())))
    #expect(visitor.sees(AccountPhrase.done(.name)))
    visitor.press(.enter)
    #expect(visitor.sees(loggedIn: "Grace"))
    #expect(visitor.open(YouScreen.self) != nil)
  }

  @Test("A name that is taken is reported, and the text stays")
  func nameTaken() throws {
    var visitor = try opened(.name, columns: 120)
    visitor.press(.control("u"))
    visitor.type("Grace")
    visitor.press(.enter)
    let change = AccountChange(part: .name(try PlayerName("Grace")), player: id)
    visitor.answer(.reply(to: change, .failure(.store(.nameTaken))))
    #expect(visitor.sees(StoreError.nameTaken))
    visitor.press(.enter)
    #expect(visitor.sees("Grace"))
    #expect(visitor.sees(loggedIn: "Anna"))
  }

  @Test("An address of another account is reported to the logged-in player")
  func emailTaken() throws {
    var visitor = try opened(.email)
    visitor.press(.control("u"))
    visitor.type("b@example.org")
    visitor.press(.enter)
    visitor.type("right")
    visitor.press(.enter, .enter)
    let change = AccountChange(
      part: .email(try Email("b@example.org"), password: Secret("right")), player: id)
    visitor.answer(.reply(to: change, .failure(.store(.emailTaken))))
    #expect(visitor.sees(AccountPhrase.emailTaken))
    #expect(!visitor.sees(StoreError.emailTaken))
  }

  @Test("A new address needs the password; a wrong one is cleared, the address stays")
  func emailNeedsPassword() throws {
    var visitor = try opened(.email)
    visitor.press(.control("u"))
    visitor.type("b@example.org")
    visitor.press(.down, .down, .enter)
    #expect(visitor.effects.isEmpty && visitor.sees(AccountPhrase.passwordMissing))
    visitor.type("wrong")
    visitor.press(.down, .enter)
    let change = AccountChange(
      part: .email(try Email("b@example.org"), password: Secret("wrong")), player: id)
    #expect(visitor.effects == [.ask(change)])
    visitor.answer(.reply(to: change, .failure(.wrong)))
    #expect(visitor.sees(AccountPhrase.wrongPassword))
    visitor.press(.enter)
    let form = try #require(visitor.open(AccountScreen.self)).form
    #expect(form.focus == .field(.old) && form.text(.field(.old)).isEmpty)
    #expect(form.text(.field(.email)) == "b@example.org")
  }

  @Test("A bad address has a separate message and sends no request")
  func email() throws {
    var visitor = try opened(.email)
    visitor.press(.control("u"))
    visitor.type("anna.example.org")
    visitor.press(.down, .down, .enter)
    #expect(visitor.effects.isEmpty)
    #expect(visitor.sees(RegisterPhrase.emailError(.noAtSign)))
  }

  @Test("A new password needs the old one; a wrong one is cleared, and the new one stays")
  func password() throws {
    var visitor = try opened(.password)
    visitor.type("old")
    visitor.press(.tab)
    visitor.type("Another1word")
    visitor.press(.tab)
    visitor.type("Another1word")
    visitor.press(.enter, .enter)
    let change = AccountChange(
      part: .password(from: Secret("old"), to: try Password("Another1word")), player: id)
    #expect(visitor.effects == [.ask(change)])
    visitor.effects = []
    visitor.answer(.reply(to: change, .failure(.wrong)))
    #expect(visitor.sees(AccountPhrase.wrongPassword))
    visitor.press(.enter)
    let form = try #require(visitor.open(AccountScreen.self)).form
    #expect(form.focus == .field(.old))
    #expect(form.text(.field(.old)).isEmpty)
    #expect(form.text(.field(.password)) == "Another1word")
    #expect(!visitor.sees("Another1word"))
  }

  @Test("Passwords are cleared in a form that is left for another tab")
  func secretsGo() throws {
    var visitor = try opened(.password)
    visitor.type("old")
    visitor.press(.up)
    visitor.type("1q")
    #expect(visitor.open(AccountScreen.self)?.form.text(.field(.old)) == "old")
    visitor.click(Tab.rules)
    visitor.press(.character(Self.digit))
    #expect(visitor.open(AccountScreen.self)?.form.text(.field(.old)).isEmpty == true)
  }
}

extension AccountScreenTests {
  @Test("A new recovery code is shown once, for a player who knows the password")
  func recoveryCode() throws {
    var visitor = try opened(.recoveryCode)
    visitor.type("secret")
    visitor.press(.enter)
    #expect(visitor.effects == [.ask(RecoveryCodeRequest(player: id, password: Secret("secret")))])
    // The code would be shown on another tab, and would be lost.
    visitor.click(Tab.players)
    #expect(visitor.open(AccountScreen.self) != nil)
    visitor.answer(
      .reply(
        to: RecoveryCodeRequest(player: id, password: Secret("secret")),
        .success(try Deals.recoveryCode())))
    #expect(visitor.sees("0000-0000-0000-0000-0000-0000-0000"))
    visitor.passRecoveryCode()
    #expect(!visitor.sees("0000-0000"))
    #expect(visitor.open(YouScreen.self) != nil)
  }

  @Test("After registering, the recovery code is shown before anything else")
  func codeAtRegistration() throws {
    var visitor = Visitor()
    try visitor.register()
    #expect(visitor.sees("0000-0000-0000-0000-0000-0000-0000"))
    visitor.answer(.profile(OwnProfile(), at: Timestamp(milliseconds: 0)))
    #expect(visitor.sees("0000-0000-0000-0000-0000-0000-0000"))
    visitor.passRecoveryCode()
    #expect(visitor.open(ProfileScreen.self) != nil)
  }

  @Test("A forgotten password is reset from the title with the code, and the next code is shown")
  func recover() throws {
    var visitor = Visitor()
    visitor.press(.function(2))
    visitor.type("anna")
    visitor.press(.tab)
    visitor.type("0000")
    visitor.press(.tab)
    visitor.type("Another1word")
    visitor.press(.tab)
    visitor.type("Another1word")
    visitor.effects = []
    visitor.press(.enter)
    #expect(visitor.effects.isEmpty)
    #expect(visitor.sees(AccountPhrase.codeError(.mistyped)))
    visitor.press(.control("u"))
    visitor.type(try Deals.recoveryCode().secret.revealed)
    visitor.press(.down, .down, .down, .enter)
    let recovery = Recovery(
      login: LoginName("anna"), code: try Deals.recoveryCode(),
      password: try Password("Another1word"))
    #expect(visitor.effects == [.ask(recovery)])
    visitor.answer(.reply(to: recovery, .failure(.wrong)))
    #expect(visitor.sees(AccountPhrase.wrongCode))
    visitor.press(.enter, .enter)
    let enrolment = RegistrationResult(player: try Deals.player(), code: try Deals.recoveryCode())
    visitor.answer(.reply(to: recovery, .success(enrolment)))
    #expect(visitor.sees(AccountPhrase.done(.recover)))
    #expect(visitor.sees("0000-0000-0000"))
    #expect(visitor.open(TitleScreen.self) != nil)
    #expect(
      visitor.effects.last
        == .store(.logIn(LoginName("anna"), Secret("Another1word"), stay: true)))
  }

  @Test("A wrong password on the title offers to set a new one")
  func offersRecovery() {
    var visitor = Visitor()
    visitor.type("anna")
    visitor.press(.tab)
    visitor.type("x")
    visitor.press(.enter)
    visitor.answer(.logIn(LoginName("anna"), .failure(.wrong)))
    visitor.press(.right, .enter)
    #expect(visitor.open(AccountScreen.self)?.task == .recover)
    visitor.press(.escape)
    #expect(visitor.open(TitleScreen.self) != nil)
  }

  @Test("Data is exported to a new file; an existing one is not changed and reported")
  func export() throws {
    var visitor = try opened(.export)
    visitor.press(.enter)
    let path = "/home/anna/flipside-account.json"
    #expect(visitor.effects == [.ask(AccountExport(player: id, path: path))])
    visitor.answer(.reply(to: AccountExport(player: id, path: path), .failure(.fileExists)))
    #expect(visitor.sees(AccountPhrase.fileExists))
    visitor.press(.enter, .enter)
    visitor.answer(.reply(to: AccountExport(player: id, path: path), .success(Done())))
    #expect(visitor.sees(path))
  }

  @Test("Deleting an account needs its password and logs the player out")
  func delete() throws {
    var visitor = try opened(.delete)
    visitor.press(.enter, .enter)
    #expect(visitor.effects.isEmpty)
    visitor.type("guess")
    visitor.press(.enter, .enter)
    #expect(visitor.effects == [.ask(AccountDeletion(player: id, password: Secret("guess")))])
    visitor.answer(
      .reply(to: AccountDeletion(player: id, password: Secret("guess")), .failure(.wrong)))
    #expect(visitor.dialog as? Notice == .notChanged(.delete, .wrong))
    #expect(visitor.app.session.player == (try Deals.player()))
    visitor.press(.enter)
    visitor.type("Sesam0ffne")
    visitor.effects = []
    visitor.press(.enter, .enter)
    #expect(visitor.effects == [.ask(AccountDeletion(player: id, password: Secret("Sesam0ffne")))])
    visitor.answer(
      .reply(to: AccountDeletion(player: id, password: Secret("Sesam0ffne")), .success(Done())))
    #expect(visitor.app.session.player == nil)
    #expect(visitor.effects.contains(.logOut))
    #expect(visitor.dialog as? Notice == .deleted(in: .english))
    visitor.press(.enter)
    #expect(visitor.open(TitleScreen.self) != nil)
  }

  @Test("A game of a deleted account is neither saved nor recorded")
  func deleteWhilePlaying() throws {
    var visitor = Visitor()
    visitor.logIn(try Deals.player())
    visitor.deal()
    visitor.press(.character(" "))
    visitor.answer(
      .reply(to: AccountDeletion(player: id, password: Secret("Sesam0ffne")), .success(Done())))
    #expect(visitor.play == nil)
    for effect in visitor.effects {
      if case .store(.keepProgress(_, .guest)) = effect { Issue.record("kept for a guest") }
    }
  }

  @Test("The forms match their golden files", arguments: PictureTests.variants)
  func pictures(name: String, environment: App.LaunchEnvironment) throws {
    for (size, columns, rows) in [("", 80, 24), ("-120x40", 120, 40)] {
      var visitor = try opened(.password, environment, columns: columns, rows: rows)
      visitor.type("secret")
      visitor.press(.tab)
      visitor.type("short")
      visitor.press(.tab)
      expectPicture(visitor, "account-password\(size)-\(name)")
      visitor.press(.escape, .right, .enter)
      expectPicture(visitor, "account-you\(size)-\(name)")
    }
    var visitor = try opened(.delete, environment)
    expectPicture(visitor, "account-delete-\(name)")
    visitor = try opened(.recoveryCode, environment)
    visitor.type("secret")
    visitor.press(.enter)
    visitor.answer(
      .reply(
        to: RecoveryCodeRequest(player: id, password: Secret("secret")),
        .success(try Deals.recoveryCode())))
    expectPicture(visitor, "account-code-\(name)")
  }
}
