import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("New players see the tutorial once, and others are not interrupted by it")
struct TutorialTests {
  private func guest(
    anybody: Bool, _ conditions: App.LaunchEnvironment = App.LaunchEnvironment(),
    settings: Settings = Settings()
  ) -> Visitor {
    var visitor = Visitor(conditions, settings: settings, anybody: anybody)
    visitor.enterAsGuest()
    visitor.press(.enter)
    return visitor
  }

  @Test("a match, a miss and the meaning of par; then the requested game")
  func whole() {
    var visitor = guest(anybody: false)
    #expect(visitor.sees(TutorialPhrase.first))
    visitor.press(.character(" "), .right, .character(" "))
    #expect(visitor.sees(TutorialPhrase.miss))
    visitor.press(.left, .character(" "), .left, .character(" "))
    #expect(visitor.sees(TutorialPhrase.match(turns: 2)) && visitor.sees(TutorialPhrase.par))
    visitor.press(.enter)
    #expect(visitor.effects.contains(.drawSeed))
    visitor.answer(.seed(1))
    #expect(visitor.app.isGameSeen)
    visitor.type("Q")
    visitor.press(.right, .enter, .enter, .enter)
    #expect(visitor.open(TutorialScreen.self) == nil, "once is enough")
  }

  @Test("whatever is flipped first, the first turn misses, and a pair can be found")
  func order() {
    for first in 0..<3 {
      for second in 0..<3 where second != first {
        var visitor = guest(anybody: false)
        let third = 3 - first - second
        for place in [first, second, third, first] {
          _ = visitor.app.perform([.press(TutorialScreen.Target.card(place))], at: visitor.now)
        }
        #expect(visitor.open(TutorialScreen.self)?.step == .match)
      }
    }
  }

  @Test(
    "the narrowest window names the key that turns a card, also for the second one",
    arguments: [Language.english, .russian])
  func namesTheKey(language: Language) throws {
    let words = language == .russian ? ("Пробел", "пробел") : ("Space", "Space")
    var visitor = Visitor(
      App.LaunchEnvironment(language: language), columns: 60, rows: 20, anybody: false)
    visitor.enterAsGuest()
    visitor.press(.enter)
    #expect(try #require(visitor.lines.last).contains(words.0), "\(visitor.lines.last ?? "")")
    visitor.press(.character(" "))
    #expect(try #require(visitor.lines.last).contains(words.0))
    #expect(visitor.lines.dropLast().contains { $0.contains(words.1) }, "\(visitor.screen)")
  }

  @Test("Esc skips it, and the next program does not show it again")
  func skipped() {
    var visitor = guest(anybody: false)
    #expect(visitor.app.person.settings.isTaught)
    let kept = visitor.effects.contains { effect in
      if case .store(.save(let settings, .guest)) = effect { settings.isTaught } else { false }
    }
    #expect(kept)
    visitor.press(.escape)
    #expect(visitor.effects.contains(.drawSeed))
  }

