import Canvas
import GameRules
import Testing

@testable import GameCore
@testable import GameUI

@Suite("What annoyed newcomers stays away")
struct NewcomerTests {
  @Test("the message that a board does not fit closes once it does")
  func noRoom() {
    var visitor = Visitor(columns: 60, rows: 20, settings: Settings(setups: ["pairs": "expert"]))
    visitor.enterAsGuest()
    visitor.press(.enter)
    #expect(visitor.dialog is Notice)
    visitor.send(.resized(Size(columns: 62, rows: 20)))
    #expect(visitor.dialog is Notice)
    visitor.send(.resized(Size(columns: 80, rows: 24)))
    #expect(visitor.dialog == nil)
  }

  @Test("the message that a board does not fit offers the largest level that does")
  func fittingLevel() {
    var visitor = Visitor(columns: 60, rows: 20, settings: Settings(setups: ["pairs": "expert"]))
    visitor.enterAsGuest()
    visitor.press(.enter)
    #expect(visitor.sees(button: PlayPhrase.playInstead(.normal)))
    visitor.press(.right, .enter)
    #expect(visitor.dialog == nil && visitor.effects.contains(.drawSeed))
    #expect(visitor.app.session.settings.setups["pairs"] == "normal")
  }

  @Test("typing after a failed login goes into the password, and closes the message")
  func typingContinues() throws {
    var visitor = Visitor()
    visitor.type("anna")
    visitor.press(.tab)
    visitor.type("x")
    visitor.press(.enter)
    visitor.answer(.logIn(LoginName("anna"), .failure(.wrong)))
    #expect(visitor.dialog is Notice)
    visitor.type("hl1")
    let screen = try #require(visitor.open(TitleScreen.self))
    #expect(visitor.dialog == nil && screen.form.text(.password) == "hl1")
  }

  @Test("an error of the store about a registration does not swallow typing either")
  func registering() throws {
    var visitor = Visitor()
    visitor.app.navigation.go(.register)
    for text in ["Anna", "a@b.de", "Abc123x", "Abc123x"] {
      visitor.type(text)
      visitor.press(text == "Abc123x" ? .enter : .tab)
    }
    let name = try PlayerName("Anna")
    visitor.press(.enter)
    visitor.answer(.register(name, .failure(.nameTaken)))
    #expect(visitor.dialog is Notice)
    visitor.type("2")
    #expect(visitor.dialog == nil)
    #expect(visitor.open(RegisterScreen.self)?.form.text(.name) == "Anna2")
  }

  @Test("digits open tabs on Albums until its field is edited")
  func digits() throws {
    var visitor = try Visitor.atAlbums(editing: false)
    #expect(visitor.sees(AlbumsPhrase.start))
    var other = visitor
    other.type("3")
    #expect(other.open(StartScreen.self) != nil)
    visitor.press(.enter)
    visitor.type("1989")
    #expect(visitor.open(AlbumsScreen.self)?.field.text == "1989")
  }

  @Test("the help of the calendar lists no key that does nothing there")
  func calendarHelp() throws {
    var visitor = Visitor()
    visitor.logIn(try Deals.player())
    visitor.perform(.go(.birthDate))
    visitor.answer(.profile(OwnProfile(), at: Visitor.today))
    visitor.press(.enter)
    #expect(visitor.open(ProfileScreen.self)?.calendar != nil)
    visitor.press(.function(1))
    let help = try #require(visitor.dialog as? HelpText)
    #expect(!help.keys.contains { $0.has(.tab) })
  }

  @Test("three players have three names")
  func names() {
    var settings = Settings(game: GameKind.pairsDuel.id.description)
    settings.duel.table = .people(3)
    var visitor = Visitor(settings: settings)
    visitor.enterAsGuest()
    visitor.perform(.go(.names))
    #expect(visitor.sees(DuelPhrase.player(3)) && !visitor.sees(DuelPhrase.player(4)))
  }

  @Test("the best of the included films is not shown for a quiz of a service, which has its own")
  func ownBest() throws {
    var visitor = Visitor()
    let player = try Deals.player()
    visitor.logIn(player, Settings(game: GameKind.movieQuiz.id.description))
    let board = visitor.app.context(at: visitor.now).chosenBoard
    visitor.app.session.bests[board] = 1234
    #expect(visitor.app.context(at: visitor.now).chosenBest == 1234)
    visitor.choose { $0.filmsFromService = true }
    #expect(visitor.app.context(at: visitor.now).chosenBest == nil)
    let query = UnrankedBestQuery(board: board, player: player.id)
    #expect(visitor.effects.contains(.ask(query)))
    visitor.answer(.reply(to: query, .success(987)))
    #expect(visitor.app.context(at: visitor.now).chosenBest == 987)
    visitor.choose { $0.filmsFromService = false }
    #expect(visitor.app.context(at: visitor.now).chosenBest == 1234)
  }
}
