import Canvas
import MediaProtocol
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The player sets the addresses of services")
struct ServicesScreenTests {
  private func opened(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(),
    _ settings: Settings = Settings(),
    columns: Int = 80, rows: Int = 24
  ) -> Visitor {
    var visitor = Visitor(environment, columns: columns, rows: rows, settings: settings)
    visitor.enterAsGuest()
    visitor.press(.character("2"), .end, .left, .enter)
    visitor.effects = []
    return visitor
  }

  private func settings(of visitor: Visitor) -> Settings { visitor.app.session.settings }

  private func saves(of visitor: Visitor) -> Int {
    visitor.effects.count { if case .store(.save) = $0 { true } else { false } }
  }

  @Test("an address is saved once its field is left, not at each key")
  func kept() {
    var visitor = opened()
    visitor.send(.input(.paste(" https://films.example.org/api ")))
    #expect(saves(of: visitor) == 0)
    visitor.press(.tab)
    #expect(settings(of: visitor).sources["films"] == "https://films.example.org/api")
    #expect(saves(of: visitor) == 1)
    visitor.press(.backTab, .control("u"), .tab)
    #expect(settings(of: visitor).sources["films"] == nil)
    #expect(visitor.sees(WebService.films.base))
  }

  @Test("the open tab leaves without a question, because nothing is lost")
  func openTab() {
    var visitor = opened()
    visitor.send(.input(.paste("https://films.example.org/api")))
    visitor.click(Tab.settings)
    #expect(visitor.dialog == nil && saves(of: visitor) == 1)
  }

  @Test("leaving with an invalid address asks first")
  func invalid() {
    var visitor = opened()
    visitor.type("films")
    visitor.press(.tab, .escape)
    #expect(visitor.sees(QuestionPhrase.ask(.leaveInvalid)))
    visitor.press(.escape)
    #expect(visitor.sees("films") && visitor.open(ServicesScreen.self) != nil)
    visitor.press(.escape, .right, .enter)
    #expect(visitor.open(ServicesScreen.self) == nil && saves(of: visitor) == 0)
  }

  @Test("an invalid address is still there after another tab")
  func tabs() {
    var visitor = opened()
    visitor.type("films")
    visitor.click(Tab.rules)
    visitor.click(Tab.settings)
    #expect(visitor.open(ServicesScreen.self) != nil && visitor.sees("films"))
    #expect(saves(of: visitor) == 0)
  }

  @Test("opening another tab or Esc saves too, and Esc discards text being typed")
  func leaving() {
    var visitor = opened()
    visitor.press(.tab, .tab)
    visitor.type("https://a.example.org/list?page=1")
    visitor.press(.escape)
    #expect(visitor.open(ServicesScreen.self) != nil)
    #expect(!visitor.sees("a.example.org") && settings(of: visitor).sources["players"] == nil)
    visitor.type("https://b.example.org/list?page=1")
    visitor.click(Tab.rules)
    #expect(settings(of: visitor).sources["players"] == "https://b.example.org/list?page=1")
    #expect(saves(of: visitor) == 1)
  }

  @Test("an invalid address has a message, and is neither saved nor lost")
  func errors() {
    for (text, error) in [
      ("films.example.org", ServiceEntryError.scheme), ("http://films.example.org", .plain),
      ("https://films example", .malformed),
      ("https://name:secret@films.example.org", .malformed),
      ("https://films.example.org?a=b", .query),
    ] {
      var visitor = opened()
      visitor.type(text)
      visitor.press(.tab)
      #expect(visitor.sees(ServicesPhrase.error(error)), "\(text)")
      #expect(visitor.sees(text) && saves(of: visitor) == 0)
      visitor.click(ButtonPhrase.back)
      #expect(visitor.open(ServicesScreen.self)?.form.focus == .entry(.films))
      #expect(settings(of: visitor) == Settings())
    }
    var visitor = opened()
    visitor.type("http://127.0.0.1:8080/films")
    visitor.press(.tab)
    #expect(settings(of: visitor).sources["films"] == "http://127.0.0.1:8080/films")
    #expect(!visitor.sees(visitor.app.look.glyphs.wrong))
  }

