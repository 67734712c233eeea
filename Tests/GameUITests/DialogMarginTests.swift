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

  @Test("an alert hides each card of a board whole or not at all", arguments: PairsLevel.allCases)
  func wholeCards(level: PairsLevel) throws {
    for (columns, rows) in [(80, 24), (120, 40)] {
      let settings = Settings(setups: ["pairs": level.rawValue], motion: false)
      var visitor = Visitor(columns: columns, rows: rows, settings: settings)
      visitor.enterAsGuest()
      visitor.deal()
      // Their backs, which are of a piece.
      let before = visitor.canvas
      visitor.press(.control("c"))
      let (app, look) = (visitor.app, visitor.app.look)
      let cover = try #require(app.dialogs.first).alert(look).place(in: app.size)
      let cards = try #require(visitor.play).game.pieces(in: app.area, look: look).dropLast()
      #expect(cards.count == level.cards)
      let after = visitor.canvas
      for card in cards {
        let hidden = card.intersection(cover)
        let isTouched = hidden.columns > 0 && hidden.rows > 0
        for row in card.row..<card.bottom {
          // The cursor's marks at its sides go in any case.
          for column in (card.column + 1)..<(card.right - 1)
          where !cover.contains(Point(column: column, row: row)) {
            let kept = isTouched ? " " : before[column, row].character
            #expect(after[column, row].character == kept)
          }
        }
      }
    }
  }

  @Test("the cards of the title and of a deck's preview are not cut either", arguments: [20, 24])
  func cardsOfScreens(rows: Int) {
    var title = Visitor(columns: rows == 20 ? 60 : 80, rows: rows, anybody: false)
    title.type("q")
    #expect(title.dialog is Question && !title.screen.contains("╱╲"), "\(title.screen)")
    var start = Visitor(columns: rows == 20 ? 60 : 80, rows: rows)
    start.enterAsGuest()
    start.type("q")
    let corners = ["╭───╮", "╰───╯", "│ ♠ │", "│ ▲ │"]
    for line in start.lines where line.contains("──╮") || line.contains("╰──") {
      // What is left beside the box are whole cards.
      var rest = line
      for corner in corners { rest = rest.replacing(corner, with: "") }
      let own = rest.filter { "╭╮╰╯".contains($0) }
      #expect(own.isEmpty || own == "╭╮" || own == "╰╯", "\(line)")
    }
  }
}
