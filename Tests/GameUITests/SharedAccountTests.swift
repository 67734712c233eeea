import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite(
  "On a shared system account no one stays logged in, and every new player is offered the tutorial")
struct SharedAccountTests {
  private static let shared = App.LaunchEnvironment(isAccountShared: true)

  @Test("login and registration have no checkbox, for Tab and when submitted")
  func forms() {
    var visitor = Visitor(Self.shared)
    visitor.type("anna")
    visitor.press(.tab)
    visitor.type("Secret1x")
    visitor.press(.tab)
    #expect(visitor.open(TitleScreen.self)?.form.focus == .logIn)
    visitor.press(.enter)
    #expect(
      visitor.effects.contains(.store(.logIn(LoginName("anna"), Secret("Secret1x"), stay: false))))

    visitor = Visitor(Self.shared)
    visitor.press(.escape, .character("r"))
    for text in ["Anna", "anna@example.org", "Abc123x", "Abc123x"] {
      visitor.type(text)
      visitor.press(.tab)
    }
    #expect(visitor.open(RegisterScreen.self)?.form.focus == .register)
    visitor.press(.enter)
    let stays = visitor.effects.compactMap { effect in
      if case .store(.register(_, let stay)) = effect { stay } else { nil }
    }
    #expect(stays == [false])
  }

  @Test(
    "the forms without the box are described",
    arguments: [("english", Language.english), ("russian", .russian)],
    [("", Size(columns: 80, rows: 24)), ("small-", Size(columns: 60, rows: 20))])
  func pictures(tongue: (String, Language), window: (String, Size)) {
    var environment = Self.shared
    environment.language = tongue.1
    var visitor = Visitor(
      environment, columns: window.1.columns, rows: window.1.rows)
    visitor.type("anna")
    expectDescribed(visitor, "title-shared-\(window.0)\(tongue.0)")
    visitor.press(.escape, .character("r"))
    visitor.type("An")
    visitor.press(.tab, .tab)
    expectDescribed(visitor, "register-shared-\(window.0)\(tongue.0)")
  }

  @Test("the next guest is offered the tutorial too, and so does the next new player")
  func taught() throws {
    var guest = Visitor(Self.shared, settings: Settings(isTaught: true), anybody: false)
    guest.enterAsGuest()
    #expect(guest.sees(TutorialPhrase.offer))
    guest.type("t")
    guest.press(.escape)
    #expect(!guest.sees(TutorialPhrase.offer), "once is enough")

    var visitor = Visitor(Self.shared)
    for name in ["Anna", "Boris"] {
      let code = try Deals.recoveryCode()
      visitor.answer(
        .register(
          try PlayerName(name),
          .success(Welcome(try Deals.player(), settings: .success(Settings()), recovery: code))))
      visitor.answer(.progress(nil, of: .player(PlayerID(1))))
      visitor.passRecoveryCode()
      #expect(visitor.sees(TutorialPhrase.offer), "\(name)")
      visitor.type("t")
      visitor.press(.escape)
      visitor.type("o")
      visitor.press(.right, .enter)
      #expect(visitor.open(TitleScreen.self) != nil, "\(visitor.screen)")
      visitor.answer(.logOut(.success(Settings(isTaught: true))))
    }
  }
}
