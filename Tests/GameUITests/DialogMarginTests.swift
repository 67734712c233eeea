import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("What lies under a dialog does not disturb it")
struct DialogMarginTests {
  @Test("a dialog leaves no half of a word beside them", arguments: Language.allCases)
  func wholeWords(language: Language) throws {
    for tab in "1234567" {
      for rows in [20, 24] {
        var visitor = Visitor(
          App.Conditions(language: language, languageIsForced: true),
          columns: rows == 20 ? 60 : 80, rows: rows)
        visitor.logIn(try Deals.player())
        visitor.type(String(tab))
        let words = { (visitor: Visitor) in
          Set(visitor.lines.dropLast().flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
        }
        let before = words(visitor)
        visitor.press(.function(1))
        guard let dialog = visitor.app.dialogs.first else { continue }
        // The dialog alone, on nothing.
        var alone = Canvas(size: visitor.app.size)
        dialog.draw(onto: &alone, visitor.app.look)
        let own = Set(alone.lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
        #expect(words(visitor).subtracting(own).isSubset(of: before), "tab \(tab)")
      }
    }
  }
}