  @Test("players who have played, chose a seed, or want none get the game at once")
  func returning() throws {
    #expect(guest(anybody: true).effects.contains(.drawSeed))
    #expect(
      guest(anybody: false, settings: Settings(isTaught: true)).effects.contains(.drawSeed))
    #expect(
      guest(anybody: false, App.LaunchEnvironment(tutorial: false)).effects.contains(.drawSeed))
    let seeded = guest(anybody: false, App.LaunchEnvironment(seed: 5))
    #expect(seeded.play != nil)
    var known = Visitor()
    known.logIn(try Deals.player())
    known.press(.enter)
    #expect(known.effects.contains(.drawSeed))
  }

  @Test("a new account sees it once, and so does a person with another account")
  func newAccount() throws {
    func registered(_ visitor: inout Visitor, _ settings: Settings = Settings()) throws {
      let code = try RecoveryCode(String(repeating: "0", count: 28))
      visitor.answer(
        .register(
          try PlayerName("Anna"),
          .success(
            Welcome(try Deals.player(), settings: .success(settings), recovery: code))))
      visitor.answer(.progress(nil, of: .player(PlayerID(1))))
      visitor.press(.enter)
      visitor.effects = []
    }
    var visitor = Visitor()
    try registered(&visitor)
    visitor.press(.enter)
    #expect(visitor.open(TutorialScreen.self) != nil)
    #expect(visitor.effects.contains(.store(.noteTaught)))
    var second = Visitor()
    try registered(&second, Settings(isTaught: true))
    second.press(.enter)
    #expect(second.effects.contains(.drawSeed))
    // A guest who has found all pairs needs no tutorial.
    var guest = Visitor(settings: Settings(motion: false))
    guest.enterAsGuest()
    guest.deal()
    guest.finish()
    try registered(&guest)
    #expect(guest.app.person.isNewHere == false)
  }

  @Test("it also precedes a daily board, whose question follows it")
  func daily() throws {
    var visitor = Visitor()
    let code = try RecoveryCode(String(repeating: "0", count: 28))
    visitor.answer(
      .register(
        try PlayerName("Anna"),
        .success(
          Welcome(try Deals.player(), settings: .success(Settings()), recovery: code))))
    visitor.answer(.progress(nil, of: .player(PlayerID(1))))
    visitor.press(.enter)
    visitor.effects = []
    visitor.type("d")
    #expect(visitor.open(TutorialScreen.self) != nil)
    visitor.press(.escape)
    #expect(visitor.dialog is DailyNotice && visitor.sees(button: DailyPhrase.begin))
    let begin = Effect.ask(DailyStart(board: DailyVisit.board, player: DailyVisit.anna))
    #expect(!visitor.effects.contains(begin))
    visitor.press(.enter)
    #expect(visitor.effects.contains(begin))
    var guest = Visitor(anybody: false)
    guest.enterAsGuest()
    guest.type("d")
    #expect(guest.open(TutorialScreen.self) != nil)
    guest.press(.escape)
    #expect(guest.effects.contains(.ask(DailyStart(board: DailyVisit.board, player: nil))))
  }

  @Test(
    "a window too small for the level is reported first", arguments: ["", "d"])
  func noRoom(key: String) {
    var visitor = Visitor(
      columns: 60, rows: 20, settings: Settings(setups: ["pairs": "expert"]), anybody: false)
    visitor.enterAsGuest()
    if key.isEmpty { visitor.press(.enter) } else { visitor.type(key) }
    #expect(
      visitor.dialog as? Notice == .noRoom(.missing(columns: 0, rows: 2)), "\(visitor.screen)")
    #expect(visitor.open(TutorialScreen.self) == nil && visitor.effects.isEmpty)
    visitor.press(.enter, .right)
    visitor.effects = []
    visitor.press(.enter)
    #expect(visitor.open(TutorialScreen.self) != nil)
  }

  @Test("the rules show it again, and Esc leads back")
  func again() {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.type("1t")
    #expect(visitor.open(TutorialScreen.self) != nil)
    visitor.press(.escape)
    #expect(visitor.open(RulesScreen.self) != nil && !visitor.effects.contains(.drawSeed))
  }

  @Test(
    "it matches the golden pictures",
    arguments: [
      ("english", App.LaunchEnvironment(), 80, 24),
      ("small-russian", App.LaunchEnvironment(language: .russian, languageIsForced: true), 60, 20),
      ("ascii", App.LaunchEnvironment(depth: .monochrome, unicode: false), 80, 24),
    ])
  func pictures(name: String, conditions: App.LaunchEnvironment, columns: Int, rows: Int) {
    var visitor = Visitor(conditions, columns: columns, rows: rows)
    visitor.enterAsGuest()
    visitor.type("1t ")
    visitor.press(.right, .character(" "))
    expectPicture(visitor, "tutorial-miss-\(name)")
    visitor.press(.left, .character(" "), .left, .character(" "))
    expectPicture(visitor, "tutorial-match-\(name)")
  }
}

@Suite("Color Match counts down to its first question")
struct CountdownTests {
  private func started() -> Visitor {
    var visitor = Visitor(settings: Settings(game: "color-match"))
    visitor.enterAsGuest()
    visitor.deal(7)
    return visitor
  }

  @Test("three, two, one: the words are hidden, keys have no effect and the clock is stopped")
  func counts() throws {
    var visitor = started()
    for second in [3, 2, 1] {
      #expect(visitor.sees(ColorMatchPhrase.startsIn(second)) && visitor.sees("0:30"))
      visitor.press(.right, .left)
      visitor.now = try #require(visitor.app.nextDeadline)
      visitor.send(.deadline)
    }
    #expect(
      visitor.now == Moment(milliseconds: 4000)
        && !visitor.sees(ColorMatchPhrase.startsIn(1), around: "1"))
    let play = try #require(visitor.play as? ColorMatchPlay)
    #expect(play.state.score.right + play.state.score.wrong == 0)
    #expect(play.timeLeft(at: visitor.now) == .seconds(30))
    visitor.now = try #require(visitor.app.nextDeadline)
    visitor.send(.deadline)
    #expect(visitor.sees("0:29"))
  }

  @Test("a pause restarts it, and it can be left")
  func paused() {
    var visitor = started()
    visitor.wait(1500)
    visitor.type("p")
    #expect(visitor.play?.isPaused == true && visitor.app.nextDeadline == nil)
    visitor.wait(60_000)
    visitor.press(.enter)
    #expect(visitor.sees(ColorMatchPhrase.startsIn(3)))
    visitor.type("Q")
    #expect((visitor.dialog as? ConfirmationDialog)?.subject == .leave)
  }
}
