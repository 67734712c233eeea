import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("What players say about themselves")
struct ProfileScreenTests {
  private let now = Timestamp(milliseconds: 1_795_305_600_000)  // 2026-11-22

  private func logIn(
    _ conditions: App.Conditions = App.Conditions(), _ own: OwnProfile = OwnProfile(),
    columns: Int = 80, rows: Int = 24
  ) throws -> Visitor {
    var visitor = Visitor(conditions, columns: columns, rows: rows)
    visitor.logIn(try Deals.player(), lacksProfile: !own.profile.isFilled)
    return visitor
  }

  /// The form as it opens by itself.
  private func opened(
    _ conditions: App.Conditions = App.Conditions(), columns: Int = 80, rows: Int = 24
  ) throws -> Visitor {
    var visitor = try logIn(conditions, columns: columns, rows: rows)
    visitor.answer(.profile(OwnProfile(), at: now))
    visitor.effects = []
    return visitor
  }

  private func filled() throws -> Profile {
    Profile(
      firstName: try GivenName("Anna"), lastName: try GivenName("Maria-Luise"), sex: .female,
      birthDate: try BirthDate("1990-05-17", style: style, today: today),
      phone: try PhoneNumber("+7 912 345-67-89", language: .english), avatar: .face(2))
  }

  private var style: DateStyle { DateStyle(.english, locale: "") }
  private var today: CalendarDate { CalendarDate(now, secondsFromUTC: 0) }

  private func fill(_ visitor: inout Visitor) {
    visitor.type("Anna")
    visitor.press(.tab, .tab)
    visitor.type("Maria-Luise")
    visitor.press(.tab, .tab, .right, .left, .tab, .tab)
    visitor.type("1990-05-17")
    visitor.press(.enter)
    visitor.type("+7 912 345-67-89")
    visitor.press(.tab, .tab)
    for _ in 0..<3 { visitor.press(.right) }
  }

  @Test("The form opens by itself after logging in until it is filled, and Esc leaves it for now")
  func opensByItself() throws {
    var visitor = try opened()
    #expect(visitor.open(ProfileScreen.self) != nil)
    #expect(visitor.sees("Later"))
    visitor.press(.escape)
    #expect(visitor.open(StartScreen.self) != nil)
    visitor.answer(.profile(OwnProfile(), at: now))
    #expect(visitor.open(StartScreen.self) != nil)
    let full = try logIn(App.Conditions(), OwnProfile(profile: filled()))
    #expect(full.open(StartScreen.self) != nil)
  }

  @Test("It comes with the start, so that no key meant for the start ends in it")
  func noKeyBetween() throws {
    var visitor = Visitor()
    visitor.answer(.loggedIn(try Deals.player(), Settings(), lacksProfile: true))
    #expect(visitor.open(ProfileScreen.self) != nil)
  }

  @Test("A guest's game that goes on with the player is left alone")
  func quietly() throws {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.deal()
    visitor.answer(.loggedIn(try Deals.player(), Settings(), lacksProfile: true))
    #expect(visitor.play != nil)
    #expect(visitor.open(ProfileScreen.self) == nil)
  }

  @Test("A game that waits is offered before the form")
  func waitingGame() throws {
    var visitor = Visitor()
    let player = try Deals.player()
    visitor.answer(.loggedIn(player, Settings(), lacksProfile: true))
    visitor.answer(.progress(try Deals.begun(), of: .player(player.id)))
    #expect(visitor.sees("A game is waiting"))
    visitor.press(.enter)
    #expect(visitor.play != nil)
    #expect(visitor.open(ProfileScreen.self) == nil)
  }

  @Test("A filled form is kept with what was there before, and then it closes")
  func saves() throws {
    var visitor = try opened()
    fill(&visitor)
    visitor.press(.tab, .tab, .enter)
    let change = ProfileChange(
      OwnProfile(profile: try filled()), insteadOf: OwnProfile(), of: PlayerID(1))
    #expect(visitor.effects == [.store(.screen(.account(.saveProfile(change))))])
    visitor.answer(.screen(.account(.profileSaved(change, .success(Done())))))
    #expect(visitor.open(StartScreen.self) != nil)
  }

  @Test("Enter goes from field to field, past the boxes of who sees them")
  func enterGoesOn() throws {
    var visitor = try opened()
    visitor.type("Anna")
    visitor.press(.enter)
    visitor.type("Maria")
    visitor.press(.enter)
    let screen = try #require(visitor.open(ProfileScreen.self))
    #expect(screen.form.text(.field(.lastName)) == "Maria")
    #expect(screen.form.focus == .field(.sex))
  }

  @Test("A full disk is told of, and what was typed is still there to be kept again")
  func fullDisk() throws {
    var visitor = try opened()
    fill(&visitor)
    visitor.press(.tab, .tab, .enter)
    let change = ProfileChange(
      OwnProfile(profile: try filled()), insteadOf: OwnProfile(), of: PlayerID(1))
    visitor.answer(.screen(.account(.profileSaved(change, .failure(.full)))))
    #expect(visitor.sees("disk is full"))
    visitor.press(.enter)
    visitor.effects = []
    #expect(visitor.sees("Maria-Luise"))
    visitor.press(.enter)
    #expect(visitor.effects == [.store(.screen(.account(.saveProfile(change))))])
  }

