import Canvas
import Testing

@testable import GameCore
@testable import GameUI

/// The screens for players whose screen reader follows the cursor.
@Suite struct ScreenReaderTests {
  private func started(_ kind: GameKind = .pairs) -> Visitor {
    let settings = Settings(game: kind.id.description, motion: false)
    var visitor = Visitor(App.LaunchEnvironment(cursor: .focus), settings: settings)
    visitor.enterAsGuest()
    visitor.deal()
    return visitor
  }

  /// The line that describes the latest event.
  private func status(_ visitor: Visitor) -> String { visitor.lines.last ?? "" }

  /// The text at the cursor.
  private func textAtCursor(_ visitor: Visitor) throws -> Substring {
    let cursor = try #require(visitor.canvas.cursor)
    return visitor.lines[cursor.row].dropFirst(cursor.column).prefix { $0 != " " }
  }

  @Test("No clock ticks, unless the game is paused")
  func clock() {
    for kind in [GameKind.pairs, .pairsDuel, .movieQuiz] {
      var visitor = started(kind)
      let before = visitor.canvas
      visitor.wait(2000)
      #expect(visitor.canvas == before, "\(kind.id)")
    }
    var visitor = started()
    visitor.wait(2000)
    #expect(!visitor.sees("0:02"))
    visitor.type("p")
    #expect(visitor.sees("0:02"))
  }

  @Test("Closed cards are blank, and the cursor is on the position of one")
  func closed() throws {
    var visitor = started()
    let area = Chrome.content(of: visitor.app.bounds)
    let drawn = visitor.lines[area.row..<area.bottom].joined().filter { $0 != " " }
    #expect(drawn == (try textAtCursor(visitor)))
    visitor.press(.right)
    #expect(try textAtCursor(visitor) == "B1")
  }

  @Test("One line describes each flip, with card, match, turn and pairs")
  func status() throws {
    var visitor = started()
    #expect(status(visitor).contains(PairsLevel.easy.pairs.description))
    visitor.press(.enter, .right, .enter)
    let play = try #require(visitor.app.table.play as? PairsPlay)
    let number = try #require(play.state.face(at: 1))
    let face = try #require(play.board.name(of: number, visitor.app.look))
    let line = status(visitor)
    #expect(line.hasPrefix("B1 " + face.name))
    #expect(line.contains("1") && line.contains("0"))
    #expect(visitor.canvas.wholeRow == visitor.app.size.rows - 1)
    visitor.press(.enter)
    #expect(status(visitor) != line, "a key without effect is answered")
  }

  @Test("At 80x24, the cards of every level have room for names")
  func names() {
    let area = Chrome.content(of: Rect(column: 0, row: 0, columns: 80, rows: 24))
    for level in PairsLevel.allCases {
      let layout = BoardLayout(level, in: area, hasNames: true)
      #expect(layout.map { $0.card.columns >= 7 } == true)
    }
  }

  @Test("A line without room for all sentences has the last ones")
  func longStatus() {
    let look = RenderStyle()
    var canvas = Canvas(size: Size(columns: 30, rows: 2), style: look.style(.text))
    Chrome.drawStatus(onto: &canvas, "Newt flips A1 Star, A2 Ball. No match. Your turn.", look)
    #expect(canvas.lines.last == "No match. Your turn.")
  }

  @Test("The cursor is on the first line of a result, then on the buttons")
  func result() throws {
    var visitor = started()
    visitor.finish()
    visitor.wait(5000)
    visitor.send(.deadline)
    let claimed = try #require(visitor.app.dialogs.results.first?.record.claimed)
    #expect(try textAtCursor(visitor).contains(visitor.app.look.language.grouped(claimed.points)))
    visitor.press(.right)
    let button = visitor.app.look.text(ButtonPhrase.register)
    #expect(button.hasPrefix(try textAtCursor(visitor)))
  }
}
