import Canvas
import GameCore
import Testing

@testable import GameUI

/// What runs out of the window is cut without an ellipsis: that nothing ends in one says nothing.
@Suite("The keys in the rules are whole in the narrowest window")
struct RulesWholeTests {
  @Test("of every game and of all", arguments: Language.allCases)
  func keys(language: Language) {
    var visitor = Visitor(
      App.Conditions(language: language, languageIsForced: true), columns: 60, rows: 20)
    visitor.enterAsGuest()
    visitor.type("1")
    var seen = visitor.screen
    for _ in 0..<40 {
      visitor.press(.pageDown)
      seen += "\n" + visitor.screen
    }
    let look = visitor.app.look
    let lines = Set(seen.split(separator: "\n").map { $0.trimmingBlanks })
    let keys =
      GameKind.allCases.flatMap { $0.descriptor.keys(look) } + GameKind.sharedKeys
      + GameKind.allCases.flatMap(\.keysBefore) + GameKind.keysOfViewer(look)
    for (_, meaning) in keys {
      let text = look.text(meaning)
      #expect(lines.contains { $0.hasSuffix(" " + text) }, "\(text)")
      #expect(text.first?.isLowercase == false, "\(text)")
    }
  }
}

extension Substring {
  /// Without the blanks and the marks of scrolling at its end.
  fileprivate var trimmingBlanks: Substring {
    guard let last = lastIndex(where: { $0 != " " && $0 != "▲" && $0 != "▼" }) else { return "" }
    return self[...last]
  }
}
