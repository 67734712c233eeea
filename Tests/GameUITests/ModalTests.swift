import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("The screen below a dialog is dimmed")
struct ModalTests {
  @Test("only the dialog looks focused, with blank cells around it")
  func flat() throws {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.deal()
    visitor.type("Q")
    let canvas = visitor.canvas
    var frames = 0
    for row in 0..<22 {
      for column in 0..<canvas.size.columns where canvas[column, row].character == "╭" {
        if canvas[column, row].style != visitor.app.look.style(.muted) { frames += 1 }
      }
    }
    #expect(frames == 1, "the dialog's own")
    let title = try #require(visitor.place(of: QuestionPhrase.ask(.leave)))
    for column in title.column..<title.column + 16 {
      #expect(canvas[column, title.row - 1].character == " ")
    }
  }
}
