import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Wide windows are used")
struct WideWindowTests {
  /// The smallest rectangle around the content of a page.
  private func content(_ visitor: Visitor) -> Rect {
    let canvas = visitor.canvas
    let base = visitor.app.look.style(.text).background
    let first = visitor.app.navigation.isInTabs ? 2 : 0
    let cells = (first..<canvas.size.rows - 1).flatMap { row in
      (0..<canvas.size.columns).filter { column in
        canvas[column, row].character != " " || canvas[column, row].style.background != base
      }.map { Point(column: $0, row: row) }
    }
    let (columns, rows) = (cells.map(\.column), cells.map(\.row))
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return Rect(column: 0, row: 0, columns: 0, rows: 0) }
    return Rect(column: left, row: top, columns: right + 1 - left, rows: bottom + 1 - top)
  }

  private func expectFilled(
    _ visitor: Visitor, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (content, window) = (content(visitor), visitor.canvas.size)
    #expect(
      10 * content.columns >= 6 * window.columns, "\(visitor.screen)",
      sourceLocation: sourceLocation)
    #expect(
      10 * content.rows >= 6 * window.rows, "\(visitor.screen)", sourceLocation: sourceLocation)
  }

  @Test(
    "Title and start take at least 60 % of both sides of a large window",
    arguments: Language.allCases, [(120, 36), (200, 60)])
  func entrance(language: Language, window: (Int, Int)) {
    let environment = App.LaunchEnvironment(language: language, languageIsForced: true)
    for anybody in [true, false] {
      expectFilled(Visitor(environment, columns: window.0, rows: window.1, anybody: anybody))
    }
    for kind in GameKind.allCases {
      var start = Visitor(
        environment, columns: window.0, rows: window.1,
        settings: Settings(game: kind.id.description))
      start.enterAsGuest()
      expectFilled(start)
    }
  }

  @Test("So does the leaderboard")
  func leaderboard() throws {
    var visitor = Visitor(columns: 200, rows: 60)
    visitor.logIn(try Deals.player())
    visitor.type("4")
    let board = LeaderboardKey(game: PairsGame.id, setup: "easy")
    visitor.answer(.leaderboard(try Deals.page(board, count: 10), for: PlayerID(1)))
    visitor.answer(
      .ownRounds(
        OwnRoundsPage(
          board: board, player: PlayerID(1), before: nil, rows: try OwnRoundsVisit.rows(1...3),
          total: 3)))
    expectFilled(visitor)
  }
}

@Suite("Forms and headers keep their places")
struct PlacesTests {
  @Test(
    "The title's buttons and checkbox are aligned with its fields", arguments: Language.allCases)
  func title(language: Language) throws {
    let visitor = Visitor(
      App.LaunchEnvironment(language: language, languageIsForced: true), anybody: true)
    let items = visitor.app.outline(at: visitor.now).items
    let field = try #require(items.first { $0.role == .field }).place
    let check = try #require(items.first { $0.role == .check }).place
    let button = try #require(items.first { $0.role == .button }).place
    // The text of a field is one column to the right of its edge.
    #expect(check.column == field.column || check.column == field.column - 1)
    let canvas = visitor.canvas
    let row = (0..<canvas.size.columns).map { String(canvas[$0, check.row].character) }.joined()
    #expect(
      row.firstIndex(of: "[").map { row.distance(from: row.startIndex, to: $0) }
        == field.column - 1)
    let label = visitor.lines[field.row].firstIndex { $0.isLetter }
      .map { visitor.lines[field.row].distance(from: visitor.lines[field.row].startIndex, to: $0) }
    #expect(label == button.column)
  }

  @Test("The tabs are in the same places for every player", arguments: [60, 80, 100, 120])
  func tabs(columns: Int) throws {
    for language in Language.allCases {
      let rows = try ["Ann", "Maximilian Alexander"].map { name in
        var visitor = Visitor(
          App.LaunchEnvironment(language: language, languageIsForced: true), columns: columns)
        visitor.logIn(try Deals.player(1, name))
        return visitor.app.outline(at: visitor.now).items.filter { $0.role == .tab }.map(\.place)
      }
      #expect(rows[0] == rows[1])
      for (left, right) in zip(rows[0], rows[0].dropFirst()) {
        #expect(left.right <= right.column, "no two share a blank")
      }
    }
  }

  @Test("With a seed, a player is not asked to log in")
  func seed() throws {
    var visitor = Visitor(App.LaunchEnvironment(seed: 5))
    visitor.logIn(try Deals.player())
    visitor.type("3")
    #expect(!visitor.sees(DailyPhrase.guest) && visitor.sees(DailyPhrase.notWithSeed))
  }

  @Test("In ASCII, Latin letters lose their accents")
  func accents() {
    #expect(Transliteration.ascii("Zoë Ångström Łódź Çelik") == "Zoe Angstrom Lodz Celik")
    #expect(Transliteration.ascii("Straße 花") == "Strase ?")
  }

  @Test(
    "The five steps of tiles differ and get stronger",
    arguments: [ThemeName.dark, .light, .highContrast, .terminal])
  func tiles(theme: ThemeName) throws {
    for depth in [ColorDepth.palette256, .direct] {
      let look = RenderStyle(theme: theme, depth: depth)
      let styles = try (0...4).map { try #require(look.tile($0)) }
      #expect(Set(styles.map(\.background)).count == 5, "\(depth)")
      #expect(try styles.allSatisfy { try #require(Contrast.of($0)) >= 3.5 })
    }
  }
}
