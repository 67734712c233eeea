import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The start screen: rows with a focus, and Enter starts from any of them")
struct StartScreenTests {
  private func guest(_ settings: Settings = Settings(), _ window: (Int, Int) = (80, 24)) -> Visitor
  {
    var visitor = Visitor(columns: window.0, rows: window.1, settings: settings)
    visitor.enterAsGuest()
    return visitor
  }

  private func focus(_ visitor: Visitor) -> SettingsRow? {
    visitor.open(StartScreen.self)?.focus(visitor.app.context(at: visitor.now))
  }

  @Test("from nothing, three keys lead to the first card, without a tutorial in between")
  func threeKeys() {
    var visitor = Visitor(anybody: false)
    visitor.press(.enter)
    visitor.answer(.progress(nil))
    visitor.press(.enter)
    visitor.answer(.seed(1))
    visitor.press(.character(" "))
    #expect((visitor.play as? PairsPlay)?.state.turn == .oneUp(0))
  }

  @Test("up and down move between the rows of each game, in a circle", arguments: GameKind.allCases)
  func moves(kind: GameKind) {
    var visitor = guest(Settings(game: kind.id.description))
    let rows = visitor.open(StartScreen.self)?.rows(visitor.app.context(at: visitor.now)) ?? []
    #expect(rows.first == .game && rows.last == .start)
    #expect(rows.contains(.deck) == kind.descriptor.settings.contains(.deck))
    visitor.type("g")
    var seen: [SettingsRow] = []
    for _ in rows {
      if let row = focus(visitor) { seen.append(row) }
      visitor.press(.down)
    }
    #expect(seen == rows && focus(visitor) == .game)
    visitor.press(.up)
    #expect(focus(visitor) == .start)
  }

  @Test("left and right change the row with the focus, and nothing else")
  func changes() {
    var visitor = guest()
    visitor.type("g")
    visitor.press(.right)
    #expect(GameKind(in: visitor.app.session.settings) == .colorMatch)
    visitor.press(.left, .down, .right)
    #expect(GameKind(in: visitor.app.session.settings) == .pairs)
    #expect(visitor.app.session.settings.setups["pairs"] == "normal")
    visitor.press(.down, .right)
    #expect(visitor.app.session.settings.deck == Deck.plain.id)
    #expect(visitor.sees(Deck.plain.title))
    visitor.press(.left, .left)
    #expect(visitor.app.session.settings.deck == Deck.covers.id, "in a circle")
    let before = visitor.app.session.settings
    visitor.press(.down, .right, .left)
    #expect(visitor.app.session.settings == before)
  }

  @Test("letters jump to their rows, which show them, and then to the next option")
  func letters() {
    var visitor = guest(Settings(game: "pairs-duel"))
    for (letter, row) in [("g", SettingsRow.game), ("v", .table), ("c", .deck), ("s", .setup)] {
      if row != .game {
        #expect(visitor.lines.contains { $0.contains(" \(letter) ") }, "\(letter)")
      }
      let before = visitor.app.session.settings
      visitor.type(letter)
      #expect(focus(visitor) == row && visitor.app.session.settings == before)
    }
    visitor.type("s")
    #expect(visitor.app.session.settings.setups["pairs-duel"] == "normal")
  }

  @Test("Enter and Space start from every row")
  func starts() {
    for key in [Key.enter, .character(" ")] {
      for steps in 0..<4 {
        var visitor = guest()
        for _ in 0..<steps { visitor.press(.down) }
        visitor.press(key)
        #expect(visitor.effects.contains(.drawSeed), "after \(steps) steps")
      }
    }
  }

  @Test("the opponents of a duel are in one row, and the strength of the chosen one is shown")
  func opponents() {
    for window in [(80, 24), (100, 30), (120, 36), (200, 60)] {
      for language in Language.allCases {
        var settings = Settings(game: "pairs-duel", language: language)
        settings.duel.table = .opponent(.granite)
        let visitor = guest(settings, window)
        let rows = Set(
          Opponent.allCases.map { opponent in
            let name = opponent.name(in: language)
            return visitor.lines.firstIndex { $0.contains(" \(name)") }
          })
        #expect(rows.count == 1 && !rows.contains(nil), "\(visitor.screen)")
        let strength = visitor.text(PairsPhrase.level(.hard))
        let character = visitor.text(DuelPhrase.character(.granite))
        #expect(visitor.sees("\(strength): \(character)"), "\(visitor.screen)")
      }
    }
  }

