import Canvas
import Testing

@testable import GameCore
@testable import GameUI

/// The use of windows of different sizes.
@Suite struct RoomTests {
  private static let both: [Language] = [.english, .russian]

  private func guest(
    _ columns: Int, _ rows: Int, _ language: Language = .english,
    settings: Settings = Settings(motion: false)
  ) -> Visitor {
    var visitor = Visitor(App.LaunchEnvironment(language: language), settings: settings)
    visitor.resize(columns, rows)
    visitor.enterAsGuest()
    return visitor
  }

  /// Returns the columns of a row at which words begin after two blanks.
  private func starts(_ line: String) -> [Int] {
    let cells = Array("  " + line)
    return cells.indices.dropFirst(2).filter {
      cells[$0] != " " && cells[$0 - 1] == " " && cells[$0 - 2] == " "
    }
  }

  @Test("80x24: figures of Color Match are below their names in even columns", arguments: both)
  func figures(language: Language) throws {
    var visitor = guest(
      80, 24, language, settings: Settings(game: "color-match", motion: false))
    visitor.deal()
    let name = visitor.app.look.text(ColorMatchPhrase.timeLeft)
    let row = try #require(visitor.lines.firstIndex { $0.contains(name) })
    let names = starts(visitor.lines[row])
    #expect(names.count == 5)
    #expect(starts(visitor.lines[row + 1]) == names)
    let steps = zip(names, names.dropFirst()).map { $1 - $0 }
    #expect(Set(steps).count == 1)
    #expect(!visitor.lines[row].contains("…"))
  }

  @Test(
    "80x24: decks are between arrows, with a blank row after the faces", arguments: both,
    Decks.all.map(\.id))
  func decks(language: Language, deck: String) throws {
    var visitor = guest(80, 24, language, settings: Settings(deck: deck, motion: false))
    visitor.type("2")
    visitor.press(.down, .down)
    let name = "◂ \(Decks.named(deck).title.text(in: language)) ▸"
    #expect(visitor.screen.contains(name))
    let next = "  \(SettingsPhrase.group(.program).text(in: language)) ──"
    let row = try #require(visitor.lines.firstIndex { $0.contains(next) })
    let isBlank = !visitor.lines[row - 1].contains { $0 != " " }
    #expect(isBlank || Decks.named(deck).mustBeLoaded, "\(visitor.screen)")
  }

  @Test("60x20: every setting and both buttons are visible when focused", arguments: both)
  func smallSettings(language: Language) {
    for deck in Decks.all {
      for game in GameKind.allCases {
        var visitor = guest(
          60, 20, language,
          settings: Settings(deck: deck.id, game: game.id.description, motion: false))
        visitor.type("2")
        for row in SettingsRow.rows(visitor.app.session.settings) {
          let title = visitor.app.look.text(
            row.spec(visitor.app.session.settings, visitor.app.look).title)
          #expect(visitor.sees(title), "\(deck.id): \(title)\n\(visitor.screen)")
          visitor.press(.down)
        }
      }
    }
  }

  @Test("120x36: the panel shows the possible points and the last pair")
  func panel() {
    var visitor = guest(120, 36)
    visitor.deal()
    #expect(visitor.sees(PlayPhrase.pointsAtBest))
    #expect(!visitor.sees(PlayPhrase.lastPair))
    visitor.finish(withLastFlip: false)
    #expect(visitor.sees(PlayPhrase.lastPair))
    visitor.resize(80, 24)
    #expect(!visitor.sees(PlayPhrase.pointsAtBest))
  }

