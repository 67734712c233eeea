import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The tutorial is offered to new players, one key away, and never forced")
struct TutorialTests {
  private func guest(
    anybody: Bool, _ environment: App.LaunchEnvironment = App.LaunchEnvironment(),
    settings: Settings = Settings()
  ) -> Visitor {
    var visitor = Visitor(environment, settings: settings, anybody: anybody)
    visitor.enterAsGuest()
    return visitor
  }

  @Test("a match, a miss and the meaning of par; then the game")
  func whole() {
    var visitor = guest(anybody: false)
    #expect(visitor.sees(TutorialPhrase.offer))
    visitor.type("t")
    #expect(visitor.sees(TutorialPhrase.first) && visitor.sees(TutorialPhrase.step(1, of: 4)))
    visitor.press(.character(" "), .right, .character(" "))
    #expect(visitor.sees(TutorialPhrase.miss) && visitor.sees(TutorialPhrase.step(3, of: 4)))
    visitor.press(.left, .character(" "))
    #expect(visitor.sees(TutorialPhrase.secondAgain) && !visitor.sees(TutorialPhrase.second))
    visitor.press(.left, .character(" "))
    #expect(visitor.sees(TutorialPhrase.match(turns: 2)) && visitor.sees(TutorialPhrase.par))
    visitor.press(.enter)
    #expect(visitor.effects.contains(.drawSeed))
    visitor.answer(.seed(1))
    #expect(visitor.app.isGameSeen)
    visitor.type("Q")
    visitor.press(.right, .enter, .enter)
    #expect(!visitor.sees(TutorialPhrase.offer), "once is enough")
  }

  @Test(
    "every game has one of at most four steps, and following it leads to a game of that kind",
    arguments: GameKind.allCases, [(60, 20), (80, 24)])
  func everyGame(kind: GameKind, window: (Int, Int)) {
    #expect(Lesson(of: kind).steps.count <= 4)
    for language in Language.allCases {
      var visitor = Visitor(
        App.LaunchEnvironment(language: language, languageIsForced: true), columns: window.0,
        rows: window.1, settings: Settings(game: kind.id.description), anybody: false)
      visitor.enterAsGuest()
      visitor.type("t")
      #expect(visitor.sees(GameTitle(kind.id)), "\(visitor.screen)")
      var presses = 0
      while let screen = visitor.open(TutorialScreen.self), presses < 12 {
        presses += 1
        let gaps = visitor.outlineGaps
        #expect(gaps.isEmpty, "\(gaps)")
        for phrase in screen.step.texts(screen.trial.turns) {
          #expect(visitor.sees(phrase), "\(phrase): \(visitor.screen)")
        }
        switch screen.step.task {
        case .read: visitor.press(.enter)
        case .answer(let isYes):
          visitor.press(isYes ? .left : .right)
          #expect(visitor.open(TutorialScreen.self)?.wasWrong == true)
          #expect(Lesson(of: kind).hint.map { visitor.sees($0) } == true, "\(visitor.screen)")
          visitor.type(isYes ? language("y", "д") : language("n", "н"))
        case .flip:
          visitor.type(" ")
          visitor.press(.right)
        }
      }
      #expect(visitor.effects.contains(.drawSeed) && presses < 12)
      visitor.answer(.seed(1))
      #expect(visitor.play?.kind == kind)
    }
  }

  @Test("opponents are called by their strength next to their names")
  func opponents() {
    let look = RenderStyle()
    let names = Opponent.allCases.map { look.name(of: .opponent($0)) }
    #expect(names.count == 4)
    for (name, level) in zip(names, PairsLevel.allCases) {
      #expect(name.hasSuffix("(\(look.text(LowercasePhrase(PairsPhrase.level(level)))))"))
    }
  }

