import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Large windows are balanced, and one accent shows the focus")
struct WideLooksTests {
  private static let large = [(120, 36), (200, 60)]

  @Test("Color Match is in the middle, with its panel below the cards", arguments: large)
  func colorMatch(columns: Int, rows: Int) throws {
    let window = Rect(column: 0, row: 0, columns: columns, rows: rows)
    let area = Chrome.content(of: window)
    let layout = ColorMatchLayout(in: area)
    #expect(abs(layout.left.column - (columns - layout.right.right)) <= 1)
    let panel = try #require(layout.panel)
    #expect(panel.row > layout.legend && panel.bottom <= area.bottom)
    #expect(abs(panel.column - (columns - panel.right)) <= 1)
  }

  @Test("a result next to its board has a margin on its right", arguments: large)
  func result(columns: Int, rows: Int) {
    let text = String(repeating: "word ", count: 60)
    let alert = Alert(title: "Result", parts: [.text(text)], buttons: ["Back"], isBeside: true)
    let place = alert.place(in: Size(columns: columns, rows: rows))
    #expect(place.right <= columns - 2)
  }

  @Test("Start stands out among the buttons, and has the focus only when it is chosen")
  func start() throws {
    var visitor = Visitor()
    visitor.enterAsGuest()
    let look = visitor.app.look
    let title = "[ \(look.text(ButtonPhrase.start)) ]"
    let place = try #require(visitor.place(of: title))
    #expect(visitor.canvas[place.column + 2, place.row].style == look.style(.accent).reversed)
    visitor.press(.up, .up)
    #expect(visitor.canvas[place.column + 2, place.row].style == look.style(.focus))
  }

  @Test("the player's own row has a mark, but not the focus, which the open level has")
  func leaderboard() throws {
    var visitor = Visitor()
    visitor.logIn(try Deals.player())
    visitor.type("4")
    let board = LeaderboardKey(game: PairsGame.id, setup: "easy")
    visitor.answer(.leaderboard(try Deals.page(board, count: 10), for: PlayerID(1)))
    let look = visitor.app.look
    let mark = try #require(visitor.place(of: look.glyphs.mine))
    let style = visitor.canvas[mark.column, mark.row].style
    #expect(style == look.style(.accent) && style != look.style(.cursor))
  }

  @Test("a leaderboard has the points of each medal on a line below its rows, if there is room")
  func medals() throws {
    let board = LeaderboardKey(game: PairsGame.id, setup: "easy")
    let platinum = try #require(Catalog.platinum(of: board.game, setup: "easy"))
    for (columns, rows) in [(60, 20), (120, 36), (200, 60)] {
      var visitor = Visitor(columns: columns, rows: rows)
      visitor.logIn(try Deals.player())
      visitor.type("4")
      visitor.answer(.leaderboard(try Deals.page(board, count: 10), for: PlayerID(1)))
      let medals = Medal.allCases.map { medal in
        let points = visitor.app.look.language.grouped(medal.leastPoints(platinum: platinum))
        return "\(visitor.text(medal)) \(points)"
      }
      let line = visitor.lines.lastIndex { line in medals.allSatisfy { line.contains($0) } }
      #expect((line != nil) == (columns >= 120), "\(columns)")
      guard let line else { continue }
      let last = try #require(visitor.place(of: visitor.text(PlayersPhrase.count(10))))
      #expect(line > last.row)
    }
  }

  @Test("a profile has the card that others will see next to it")
  func profile() throws {
    var visitor = Visitor(columns: 120, rows: 36)
    visitor.logIn(try Deals.player(), offersProfile: true)
    visitor.answer(.profile(OwnProfile(), at: Timestamp(milliseconds: 1_795_305_600_000)))
    let name = visitor.text(PlayerCardPhrase.name) + "  Eve"
    visitor.type("Eve")
    #expect(visitor.sees(ProfilePhrase.card) && !visitor.sees(name))
    visitor.press(.tab)
    visitor.type(" ")
    #expect(visitor.sees(name))
  }

  @Test("tiles of a board leave half a line between their rows")
  func tiles() {
    let look = RenderStyle()
    let size = Size(columns: 24, rows: 9)
    var frame = Frame<Never>(Canvas(size: size, style: look.style(.text)), look: look)
    GridChart(title: "", columns: 4, values: Array(1...12))
      .draw(into: &frame, in: frame.bounds, columns: 24)
    for row in [3, 5, 7] {
      let cell = frame.canvas[0, row]
      #expect(cell.character == "▄" && cell.style.attributes.contains(.reverse))
      #expect(cell.style.background == look.style(.text).background)
    }
  }
}
