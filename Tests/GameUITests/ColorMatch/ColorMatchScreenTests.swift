import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Color Match on the screen")
struct ColorMatchScreenTests {
  private func started(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), duration: String = "30",
    textures: Bool = false, loggedIn: Bool = false, columns: Int = 80, rows: Int = 24
  ) throws -> Visitor {
    let settings = Settings(
      game: "color-match", setups: ["color-match": duration], inkTextures: textures)
    var visitor = Visitor(environment, columns: columns, rows: rows, settings: settings)
    if loggedIn {
      visitor.logIn(try Deals.player(), settings)
    } else {
      visitor.enterAsGuest()
    }
    visitor.deal(7)
    visitor.wait(3000)
    visitor.send(.deadline)
    return visitor
  }

  private func state(_ visitor: Visitor) throws -> ColorMatchGame.State {
    try #require(visitor.play as? ColorMatchPlay).state
  }

  /// Returns whether each cell of the left card has ink.
  private func inks(_ visitor: Visitor) -> [Bool] {
    let layout = ColorMatchLayout(in: Chrome.content(of: visitor.canvas.bounds))
    let ink = WordInk(visitor.app.look, textures: false).cell(of: WordInk.neutral)
    return (layout.left.row..<layout.left.bottom).flatMap { row in
      (layout.left.column..<layout.left.right).map { visitor.canvas[$0, row] == ink }
    }
  }

  @Test("Arrows, letters, Russian letters and the mouse answer")
  func answers() throws {
    var visitor = try started()
    let yes: [Input] = [
      .key(.right), .key(.character("y")), .key(.character("k")), .key(.character("д")),
      .mouse(Mouse(.press, at: Point(column: 60, row: 21))),
    ]
    let no: [Input] = [
      .key(.left), .key(.character("n")), .key(.character("j")), .key(.character("н")),
      .mouse(Mouse(.press, at: Point(column: 20, row: 21))),
    ]
    for (inputs, isYes) in [(yes, true), (no, false)] {
      for input in inputs {
        // Past the second in which the right answer to a wrong one is shown.
        visitor.wait(1400)
        visitor.send(.deadline)
        let before = try state(visitor)
        visitor.send(.input(input))
        let after = try state(visitor)
        #expect(
          after.score.right + after.score.wrong == before.score.right + before.score.wrong + 1)
        #expect(after.lastWasRight == (before.question.isMatch == isYes), "\(input)")
      }
    }
  }

  @Test("The clock shows every second, ends the round and shows the result with its parts")
  func end() throws {
    var visitor = try started()
    for second in stride(from: 29, through: 1, by: -1) {
      let due = try #require(visitor.app.nextDeadline)
      visitor.now = due
      visitor.send(.deadline)
      let shown = "0:" + (second < 10 ? "0" : "") + "\(second)"
      #expect(visitor.screen.contains(shown), "\(second)")
    }
    visitor.now = try #require(visitor.app.nextDeadline)
    visitor.send(.deadline)
    #expect(visitor.app.nextDeadline == nil)
    let phrases = [ColorMatchPhrase.timeUp, .right, .wrong]
    for phrase in phrases { #expect(visitor.sees(phrase), "\(phrase)") }
    #expect(!visitor.sees(ColorMatchPhrase.bonus), "there is none")
    let points = visitor.text(PlayPhrase.points(0))
    #expect(visitor.app.outline(at: visitor.now).items.contains { $0.label == points })
    #expect(visitor.sees(button: ButtonPhrase.newGame))
  }

  @Test("Its lengths are not called levels")
  func lengths() throws {
    var visitor = try started()
    visitor.type("2")
    #expect(visitor.sees(ColorMatchPhrase.length) && !visitor.sees(PairsPhrase.levelHeading))
    visitor.type("4")
    visitor.press(.down)
    #expect(!visitor.sees(ColorMatchPhrase.allLengths) && !visitor.sees(PairsPhrase.allLevels))
  }

  @Test("rounds of different lengths are ranked separately, and a player's own list has all")
  func ownBoards() throws {
    var visitor = try started(loggedIn: true)
    visitor.type("4")
    let first = LeaderboardKey(game: ColorMatchGame.id, setup: "30")
    #expect(visitor.effects.last == .loadLeaderboard(first, for: PlayerID(1)))
    visitor.press(.left)
    #expect(
      visitor.effects.last
        == .loadLeaderboard(
          LeaderboardKey(game: ColorMatchGame.id, setup: "90"), for: PlayerID(1)))
    visitor.type("m")
    #expect(visitor.sees(ColorMatchPhrase.allLengths))
  }

  @Test("A round without a single answer is not recorded")
  func unplayed() throws {
    var visitor = try started(loggedIn: true)
    visitor.wait(30_000)
    visitor.send(.deadline)
    #expect(visitor.sees(DialogPhrase.unplayed))
    #expect(visitor.effects.last?.isDrop == true)
  }

  @Test("The mark of a right answer disappears before it could be taken for the next one")
  func feedbackFades() throws {
    var visitor = try started()
    visitor.wait(400)
    visitor.press(try state(visitor).question.isMatch ? .right : .left)
    #expect(visitor.sees("✓ "))
    visitor.wait(1000)
    #expect(!visitor.sees("✓ "))
  }

  @Test("After a wrong answer the right one is shown for a second, and keys have no effect")
  func rightAnswerShown() throws {
    var visitor = try started()
    visitor.wait(400)
    let asked = try state(visitor).question
    visitor.press(asked.isMatch ? .left : .right)
    #expect(visitor.sees(ColorMatchPhrase.wasWrong(match: asked.isMatch, waits: true)))
    let before = try state(visitor)
    visitor.effects = []
    visitor.wait(600)
    visitor.type("yn")
    #expect(try state(visitor) == before)
    #expect(visitor.effects.isEmpty)
    visitor.now = try #require(visitor.app.nextDeadline)
    visitor.send(.deadline)
    visitor.now = try #require(visitor.app.nextDeadline)
    visitor.send(.deadline)
    #expect(try state(visitor).answerShownUntil == nil)
    #expect(!visitor.sees("✗ " + visitor.text(ColorMatchPhrase.wrong)))
  }

  @Test("The result of a round that ends while another tab is open is shown on return")
  func endElsewhere() throws {
    var visitor = try started(loggedIn: true)
    visitor.wait(700)
    visitor.press(.right)
    visitor.wait(29_400)
    visitor.type("1")
    visitor.type("3")
    visitor.now = try #require(visitor.app.nextDeadline)
    visitor.effects = []
    visitor.send(.deadline)
    let recorded = visitor.effects.contains { effect in
      if case .store(.record) = effect { true } else { false }
    }
    #expect(recorded)
  }

  @Test("A pause hides both words and stops the clock")
  func pause() throws {
    var visitor = try started()
    visitor.wait(2_000)
    visitor.type("p")
    #expect(visitor.app.nextDeadline == nil && !inks(visitor).contains(true))
    let before = try #require(visitor.play?.saved(at: visitor.now)).elapsed
    visitor.wait(60_000)
    visitor.type(" ")
    #expect(!inks(visitor).contains(true) && visitor.play?.isPaused == false)
    visitor.live(3000)
    #expect(visitor.play?.saved(at: visitor.now)?.elapsed == before)
    #expect(inks(visitor).contains(true))
  }

  @Test("Every answer is saved, and a saved round continues with its time and score")
  func resume() throws {
    var visitor = try started(loggedIn: true)
    visitor.wait(800)
    visitor.effects = []
    visitor.press(.right)
    guard case .store(.keepProgress(let saved, _))? = visitor.effects.first else {
      Issue.record("the answer was not kept")
      return
    }
    var later = Visitor()
    later.logIn(try Deals.player())
    later.answer(.progress(saved, of: .player(PlayerID(1))))
    #expect(later.sees(GameTitle(ColorMatchGame.id)))
    later.press(.enter)
    #expect(try state(later).score == state(visitor).score)
    #expect(later.app.table.play?.isPaused == false)
  }

  @Test(
    "Both cards fit every supported window, in both languages",
    arguments: [(60, 20), (80, 24), (120, 40), (200, 60)])
  func fits(columns: Int, rows: Int) throws {
    for language in Language.allCases {
      let environment = App.LaunchEnvironment(language: language)
      let visitor = try started(environment, columns: columns, rows: rows)
      let layout = ColorMatchLayout(in: Chrome.content(of: visitor.canvas.bounds))
      #expect(layout.left.intersection(layout.right).columns == 0)
      #expect(visitor.canvas.bounds.intersection(layout.right) == layout.right)
      #expect(visitor.screen.contains(language == .english ? "Yes" : "Да"))
    }
  }

  @Test("Every word of both languages fits in block letters on a card of 80 columns")
  func blockLetters() throws {
    let layout = ColorMatchLayout(in: Rect(column: 0, row: 2, columns: 80, rows: 21))
    for word in ColorWord.allCases {
      for text in Language.allCases.map(ColorMatchPhrase.word(word).text) {
        let columns = try #require(BlockLetters.columns(of: text))
        #expect(columns <= layout.left.columns - 2, "\(text)")
        let bitmap = try #require(BlockLetters.bitmap(of: text))
        #expect(bitmap.allSatisfy { $0.count == columns })
      }
    }
  }

  @Test("Inks differ at every depth, by color or by texture", arguments: ColorDepth.allCases)
  func inks(depth: ColorDepth) {
    for textures in [true, false] {
      let ink = WordInk(RenderStyle(depth: depth), textures: textures)
      let cells = ColorWord.allCases.map(ink.cell)
      #expect(Set(cells).count == 4)
      let hasTextures = Set(cells.map(\.character)).count == 4
      #expect(hasTextures == (textures || depth == .monochrome))
      // Cells with only a background leave nothing of a word behind.
      #expect(hasTextures || cells.allSatisfy { $0.character == " " })
    }
  }

  @Test(
    "Every ink and its texture has a contrast of at least 4.5 to its card",
    arguments: ColorDepth.allCases.filter { $0 > .monochrome }, ThemeName.allCases)
  func contrast(depth: ColorDepth, theme: ThemeName) throws {
    let look = RenderStyle(theme: theme, depth: depth)
    for textures in [true, false] {
      let ink = WordInk(look, textures: textures)
      for word in ColorWord.allCases {
        let card = ink.style(of: word)
        let onCard = try #require(Contrast.between(card.foreground, card.background))
        #expect(onCard >= 4.5, "\(word): \(onCard)")
        let cell = ink.cell(of: word).style
        #expect(cell.background == card.foreground)
        #expect(cell.foreground == card.background)
      }
    }
  }

  @Test(
    "It matches the golden pictures",
    arguments: [
      ("english", App.LaunchEnvironment()), ("russian", App.LaunchEnvironment(language: .russian)),
      ("ascii", App.LaunchEnvironment(depth: .monochrome, unicode: false)),
    ])
  func pictures(name: String, environment: App.LaunchEnvironment) throws {
    var visitor = try started(environment, textures: true, loggedIn: true)
    visitor.wait(700)
    visitor.press(.right)
    visitor.wait(1700)
    visitor.press(.left)
    expectDescribed(visitor, "color-match-\(name)")
    visitor.wait(30_000)
    expectDescribed(visitor, "color-match-result-\(name)")
  }
}