  @Test(
    "120x36: Color Match shows errors, the distance from the best and the answer below the cards")
  func colorMatchPanel() {
    var visitor = guest(120, 36, settings: Settings(game: "color-match", motion: false))
    visitor.app.session.note(3000, on: LeaderboardKey(game: ColorMatchGame.id, setup: "30"))
    visitor.deal()
    visitor.wait(3000)
    visitor.send(.deadline)
    #expect(
      visitor.sees(ColorMatchPhrase.wrong) && !visitor.sees(ColorMatchPhrase.lastAnswer))
    visitor.wait(800)
    let isMatch = (visitor.play as? ColorMatchPlay)?.state.question.isMatch == true
    visitor.type(isMatch ? "y" : "n")
    #expect(visitor.sees(ColorMatchPhrase.right, ", 0.80 s"))
    // 50 and the bonus of 250, compared with 3000 in thirty seconds.
    #expect(visitor.sees(ColorMatchPhrase.aheadOfRecord) && visitor.sees("+220"))
    visitor.resize(80, 24)
    #expect(!visitor.sees(ColorMatchPhrase.wrong))
  }

  @Test("words of Color Match have the same size in any window", arguments: both)
  func words(language: Language) {
    for (columns, rows) in [(60, 20), (80, 24), (100, 30), (120, 36), (200, 60)] {
      var heights: Set<Int> = []
      for seed in UInt64(1)...12 {
        var visitor = guest(
          columns, rows, language, settings: Settings(game: "color-match", motion: false))
        visitor.deal(seed)
        visitor.wait(3000)
        visitor.send(.deadline)
        let layout = ColorMatchLayout(in: visitor.app.area)
        let card = layout.left.inset(columns: 1, rows: 1)
        let foreground = WordInk(visitor.app.look, textures: false).cell(of: WordInk.neutral)
        let canvas = visitor.canvas
        let inked = (card.row..<card.bottom).filter { row in
          (card.column..<card.right).contains { canvas[$0, row] == foreground }
        }
        // A mark above a letter is a separate row.
        heights.insert((inked.count + 1) / 2)
      }
      #expect(heights.count == 1, "\(columns)x\(rows): \(heights)")
    }
  }

  @Test("100x30: emoji have room for cards of at least 7x3, and are centered")
  func emoji() throws {
    let area = Rect(column: 0, row: 2, columns: 100, rows: 27)
    let layout = try #require(BoardLayout(.hard, in: area, symbolColumns: 2))
    #expect(layout.card.columns >= 7 && layout.card.rows >= 3)
    #expect(layout.card.columns.isMultiple(of: 2))
  }

  @Test("100x30 and 200x60: the explanation of a setting is next to it, with the deck's cards")
  func settingsAside() {
    for (columns, rows) in [(100, 30), (120, 36), (200, 60)] {
      var visitor = guest(columns, rows)
      visitor.type("2")
      #expect(visitor.sees(visitor.spec(.game).explanation))
      visitor.press(.down, .down)
      #expect(
        visitor.sees(visitor.spec(.deck).explanation)
          && !visitor.sees(visitor.spec(.game).explanation))
      let theme = visitor.place(of: visitor.spec(.theme).title)
      #expect(theme.map { $0.row < rows / 2 + 2 && $0.column < columns / 3 } == true)
      let (width, inRow, lines) =
        columns == 100 ? (9, 3, 2) : columns == 120 ? (13, 2, 3) : (19, 3, 2)
      let edge = String(repeating: "▁", count: width)
      let edges = Array(repeating: edge, count: inRow).joined(separator: " ")
      #expect(visitor.lines.count { $0.contains(edges) } == lines)
    }
    var small = guest(80, 24)
    small.type("2")
    #expect(small.lines[22].contains(small.app.look.text(small.spec(.game).explanation)))
  }

  @Test(
    "200x60: the letters of Color Match are twice as high and as wide, far from the cards' sides",
    arguments: both)
  func letters(language: Language) {
    func painted(_ columns: Int, _ rows: Int) -> Int {
      var visitor = guest(
        columns, rows, language, settings: Settings(game: "color-match", motion: false))
      visitor.deal()
      visitor.wait(3000)
      visitor.send(.deadline)
      let layout = ColorMatchLayout(in: visitor.app.area)
      let foreground = WordInk(visitor.app.look, textures: false).cell(of: WordInk.neutral)
      let card = layout.left.inset(columns: 1, rows: 1)
      let canvas = visitor.canvas
      return (card.row..<card.bottom).reduce(0) { sum, row in
        sum + (card.column..<card.right).count { canvas[$0, row] == foreground }
      }
    }
    #expect(painted(80, 24) > 20)
    #expect(painted(200, 60) == 4 * painted(80, 24))
  }

  @Test("200x60: the rules are in two columns, and complete", arguments: both)
  func rules(language: Language) {
    var narrow = guest(100, 200, language)
    narrow.type("1")
    narrow.resize(100, 300)
    var wide = guest(200, 60, language)
    wide.type("1")
    let words = { (visitor: Visitor) in
      Set(visitor.lines.dropFirst(2).dropLast().joined(separator: " ").split(separator: " "))
    }
    let first = words(wide)
    wide.press(.end)
    // The rest is visible after scrolling.
    let missing = words(narrow).symmetricDifference(first.union(words(wide)))
    #expect(missing.subtracting(["│", "┃"]) == [])
    #expect(first.count * 5 > words(narrow).count * 3)
  }

  @Test(
    "200x60: the second column of the rules begins with a heading", arguments: both,
    ["pairs", "color-match", "movie-quiz", "pairs-duel"])
  func headings(language: Language, game: String) throws {
    for rows in [50, 60] {
      var visitor = guest(200, rows, language, settings: Settings(game: game))
      visitor.type("1")
      visitor.resize(200, rows)
      let canvas = visitor.canvas
      let title = visitor.app.look.style(.title)
      let choice = try #require(visitor.lines.firstIndex { $0.contains("●") })
      let first = try #require(
        (choice + 1..<rows).first { row in (100..<190).contains { canvas[$0, row].character != " " }
        })
      let column = try #require((100..<190).first { canvas[$0, first].character != " " })
      #expect(canvas[column, first].style == title, "\(visitor.screen)")
    }
  }

  @Test(
    "200x60: the player's own rounds are below the leaderboard, and not requested in 80x24")
  func ownRounds() throws {
    for (columns, isWide) in [(200, true), (80, false)] {
      var visitor = Visitor(App.LaunchEnvironment(language: .english))
      visitor.resize(columns, 60)
      visitor.logIn(try Deals.player())
      visitor.effects = []
      visitor.type("4")
      let board = LeaderboardKey(game: PairsGame.id, setup: "easy")
      let query = OwnRoundsQuery(board: board, player: PlayerID(1))
      #expect(visitor.effects.contains(.ask(query)) == isWide)
      visitor.answer(
        .leaderboard(try Deals.page(query.board, count: 10), for: PlayerID(1)))
      visitor.answer(
        .ownRounds(
          OwnRoundsPage(
            board: query.board, player: PlayerID(1), before: nil,
            rows: try OwnRoundsVisit.rows(1...3), total: 3)))
      #expect(visitor.sees(OwnRoundsPhrase.title) == isWide, "\(visitor.screen)")
      #expect(visitor.sees("Anna"))
    }
  }

  @Test("200x60: forms and tables begin in the upper third")
  func upper() throws {
    var visitor = guest(200, 60)
    for tab in ["2", "3", "4", "6"] {
      visitor.type(tab)
      let first = try #require(
        visitor.lines.indices.dropFirst(2).first { visitor.lines[$0].contains { $0 != " " } })
      #expect((4...20).contains(first), "tab \(tab)\n\(visitor.screen)")
    }
  }
}

extension Visitor {
  fileprivate mutating func resize(_ columns: Int, _ rows: Int) {
    send(.resized(Size(columns: columns, rows: rows)))
  }
}
