import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("The first minutes: players find their way, and lose nothing without a question")
struct FirstMinutesTests {
  private static let both = [
    App.LaunchEnvironment(), App.LaunchEnvironment(language: .russian, languageIsForced: true),
  ]

  private func title(anybody: Bool?) -> Visitor {
    Visitor(anybody: anybody)
  }

  @Test("no focus is shown before it is known, and it never jumps")
  func focusStays() throws {
    #expect(title(anybody: true).open(TitleScreen.self)?.form.focus == .login)
    var visitor = title(anybody: nil)
    let before = visitor.canvas
    #expect(before.cursor == nil)
    #expect(visitor.open(TitleScreen.self)?.hasFocus == false)
    #expect(controls(visitor) == [:])
    // A slow store is not waited for, and changes nothing later.
    visitor.now = try #require(visitor.app.nextDeadline)
    visitor.send(.deadline)
    #expect(visitor.canvas != before && visitor.app.nextDeadline == nil)
    visitor.answer(.reply(to: AnyAccountQuery(), .success(false)))
    #expect(visitor.open(TitleScreen.self)?.form.focus == .login)
    #expect(title(anybody: false).open(TitleScreen.self)?.form.focus == .guest)
    #expect(controls(title(anybody: false)) == [.button: 4])
    #expect(controls(title(anybody: true)) == [.field: 2, .check: 1, .button: 4])
  }

  /// Returns the numbers of fields and buttons, by role.
  private func controls(_ visitor: Visitor) -> [Outline.Role: Int] {
    let roles = visitor.app.outline(at: visitor.now).items.map(\.role)
    return Dictionary(roles.filter { [.field, .check, .button].contains($0) }.map { ($0, 1) }) {
      $0 + $1
    }
  }

  @Test("input before the focus is shown goes to the focused item, in order")
  func pressedEarly() throws {
    for anybody in [true, false] {
      var visitor = title(anybody: nil)
      visitor.type("gq")
      #expect(visitor.open(TitleScreen.self)?.form.text(.login).isEmpty == true)
      visitor.answer(.reply(to: AnyAccountQuery(), .success(anybody)))
      // Letters of a name, or play as guest and leave.
      #expect(visitor.open(TitleScreen.self)?.form.text(.login) == (anybody ? "gq" : nil))
      #expect(visitor.effects.contains(.quit) == !anybody)
    }
    var visitor = title(anybody: nil)
    visitor.press(.enter, .tab)
    visitor.now = try #require(visitor.app.nextDeadline)
    visitor.send(.deadline)
    #expect(visitor.open(TitleScreen.self)?.form.focus == .stay)
  }

  @Test("the title's buttons have shortcuts, and Esc moves from the fields to them")
  func letters() {
    var visitor = title(anybody: true)
    visitor.type("r")
    #expect(visitor.open(TitleScreen.self)?.form.text(.login) == "r", "a letter in a field")
    visitor.press(.escape)
    visitor.type("r")
    #expect(visitor.open(RegisterScreen.self) != nil)
    visitor.press(.escape)
    visitor.type("l")
    #expect(visitor.open(TitleScreen.self)?.form.focus == .login)
    visitor.press(.escape)
    visitor.type("?")
    #expect(visitor.dialog is HelpText && visitor.sees(TitlePhrase.guest))
    visitor.press(.escape)
    visitor.type("п")
    #expect(visitor.app.navigation.isInTabs, "the key of g on a Russian keyboard")
  }

