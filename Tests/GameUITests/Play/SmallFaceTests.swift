import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Small faces on a light table")
struct SmallFaceTests {
  @Test(
    "a face of three rows has one color inside its edges, in which its symbol is legible",
    arguments: BoardLayout.oddSizes.filter { $0.rows == 3 }, [ColorDepth.palette256, .direct])
  func whole(size: Size, depth: ColorDepth) throws {
    let look = RenderStyle(theme: .light, depth: depth)
    for face in Deck.symbols.faces {
      var canvas = Canvas(size: size, style: look.style(.text))
      var painter = CardPainter(look: look)
      painter.draw(.up(CardFront(face: face, picture: nil)), in: canvas.bounds, into: &canvas)
      let colors = (1..<size.columns - 1).map { column in
        let style = canvas[column, 1].style
        return style.attributes.contains(.reverse) ? style.foreground : style.background
      }
      #expect(Set(colors).count == 1, "\(face.symbol)")
      let style = canvas[size.columns / 2, 1].style
      #expect(try #require(Contrast.between(style.foreground, style.background)) >= 3)
      #expect([canvas[0, 0], canvas[0, 1]].map(\.character) == ["▁", "▏"])
    }
  }
}