  @Test("whatever is flipped first, the first turn misses, and a pair can be found")
  func order() {
    for first in 0..<3 {
      for second in 0..<3 where second != first {
        var visitor = guest(anybody: false)
        visitor.type("t")
        let third = 3 - first - second
        for place in [first, second, third, first] {
          _ = visitor.app.perform([.press(TutorialScreen.Target.card(place))], at: visitor.now)
        }
        #expect(visitor.open(TutorialScreen.self)?.trial.step == .match)
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
    visitor.type("t")
    #expect(try #require(visitor.lines.last).contains(words.0), "\(visitor.lines.last ?? "")")
    visitor.press(.character(" "))
    #expect(try #require(visitor.lines.last).contains(words.0))
    #expect(visitor.lines.dropLast().contains { $0.contains(words.1) }, "\(visitor.screen)")
  }

  @Test("Esc skips it and starts nothing, and the next program does not offer it")
  func skipped() {
    var visitor = guest(anybody: false)
    visitor.type("t")
    #expect(visitor.app.session.settings.isTaught)
    let kept = visitor.effects.contains { effect in
      if case .store(.save(let settings, .guest)) = effect { settings.isTaught } else { false }
    }
    #expect(kept)
    visitor.press(.escape)
    #expect(visitor.open(StartScreen.self) != nil && !visitor.effects.contains(.drawSeed))
  }

  @Test("no one has to see it: Enter deals at once, and d asks about the daily board")
  func notForced() {
    for anybody in [true, false] {
      var visitor = guest(anybody: anybody)
      visitor.press(.enter)
      #expect(visitor.effects.contains(.drawSeed))
      visitor = guest(anybody: anybody)
      visitor.type("d")
      #expect(visitor.effects.contains(.ask(DailyStart(board: DailyVisit.board, player: nil))))
    }
  }

  @Test("players who have played, or want none, get no offer, and t works all the same")
  func returning() throws {
    var visitors = [
      guest(anybody: true), guest(anybody: false, settings: Settings(isTaught: true)),
      guest(anybody: false, App.LaunchEnvironment(tutorial: false)),
    ]
    var known = Visitor()
    known.logIn(try Deals.player())
    visitors.append(known)
    for var visitor in visitors {
      #expect(!visitor.sees(TutorialPhrase.offer))
      visitor.type("t")
      #expect(visitor.open(TutorialScreen.self) != nil)
    }
  }

  @Test("a new account is offered it, unless the player is known")
  func newAccount() throws {
    func registered(_ visitor: inout Visitor, _ settings: Settings = Settings()) throws {
      let code = try Deals.recoveryCode()
      visitor.answer(
        .register(
          try PlayerName("Anna"),
          .success(
            Welcome(try Deals.player(), settings: .success(settings), recovery: code))))
      visitor.answer(.progress(nil, of: .player(PlayerID(1))))
      visitor.passRecoveryCode()
      visitor.effects = []
    }
    var visitor = Visitor()
    try registered(&visitor)
    #expect(visitor.sees(TutorialPhrase.offer))
    visitor.type("t")
    #expect(visitor.effects.contains(.store(.noteTaught)))
    var second = Visitor()
    try registered(&second, Settings(isTaught: true))
    #expect(!second.sees(TutorialPhrase.offer))
    // A guest who has found all pairs needs no tutorial.
    var guest = Visitor(settings: Settings(motion: false))
    guest.enterAsGuest()
    guest.deal()
    guest.finish()
    guest.press(.escape, .escape)
    #expect(guest.open(StartScreen.self) != nil && !guest.sees(TutorialPhrase.offer))
    try registered(&guest)
    #expect(guest.app.session.isNewHere == false)
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
  func pictures(name: String, environment: App.LaunchEnvironment, columns: Int, rows: Int) {
    var visitor = Visitor(environment, columns: columns, rows: rows)
    visitor.enterAsGuest()
    visitor.type("1t ")
    visitor.press(.right, .character(" "))
    expectDescribed(visitor, "tutorial-miss-\(name)")
    visitor.press(.left, .character(" "), .left, .character(" "))
    expectDescribed(visitor, "tutorial-match-\(name)")
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

  private func hears(_ second: Int, _ visitor: Visitor) -> Bool {
    let words = visitor.app.look.text(ColorMatchPhrase.startsIn(second))
    return visitor.app.outline(at: visitor.now).items.contains { $0.label == words }
  }

  @Test("three, two, one: the words are hidden, keys have no effect and the clock is stopped")
  func counts() throws {
    var visitor = started()
    for second in [3, 2, 1] {
      #expect(hears(second, visitor) && visitor.outlineGaps.isEmpty && visitor.sees("0:30"))
      #expect(!visitor.sees(ColorMatchPhrase.startsIn(second)), "the digit is not repeated")
      visitor.press(.right, .left)
      visitor.now = try #require(visitor.app.nextDeadline)
      visitor.send(.deadline)
    }
    #expect(visitor.now == Moment(milliseconds: 4000) && !hears(1, visitor))
    let play = try #require(visitor.play as? ColorMatchPlay)
    #expect(play.state.score.right + play.state.score.wrong == 0)
    #expect(play.timeLeft(at: visitor.now) == .seconds(30))
    visitor.now = try #require(visitor.app.nextDeadline)
    visitor.send(.deadline)
    #expect(visitor.sees("0:29"))
  }

  @Test("the seconds are large, in the middle of the cards, in every window")
  func large() throws {
    for (columns, rows) in [(60, 20), (80, 24), (120, 36), (200, 60)] {
      var visitor = Visitor(
        columns: columns, rows: rows, settings: Settings(game: "color-match"))
      visitor.enterAsGuest()
      visitor.deal(7)
      let layout = ColorMatchLayout(in: visitor.app.context(at: visitor.now).board)
      let filled = visitor.app.look.style(.cardFace).reversed
      var heights: Set<Int> = []
      var numbers: Set<[Point]> = []
      for _ in 1...3 {
        let canvas = visitor.canvas
        let cells = (0..<rows).flatMap { row in
          (0..<columns).filter { canvas[$0, row].style == filled }
            .map { Point(column: $0, row: row) }
        }
        let (first, last) = (try #require(cells.first).row, try #require(cells.last).row)
        heights.insert(last - first + 1)
        #expect(abs(first + last + 1 - layout.left.row - layout.left.bottom) <= 1)
        for card in [layout.left, layout.right] {
          let own = cells.filter(card.contains)
          let middle = card.column + card.right
          #expect(!own.isEmpty)
          #expect(own.allSatisfy { abs(2 * $0.column - middle) <= 8 * (last - first + 1) })
        }
        numbers.insert(cells)
        visitor.now = try #require(visitor.app.nextDeadline)
        visitor.send(.deadline)
      }
      #expect(numbers.count == 3 && heights.count == 1)
      #expect(heights.allSatisfy { $0 >= 5 && 4 * $0 >= layout.left.rows })
    }
  }

  @Test("a pause restarts it, and it can be left")
  func paused() {
    var visitor = started()
    visitor.wait(1500)
    visitor.type("p")
    #expect(visitor.play?.isPaused == true && visitor.app.nextDeadline == nil)
    visitor.wait(60_000)
    visitor.press(.enter)
    #expect(hears(3, visitor))
    visitor.live(4000)
    visitor.makeMove()
    visitor.type("Q")
    #expect((visitor.dialog as? ConfirmationDialog)?.subject == .leave)
  }
}
