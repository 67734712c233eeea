import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Every page in plain mode")
struct PlainPagesTests {
  /// The applications with every route and every dialog open.
  static func pages(_ language: Language) throws -> [(name: String, app: App)] {
    var environment = App.LaunchEnvironment(language: language, languageIsForced: true)
    environment.isPlain = true
    let size = Size(columns: 120, rows: 200)
    var pages: [(String, App)] = []
    for route in Route.samples {
      var visitor = Visitor(environment, columns: size.columns, rows: size.rows)
      visitor.logIn(try Deals.player())
      visitor.app.navigation.go(route)
      visitor.send(.deadline)
      pages.append((String("\(route)".prefix(40)), visitor.app))
    }
    var visitor = Visitor(environment, columns: size.columns, rows: size.rows)
    visitor.logIn(try Deals.player())
    for dialog in try Dialog.samples(visitor.app.context(at: visitor.now)) {
      var copy = visitor
      copy.app.show(dialog, at: copy.now)
      pages.append(("\(type(of: dialog.content))", copy.app))
    }
    return pages
  }

  private static let bad: Set<Character> = ["│", "─", "█", "░", "●", "→", "[", "\u{1B}"]

  @Test("is printed in clean lines of any width", arguments: Language.allCases)
  func clean(language: Language) throws {
    for (name, app) in try Self.pages(language) {
      for width in [20, 78] {
        let lines = Listener(app, width: width).heard
        #expect(!lines.isEmpty, "\(name)")
        for line in lines {
          #expect(TextWidth.of(line) <= width, "\(name): \(line)")
          #expect(!line.contains { Self.bad.contains($0) }, "\(name): \(line)")
          // Signs that speech leaves out or misreads.
          #expect(line.firstMatch(of: #/×|\d ?\/ ?\d/#) == nil, "\(name): \(line)")
          #expect(line.contains { $0.isLetter || $0.isNumber }, "\(name): \(line)")
        }
      }
    }
  }

  @Test("answers every name and common word with lines")
  func answers() throws {
    var tabs: Set<String> = []
    for (name, app) in try Self.pages(.english) {
      let start = Listener(app)
      let page = start.session.page(at: start.now)
      var words = page.entries.filter { $0.number != nil }.map(\.name)
      // Tabs are the same on all pages.
      words += page.keys.map(\.name) + page.tabs.map(\.name).filter { tabs.insert($0).inserted }
      words += ["?", "help", "where", "page", "again", "back", "more", "xyzzy", "7", "-", ""]
      for word in words {
        var copy = start
        #expect(!copy.say(word, after: 0).isEmpty, "\(name): \(word)")
        guard copy.session.asked != nil else { continue }
        // The value of a field or choice.
        #expect(!copy.say("1", after: 0).isEmpty, "\(name): \(word), 1")
      }
    }
  }

  @Test("has a number for everything that can be pressed", arguments: Language.allCases)
  func numbers(language: Language) throws {
    for (name, app) in try Self.pages(language) {
      let listener = Listener(app)
      let page = listener.session.page(at: listener.now)
      let numbered = Set(page.entries.compactMap(\.place))
      let named = Set((page.tabs + page.keys + page.cards).map(\.place))
      for item in app.outline(at: listener.now).items where item.target != nil {
        let roles: [Outline.Role] = [.button, .check, .field, .choice]
        guard roles.contains(item.role), !item.state.contains(.disabled) else { continue }
        let isReached = numbered.contains(item.place.origin) || named.contains(item.place.origin)
        #expect(isReached, "\(name): \(item.label)")
      }
    }
  }

  @Test("repeats, says where it is, and refuses in one line")
  func commonWords() {
    var listener = Listener()
    let first = listener.heard
    #expect(listener.say("again") == first)
    let page = listener.say("page")
    #expect(first.suffix(page.count) == page[...])
    let place = listener.say("where")
    #expect(place.count == 1 && place.first?.hasPrefix("Flipside, ") == true)
    listener.say("play as guest")
    let refusal = listener.say("xyzzy")
    #expect(!refusal.isEmpty && refusal.count <= 2)
  }

  @Test("names on the page precede common words, and a line near a password is not repeated")
  func namesFirst() {
    var listener = Listener(.russian)
    listener.say("регистрация")
    listener.say("повтор")
    #expect(listener.session.hidesInput)
    listener.say("")
    let refusal = listener.say("Кошка-Собака-78")
    #expect(!refusal.joined().contains("78") && !refusal.isEmpty)
  }

  @Test("a password is not echoed, and nothing else is hidden")
  func secrets() {
    var listener = Listener()
    listener.say("1")
    #expect(!listener.session.hidesInput)
    listener.say("Anna")
    listener.say("2")
    #expect(listener.session.hidesInput)
    let answer = listener.say("Secret 12 pond")
    #expect(!listener.session.hidesInput)
    #expect(!answer.joined().contains("pond"))
    let values = listener.session.page(at: listener.now).entries.map(\.value)
    #expect(values.contains("Anna"))
  }

  @Test("after a refused password, the next one is not echoed either", arguments: Language.allCases)
  func refusedSecret(language: Language) {
    var listener = Listener(language)
    listener.say(listener.session.say(ButtonPhrase.register))
    listener.say("3")
    listener.say("abc")
    #expect(listener.session.hidesInput)
    listener.say("Silver Brook 88")
    #expect(!listener.session.hidesInput)
  }

