import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The profile form that opens by itself")
struct ProfileOfferTests {
  private let now = Timestamp(milliseconds: 1_795_305_600_000)  // 2026-11-22

  private func offered() throws -> Visitor {
    var visitor = Visitor()
    visitor.logIn(try Deals.player(), offersProfile: true)
    visitor.answer(.profile(OwnProfile(), at: now))
    visitor.effects = []
    return visitor
  }

  @Test("The form opens by itself after logging in until it is filled, and Esc leaves it for now")
  func opensByItself() throws {
    var visitor = try offered()
    #expect(visitor.open(ProfileScreen.self) != nil)
    #expect(visitor.sees(ButtonPhrase.later) && visitor.sees(ProfilePhrase.optional))
    visitor.press(.escape)
    #expect(visitor.open(StartScreen.self) != nil)
    visitor.answer(.profile(OwnProfile(), at: now))
    #expect(visitor.open(StartScreen.self) != nil)
    var full = Visitor()
    full.logIn(try Deals.player())
    #expect(full.open(StartScreen.self) != nil)
  }

  @Test("It opens with its first field focused: letters and digits go into the field")
  func typing() throws {
    var visitor = try offered()
    visitor.type("Anna4q")
    let screen = try #require(visitor.open(ProfileScreen.self))
    #expect(screen.form.text(.field(.firstName)) == "Anna4q")
    // Keys that are faster than the disk switch no tab either.
    visitor = Visitor()
    visitor.logIn(try Deals.player(), offersProfile: true)
    visitor.type("4")
    #expect(visitor.open(ProfileScreen.self) != nil)
  }

  @Test("Up and down go from field to field, past the boxes between them, and Tab to the boxes")
  func arrows() throws {
    var visitor = try offered()
    var seen: [ProfileScreen.Item] = []
    for _ in 0..<6 {
      if let focus = visitor.open(ProfileScreen.self)?.form.focus { seen.append(focus) }
      visitor.press(.down)
    }
    #expect(seen == (ProfileScreen.checked + [.avatar]).map { .field($0) })
    #expect(visitor.open(ProfileScreen.self)?.form.focus == .save)
    visitor.press(.up)
    #expect(visitor.open(ProfileScreen.self)?.form.focus == .field(.avatar))
    visitor.press(.tab)
    #expect(visitor.open(ProfileScreen.self)?.form.focus == .shown(.avatar))
  }

  @Test("*Not now* is stored, so that the form rests for thirty days")
  func rests() throws {
    for key in [Key.escape, .enter] {
      var visitor = try offered()
      if key == .enter { visitor.press(.up) }
      visitor.press(key)
      #expect(visitor.open(StartScreen.self) != nil)
      let chosen = Settings(profileOffer: .putOff(at: now))
      #expect(visitor.effects.contains(.store(.save(chosen, .player(try Deals.player().id)))))
    }
  }

  @Test("Another tab, or saving an empty form, rests it, too; not an answer that never asks again")
  func restsAnyhow() throws {
    let chosen = Settings(profileOffer: .putOff(at: now))
    let save = Effect.store(.save(chosen, .player(try Deals.player().id)))
    var visitor = try offered()
    visitor.click(Tab.rules)
    #expect(visitor.open(RulesScreen.self) != nil && visitor.effects.contains(save))
    visitor = try offered()
    visitor.press(.up, .up, .up, .enter)
    let change = try #require(visitor.effects.asked(ProfileChange.self).last)
    visitor.answer(.reply(to: change, .success(Done())))
    #expect(visitor.effects.contains(save))
    visitor = try offered()
    visitor.press(.up, .up, .enter)
    #expect(visitor.app.session.settings.profileOffer == .off)
  }

  @Test("The footer shows Tab once the fields are loaded")
  func toldKeys() throws {
    var visitor = Visitor()
    visitor.logIn(try Deals.player(), offersProfile: true)
    let next = KeyBinding(either: [.tab, .enter], TabPhrase.keyNext)
    #expect(visitor.open(ProfileScreen.self) != nil && !visitor.hints(next))
    visitor.answer(.profile(OwnProfile(), at: now))
    #expect(visitor.hints(next))
  }

  @Test("*Don't ask again* is stored, and later logins go to the start at once")
  func neverAgain() throws {
    var visitor = try offered()
    visitor.press(.up, .up, .enter)
    #expect(visitor.open(StartScreen.self) != nil)
    let chosen = Settings(profileOffer: .off)
    #expect(visitor.effects.contains(.store(.save(chosen, .player(try Deals.player().id)))))
  }

  @Test("Input in the form that opened by itself stays while another tab is open")
  func staysBegun() throws {
    var visitor = try offered()
    visitor.type("Anna")
    visitor.click(Tab.rules)
    #expect(visitor.open(RulesScreen.self) != nil)
    visitor.click("3 Play")
    visitor.answer(.profile(OwnProfile(), at: now))
    #expect(visitor.open(ProfileScreen.self)?.form.text(.field(.firstName)) == "Anna")
  }

  @Test("It opens with the start, so that no key meant for the start ends in it")
  func noKeyBetween() throws {
    var visitor = Visitor()
    visitor.answer(.loggedIn(try Deals.player(), Settings(), offersProfile: true))
    #expect(visitor.open(ProfileScreen.self) != nil)
  }

  @Test("A guest's game that continues after the login is not interrupted")
  func quietly() throws {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.deal()
    visitor.answer(.loggedIn(try Deals.player(), Settings(), offersProfile: true))
    #expect(visitor.play != nil)
    #expect(visitor.open(ProfileScreen.self) == nil)
  }

  @Test("Digits typed after a date go to the phone number, even after one Tab too many")
  func afterCalendar() throws {
    for keys in [[Key.tab], [.enter], [.tab, .tab], [.enter, .tab]] {
      var visitor = try offered()
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
    visitor.answer(.loggedIn(player, Settings(), offersProfile: true))
    visitor.answer(.progress(try Deals.begun(), of: .player(player.id)))
    #expect(visitor.sees(DialogPhrase.resume))
    visitor.press(.enter)
    #expect(visitor.play != nil)
    #expect(visitor.open(ProfileScreen.self) == nil)
  }
}
