import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Medals are shown wherever a best is")
struct MedalScreenTests {
  private func page(_ window: (Int, Int)) throws -> Visitor {
    var visitor = Visitor(columns: window.0, rows: window.1)
    visitor.logIn(try Deals.player())
    return visitor
  }

  @Test("a first result is a success with a medal, for guests and players")
  func firstResult() throws {
    for isPlayer in [false, true] {
      var visitor = Visitor(settings: Settings(motion: false))
      if isPlayer {
        visitor.logIn(try Deals.player(), Settings(motion: false))
      } else {
        visitor.enterAsGuest()
      }
      visitor.deal()
      visitor.finish()
      #expect(visitor.sees("★★★★ " + visitor.text(Medal.platinum)), "\(visitor.screen)")
    }
  }

  @Test("practice has none")
  func practice() {
    var visitor = Visitor(settings: Settings(motion: false))
    visitor.enterAsGuest()
    visitor.deal()
    visitor.finish()
    visitor.click(button: ButtonPhrase.sameDeal)
    visitor.finish()
    #expect(visitor.dialog is GameResult && !visitor.sees("★"))
  }

  @Test(
    "the start screen shows the medal of the chosen board",
    arguments: [(60, 20), (80, 24), (120, 40)])
  func start(window: (Int, Int)) throws {
    var visitor = try page(window)
    #expect(!visitor.sees("★★"))
    visitor.app.session.note(450, on: LeaderboardKey(game: PairsGame.id, setup: "easy"))
    #expect(visitor.sees("★★★ " + visitor.text(Medal.gold)), "\(visitor.screen)")
    visitor.choose { $0.setups["pairs"] = "normal" }
    #expect(!visitor.sees(Medal.gold))
  }

  @Test(
    "a leaderboard has a column of medals, whose names the outline always tells",
    arguments: [(60, 20), (80, 24), (120, 40)])
  func tables(window: (Int, Int)) throws {
    var visitor = try page(window)
    let board = LeaderboardKey(game: PairsGame.id, setup: "easy")
    visitor.app.navigation.go(.leaderboard(board))
    visitor.answer(.leaderboard(try Deals.page(board, count: 3), for: PlayerID(1)))
    #expect(visitor.sees(LeaderboardPhrase.medal) && visitor.screen.contains("★★★"))
    let rows = visitor.app.outline(at: visitor.now).items.filter { $0.role == .row }
    #expect(rows.count == 3)
    #expect(
      rows.allSatisfy { row in
        Medal.allCases.contains { row.label.contains("★ " + visitor.text($0)) }
      }, "\(rows.map(\.label))")
  }

  @Test("each medal has a color and a number of stars, of which monochrome has only the stars")
  func colors() throws {
    for theme in [ThemeName.dark, .light, .highContrast] {
      let look = RenderStyle(theme: theme, depth: .direct)
      #expect(Set(Medal.allCases.map { look.style(of: $0)?.foreground }).count == 4)
    }
    for depth in [ColorDepth.direct, .monochrome] {
      var visitor = Visitor(App.LaunchEnvironment(depth: depth, background: .dark))
      visitor.logIn(try Deals.player())
      let board = LeaderboardKey(game: PairsGame.id, setup: "easy")
      visitor.app.navigation.go(.leaderboard(board))
      visitor.answer(.leaderboard(try Deals.page(board, count: 3), for: PlayerID(1)))
      let canvas = visitor.canvas
      let stars = (0..<canvas.size.rows).flatMap { row in
        (0..<canvas.size.columns).map { canvas[$0, row] }.filter { $0.character == "★" }
      }
      let color = visitor.app.look.style(of: .platinum)?.foreground
      #expect(stars.count >= 8 && stars.contains { $0.style.foreground == color } == (color != nil))
    }
  }

  @Test("without Unicode they are asterisks")
  func ascii() {
    var visitor = Visitor(App.LaunchEnvironment(unicode: false), settings: Settings(motion: false))
    visitor.enterAsGuest()
    visitor.deal()
    visitor.finish()
    #expect(visitor.sees("**** " + visitor.text(Medal.platinum)))
  }

  @Test("one answer again and again is no best, and the result says why")
  func oneAnswer() throws {
    let settings = Settings(game: "color-match")
    for isPlayer in [false, true] {
      var visitor = Visitor(settings: settings)
      if isPlayer { visitor.logIn(try Deals.player(), settings) } else { visitor.enterAsGuest() }
      visitor.deal(7)
      visitor.wait(3001)
      visitor.send(.deadline)
      for _ in 0..<14 {
        visitor.wait(2000)
        visitor.send(.deadline)
        visitor.press(.right)
      }
      visitor.wait(30_000)
      visitor.send(.deadline)
      #expect(visitor.sees(PlayPhrase.oneAnswer), "\(visitor.screen)")
      #expect(!visitor.sees("★"))
      #expect(visitor.app.session.bests.isEmpty && visitor.effects.contains { $0.isDrop })
      let isRecorded = visitor.effects.contains { effect in
        if case .store(.record) = effect { true } else { false }
      }
      #expect(!isRecorded)
      visitor.effects = []
      visitor.press(.enter)
      #expect(visitor.effects.contains(.drawSeed))
    }
  }
}