  @Test("Each field says what is wrong with it once it is left, and the first wrong one is gone to")
  func faults() throws {
    var visitor = try opened()
    visitor.type("Анна")
    #expect(!visitor.sees("Latin letters only"))
    visitor.press(.tab)
    #expect(visitor.sees("Latin letters only"))
    visitor.press(.up, .up, .up, .enter)
    #expect(visitor.effects.isEmpty)
    let screen = try #require(visitor.open(ProfileScreen.self))
    #expect(screen.form.focus == .field(.firstName))
    #expect(visitor.sees("Latin letters only"))
  }

  @Test("A field that is left empty is not complained of, nor praised")
  func emptyFields() throws {
    var visitor = try opened()
    for _ in 0..<14 { visitor.press(.tab) }
    #expect(!visitor.sees(visitor.app.look.glyphs.wrong))
    #expect(!visitor.sees(visitor.app.look.glyphs.right + " "))
  }

  @Test("A part of the form is kept too, what is missing is named, and the form comes again")
  func partly() throws {
    var visitor = try opened()
    visitor.type("Anna")
    visitor.press(.up, .up, .enter)
    let change = ProfileChange(
      OwnProfile(profile: Profile(firstName: try GivenName("Anna"))), insteadOf: OwnProfile(),
      of: PlayerID(1))
    #expect(visitor.effects == [.store(.screen(.account(.saveProfile(change))))])
    visitor.answer(.screen(.account(.profileSaved(change, .success(Done())))))
    #expect(visitor.sees("Still missing: last name, sex, born on, phone."))
    #expect(!change.changed.profile.isFilled)
    visitor.press(.enter)
    #expect(visitor.open(StartScreen.self) != nil)
  }

  @Test("No letter or digit leads away from a form that is not kept, and Esc asks first")
  func unkept() throws {
    var visitor = try opened()
    visitor.type("Anna")
    visitor.press(.tab)
    visitor.type("q36oa")
    #expect(visitor.open(ProfileScreen.self) != nil)
    #expect(visitor.dialog == nil && visitor.effects.isEmpty)
    visitor.press(.escape)
    #expect(visitor.sees("Leave without saving?"))
    visitor.press(.enter)
    #expect(visitor.open(ProfileScreen.self)?.form.text(.field(.firstName)) == "Anna")
    visitor.press(.escape, .right, .enter)
    #expect(visitor.open(StartScreen.self) != nil)
  }

  @Test("Where nothing was changed digits and Esc lead away at once")
  func unchanged() throws {
    var visitor = try opened()
    visitor.press(.tab)
    visitor.type("  ")
    visitor.press(.escape)
    #expect(visitor.dialog == nil && visitor.open(StartScreen.self) != nil)
    visitor = try opened()
    visitor.press(.tab)
    visitor.type("6")
    #expect(visitor.open(YouScreen.self) != nil)
  }

  @Test("A day to come is refused with its own sentence, and a young player is told what waits")
  func birthDate() throws {
    var visitor = try opened()
    visitor.press(.tab, .tab, .tab, .tab, .tab, .tab)
    visitor.type("2027-01-01")
    visitor.press(.enter)
    #expect(visitor.sees("Not after"))
    visitor.press(.home)
    visitor.type("2015-11-23")
    visitor.press(.enter)
    #expect(visitor.sees("10 years old: all but the search"))
  }

  @Test("Whether others see a field is kept with it")
  func privacy() throws {
    var visitor = try opened()
    fill(&visitor)
    visitor.press(.backTab)
    visitor.type(" ")
    visitor.press(.tab, .tab, .tab, .enter)
    var own = OwnProfile(profile: try filled())
    own.privacy[.phone] = .everybody
    let change = ProfileChange(own, insteadOf: OwnProfile(), of: PlayerID(1))
    #expect(visitor.effects == [.store(.screen(.account(.saveProfile(change))))])
  }

  @Test("What is typed stays while another tab is looked at")
  func staysTyped() throws {
    var visitor = try opened()
    visitor.type("Anna")
    visitor.press(.tab)
    visitor.type("13")
    visitor.answer(.profile(OwnProfile(), at: now))
    #expect(visitor.open(ProfileScreen.self)?.form.text(.field(.firstName)) == "Anna")
  }

  @Test("A guest is told who has a profile")
  func guest() {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.send(.input(.key(.character(Self.digit))))
    #expect(visitor.sees("Guests have neither"))
    #expect(visitor.effects.isEmpty)
  }

  private static var digit: Character {
    Character("\((Tab.allCases.firstIndex(of: .you) ?? 0) + 1)")
  }

  @Test("The form and its calendar, as they were drawn", arguments: PictureTests.variants)
  func pictures(name: String, conditions: App.Conditions) throws {
    for (size, columns, rows) in [("", 80, 24), ("-120x40", 120, 40), ("-60x20", 60, 20)] {
      var visitor = try opened(conditions, columns: columns, rows: rows)
      fill(&visitor)
      expectPicture(visitor.canvas, "profile\(size)-\(name)")
      if !conditions.unicode { #expect(visitor.screen.utf8.allSatisfy { $0 < 128 }) }
      guard rows > 20 else { continue }
      visitor.press(.up, .up, .up, .up, .enter)
      expectPicture(visitor.canvas, "calendar\(size)-\(name)")
      visitor.press(.escape, .escape, .right, .enter)
      visitor.send(.input(.key(.character(Self.digit))))
      visitor.answer(.profile(OwnProfile(profile: try filled()), at: now))
      expectPicture(visitor.canvas, "you\(size)-\(name)")
    }
  }
}