  @Test(
    "a game without cards shows a question with its answer from 80 by 24",
    arguments: Language.allCases)
  func examples(language: Language) {
    let answers: [(String, any Phrase)] = [
      ("color-match", StartPhrase.bothAreBlue), ("movie-quiz", TutorialPhrase.filmRight),
    ]
    for (game, answer) in answers {
      for window in [(80, 24), (100, 30), (120, 36), (200, 60)] {
        let visitor = guest(Settings(game: game, language: language), window)
        let words = visitor.text(answer).split(separator: " ")
        let shown = visitor.screen.split(whereSeparator: \.isWhitespace)
        #expect(words.allSatisfy(shown.contains), "\(window) \(visitor.screen)")
      }
    }
  }

  @Test("Start touches no other text in the smallest window", arguments: GameKind.allCases)
  func startStandsApart(kind: GameKind) throws {
    let visitor = guest(Settings(game: kind.id.description), (60, 20))
    let start = visitor.text(ButtonPhrase.start)
    let row = try #require(visitor.lines.firstIndex { $0.contains("[ \(start) ]") })
    // Only the edges of the button are there.
    let around = visitor.lines[row - 1] + visitor.lines[row + 1]
    #expect(around.allSatisfy { " ▄".contains($0) }, "\(visitor.screen)")
  }

  @Test("the games are at one place whichever is chosen, with cards from 80 by 24")
  func fixed() throws {
    for window in [(60, 20), (80, 24), (100, 30), (120, 36), (200, 60)] {
      for language in Language.allCases {
        let tiles = try GameKind.allCases.map { kind in
          let settings = Settings(game: kind.id.description, language: language)
          let visitor = guest(settings, window)
          let items = visitor.app.outline(at: visitor.now).items.filter {
            $0.role == .option && $0.label == visitor.text(GameTitle(kind.id))
          }
          return try #require(items.first).place
        }
        #expect(Set(tiles.map(\.row)).count == 1 && Set(tiles.map(\.rows)).count == 1, "\(window)")
        #expect(tiles[0].rows >= (window.0 < 80 ? 3 : 5), "\(window)")
      }
    }
  }

  @Test("keys that would do nothing are not shown")
  func keys() {
    var visitor = guest(Settings(game: "color-match"))
    let race = KeyBinding("r", RacePhrase.keyRaceBest)
    let names = KeyBinding("n", DuelPhrase.names)
    #expect(!visitor.hints(race) && !visitor.hints(names))
    #expect(visitor.hints(KeyBinding("d", DailyPhrase.title)))
    visitor.type("cv")
    #expect(focus(visitor) == .setup, "no cards, no players")
    visitor = guest(Settings(game: "pairs-duel"))
    #expect(visitor.hints(names) && !visitor.hints(KeyBinding("d", DailyPhrase.title)))
  }

  @Test("a click on a game, an option, the cards or the button does what it says")
  func mouse() {
    var visitor = guest()
    visitor.click(GameTitle(MovieQuizGame.id))
    #expect(GameKind(in: visitor.app.session.settings) == .movieQuiz && focus(visitor) == .game)
    visitor.click(GameTitle(PairsGame.id))
    visitor.click(PairsPhrase.level(.hard))
    #expect(visitor.app.session.settings.setups["pairs"] == "hard" && focus(visitor) == .setup)
    visitor.click(Deck.symbols.title)
    #expect(visitor.app.session.settings.deck == Deck.plain.id)
    visitor.click(button: ButtonPhrase.start)
    #expect(visitor.effects.contains(.drawSeed))
  }

  @Test("the outline names the row with the focus", arguments: [(60, 20), (120, 40), (200, 60)])
  func outline(window: (Int, Int)) {
    var visitor = guest(Settings(game: "pairs-duel"), window)
    for _ in 0..<5 {
      visitor.press(.down)
      let focused = visitor.app.outline(at: visitor.now).items.filter {
        $0.state.contains(.focused)
      }
      #expect(focused.count == 1 && focused.first?.label.isEmpty == false, "\(focused)")
    }
  }
}