  @Test("a country has two letters")
  func country() {
    var visitor = opened()
    visitor.press(.backTab, .backTab)
    visitor.type("usa")
    visitor.press(.tab)
    #expect(visitor.sees(ServicesPhrase.error(.country)))
    visitor.press(.backTab, .control("u"))
    visitor.type("DE")
    visitor.press(.enter)
    #expect(settings(of: visitor).albumsCountry == "de")
    visitor.press(.enter)
    #expect(visitor.open(SettingsScreen.self) != nil)
  }

  @Test("the key is shown as dots on the screen and wherever the settings are printed")
  func key() {
    var visitor = opened()
    visitor.press(.tab)
    visitor.type("k_secret7")
    #expect(!visitor.sees("k_secret7") && visitor.sees("•••••••••"))
    visitor.press(.tab)
    #expect(settings(of: visitor).filmsKey == Secret("k_secret7"))
    #expect(!visitor.sees("secret7"))
    #expect(!"\(visitor.effects)".contains("secret7"))
    #expect(!"\(settings(of: visitor))".contains("secret7"))
    var dumped = ""
    dump(visitor.effects, to: &dumped)
    #expect(!dumped.contains("secret7"))
    visitor.press(.backTab, .control("u"))
    visitor.type("two words")
    visitor.press(.tab)
    #expect(visitor.sees(ServicesPhrase.error(.key)))
  }

  @Test("the environment overrides the setting, says so, and cannot be typed over")
  func environment() {
    var environment = App.LaunchEnvironment(addresses: ["films": "http://127.0.0.1:9"])
    environment.filmsKey = ServiceKey("k_env")
    var settings = Settings()
    settings.sources["films"] = "https://stored.example.org"
    settings.filmsKey = Secret("k_stored")
    var visitor = opened(environment, settings)
    #expect(
      visitor.sees("http://127.0.0.1:9") && visitor.sees(ServicesPhrase.setBy("FLIPSIDE_FILMS_URL"))
    )
    #expect(visitor.sees(ServicesPhrase.setBy("FLIPSIDE_FILMS_KEY")) && !visitor.sees("k_env"))
    visitor.type("x")
    visitor.press(.tab)
    #expect(saves(of: visitor) == 0)
    let context = visitor.app.context(at: visitor.now)
    #expect(context.address(of: .films) == "http://127.0.0.1:9")
    #expect(context.filmsKey == ServiceKey("k_env"))
    visitor = opened(App.LaunchEnvironment(), settings)
    let plain = visitor.app.context(at: visitor.now)
    #expect(plain.address(of: .films) == "https://stored.example.org")
    #expect(plain.filmsKey == ServiceKey("k_stored"))
    #expect(plain.address(of: .players) == nil)
  }

  @Test("every line fits into the smallest window in both languages")
  func small() {
    for language in Language.allCases {
      let screen = opened(App.LaunchEnvironment(language: language), columns: 60, rows: 20)
      let look = screen.app.look
      for entry in ServiceEntry.allCases {
        #expect(TextWidth.of(look.text(ServicesPhrase.hint(entry))) <= 43)
        #expect(TextWidth.of(look.text(ServicesPhrase.name(entry))) <= 11)
      }
      for error in ServiceEntryError.allCases {
        #expect(TextWidth.of(look.text(ServicesPhrase.error(error))) <= 41)
      }
      #expect(screen.sees(look.text(ButtonPhrase.back)))
    }
  }

  @Test("the screen", arguments: PictureTests.variants)
  func pictures(name: String, environment: App.LaunchEnvironment) {
    var environment = environment
    environment.addresses["albums"] = "http://127.0.0.1:8080"
    var settings = Settings()
    settings.filmsKey = Secret("k_12345678")
    var visitor = opened(environment, settings)
    visitor.type("http://films.example.org")
    visitor.press(.tab)
    expectDescribed(visitor, "services-\(name)")
    visitor = opened(environment, settings, columns: 120, rows: 40)
    expectDescribed(visitor, "services-120x40-\(name)")
  }
}
