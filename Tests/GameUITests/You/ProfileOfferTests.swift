import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("The profile form that opens by itself")
struct ProfileOfferTests {
  private let now = Timestamp(milliseconds: 1_795_305_600_000)  // 2026-11-22

  private func offered() throws -> Visitor {
    var visitor = Visitor()
    visitor.logIn(try Deals.player(), lacksProfile: true)
    visitor.answer(.profile(OwnProfile(), at: now))
    visitor.effects = []
    return visitor
  }

  @Test("The form opens by itself after logging in until it is filled, and Esc leaves it for now")
  func opensByItself() throws {
    var visitor = try offered()
    #expect(visitor.open(ProfileScreen.self) != nil)
    #expect(visitor.sees(ProfilePhrase.later) && visitor.sees(ProfilePhrase.optional))
    visitor.press(.escape)
    #expect(visitor.open(StartScreen.self) != nil)
    visitor.answer(.profile(OwnProfile(), at: now))
    #expect(visitor.open(StartScreen.self) != nil)
    var full = Visitor()
    full.logIn(try Deals.player())
    #expect(full.open(StartScreen.self) != nil)
  }

  @Test("Keys typed ahead for another screen work there, and the form is put off")
  func stealsNothing() throws {
    var visitor = try offered()
    visitor.type("4")
    #expect(visitor.open(LeaderboardScreen.self) != nil)
    visitor.type("3")
    #expect(visitor.open(StartScreen.self) != nil)
    visitor = try offered()
    visitor.press(.enter)
    #expect(visitor.open(StartScreen.self) != nil)
    visitor = try offered()
    visitor.type("q")
    #expect(visitor.effects == [.terminal(.quit)])
    // Keys that are faster than the disk.
    visitor = Visitor()
    visitor.logIn(try Deals.player(), lacksProfile: true)
    visitor.press(.enter)
    #expect(visitor.open(StartScreen.self) != nil)
    // When opened, it can be filled in.
    visitor.type("\(Self.digit)")
    visitor.press(.enter)
    visitor.answer(.profile(OwnProfile(), at: now))
    visitor.type("4")
    #expect(visitor.open(ProfileScreen.self)?.form.text(.field(.firstName)) == "4")
    #expect(!visitor.sees(ProfilePhrase.later))
  }

  @Test("*Don't ask again* is stored, and later logins go to the start at once")
  func neverAgain() throws {
    var visitor = try offered()
    visitor.press(.left, .enter)
    #expect(visitor.open(StartScreen.self) != nil)
    let chosen = Settings(offersProfile: false)
    #expect(visitor.effects.contains(.store(.save(chosen, .player(try Deals.player().id)))))
    var next = Visitor()
    next.logIn(try Deals.player(), chosen, lacksProfile: true)
    #expect(next.open(StartScreen.self) != nil)
  }

  @Test("Input in the form that opened by itself stays while another tab is open")
  func staysBegun() throws {
    var visitor = try offered()
    visitor.press(.tab)
    visitor.type("Anna")
    visitor.click(TabPhrase.rules)
    #expect(visitor.open(RulesScreen.self) != nil)
    visitor.click("3 Play")
    visitor.answer(.profile(OwnProfile(), at: now))
    #expect(visitor.open(ProfileScreen.self)?.form.text(.field(.firstName)) == "Anna")
  }

  @Test("It opens with the start, so that no key meant for the start ends in it")
  func noKeyBetween() throws {
    var visitor = Visitor()
    visitor.answer(.loggedIn(try Deals.player(), Settings(), lacksProfile: true))
    #expect(visitor.open(ProfileScreen.self) != nil)
  }

  @Test("A guest's game that continues after the login is not interrupted")
  func quietly() throws {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.deal()
    visitor.answer(.loggedIn(try Deals.player(), Settings(), lacksProfile: true))
    #expect(visitor.play != nil)
    #expect(visitor.open(ProfileScreen.self) == nil)
  }

  @Test("Digits typed after a date go to the phone number, even after one Tab too many")
  func afterCalendar() throws {
    for keys in [[Key.tab], [.enter], [.tab, .tab], [.enter, .tab]] {
      var visitor = try offered()
      visitor.press(.tab)
      visitor.press(.tab, .tab, .tab, .tab, .tab, .tab)
      visitor.type("1990-05-17")
      for key in keys { visitor.press(key) }
      visitor.type("+79123456789")
      let form = try #require(visitor.open(ProfileScreen.self)).form
      #expect(form.text(.field(.birthDate)) == "1990-05-17")
      #expect(form.text(.field(.phone)) == "+79123456789", "\(keys)")
    }
  }

  @Test("A saved game is offered before the form")
  func waitingGame() throws {
    var visitor = Visitor()
    let player = try Deals.player()
    visitor.answer(.loggedIn(player, Settings(), lacksProfile: true))
    visitor.answer(.progress(try Deals.begun(), of: .player(player.id)))
    #expect(visitor.sees(DialogPhrase.resume))
    visitor.press(.enter)
    #expect(visitor.play != nil)
    #expect(visitor.open(ProfileScreen.self) == nil)
  }

  private static var digit: Character {
    Character("\((Tab.allCases.firstIndex(of: .you) ?? 0) + 1)")
  }
}
