import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Leaving forms")
struct LeavingFormsTests {
  @Test("a guest who opens registration and goes back is on the same tab")
  func notRegistered() {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.type("6")
    visitor.click(button: ButtonPhrase.register)
    #expect(visitor.open(RegisterScreen.self) != nil && !visitor.app.navigation.isInTabs)
    visitor.press(.escape)
    #expect(visitor.app.navigation.isInTabs && visitor.open(YouScreen.self) != nil)
  }

  @Test(
    "Esc does not discard a filled-in form without a question",
    arguments: [
      Route.register, .recover(login: ""), .recover(login: "anna"), .account(.name),
      .account(.email), .account(.password),
    ])
  func leaving(route: Route) throws {
    var visitor = Visitor()
    switch route.place {
    case .entrance: break
    case .first, .above: visitor.logIn(try Deals.player())
    }
    visitor.effects += visitor.app.perform([.go(route)], at: visitor.now)
    visitor.type("x")
    visitor.press(.escape)
    #expect(visitor.dialog is ConfirmationDialog)
    visitor.press(.enter, .escape, .right, .enter)
    #expect(visitor.dialog == nil)
    #expect(!visitor.app.navigation.canGoBack)
    visitor.effects += visitor.app.perform([.go(route)], at: visitor.now)
    visitor.press(.escape)
    #expect(visitor.dialog == nil && !visitor.app.navigation.canGoBack)
  }

  @Test("If the text is only a confirmation, Esc leads back at once")
  func leavingAtOnce() throws {
    var visitor = Visitor()
    visitor.logIn(try Deals.player())
    visitor.effects += visitor.app.perform([.go(.account(.delete))], at: visitor.now)
    visitor.type("x")
    visitor.press(.escape)
    #expect(visitor.dialog == nil && !visitor.app.navigation.canGoBack)
  }

  @Test("The form for a new password takes over the typed name, and Esc leads back to the title")
  func takesOverName() {
    var visitor = Visitor(columns: 60, rows: 20)
    visitor.type("anna")
    visitor.press(.function(2))
    let screen = visitor.open(AccountScreen.self)
    #expect(screen?.form.text(.field(.login)) == "anna" && screen?.form.focus == .field(.code))
    #expect(visitor.hints(.help.typed) && visitor.hints(.quit.typed))
    visitor.press(.escape)
    #expect(visitor.dialog == nil && visitor.open(TitleScreen.self)?.form.text(.login) == "anna")
  }
}
