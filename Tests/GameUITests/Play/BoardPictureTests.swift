import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Boards match their golden files") struct BoardPictureTests {
  static let looks: [(String, RenderStyle)] = [
    ("english", RenderStyle()), ("ascii", RenderStyle(depth: .monochrome, unicode: false)),
  ]

  static let sizes = [
    Size(columns: 60, rows: 17), Size(columns: 120, rows: 37), Size(columns: 200, rows: 57),
  ]

  @Test(
    "a found pair and a visible miss, in a window of 80x24", arguments: PairsLevel.allCases, looks)
  func usual(level: PairsLevel, look: (String, RenderStyle)) {
    expectPicture(missed(level).picture(look: look.1), "board-\(level.rawValue)-\(look.0)")
  }

  @Test("an easy board in other windows", arguments: sizes)
  func otherWindow(size: Size) {
    expectPicture(missed(.easy).picture(size), "board-easy-\(size.columns)x\(size.rows)")
  }

  @Test("cards with symbols of two columns") func wide() {
    expectPicture(
      missed(.normal, deck: .emoji).picture(Size(columns: 120, rows: 37)), "board-normal-emoji")
  }

  @Test("a paused board, and one that does not fit", arguments: looks)
  func words(look: (String, RenderStyle)) {
    var play = missed(.easy)
    play.pause(at: .after(950))
    expectPicture(play.picture(look: look.1), "board-paused-\(look.0)")
    let picture = play.picture(Size(columns: 27, rows: 8), look: look.1)
    expectPicture(picture, "board-no-room-\(look.0)")
  }

  @Test(
    "symbols are inside the card without overlap, with one in the middle",
    arguments: BoardLayout.oddSizes, [1, 2])
  func pips(card: Size, symbolColumns: Int) {
    let inside = Rect(column: 4, row: 3, columns: card.columns - 2, rows: card.rows - 2)
    let places = PipLayout.places(in: inside, symbolColumns: symbolColumns)
    let cells = places.flatMap { place in
      (0..<symbolColumns).map { Point(column: place.column + $0, row: place.row) }
    }
    #expect(Set(cells).count == cells.count)
    #expect(cells.allSatisfy(inside.contains))
    let middle = places.filter { $0.row == inside.row + (inside.rows - 1) / 2 }
    #expect(middle.contains(PipLayout.middle(of: inside, symbolColumns: symbolColumns)))
    #expect(inside.columns < 9 || places.count >= 5)
  }

  /// Returns a board with its first pair taken and a miss shown.
  private func missed(_ level: PairsLevel, deck: Deck = .symbols) -> PairsPlay {
    var play = PairsPlay.sample(level, deck: deck)
    let places = PairsPlay.places(level)
    for place in places[0] + [places[1][0], places[2][0]] { _ = play.flip(place, at: .after(900)) }
    return play
  }
}
