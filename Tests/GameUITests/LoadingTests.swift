import Canvas
import Pictures
import Testing

@testable import GameCore
@testable import GameUI
@testable import MediaProtocol

@Suite("Decks with pictures from outside") struct LoadingTests {
  @Test("cached pictures are dealt at once; the clock starts with the deal")
  func cached() throws {
    var visitor = Visitor.loading("cats", seed: 7)
    let (id, request) = try #require(visitor.latestLoad)
    #expect(request.source == .network(deck: "cats", base: nil))
    #expect(request.faces == 6)
    #expect(request.seed == 7)
    #expect(visitor.play == nil)
    visitor.wait(90)
    visitor.deliver(id, request)
    let play = try #require(visitor.play as? PairsPlay)
    #expect(play.board.hasPhotos)
    #expect(visitor.app.dialogs.isEmpty)
    #expect(play.table.elapsed(at: visitor.now) == .zero)
    #expect(!play.isPaused)
  }

  @Test("downloads show their progress, and Esc cancels them")
  func progress() throws {
    var visitor = Visitor.loading("dogs", seed: 7)
    let (id, _) = try #require(visitor.latestLoad)
    let due = try #require(visitor.app.nextDeadline)
    #expect(due == visitor.now.advanced(by: 150))
    visitor.wait(150)
    visitor.send(.deadline)
    #expect(visitor.sees(PicturePhrase.loading))
    visitor.send(id, .progress(ready: 2, of: 6))
    #expect(visitor.sees(PicturePhrase.progress(2, of: 6)))
    visitor.press(.escape)
    #expect(visitor.effects.last == .cancelPictures(id))
    #expect(visitor.app.table.awaited == nil && !visitor.app.table.isDealing)
    #expect(!visitor.sees(PicturePhrase.loading))
    // Canceled pictures arrive too late.
    visitor.send(id, .done)
    #expect(visitor.play == nil)
    visitor.press(.enter)
    #expect(visitor.effects.last == .drawSeed)
  }

  @Test("a level chosen meanwhile is dealt instead")
  func changed() throws {
    var visitor = Visitor.loading("cats", seed: 7)
    let (id, request) = try #require(visitor.latestLoad)
    visitor.press(.right)
    visitor.deliver(id, request)
    let (next, more) = try #require(visitor.latestLoad)
    #expect(next != id)
    #expect(more.faces == 12)
    visitor.deliver(next, more)
    let play = try #require(visitor.play as? PairsPlay)
    #expect(play.level == .normal)
    #expect(play.board.gallery?.pictures.count == 12)
  }