  @Test("the hint of an empty masked field is not read as a value", arguments: Language.allCases)
  func emptySecret(language: Language) {
    var listener = Listener(language)
    listener.say(listener.session.say(TitlePhrase.guest))
    listener.session.app.navigation.go(.services)
    let name = listener.session.say(ServicesPhrase.name(.filmsKey))
    func value() -> String? {
      listener.session.page(at: listener.now).entries.first { $0.name == name }?.value
    }
    #expect(value() == listener.session.say(ServicesPhrase.noKey))
    listener.say(name)
    #expect(!listener.say("abc12").joined().contains("abc12"))
    #expect(value() == (language == .english ? "filled in" : "введён"))
  }

  @Test("long pages are printed in parts")
  func parts() {
    var listener = Listener()
    listener.say("g")
    listener.say(listener.session.say(TitlePhrase.guest))
    let rules = listener.say(listener.session.say(Tab.rules))
    #expect(rules.count <= 24)
    var all = rules.count
    while case let part = listener.say("more"), part.count > 1 { all += part.count }
    #expect(all > rules.count)
    #expect(listener.say("more") == [listener.session.say(PlainPhrase.noMore)])
  }

  @Test("the rest of a long page is dropped by another answer")
  func droppedRest() {
    var listener = Listener()
    listener.say(listener.session.say(TitlePhrase.guest))
    listener.say(listener.session.say(Tab.rules))
    #expect(listener.say("back") == [listener.session.say(PlainPhrase.noWayBack)])
    #expect(listener.say("more").count > 1, "after an answer that changed nothing")
    listener.say(listener.session.say(Tab.rules))
    listener.say(listener.session.say(Tab.settings))
    #expect(listener.say("") == [listener.session.say(PlainPhrase.noMore)])
  }

  @Test("a later word of a name is enough")
  func laterWords() {
    var listener = Listener()
    listener.say(listener.session.say(ButtonPhrase.register))
    let answer = listener.say("name Anna")
    #expect(answer.first?.contains("Anna") == true)
    let values = listener.session.page(at: listener.now).entries.map(\.value)
    #expect(values.contains("Anna"))
    #expect(listener.say("p Anna") == ["Which one? Player name, Password."])
  }

  @Test("nothing is offered to be copied")
  func nothingToCopy() throws {
    let code = try Deals.recoveryCode()
    var listener = Listener()
    listener.session.app.show(
      RecoveryCodeNotice(code).dialog(listener.session.app.environment), at: listener.now)
    #expect(!listener.listen().joined().contains(listener.session.say(AccountPhrase.copy)))
    listener.say("0000")
    #expect(listener.session.app.dialogs.isEmpty)
  }

  @Test("what follows a typed recovery code reaches no page")
  func afterCode() throws {
    let code = try Deals.recoveryCode()
    var listener = Listener()
    listener.say(listener.session.say(TitlePhrase.guest))
    listener.session.app.show(
      RecoveryCodeNotice(code).dialog(listener.session.app.environment), at: listener.now)
    listener.listen()
    listener.say("0000 q")
    #expect(listener.session.app.dialogs.isEmpty)
    #expect(!listener.effects.contains(.terminal(.quit)))
  }

  @Test("the game is described again when its tab is opened again")
  func backInGame() {
    var listener = Listener()
    listener.say(listener.session.say(TitlePhrase.guest))
    listener.say(listener.session.say(ButtonPhrase.start))
    listener.say(listener.session.say(Tab.settings))
    let lines = listener.say(listener.session.say(Tab.board))
    #expect(lines.last == listener.session.say(PlainPhrase.paused))
    #expect(listener.say("xyzzy").joined().contains(listener.session.say(TabPhrase.keyContinue)))
  }

  @Test("About opens from any page, and quitting without a game says goodbye")
  func about() {
    var listener = Listener()
    listener.say(listener.session.say(TitlePhrase.guest))
    listener.say("about")
    #expect(listener.session.app.navigation.current is AboutScreen)
    listener.say("back")
    #expect(!(listener.session.app.navigation.current is AboutScreen))
    #expect(listener.say("quit") == [listener.session.say(PlainPhrase.goodbye)])
  }

  @Test("Quitting by its number on the first page says goodbye, too", arguments: Language.allCases)
  func goodbye(language: Language) throws {
    var listener = Listener(language)
    let page = listener.session.page(at: listener.now)
    let name = listener.session.say(TitlePhrase.quit)
    let quit = try #require(page.numbered.first { $0.name == name }?.number)
    #expect(listener.say("\(quit)") == [listener.session.say(PlainPhrase.goodbye)])
  }

  @Test("quitting and the end of input save the game")
  func ends() {
    var listener = Listener()
    listener.say(listener.session.say(TitlePhrase.guest))
    listener.say(listener.session.say(ButtonPhrase.start))
    listener.say("a1")
    #expect(listener.session.isPlaying)
    #expect(listener.say("quit") == [listener.session.say(QuestionPhrase.explain(.quit))])
    #expect(listener.effects.contains(.terminal(.quit)))
    #expect(
      listener.effects.contains { if case .store(.keepProgress) = $0 { true } else { false } })
  }
}
