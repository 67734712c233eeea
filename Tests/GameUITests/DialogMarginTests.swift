import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("The screen below a dialog does not disturb it")
struct DialogMarginTests {
  @Test("a dialog leaves no half words next to it", arguments: Language.allCases)
  func wholeWords(language: Language) throws {
    for tab in "1234567" {
      for rows in [20, 24] {
        var visitor = Visitor(
          App.LaunchEnvironment(language: language, languageIsForced: true),
          columns: rows == 20 ? 60 : 80, rows: rows)
        visitor.logIn(try Deals.player())
        visitor.type(String(tab))
        let words = { (visitor: Visitor) in
          Set(visitor.lines.dropLast().flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
        }
        let before = words(visitor)
        visitor.press(.function(1))
        let dialog = try #require(visitor.app.dialogs.first, "tab \(tab)")
        // The dialog alone, on an empty screen.
        var alone = Canvas(size: visitor.app.size)
        dialog.draw(onto: &alone, visitor.app.look)
        let own = Set(alone.lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
        #expect(words(visitor).subtracting(own).isSubset(of: before), "tab \(tab)")
      }
    }
  }

  @Test(
    "a dialog covers each card of a board completely or not at all", arguments: PairsLevel.allCases)
  func wholeCards(level: PairsLevel) throws {
    for (columns, rows) in [(80, 24), (120, 40)] {
      let settings = Settings(setups: ["pairs": level.rawValue], motion: false)
      var visitor = Visitor(columns: columns, rows: rows, settings: settings)
      visitor.enterAsGuest()
      visitor.deal()
      // The backs, which are of one piece.
      let before = visitor.canvas
      visitor.press(.control("c"))
      let (app, look) = (visitor.app, visitor.app.look)
      let cover = try #require(app.dialogs.first).alert(look).place(in: app.size)
      let cards = try #require(visitor.play).pieces(in: app.area, look: look).dropLast()
      #expect(cards.count == level.cards)
      expectWhole(Array(cards), beside: cover, before, visitor.canvas)
    }
  }

  @Test("the cards of the title and of a deck's preview are not cut either", arguments: [20, 24])
  func cardsOfScreens(rows: Int) {
    var title = Visitor(columns: rows == 20 ? 60 : 80, rows: rows, anybody: false)
    title.perform(.show(.quit(isTry: false)))
    #expect(title.dialog is ConfirmationDialog && !title.screen.contains("╱╲"), "\(title.screen)")
    var start = Visitor(columns: rows == 20 ? 60 : 80, rows: rows)
    start.enterAsGuest()
    start.perform(.show(.quit(isTry: false)))
    let corners = ["╭───╮", "╰───╯", "│ ♠ │", "│ ▲ │"]
    for line in start.lines where line.contains("──╮") || line.contains("╰──") {
      // Only complete cards are left next to the box.
      var rest = line
      for corner in corners { rest = rest.replacing(corner, with: "") }
      let own = rest.filter { "╭╮╰╯".contains($0) }
      let counts = "╭╮╰╯".map { corner in own.count { $0 == corner } }
      #expect(counts[0] == counts[1] && counts[2] == counts[3], "\(line)")
    }
  }
}

extension DialogMarginTests {
  /// Expects each piece next to a box at `cover` to be unchanged or blank.
  private func expectWhole(
    _ pieces: [Rect], beside cover: Rect, _ before: Canvas, _ after: Canvas
  ) {
    for piece in pieces {
      let hidden = piece.intersection(cover)
      let isTouched = hidden.columns > 0 && hidden.rows > 0
      for row in piece.row..<piece.bottom {
        // The cursor's marks at its sides disappear in any case.
        for column in (piece.column + 1)..<(piece.right - 1)
        where !cover.contains(Point(column: column, row: row)) {
          let kept = isTouched ? " " : before[column, row].character
          #expect(after[column, row].character == kept)
        }
      }
    }
  }

  private func cover(_ visitor: Visitor) throws -> Rect {
    let (app, look) = (visitor.app, visitor.app.look)
    return try #require(app.dialogs.first).alert(look).place(in: app.size)
  }

  @Test("nor does it cut a card of the viewer", arguments: PairsLevel.allCases)
  func cardsOfViewer(level: PairsLevel) throws {
    for (columns, rows) in [(80, 24), (120, 40)] {
      var visitor = Visitor(columns: columns, rows: rows, settings: Settings(motion: false))
      visitor.logIn(try Deals.player(), Settings(motion: false))
      visitor.effects += visitor.app.perform(
        [.go(.watch(WatchSubject(try Deals.replayed(level), of: .own)))], at: visitor.now)
      visitor.press(.home)
      let before = visitor.canvas
      let screen = try #require(visitor.open(WatchScreen.self))
      let area = WatchBar.board(in: screen.area(visitor.app.context(at: visitor.now)))
      let game = try #require(screen.watched)
      let cards = game.play.pieces(in: area, look: visitor.app.look).dropLast()
      #expect(cards.count == level.cards)
      visitor.perform(.show(.quit(isTry: false)))
      expectWhole(Array(cards), beside: try cover(visitor), before, visitor.canvas)
    }
  }

  @Test("nor one of the tutorial", arguments: [20, 24])
  func cardsOfTutorial(rows: Int) throws {
    var visitor = Visitor(columns: rows == 20 ? 60 : 80, rows: rows, anybody: false)
    visitor.enterAsGuest()
    visitor.type("t")
    let screen = try #require(visitor.open(TutorialScreen.self))
    let before = visitor.canvas
    var frame = Frame<TutorialScreen.Target>(before, look: visitor.app.look)
    screen.draw(into: &frame, visitor.app.context(at: visitor.now))
    #expect(frame.pieces.count == CardTrial.cards)
    visitor.perform(.show(.quit(isTry: false)))
    expectWhole(frame.pieces, beside: try cover(visitor), before, visitor.canvas)
  }

  @Test("nor a poster of Movie Quiz", arguments: [(60, 20), (80, 24), (120, 40)])
  func posters(columns: Int, rows: Int) throws {
    let settings = Settings(game: "movie-quiz", setups: ["movie-quiz": "top"])
    var visitor = Visitor(columns: columns, rows: rows, settings: settings)
    visitor.enterAsGuest()
    visitor.deal(7)
    let poster = try #require(MovieQuizLayout(in: visitor.app.area)).poster
    let before = visitor.canvas
    visitor.press(.control("c"))
    let cover = try cover(visitor)
    #expect(poster.intersection(cover).rows > 0)
    expectWhole([poster], beside: cover, before, visitor.canvas)
  }
}
