import Canvas
import GameCore
import Testing

@testable import GameUI

/// Lines beyond the window are cut without an ellipsis, so that looking for one is not enough.
@Suite("The keys in the rules are complete in the narrowest window")
struct RulesWholeTests {
  @Test("g opens the rules of the next game, and t its tutorial")
  func games() {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.type("1")
    for kind in [GameKind.colorMatch, .movieQuiz, .pairsDuel, .pairs] {
      visitor.press(.end)
      visitor.type("g")
      let title = visitor.app.look.title(of: kind)
      #expect(visitor.lines[4].contains(title), "\(visitor.screen)")
      var other = visitor
      other.type("t")
      #expect(other.sees(GameTitle(kind.id)))
    }
  }

  @Test("The outline has the position of the scrollbar, which follows the text")
  func position() {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.type("1")
    func positions() -> [String] {
      visitor.app.outline(at: visitor.now).items.filter { $0.role == .figure }.map(\.value)
    }
    let top = positions()
    visitor.press(.end)
    #expect(top.count == 1 && positions().count == 1 && positions() != top)
  }

  @Test("of every game and of all", arguments: Language.allCases)
  func keys(language: Language) {
    var visitor = Visitor(
      App.LaunchEnvironment(language: language, languageIsForced: true), columns: 60, rows: 20)
    visitor.enterAsGuest()
    visitor.type("1")
    var seen = ""
    for _ in GameKind.allCases {
      for _ in 0..<20 {
        seen += "\n" + visitor.screen
        visitor.press(.pageDown)
      }
      visitor.type("g")
    }
    let look = visitor.app.look
    let lines = Set(seen.split(separator: "\n").map { $0.trimmingBlanks })
    let keys =
      GameKind.allCases.flatMap { $0.descriptor.keys(look) } + GameKind.sharedKeys
      + GameKind.allCases.flatMap(\.keysBefore)
      + WatchScreen.rules(visitor.app.context(at: visitor.now))
    for key in keys {
      let text = key.row(look).meaning
      #expect(lines.contains { $0.hasSuffix(" " + text) }, "\(text)")
      #expect(text.first?.isLowercase == false, "\(text)")
    }
  }
}

extension Substring {
  /// Returns the line without blanks and scroll marks at its end.
  fileprivate var trimmingBlanks: Substring {
    guard let last = lastIndex(where: { !" │┃".contains($0) }) else { return "" }
    return self[...last]
  }
}
