import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("The menu of the title")
struct TitleMenuTests {
  @Test("without an account the title is a menu, and the fields open on l")
  func opens() {
    for (columns, rows) in [(60, 20), (80, 24), (120, 36), (200, 60)] {
      var visitor = Visitor(columns: columns, rows: rows, anybody: false)
      func items(_ role: Outline.Role) -> [Outline.Item] {
        visitor.app.outline(at: visitor.now).items.filter { $0.role == role }
      }
      let titles: [any Phrase] = [
        TitlePhrase.guest, ButtonPhrase.logIn, ButtonPhrase.register, TitlePhrase.quit,
      ]
      let menu = items(.button)
      #expect(menu.map(\.label) == titles.map { visitor.text($0) })
      #expect(Set(menu.map(\.place.column)).count == 1 && items(.field).isEmpty)
      #expect(Set(menu.map(\.place.row)).count == 4 && menu.first?.state == .focused)
      #expect(visitor.sees(TitlePhrase.dailyAt("00:00")))
      visitor.press(.down, .enter)
      #expect(visitor.open(TitleScreen.self)?.form.focus == .login && items(.field).count == 2)
      visitor.type("anna")
      visitor.press(.escape)
      #expect(items(.field).isEmpty && visitor.open(TitleScreen.self)?.form.focus == .guest)
      visitor.type("l")
      #expect(visitor.open(TitleScreen.self)?.form.text(.login) == "anna")
      visitor.press(.escape, .down, .down, .enter)
      #expect(visitor.open(RegisterScreen.self) != nil)
    }
  }
}
