import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Drawings that copy unchanged parts of the last one")
struct RedrawTests {
  /// A visitor with the last drawing of the window.
  private struct Window {
    var visitor: Visitor
    private var last: Canvas?

    init(_ kind: Kind, _ settings: Settings = Settings()) {
      var settings = settings
      settings.language = kind.language
      visitor = Visitor(
        App.LaunchEnvironment(unicode: kind.unicode, language: kind.language),
        columns: kind.columns,
        rows: kind.rows, settings: settings)
    }

    /// Draws the screen after the last drawing and compares it with a drawing from nothing.
    mutating func check(_ step: String) {
      let next = visitor.app.draw(at: visitor.now, after: last)
      // Without a variable, a failure would print every cell of both drawings.
      let isEqual = next == visitor.canvas
      #expect(isEqual, "\(step)\n\(next.lines.joined(separator: "\n"))")
      last = next
    }

    mutating func press(_ keys: Key..., step: String = "") {
      for key in keys {
        visitor.press(key)
        check("\(step) \(key)")
      }
    }

    mutating func wait(_ milliseconds: Int) {
      visitor.wait(milliseconds)
      visitor.send(.deadline)
      check("after \(milliseconds) ms")
    }
  }

  /// The size of a window and its texts.
  struct Kind: Sendable {
    let columns, rows: Int
    let unicode: Bool
    let language: Language
  }

  static let kinds = [
    Kind(columns: 60, rows: 20, unicode: true, language: .russian),
    Kind(columns: 80, rows: 24, unicode: false, language: .english),
    Kind(columns: 100, rows: 40, unicode: true, language: .english),
    Kind(columns: 120, rows: 40, unicode: true, language: .english),
  ]

  @Test(
    "equal drawings from nothing on every screen, with help and other settings", arguments: kinds)
  func routes(kind: Kind) throws {
    var window = Window(kind)
    window.check("title")
    window.visitor.logIn(try Deals.player())
    for (index, route) in Route.samples.enumerated() {
      let step = "route \(index)"
      if route.place != .entrance { window.visitor.app.navigation.enterTabs() }
      window.visitor.app.navigation.go(route)
      window.check(step)
      window.press(.down, .right, .tab, .character("a"), .enter, .function(1), step: step)
      window.press(.escape, "Q", .character("2"), .control("c"), .escape, step: step)
      window.visitor.choose {
        $0.language = index.isMultiple(of: 2) ? .english : .russian
        $0.theme = index.isMultiple(of: 3) ? .dark : .light
      }
      window.check("\(step), other settings")
    }
  }

  @Test("equal drawings from nothing in every game", arguments: kinds, GameKind.allCases)
  func games(kind: Kind, game: GameKind) {
    var window = Window(kind, Settings(game: game.id.description))
    window.visitor.enterAsGuest()
    window.check("start")
    window.visitor.deal()
    for _ in 0..<3 {
      window.press(.character("y"), .right, .character(" "), .down, .enter, .character("1"))
      window.wait(700)
      window.wait(3000)
    }
    window.press(.character("p"), .right, .character("?"), .escape, .character("1"))
    window.press(.character("3"), .character("p"), .control("c"), .escape)
  }

  @Test(
    "equal drawings from nothing while cards turn and the window changes", arguments: kinds,
    ["symbols", "cats"])
  func cards(kind: Kind, deck: String) {
    var window = Window(kind, Settings(deck: deck, setups: ["pairs": "easy"], motion: true))
    window.visitor.enterAsGuest()
    window.visitor.deal()
    for _ in 0..<PairsLevel.easy.cards {
      window.press(.character(" "))
      window.wait(40)
      window.wait(50)
      window.press(.right, .character(" "), .character(" "), .down, .left)
      window.wait(1000)
    }
    window.visitor.send(.resized(Size(columns: 100, rows: 30)))
    window.check("another window")
    window.press(.right, .character(" "), .escape, "Q", .enter, .right, .enter)
    window.wait(2000)
  }
}
