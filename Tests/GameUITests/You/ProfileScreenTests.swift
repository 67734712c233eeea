import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The player's profile")
struct ProfileScreenTests {
  private let now = Timestamp(milliseconds: 1_795_305_600_000)  // 2026-11-22

  private func logIn(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(),
    _ own: OwnProfile = OwnProfile(),
    columns: Int = 80, rows: Int = 24
  ) throws -> Visitor {
    var visitor = Visitor(environment, columns: columns, rows: rows)
    visitor.logIn(try Deals.player(), offersProfile: own.profile.isEmpty)
    return visitor
  }

  /// Returns the form as it opens by itself.
  private func offered(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), columns: Int = 80,
    rows: Int = 24
  ) throws -> Visitor {
    var visitor = try logIn(environment, columns: columns, rows: rows)
    visitor.answer(.profile(OwnProfile(), at: now))
    visitor.effects = []
    return visitor
  }

  /// Returns the form with the focus on the first field.
  private func opened(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), columns: Int = 80,
    rows: Int = 24
  ) throws -> Visitor {
    try offered(environment, columns: columns, rows: rows)
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
    visitor.press(.tab, .tab, .right, .tab, .tab)
    visitor.type("1990-05-17")
    visitor.press(.enter)
    visitor.type("+7 912 345-67-89")
    visitor.press(.tab, .tab)
    for _ in 0..<3 { visitor.press(.right) }
  }

  @Test("Typing on a visibility checkbox goes into the field after it")
  func pastBoxes() throws {
    var visitor = try opened()
    visitor.type("Anna")
    visitor.press(.tab)
    #expect(visitor.sees(ProfilePhrase.whoSees(false)))
    visitor.type("q36oa?")
    visitor.press(.tab)
    visitor.type("f")
    var screen = try #require(visitor.open(ProfileScreen.self))
    #expect(screen.form.text(.field(.lastName)) == "q36oa?")
    #expect(screen.form.focus == .field(.sex) && visitor.sees(ProfilePhrase.hint(.sex)))
    visitor.press(.tab)
    visitor.type("1990-05-17")
    visitor.press(.enter, .backTab)
    visitor.type("+79123456789")
    visitor.press(.tab)
    visitor.type(" ")
    screen = try #require(visitor.open(ProfileScreen.self))
    #expect(screen.form.text(.field(.birthDate)) == "1990-05-17")
    #expect(screen.form.text(.field(.phone)) == "+79123456789")
    #expect(screen.sees(.phone) && visitor.sees(ProfilePhrase.whoSees(true)))
    #expect(visitor.effects.isEmpty && visitor.dialog == nil)
  }

  @Test("A filled-in form is saved with the old values, and then closes")
  func saves() throws {
    var visitor = try opened()
    fill(&visitor)
    visitor.press(.tab, .tab, .enter)
    let change = ProfileChange(
      changed: OwnProfile(profile: try filled()), old: OwnProfile(), player: PlayerID(1))
    #expect(visitor.effects == [.ask(change)])
    visitor.answer(.reply(to: change, .success(Done())))
    #expect(visitor.open(StartScreen.self) != nil)
  }

  @Test("Enter moves from field to field, past the visibility checkboxes")
  func enterContinues() throws {
    var visitor = try opened()
    visitor.type("Anna")
    visitor.press(.enter)
    visitor.type("Maria")
    visitor.press(.enter)
    let screen = try #require(visitor.open(ProfileScreen.self))
    #expect(screen.form.text(.field(.lastName)) == "Maria")
    #expect(screen.form.focus == .field(.sex))
    // Nothing is chosen yet: it starts with the first option, or backward with the last.
    for (key, sex) in [(Key.right, Sex.female), (.character(" "), .female), (.left, .notSaid)] {
      var other = visitor
      other.press(key)
      #expect(other.open(ProfileScreen.self)?.sex == sex)
    }
  }

  @Test("A full disk is reported, and the input can be saved again")
  func fullDisk() throws {
    var visitor = try opened()
    fill(&visitor)
    visitor.press(.tab, .tab, .enter)
    let change = ProfileChange(
      changed: OwnProfile(profile: try filled()), old: OwnProfile(), player: PlayerID(1))
    visitor.answer(.reply(to: change, .failure(.full)))
    #expect(visitor.sees(StoreError.full))
    visitor.press(.enter)
    visitor.effects = []
    #expect(visitor.sees("Maria-Luise"))
    visitor.press(.enter)
    #expect(visitor.effects == [.ask(change)])
  }

  @Test("Each field shows its fault once it is left, and the first wrong one is focused")
  func errors() throws {
    var visitor = try opened()
    visitor.type("Анна")
    #expect(!visitor.sees(ProfilePhrase.nameError(.notLatin)))
    visitor.press(.tab)
    #expect(visitor.sees(ProfilePhrase.nameError(.notLatin)))
    visitor.press(.up, .up, .up, .up, .enter)
    #expect(visitor.effects.isEmpty)
    let screen = try #require(visitor.open(ProfileScreen.self))
    #expect(screen.form.focus == .field(.firstName))
    #expect(
      visitor.sees(ProfilePhrase.nameError(.notLatin)) && visitor.sees(ProfilePhrase.notSaved))
    visitor.press(.backspace)
    #expect(!visitor.sees(ProfilePhrase.notSaved))
  }

  @Test("An empty field is neither wrong nor right")
  func emptyFields() throws {
    var visitor = try opened()
    for _ in 0..<14 { visitor.press(.tab) }
    #expect(!visitor.sees(visitor.app.look.glyphs.wrong))
    #expect(!visitor.sees(visitor.app.look.glyphs.right + " "))
  }

  @Test("An incomplete form is saved like a complete one, because every field is optional")
  func partly() throws {
    var visitor = try opened()
    visitor.type("Anna")
    visitor.press(.up, .up, .up, .enter)
    let change = ProfileChange(
      changed: OwnProfile(profile: Profile(firstName: try GivenName("Anna"))), old: OwnProfile(),
      player: PlayerID(1))
    #expect(visitor.effects == [.ask(change)])
    visitor.answer(.reply(to: change, .success(Done())))
    #expect(visitor.dialog is Notice && visitor.open(StartScreen.self) != nil)
  }

  @Test("No letter or digit leaves a form with changes, and Esc asks first")
  func unkept() throws {
    var visitor = try opened()
    visitor.type("Anna")
    visitor.press(.tab, .tab, .tab, .tab)
    visitor.type("q36oa")
    #expect(visitor.open(ProfileScreen.self) != nil)
    #expect(visitor.dialog == nil && visitor.effects.isEmpty)
    visitor.press(.escape)
    #expect(visitor.sees(QuestionPhrase.ask(.leaveForm)))
    visitor.press(.enter)
    #expect(visitor.open(ProfileScreen.self)?.form.text(.field(.firstName)) == "Anna")
    visitor.press(.escape, .right, .enter)
    #expect(visitor.open(StartScreen.self) != nil)
  }

  @Test("Without changes digits and Esc leave at once")
  func unchanged() throws {
    var visitor = try opened()
    visitor.press(.tab)
    visitor.type("  ")
    visitor.press(.escape)
    #expect(visitor.dialog == nil && visitor.open(StartScreen.self) != nil)
    visitor = try opened()
    visitor.press(.tab, .tab, .tab, .tab)
    visitor.type("6")
    #expect(visitor.open(YouScreen.self) != nil)
  }

  @Test("A future date is rejected with a separate message, and young players see the limit")
  func birthDate() throws {
    var visitor = try opened()
    visitor.press(.tab, .tab, .tab, .tab, .tab, .tab)
    visitor.type("2027-01-01")
    visitor.press(.enter)
    #expect(visitor.sees(CalendarPhrase.after("*"), around: "*"))
    visitor.press(.home)
    visitor.type("2015-11-23")
    visitor.press(.enter)
    #expect(visitor.sees(ProfilePhrase.age(10)))
  }

  @Test("Every field is hidden until the player shows it, and the form says so")
  func hiddenByDefault() throws {
    let visitor = try opened()
    let screen = try #require(visitor.open(ProfileScreen.self))
    #expect(ProfileField.allCases.allSatisfy { !screen.sees($0) })
    #expect(visitor.sees(ProfilePhrase.optional))
  }

  @Test("The visibility of a field is saved with it")
  func privacy() throws {
    var visitor = try opened()
    fill(&visitor)
    visitor.press(.backTab)
    visitor.type(" ")
    visitor.press(.tab, .tab, .tab, .enter)
    var own = OwnProfile(profile: try filled())
    own.privacy[.phone] = .everybody
    let change = ProfileChange(changed: own, old: OwnProfile(), player: PlayerID(1))
    #expect(visitor.effects == [.ask(change)])
  }

  @Test("A guest sees that profiles need an account")
  func guest() {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.send(.input(.key(.character(Self.digit))))
    #expect(visitor.sees(YouPhrase.guest))
    #expect(visitor.effects.isEmpty)
  }

  private static var digit: Character {
    Character("\((Tab.allCases.firstIndex(of: .you) ?? 0) + 1)")
  }

  @Test(
    "F1 helps over the calendar, and its hint bar shows Enter", arguments: PictureTests.variants)
  func calendarHelp(name: String, environment: App.LaunchEnvironment) throws {
    for (columns, rows) in [(80, 24), (60, 20)] {
      var visitor = try offered(environment, columns: columns, rows: rows)
      fill(&visitor)
      visitor.press(.up, .up, .enter)
      #expect(visitor.open(ProfileScreen.self)?.calendar != nil)
      #expect(try #require(visitor.lines.last).contains("Enter"), "\(name)")
      visitor.press(.function(1))
      #expect(visitor.dialog is HelpText)
      visitor.press(.escape)
      #expect(visitor.open(ProfileScreen.self)?.calendar != nil)
    }
  }

  @Test("The form and its calendar match their golden files", arguments: PictureTests.variants)
  func pictures(name: String, environment: App.LaunchEnvironment) throws {
    for (size, columns, rows) in [("", 80, 24), ("-120x40", 120, 40), ("-60x20", 60, 20)] {
      var visitor = try offered(environment, columns: columns, rows: rows)
      expectDescribed(visitor, "profile-offered\(size)-\(name)")
      fill(&visitor)
      expectDescribed(visitor, "profile\(size)-\(name)")
      if !environment.unicode { #expect(visitor.screen.utf8.allSatisfy { $0 < 128 }) }
      guard rows > 20 else { continue }
      visitor.press(.up, .up, .enter)
      expectDescribed(visitor, "calendar\(size)-\(name)")
      visitor.press(.escape, .escape, .right, .enter)
      visitor.send(.input(.key(.character(Self.digit))))
      visitor.answer(.profile(OwnProfile(profile: try filled()), at: now))
      expectDescribed(visitor, "you\(size)-\(name)")
    }
  }
}

extension ProfileScreenTests {
  @Test("A rejected form says so even in a small window", arguments: PictureTests.variants)
  func refused(name: String, environment: App.LaunchEnvironment) throws {
    for (size, columns, rows) in [("", 80, 24), ("-60x20", 60, 20)] {
      var visitor = try opened(environment, columns: columns, rows: rows)
      fill(&visitor)
      visitor.press(.tab)
      while visitor.open(ProfileScreen.self)?.form.focus != .field(.firstName) {
        visitor.press(.down)
      }
      visitor.type("Ж")
      visitor.press(.up, .up, .up, .enter)
      #expect(visitor.sees(visitor.app.look.text(ProfilePhrase.notSaved)))
      expectDescribed(visitor, "profile-refused\(size)-\(name)")
    }
  }
}