  @Test(
    "failures are explained in both languages, with three choices",
    arguments: [
      MediaError.offline, .refused, .timedOut, .busy(retryAfter: nil), .busy(retryAfter: 21),
      .status(404), .untrusted, .addressRefused, .wrongContent, .tooFewDifferent(3),
      .folderUnreadable, .unknownDeck, .helperFailed,
      .unreadable(PictureErrors(looked: 8, damaged: 8)),
    ], [Language.english, .russian])
  func trouble(problem: MediaError, language: Language) throws {
    var visitor = Visitor.guest(deck: "cats", language: language)
    visitor.press(.character("3"), .enter)
    visitor.answer(.seed(9))
    let (id, request) = try #require(visitor.latestLoad)
    visitor.send(id, .failed(problem))
    let phrase = PicturePhrase.problem(problem)
    let words = language == .english ? phrase.text(in: .english) : phrase.text(in: .russian)
    #expect(visitor.sees(String(words.prefix(24))))
    #expect(
      visitor.app.dialogs.first?.buttons.map { $0.title as? ButtonPhrase }
        == [.tryAgain, .drawings, .cancel])
    visitor.press(.enter)
    let again = try #require(visitor.latestLoad)
    #expect(again.id != id)
    #expect(again.request == request)
    visitor.send(again.id, .failed(problem))
    visitor.press(.right, .enter)
    let play = try #require(visitor.play as? PairsPlay)
    #expect(!play.board.hasPhotos)
    #expect(play.table.round.seed == 9)
    #expect(play.board.gallery?.pictures.count == 6)
  }

  @Test("the player sees how many pictures there are if they are too few")
  func tooFew() {
    #expect(PicturePhrase.problem(.tooFewDifferent(3)).text(in: .english).contains("3"))
    #expect(PicturePhrase.problem(.tooFewDifferent(3)).text(in: .russian).contains("3"))
  }

  @Test("canceling a dialog about pictures leads back to the start")
  func cancel() throws {
    var visitor = Visitor.loading("cats", seed: 9)
    let (id, _) = try #require(visitor.latestLoad)
    visitor.send(id, .failed(.offline))
    visitor.press(.escape)
    #expect(visitor.app.dialogs.isEmpty)
    #expect(visitor.play == nil)
    #expect(visitor.app.table.underway == nil)
    #expect(visitor.sees(ButtonPhrase.start))
  }

  @Test("a resize requests the faces again, and the old ones are shown meanwhile")
  func resize() throws {
    var visitor = Visitor.loading("cats", seed: 7)
    let (id, request) = try #require(visitor.latestLoad)
    visitor.deliver(id, request)
    visitor.send(.resized(Size(columns: 200, rows: 60)))
    let area = Chrome.content(of: visitor.app.bounds)
    let format = try #require(PictureFormat(of: .easy, in: area, visitor.app.look))
    let redraw = try #require(visitor.latestRedraw)
    #expect(redraw.id != id && redraw.loaded == id && redraw.format == format)
    let count = visitor.effects.count
    visitor.press(.right)
    #expect(visitor.effects.count == count)
    let old = try #require(visitor.play as? PairsPlay)
    #expect(old.board.gallery?.format == request.format)
    _ = visitor.canvas
    let redrawn = PicturesRequest(
      source: request.source, faces: request.faces, format: format, seed: request.seed)
    visitor.deliver(redraw.id, redrawn)
    let new = try #require(visitor.play as? PairsPlay)
    #expect(new.board.gallery?.format == format)
  }

  @Test("a saved game continues when its photos arrive, and never changes once resumed")
  func resume() throws {
    for isResumed in [false, true] {
      var visitor = Visitor.guest(deck: "cats")
      visitor.answer(.progress(try Deals.begun(.easy, seed: 5)))
      visitor.press(.enter)
      let (id, request) = try #require(visitor.latestLoad)
      #expect(request.seed == 5)
      let play = try #require(visitor.play as? PairsPlay)
      #expect(!play.board.hasPhotos && play.board.gallery != nil && play.isPaused)
      if isResumed { visitor.press(.enter) }
      visitor.deliver(id, request)
      #expect((visitor.play as? PairsPlay)?.board.hasPhotos == !isResumed)
      #expect(visitor.play?.isPaused == false)
    }
  }

  @Test("a player who plays with drawings decides when the game is paused", arguments: ["p", "?"])
  func continuesWithDrawings(key: Character) throws {
    var visitor = Visitor.guest(deck: "cats")
    visitor.answer(.progress(try Deals.begun(.easy, seed: 5)))
    visitor.press(.enter)
    let (id, request) = try #require(visitor.latestLoad)
    visitor.press(.character(" "), .character(key))
    #expect(visitor.play?.isPaused == true)
    if visitor.dialog != nil { visitor.press(.escape) }
    // The help has paused it, and so continues it; the player's own pause lasts.
    #expect(visitor.play?.isPaused == (key == "p"))
    visitor.deliver(id, request)
    #expect(visitor.play?.isPaused == (key == "p"))
  }

  @Test("cards too small for pictures are dealt without a request")
  func small() {
    var visitor = Visitor.guest(deck: "cats", level: "expert")
    #expect(visitor.sees(SettingsPhrase.picturesTooSmall))
    visitor.press(.character("3"), .enter)
    visitor.answer(.seed(7))
    #expect(visitor.latestLoad == nil)
    #expect(visitor.play != nil)
  }

  @Test("the folder is typed in the settings, with any letters, and ~ is the home directory")
  func folder() {
    var visitor = Visitor.guest(deck: "folder")
    visitor.press(.character("2"), .down, .down, .down)
    visitor.effects = []
    visitor.type("~/q1?ф")
    #expect(visitor.sees("~/q1?ф"))
    #expect(visitor.effects.isEmpty, "nothing is stored or asked for while it is typed")
    visitor.press(.enter)
    #expect(visitor.app.session.settings.sources == ["folder": "~/q1?ф"])
    #expect(visitor.effects.count { if case .store(.save) = $0 { true } else { false } } == 1)
    visitor.press(.character("3"), .enter)
    visitor.answer(.seed(7))
    #expect(visitor.latestLoad?.request.source == .folder(path: "/home/anna/q1?ф"))
  }

  @Test("the environment's address overrides the setting, the setting the default")
  func addresses() {
    for (variables, expected) in [([:], "https://set"), (["cats": "https://env"], "https://env")] {
      var environment = App.LaunchEnvironment()
      environment.addresses = variables
      var visitor = Visitor(
        environment, settings: Settings(deck: "cats", sources: ["cats": "https://set"]))
      visitor.enterAsGuest()
      visitor.press(.character("3"), .enter)
      visitor.answer(.seed(7))
      #expect(
        visitor.latestLoad?.request.source == .network(deck: "cats", base: expected))
    }
  }
}
