import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The first hour of a newcomer: what is offered works, and nothing comes back")
struct FirstHourTests {
  private func guest(
    _ settings: Settings = Settings(motion: false), _ language: Language = .english
  ) -> Visitor {
    var visitor = Visitor(App.LaunchEnvironment(language: language), settings: settings)
    visitor.enterAsGuest()
    return visitor
  }

  @Test("a board that lost its room offers only keys that work, paused and given up")
  func noRoom() {
    var visitor = guest(Settings(setups: ["pairs": "hard"], motion: false))
    visitor.deal()
    visitor.type(" ")
    visitor.send(.resized(Size(columns: 60, rows: 20)))
    #expect(visitor.play?.isPaused == true && visitor.sees(PlayPhrase.tooSmall))
    #expect(!visitor.hints(.unpause) && visitor.hints(.leave))
    visitor.type("Q")
    visitor.press(.right, .enter)
    #expect(visitor.play?.isOver == true)
    let close = KeyBinding(.enter, ButtonPhrase.next)
    #expect(visitor.hints(close))
    visitor.wait(1000)
    visitor.press(.enter)
    #expect(visitor.play == nil && visitor.open(StartScreen.self) != nil)
  }

  @Test("buttons of a tutorial react to Enter, on the one that Tab or an arrow chose")
  func tutorialButtons() {
    var visitor = guest(Settings(game: "color-match", motion: false))
    visitor.type("t")
    // The first answer is yes, the second no.
    visitor.press(.enter)
    #expect(visitor.open(TutorialScreen.self)?.wasWrong == false)
    #expect(visitor.sees(TutorialPhrase.wordsAgain))
    let second = visitor
    for keys in [[Key.enter], [" "], [.tab, .backTab, " "], [.left]] {
      visitor = second
      for key in keys { visitor.press(key) }
      #expect(visitor.open(TutorialScreen.self)?.step.task == .read, "\(keys)")
    }
    visitor = second
    visitor.press(.tab, " ")
    #expect(visitor.open(TutorialScreen.self)?.wasWrong == true)
  }

  @Test("a question of a tutorial has its focus at the answer that it asks for")
  func tutorialStart() {
    var screen = TutorialScreen(.colorMatch, then: .back)
    let visitor = guest()
    let context = visitor.app.context(at: visitor.now)
    _ = screen.press(.answer(false), at: nil, context)
    #expect(screen.wasWrong && screen.isAtYes)
    _ = screen.press(.answer(true), at: nil, context)
    #expect(!screen.wasWrong && !screen.isAtYes)
  }

  @Test("without an own row, w on the leaderboard watches the first at once")
  func watchAtOnce() throws {
    var visitor = guest()
    visitor.type("4")
    let key = LeaderboardKey(game: PairsGame.id, setup: "easy")
    visitor.press(.function(1))
    #expect(!visitor.sees(WatchPhrase.watchFirst))
    visitor.press(.escape)
    visitor.answer(.leaderboard(try Deals.page(key, count: 3), for: nil))
    visitor.press(.function(1))
    #expect(visitor.sees(WatchPhrase.watchFirst))
    visitor.press(.escape)
    visitor.type("w")
    #expect(visitor.open(WatchScreen.self) != nil)
  }

  @Test("a wrong character of the last group stays, is named, and can be corrected")
  func wrongCharacter() throws {
    var visitor = Visitor()
    try visitor.register()
    visitor.type("000x")
    let notice = try #require(visitor.dialog as? RecoveryCodeNotice)
    #expect(notice.typed == "000X")
    #expect(visitor.sees(AccountPhrase.wrongLastGroup))
    visitor.press(.backspace)
    #expect((visitor.dialog as? RecoveryCodeNotice)?.typed == "000")
    #expect(!visitor.sees(AccountPhrase.wrongLastGroup))
    visitor.type("0")
    #expect(visitor.dialog == nil)
  }

  /// Returns a visitor at the offer to resume a game.
  private func offered(
    _ saved: SavedRound, _ settings: Settings = Settings(motion: false),
    _ language: Language = .english
  ) -> Visitor {
    var visitor = guest(settings, language)
    visitor.answer(.progress(saved))
    return visitor
  }

  @Test(
    "a saved game that is put off waits on the start screen, and is resumed with one key",
    arguments: Language.allCases, GameKind.allCases)
  func putOff(language: Language, chosen: GameKind) throws {
    let settings = Settings(game: chosen.id.description, language: language, motion: false)
    var visitor = offered(try Deals.begun(.hard), settings, language)
    #expect(visitor.dialog is KeptGame)
    visitor.press(.escape)
    #expect(visitor.dialog == nil && visitor.play == nil)
    #expect(visitor.open(StartScreen.self) != nil)
    #expect(!visitor.effects.contains { $0.isDrop })
    #expect(visitor.sees(StartPhrase.kept(visitor.app.look.name(of: .pairs, "hard"))))
    #expect(visitor.hints(KeyBinding("p", LowercasePhrase(ButtonPhrase.resume))))
    visitor.type("p")
    #expect((visitor.play as? PairsPlay)?.level == .hard && visitor.play?.isPaused == false)
    visitor.type("pQ")
    visitor.press(.right, .enter, .enter)
    #expect(visitor.open(StartScreen.self) != nil)
    #expect(!visitor.hints(KeyBinding("p", LowercasePhrase(ButtonPhrase.resume))))
  }