  @Test("after a log-out the letters of the title work, as at a start", arguments: both)
  func lettersAfterLogOut(environment: App.LaunchEnvironment) throws {
    for columns in [60, 80] {
      for (letter, isThere) in [
        ("g", { $0.app.navigation.isInTabs }), ("r", { $0.open(RegisterScreen.self) != nil }),
        ("f", { $0.open(AccountScreen.self) != nil }),
        ("l", { $0.open(TitleScreen.self)?.form.focus == .login }),
      ] as [(String, (Visitor) -> Bool)] {
        var visitor = Visitor(environment, columns: columns, rows: 24)
        visitor.logIn(try Deals.player())
        visitor.type("o")
        visitor.press(.right, .enter)
        let hints: [KeyBinding] = [
          KeyBinding("g", TitlePhrase.guest), KeyBinding("r", ButtonPhrase.register),
          KeyBinding("l", ButtonPhrase.logIn), .help, .quit,
        ]
        for hint in hints { #expect(visitor.hints(hint), "\(visitor.screen)") }
        visitor.type(letter)
        #expect(isThere(visitor), "\(letter)")
      }
    }
  }

  @Test("a guest who opened the title returns with Esc, to the game")
  func backFromTitle() {
    var visitor = title(anybody: true)
    visitor.enterAsGuest()
    visitor.deal()
    visitor.type(" o")
    #expect(
      visitor.open(TitleScreen.self) != nil && visitor.sees(KeyBinding(.escape, ButtonPhrase.back)))
    visitor.press(.escape)
    #expect(visitor.app.isGameSeen && visitor.play?.isPaused == true)
  }

  @Test("the keys for help and for leaving stay in the narrowest window", arguments: both)
  func vitalHints(environment: App.LaunchEnvironment) throws {
    for tab in "1234567" {
      var visitor = Visitor(environment, columns: 60, rows: 20)
      visitor.logIn(try Deals.player())
      visitor.type(String(tab))
      let bar = try #require(visitor.lines.last)
      #expect(visitor.sees(KeyBinding("?", TabPhrase.keyHelp)), "\(bar)")
      #expect(visitor.sees(KeyBinding("q", TabPhrase.keyQuit)), "\(bar)")
    }
  }

  @Test("hints can be clicked, in a game, on a screen and under a question")
  func clickedHints() {
    var visitor = title(anybody: true)
    visitor.click(KeyBinding(.function(1), TabPhrase.keyHelp))
    #expect(visitor.dialog is HelpText)
    visitor.click(KeyBinding(.escape, ButtonPhrase.back))
    #expect(visitor.dialog == nil)
    visitor.enterAsGuest()
    visitor.deal()
    visitor.makeMove()
    visitor.click(KeyBinding("p", PlayPhrase.keyPause))
    #expect(visitor.play?.isPaused == true)
    visitor.click(.leave)
    #expect((visitor.dialog as? ConfirmationDialog)?.subject == .leave)
  }

  @Test("help and hints are for the focused part")
  func helpFollows() {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.deal()
    visitor.type("2")
    visitor.press(.function(1))
    #expect(
      visitor.sees(String(visitor.text(TabPhrase.keyChange).dropFirst()))
        && !visitor.sees(RulesPhrase.flipKeys))
    visitor.press(.escape)
    visitor.choose { $0.deck = "folder" }
    while visitor.open(SettingsScreen.self)?.form.focus != .source { visitor.press(.down) }
    #expect(visitor.sees(KeyBinding(.enter, ButtonPhrase.save)))
    #expect(visitor.sees(KeyBinding(.function(1), TabPhrase.keyHelp)))
    #expect(!visitor.sees(KeyBinding("q", TabPhrase.keyQuit)))
    visitor.press(.escape)
    visitor.choose { $0.game = "color-match" }
    visitor.type("3")
    visitor.press("Q", .right, .enter, .escape)
    #expect(visitor.hints(KeyBinding(.leftRight, TabPhrase.keyChange)))
    visitor.press(.down)
    #expect(!visitor.hints(KeyBinding(.leftRight, TabPhrase.keyChange)), "Start has no options")
  }

  @Test("the About page does not stay on its tab")
  func aboutGoes() {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.type("1a")
    #expect(visitor.open(AboutScreen.self) != nil)
    visitor.type("21")
    #expect(visitor.open(RulesScreen.self) != nil)
  }

  @Test("a guest's You page says what is missing, with a picture and both buttons")
  func guestPage() {
    for (key, isTitle) in [(Key.left, true), (.right, false)] {
      var visitor = Visitor()
      visitor.enterAsGuest()
      visitor.type("6")
      #expect(visitor.sees("▄▄▄▄▄▄▄ ▄▄▄▄▄▄▄"))
      #expect(visitor.sees(button: ButtonPhrase.logIn))
      #expect(visitor.sees(button: ButtonPhrase.register))
      visitor.press(key, .enter)
      #expect((visitor.open(TitleScreen.self) != nil) == isTitle)
      #expect((visitor.open(RegisterScreen.self) != nil) == !isTitle)
    }
  }

  @Test("a guest who opens the list of rounds sees how to get one, and can go there")
  func guestRounds() {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.type("4m")
    visitor.press(.enter)
    #expect(visitor.open(TitleScreen.self) != nil)
  }

  @Test("Enter in the last field registers")
  func submit() {
    var visitor = Visitor()
    visitor.app.navigation.go(.register)
    for text in ["Anna", "anna@example.org", "Correct7horse", "Correct7horse"] {
      visitor.type(text)
      visitor.press(.enter)
    }
    guard case .store(.register)? = visitor.effects.last else {
      Issue.record("nothing was registered: \(visitor.screen)")
      return
    }
  }
}

