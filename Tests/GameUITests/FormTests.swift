import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Log-in and registration")
struct FormTests {
  @Test("digits, q and ? typed into a field are text")
  func typing() {
    var visitor = Visitor()
    visitor.type("anna1q?")
    #expect(visitor.app.titleForm.login.text == "anna1q?")
    #expect(visitor.effects.isEmpty)
    #expect(visitor.app.dialogs.isEmpty)
  }

  @Test("an empty field is named and has the focus afterwards")
  func missing() {
    var visitor = Visitor()
    visitor.type("anna")
    visitor.press(.enter, .enter)
    #expect(visitor.sees("Please type your password."))
    visitor.press(.enter)
    #expect(visitor.app.dialogs.isEmpty)
    #expect(visitor.app.titleForm.focus == .password)
  }

  @Test("a wrong password is said once, the name stays and the password can be typed again")
  func wrong() {
    var visitor = Visitor()
    visitor.type("anna")
    visitor.press(.enter)
    visitor.type("Wrong1")
    visitor.press(.enter, .enter)
    #expect(
      visitor.effects == [.logIn(LoginName("anna"), Secret("Wrong1"), stay: true)],
      "submitting twice asks once")
    #expect(visitor.sees("Logging in"))
    visitor.answer(.logInFailed(.wrong))
    #expect(visitor.sees("do not go together"))
    visitor.press(.escape)
    #expect(visitor.app.titleForm.login.text == "anna")
    #expect(visitor.app.titleForm.password.isEmpty)
    #expect(visitor.app.titleForm.focus == .password)
  }

  @Test("a player who tries too often reads when to try again, by the local clock")
  func throttled() {
    var visitor = Visitor(App.Conditions(secondsFromUTC: 3600))
    visitor.answer(.logInFailed(.wait(until: Timestamp(milliseconds: 45_296_000))))
    #expect(visitor.sees("13:34:56"))
  }

  @Test("a remembered session goes straight in")
  func remembered() throws {
    var app = App(App.Conditions(), size: Size(columns: 80, rows: 24))
    let now = Moment(milliseconds: 0)
    #expect(app.update(.started, at: now) == [.restoreSession])
    let player = try Deals.player()
    let effects = app.update(.answered(.session(player, Settings())), at: now)
    #expect(effects.contains(.findProgress(.player(player.id))))
    #expect(app.draw(at: now).lines[0].contains("Anna"))
  }

  @Test("what is missing is listed, and the first bad field has the focus")
  func faults() {
    var visitor = Visitor()
    visitor.press(.tab, .tab, .tab, .tab, .enter)
    #expect(visitor.app.scene == .register)
    visitor.type("Anna")
    visitor.press(.tab, .tab, .tab, .tab, .tab, .enter)
    #expect(visitor.sees("Not quite yet"))
    #expect(visitor.sees("A password is needed"))
    visitor.press(.enter)
    #expect(visitor.app.registerForm.focus == .email)
    #expect(visitor.effects.isEmpty)
  }

  @Test("two passwords that differ are not registered; pasted line breaks do no harm")
  func register() {
    var visitor = Visitor()
    visitor.app.scene = .register
    for text in ["Anna Maria\n", "anna@example.org\r\n", "Correct7horse", "Correct7hors"] {
      visitor.send(.input(.paste(text)))
      visitor.press(.tab)
    }
    visitor.press(.tab, .enter)
    #expect(visitor.sees("The two passwords differ"))
    visitor.press(.enter)
    visitor.type("e")
    visitor.press(.tab, .tab, .enter)
    guard case .register(let registration, let stays) = visitor.effects.last else {
      Issue.record("nothing was registered")
      return
    }
    #expect(registration.name.description == "Anna Maria")
    #expect(stays)
    visitor.answer(.registerFailed(.nameTaken))
    #expect(visitor.sees("Another player has this name"))
    visitor.press(.enter)
    #expect(visitor.app.registerForm.focus == .name)
    #expect(visitor.app.registerForm.name.text == "Anna Maria", "nothing typed is lost")
  }

  @Test("the mouse presses buttons and puts the focus into fields")
  func mouse() {
    var visitor = Visitor()
    visitor.click("Password")
    visitor.click("[ Register ]")
    #expect(visitor.app.scene == .register)
  }
}
