import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("The layout of cards") struct BoardLayoutTests {
  @Test(
    "every level fits into a window of 80x24 next to its figures", arguments: PairsLevel.allCases)
  func usualWindow(level: PairsLevel) throws {
    let layout = try #require(BoardLayout(level, in: PairsPlay.usualArea))
    guard case .side = layout.figures else {
      Issue.record("figures not beside the board")
      return
    }
  }

  @Test(
    "cards and figures lie inside the area without overlap, at every sufficient size",
    arguments: PairsLevel.allCases)
  func nothingOverlaps(level: PairsLevel) {
    let least = BoardLayout.smallestArea(for: level)
    for columns in stride(from: 10, through: 260, by: 5) {
      for rows in 5...80 {
        let area = Rect(column: 3, row: 2, columns: columns, rows: rows)
        let layout = BoardLayout(level, in: area)
        #expect((layout != nil) == (columns >= least.columns && rows >= least.rows))
        if let layout { check(layout, in: area) }
      }
    }
  }

  @Test("The cards of Hard use the available room, and symbols of two columns are centered")
  func roomIsUsed() throws {
    func card(_ level: PairsLevel, _ columns: Int, _ rows: Int, symbols: Int) throws -> Size {
      let area = Rect(column: 0, row: 2, columns: columns, rows: rows - 3)
      return try #require(BoardLayout(level, in: area, symbolColumns: symbols)).card
    }
    #expect(try card(.hard, 80, 24, symbols: 1) == Size(columns: 7, rows: 3))
    #expect(try card(.hard, 80, 24, symbols: 2) == Size(columns: 6, rows: 3))
    #expect(try card(.hard, 100, 30, symbols: 1) == Size(columns: 7, rows: 3))
    #expect(try card(.normal, 60, 20, symbols: 1) == Size(columns: 7, rows: 3))
    #expect(try card(.normal, 120, 36, symbols: 1) == Size(columns: 13, rows: 7))
    for level in PairsLevel.allCases {
      for (columns, rows) in [(60, 20), (80, 24), (100, 30), (120, 36), (200, 60)] {
        for symbols in 1...2 where level.rows < 6 || columns > 60 {
          let size = try card(level, columns, rows, symbols: symbols)
          let inside = Rect(column: 0, row: 0, columns: size.columns - 2, rows: size.rows - 2)
          let place = PipLayout.middle(of: inside, symbolColumns: symbols)
          #expect(place.column * 2 + symbols == inside.columns)
          #expect(place.row * 2 + 1 == inside.rows)
        }
      }
    }
  }

  @Test("A card's back is as large as its face", arguments: ThemeName.allCases)
  func backs(theme: ThemeName) {
    for unicode in [true, false] {
      let look = RenderStyle(theme: theme, unicode: unicode)
      var painter = CardPainter(look: look)
      let front = CardFront(face: Deck.plain.faces[0], picture: nil)
      for size in BoardLayout.oddSizes + BoardLayout.evenSizes {
        var (back, face) = (Canvas(size: size), Canvas(size: size))
        painter.draw(.back, in: back.bounds, into: &back)
        painter.draw(.up(front), in: face.bounds, into: &face)
        for column in 0..<size.columns {
          // A line around a face on a table of almost its color is at the end of the half row.
          let isLine = unicode && [.light, .terminal].contains(look.theme)
          #expect(face[column, 0].character == (isLine ? "▁" : back[column, 0].character))
        }
      }
    }
  }

  @Test("a press hits the card that is drawn there and no other", arguments: PairsLevel.allCases)
  func hits(level: PairsLevel) throws {
    for size in [PairsPlay.usualArea.size, Size(columns: 130, rows: 45)] {
      let area = Rect(column: 1, row: 3, columns: size.columns, rows: size.rows)
      let layout = try #require(BoardLayout(level, in: area))
      for row in 0..<area.bottom + 2 {
        for column in 0..<area.right + 2 {
          let point = Point(column: column, row: row)
          let drawn = (0..<level.cards).filter { layout.rect(of: $0).contains(point) }
          #expect(drawn.count <= 1)
          #expect(layout.place(at: point) == drawn.first)
        }
      }
    }
  }

  @Test("the cursor never leaves the board and wraps around", arguments: PairsLevel.allCases)
  func cursor(level: PairsLevel) {
    let keys: [Key] = [
      .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .character("h"),
      .character("j"), .character("k"), .character("l"),
    ]
    for start in 0..<level.cards {
      for key in keys {
        var cursor = BoardCursor(level)
        cursor.move(to: start)
        let isMove = cursor.handle(key)
        #expect(isMove)
        #expect((0..<level.cards).contains(cursor.place))
      }
      for (there, back) in [(Key.left, Key.right), (.up, .down)] {
        var cursor = BoardCursor(level)
        cursor.move(to: start)
        _ = cursor.handle(there)
        #expect(cursor.place != start)
        _ = cursor.handle(back)
        #expect(cursor.place == start)
      }
    }
  }

  @Test(
    "moving the cursor changes only the frames of two cards",
    arguments: PairsLevel.allCases, ThemeName.allCases)
  func fewCells(level: PairsLevel, theme: ThemeName) throws {
    let look = RenderStyle(theme: theme)
    var play = PairsPlay.sample(level)
    let card = try #require(play.board.layout(in: PairsPlay.usualArea, look)).card
    let frame = 2 * (card.columns + card.rows)
    for key in [Key.right, .down, .left, .left, .up, .up, .home, .pageUp] {
      let before = play.picture(look: look)
      _ = play.press(key, at: .after(200))
      let after = play.picture(look: look)
      let changed = zip(before.cells, after.cells).count { $0 != $1 }
      #expect((12...2 * frame).contains(changed))
      #expect(before.cursor != after.cursor)
    }
  }

  private func check(_ layout: BoardLayout, in area: Rect) {
    let rects = (0..<layout.level.cards).map(layout.rect)
    let figures =
      switch layout.figures {
      case .side(let rect), .line(let rect): rect
      }
    var isSound = figures.intersection(area) == figures
    for (place, rect) in rects.enumerated() {
      let marked = Rect(
        column: rect.column - 1, row: rect.row, columns: rect.columns + 2, rows: rect.rows)
      isSound = isSound && marked.intersection(area) == marked && !overlap(marked, figures)
      for other in rects[(place + 1)...] where overlap(marked, other) { isSound = false }
    }
    #expect(isSound, "\(layout)")
  }

  private func overlap(_ one: Rect, _ other: Rect) -> Bool {
    one.column < other.right && other.column < one.right && one.row < other.bottom
      && other.row < one.bottom
  }
}
