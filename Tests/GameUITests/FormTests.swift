import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Login and registration")
struct FormTests {
  @Test("digits, q and ? typed into a field are text")
  func typing() {
    var visitor = Visitor()
    visitor.type("anna1q?")
    #expect(visitor.open(TitleScreen.self)?.form.text(.login) == "anna1q?")
    #expect(visitor.effects.isEmpty)
    #expect(visitor.app.dialogs.isEmpty)
  }

  @Test("a form whose items are all next to others has no other neighbor")
  func allAside() {
    let items = (0..<3).map {
      Form<Int>.Item(id: $0, label: "", control: .check(false), isAside: true)
    }
    #expect(Form(items).neighbor(of: 1, by: 1, skippingAside: true) == 1)
    #expect(Form(items).neighbor(of: 1, by: -1) == 0)
  }

  @Test("an empty field is named and then focused")
  func missing() {
    var visitor = Visitor()
    visitor.type("anna")
    visitor.press(.enter, .enter)
    #expect(visitor.sees(TitlePhrase.typePassword))
    visitor.press(.enter)
    #expect(visitor.app.dialogs.isEmpty)
    #expect(visitor.open(TitleScreen.self)?.form.focus == .password)
  }

  @Test("a wrong password is reported once, the name stays, and the password can be typed again")
  func wrong() {
    var visitor = Visitor()
    visitor.type("anna")
    visitor.press(.enter)
    visitor.type("Wrong1")
    visitor.press(.enter, .enter)
    #expect(
      visitor.effects == [.store(.logIn(LoginName("anna"), Secret("Wrong1"), stay: true))],
      "submitting twice asks once")
    #expect(visitor.sees(TitlePhrase.working))
    visitor.answer(.logIn(LoginName("anna"), .failure(.wrong)))
    #expect(visitor.sees(TitlePhrase.wrong))
    visitor.press(.escape)
    #expect(visitor.open(TitleScreen.self)?.form.text(.login) == "anna")
    #expect(visitor.open(TitleScreen.self)?.form.field(.password).isEmpty == true)
    #expect(visitor.open(TitleScreen.self)?.form.focus == .password)
  }

  @Test("after too many attempts the player sees when to try again, in local time")
  func throttled() {
    var visitor = Visitor(App.LaunchEnvironment(secondsFromUTC: 3600))
    visitor.type("anna")
    visitor.press(.enter)
    visitor.type("Wrong1")
    visitor.press(.enter)
    let until = Timestamp(milliseconds: 45_296_000)
    visitor.answer(.logIn(LoginName("anna"), .failure(.wait(until: until))))
    #expect(visitor.sees("13:34:56"))
  }

  @Test("a stored session logs in directly")
  func remembered() throws {
    var app = App(App.LaunchEnvironment(), size: Size(columns: 120, rows: 24))
    let now = Moment(milliseconds: 0)
    // The title also asks whether there is any account.
    #expect(
      app.update(.started, at: now) == [.restoreSession, .ask(AnyAccountQuery())])
    let player = try Deals.player()
    let effects = app.update(.store(.session(player, Settings())), at: now)
    #expect(effects.contains(.findProgress(.player(player.id))))
    #expect(app.draw(at: now).lines[0].contains("Anna"))
  }

  @Test("keys typed before a stored session is read act on the screen that it opens")
  func typedAhead() throws {
    var app = App(App.LaunchEnvironment(), size: Size(columns: 120, rows: 24))
    let now = Moment(milliseconds: 0)
    _ = app.update(.started, at: now)
    _ = app.update(.input(.key("4")), at: now)
    _ = app.update(.store(.session(try Deals.player(), Settings())), at: now)
    #expect(app.navigation.current is LeaderboardScreen)
  }

  @Test("a guest's early changes stay when the stored settings arrive later")
  func lateSettings() {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.press(.right)
    #expect(visitor.app.session.settings.setups["pairs"] == "normal")
    visitor.answer(.session(nil, Settings(setups: ["pairs": "hard"])))
    #expect(visitor.app.session.settings.setups["pairs"] == "normal")
  }

  @Test("missing fields are marked without a dialog, and the first one is focused")
  func errors() {
    var visitor = Visitor()
    visitor.press(.tab, .tab, .tab, .tab, .enter)
    #expect(visitor.open(RegisterScreen.self) != nil)
    visitor.type("Anna")
    visitor.press(.tab, .tab, .tab, .tab, .tab, .enter)
    #expect(visitor.sees(RegisterPhrase.missing))
    #expect(visitor.sees(RegisterPhrase.passwordError(.empty)) && visitor.dialog == nil)
    #expect(visitor.open(RegisterScreen.self)?.form.focus == .email)
    #expect(visitor.effects.isEmpty)
  }

  @Test("two different passwords are rejected; pasted line breaks do no harm")
  func register() {
    var visitor = Visitor()
    visitor.app.navigation.go(.register)
    for text in ["Anna Maria\n", "anna@example.org\r\n", "Correct7horse", "Correct7hors"] {
      visitor.send(.input(.paste(text)))
      visitor.press(.tab)
    }
    visitor.press(.tab, .enter)
    #expect(visitor.sees(RegisterPhrase.differs))
    visitor.press(.enter)
    visitor.type("e")
    visitor.press(.tab, .tab, .enter)
    guard case .store(.register(let registration, let stays))? = visitor.effects.last else {
      Issue.record("nothing was registered")
      return
    }
    #expect(registration.name.description == "Anna Maria")
    #expect(stays)
    visitor.answer(.register(registration.name, .failure(.nameTaken)))
    #expect(visitor.sees(StoreError.nameTaken))
    visitor.press(.enter)
    #expect(visitor.open(RegisterScreen.self)?.form.focus == .name)
    #expect(
      visitor.open(RegisterScreen.self)?.form.text(.name) == "Anna Maria", "nothing typed is lost")
    #expect(visitor.sees(RegisterPhrase.taken))
    visitor.type("2")
    #expect(!visitor.sees(RegisterPhrase.taken))
  }

  @Test("options of the command line are shown in the settings and cannot be changed")
  func forcedRows() {
    let environment = App.LaunchEnvironment(
      language: .russian, languageIsForced: true, motion: false, mouse: false)
    var visitor = Visitor(environment)
    visitor.enterAsGuest()
    visitor.type("2")
    let before = visitor.app.session.settings
    #expect(visitor.lines.count { $0.contains(SettingsPhrase.forced.text(in: .russian)) } == 3)
    visitor.press(.end, .up, .up, .up, .up)
    #expect(visitor.open(SettingsScreen.self)?.form.focus == .bell)
    for row in [SettingsRow.mouse, .motion, .language] {
      visitor.press(.up, .right, .enter, .left)
      #expect(visitor.dialog == nil)
      #expect(visitor.open(SettingsScreen.self)?.form.focus == row)
      #expect(visitor.effects.isEmpty && visitor.app.session.settings == before)
    }
    visitor.click("English")
    #expect(visitor.effects.isEmpty && visitor.app.session.settings == before)
    visitor.press(.end, .up, .up, .up, .up, .right)
    #expect(visitor.app.session.settings.bell != before.bell)
  }

  @Test("the mouse presses buttons and puts the focus into fields")
  func mouse() {
    var visitor = Visitor()
    visitor.click(AccountPhrase.title(.password))
    visitor.click(button: RegisterPhrase.register)
    #expect(visitor.open(RegisterScreen.self) != nil)
  }
}