extension FirstMinutesTests {
  @Test("the hints of registration are complete in the narrowest window", arguments: both)
  func registrationHints(environment: App.LaunchEnvironment) {
    var visitor = Visitor(environment, columns: 60, rows: 20)
    visitor.app.navigation.go(.register)
    let hints: [RegisterPhrase] = [.nameHint, .emailHint, .passwordHint, .repeatedHint]
    for hint in hints { #expect(visitor.screen.contains(visitor.text(hint)), "\(hint)") }
    visitor.send(.resized(Size(columns: 80, rows: 24)))
    #expect(visitor.screen.contains(visitor.text(RegisterPhrase.passwordHint)))
  }

  @Test("the help of registration explains every field and button", arguments: both)
  func registrationHelp(environment: App.LaunchEnvironment) throws {
    var visitor = Visitor(environment)
    visitor.app.navigation.go(.register)
    let items = try #require(visitor.open(RegisterScreen.self))
      .fields(visitor.app.context(at: visitor.now)).items.map(\.id)
    visitor.press(.function(1))
    for item in items {
      #expect(visitor.sees(RegisterScreen.label(item)), "\(item)")
      #expect(visitor.sees(visitor.text(RegisterPhrase.explain(item))), "\(item)")
    }
    var shared = environment
    shared.isAccountShared = true
    visitor = Visitor(shared)
    visitor.app.navigation.go(.register)
    visitor.press(.function(1))
    #expect(!visitor.sees(TitlePhrase.stay))
  }

  @Test("the lines under the fields are aligned, at 60 columns", arguments: both)
  func registrationColumn(environment: App.LaunchEnvironment) throws {
    let entries = [
      ["", "", "", ""], ["a", "a", "a", "b"], [String(repeating: "я", count: 30), "@", "!", "?"],
      ["яa", "anna@x", "Passw0rd", "Passw0rd"], ["W W", "a b@c", "abcdef", "abcdef"],
      ["Anna", "anna@example.org", "Correct7horse", "Correct7horse"], ["!!!", "a", "ABC12", ""],
    ]
    for entry in entries {
      var visitor = Visitor(environment, columns: 60, rows: 20)
      visitor.app.navigation.go(.register)
      for _ in 0..<2 {
        let top = try #require(visitor.lines.firstIndex { $0.contains("──") || $0.contains("---") })
        let starts = [2, 4, 6, 8].map { row in
          visitor.lines[top + row].firstIndex { $0 != " " }.map {
            visitor.lines[top + row].distance(from: visitor.lines[top + row].startIndex, to: $0)
          }
        }
        #expect(Set(starts).count == 1, "\(entry): \(visitor.screen)")
        for text in entry {
          visitor.type(text)
          visitor.press(.tab)
        }
      }
    }
  }
}