  @Test("no game is started before the one that was put off is given up")
  func asksFirst() throws {
    let saved = try Deals.begun(.hard)
    for keys in ["start", "daily", "race"] {
      var visitor = offered(saved)
      visitor.click(button: ButtonPhrase.later)
      visitor.effects = []
      switch keys {
      case "start": visitor.press(.enter)
      case "daily": visitor.type("d")
      default:
        let rival = try #require(Rival(try Deals.replayed(.easy, seed: 9), of: .own))
        visitor.perform(.game(.race(rival)))
      }
      #expect((visitor.dialog as? ConfirmationDialog)?.subject == .discardKept, "\(keys)")
      #expect(visitor.effects.isEmpty && visitor.play == nil, "\(keys)")
      visitor.press(.escape)
      #expect(visitor.dialog == nil && visitor.app.session.keptGame != nil)
    }
    var visitor = offered(saved)
    visitor.press(.escape, .enter, .right, .enter)
    visitor.answer(.seed(5))
    #expect((visitor.play as? PairsPlay)?.level == .easy && visitor.app.session.keptGame == nil)
    #expect(visitor.effects.contains { $0.isDrop })
  }

  @Test("a game that is put off over the profile form leads to the start screen")
  func putOffAtProfile() throws {
    var visitor = Visitor()
    let player = try Deals.player()
    visitor.answer(.loggedIn(player, Settings(), offersProfile: true))
    visitor.answer(.progress(try Deals.begun(), of: .player(player.id)))
    visitor.press(.escape)
    #expect(visitor.open(StartScreen.self) != nil && visitor.dialog == nil)
  }

  @Test("another player does not see the game that was put off")
  func ownGame() throws {
    var visitor = offered(try Deals.begun(.hard))
    visitor.press(.escape)
    visitor.logIn(try Deals.player())
    #expect(visitor.app.session.keptGame == nil)
    visitor.press(.enter)
    #expect(visitor.effects.contains(.drawSeed))
  }

  @Test("a board that was given up is gone after a look at another tab")
  func leftBoard() {
    var visitor = guest()
    visitor.deal()
    visitor.type(" Q")
    visitor.press(.right, .enter)
    #expect(visitor.play?.isOver == true)
    visitor.type("6")
    visitor.type("3")
    #expect(visitor.play == nil && visitor.open(StartScreen.self) != nil)
  }

  @Test("the result that was registered is saved, and not shown again after the profile")
  func leftResult() throws {
    var visitor = guest()
    visitor.deal()
    visitor.finish()
    visitor.click(button: ButtonPhrase.register)
    visitor.effects = []
    let player = try visitor.register()
    let saved = visitor.effects.contains { effect in
      if case .store(.record(let earned)) = effect { earned.player == player.id } else { false }
    }
    #expect(saved)
    visitor.passRecoveryCode()
    #expect(visitor.open(ProfileScreen.self) != nil)
    visitor.wait(1000)
    visitor.press(.escape)
    #expect(visitor.dialog == nil && visitor.open(StartScreen.self) != nil)
  }

  @Test("a new account starts with a guest's settings, without keys and addresses")
  func choices() throws {
    var visitor = guest()
    var chosen = Settings(
      deck: "letters", game: "movie-quiz", setups: ["pairs": "hard"], theme: .light,
      language: .russian, motion: false, mouse: false, bell: true, isTaught: true, cursor: .focus,
      pictures: .cells)
    chosen.duel.names = ["Anna", "Boris"]
    visitor.choose {
      $0 = chosen
      $0.sources = ["photos": "/home/anna/photos"]
      $0.filmsKey = Secret("key")
      $0.albumsCountry = "us"
      $0.filmsFromService = true
    }
    visitor.effects = []
    let player = try visitor.register()
    #expect(visitor.app.session.settings == chosen)
    #expect(visitor.effects.contains(.save(chosen, .player(player.id))))
  }

  @Test("on a shared system account, a new account takes only what was changed in this run")
  func sharedChoices() throws {
    var visitor = Visitor(
      App.LaunchEnvironment(isAccountShared: true), settings: Settings(motion: false, bell: true))
    visitor.enterAsGuest()
    visitor.choose { $0.theme = .light }
    try visitor.register()
    #expect(visitor.app.session.settings == Settings(theme: .light))
  }

  @Test("a guest's first result on each board says what par is, the next one does not")
  func par() {
    for language in Language.allCases {
      var visitor = guest(Settings(language: language, motion: false), language)
      visitor.deal(1)
      visitor.finish()
      #expect(visitor.sees(PairsPhrase.parNote))
      visitor.press(.enter)
      visitor.answer(.seed(2))
      visitor.finish()
      #expect(visitor.dialog is GameResult && !visitor.sees(PairsPhrase.parNote))
      visitor.press(.escape, .right, .enter)
      visitor.choose { $0.setups = ["pairs": "normal"] }
      visitor.deal(3)
      visitor.finish()
      #expect(visitor.dialog is GameResult && visitor.sees(PairsPhrase.parNote))
    }
  }

  @Test("a player's first result on a board says what par is once it is known to be the first")
  func parOfPlayer() throws {
    for isFirst in [true, false] {
      var visitor = Visitor(settings: Settings(motion: false))
      visitor.logIn(try Deals.player(), Settings(motion: false))
      visitor.deal()
      visitor.finish()
      #expect(visitor.dialog is GameResult && !visitor.sees(PairsPhrase.parNote))
      let earned = try #require(
        visitor.effects.compactMap { effect -> PendingResult? in
          if case .store(.record(let earned)) = effect { earned } else { nil }
        }.last)
      let scored = ScoredRound(
        id: RoundID(2), of: try #require(earned.round.ranked),
        finishedAt: Timestamp(milliseconds: 5))
      let outcome = RecordOutcome(
        round: scored, previousBest: isFirst ? nil : scored, rank: 1, players: 1)
      visitor.answer(.recorded(outcome, earned))
      #expect(visitor.sees(PairsPhrase.parNote) == isFirst)
    }
  }
}
