import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The cards of Color Match")
struct ColorMatchCardsTests {
  private func started(
    _ depth: ColorDepth, columns: Int, rows: Int, _ language: Language = .english
  ) -> Visitor {
    var visitor = Visitor(
      App.LaunchEnvironment(depth: depth, language: language), columns: columns, rows: rows,
      settings: Settings(game: "color-match"))
    visitor.enterAsGuest()
    visitor.deal(7)
    visitor.wait(3000)
    visitor.send(.deadline)
    return visitor
  }

  @Test(
    "Figures and question are aligned with the cards in every window",
    arguments: [(60, 20), (80, 24), (120, 36), (160, 50), (200, 60)])
  func aligned(columns: Int, rows: Int) throws {
    for language in Language.allCases {
      let visitor = started(.palette256, columns: columns, rows: rows, language)
      let layout = ColorMatchLayout(in: visitor.app.area)
      let figures = visitor.app.outline(at: visitor.now).items.filter { $0.role == .figure }
        .filter { $0.place.row == layout.figures }
      #expect(figures.first?.place.column == layout.left.column)
      #expect(figures.allSatisfy { $0.place.right <= layout.right.right })
      let text = ColorMatchPhrase.question.text(in: language)
      let question = try #require(visitor.place(of: text))
      let middle = layout.left.column + layout.right.right
      #expect(abs(2 * question.column + TextWidth.of(text) - middle) <= 1)
    }
  }

  @Test(
    "No card reveals its ink: yellow has its own band, and the card itself looks like any other",
    arguments: ColorDepth.allCases.filter { $0 > .monochrome }, [(60, 20), (80, 24), (200, 60)])
  func cards(depth: ColorDepth, size: (columns: Int, rows: Int)) throws {
    var seen: Set<ColorWord> = []
    var visitor = started(depth, columns: size.columns, rows: size.rows)
    for _ in 0..<40 where seen.count < 4 {
      let ink = try #require(visitor.play as? ColorMatchPlay).state.question.ink
      seen.insert(ink)
      let layout = ColorMatchLayout(in: visitor.app.area)
      let canvas = visitor.canvas
      let look = WordInk(visitor.app.look, textures: false)
      let card = look.style(of: WordInk.neutral)
      for (column, row) in [
        (layout.right.column, layout.right.row + 1),
        (layout.right.right - 2, layout.right.bottom - 2),
      ] {
        #expect(canvas[column, row].style == card)
      }
      // Next to each cell of ink there is ink, or its background.
      let background = look.style(of: ink).background
      let painted = look.cell(of: ink).style.background
      let inside = layout.right.inset(columns: 1, rows: 1)
      for row in inside.row + 1..<inside.bottom {
        for column in inside.column + 1..<inside.right
        where canvas[column, row].style.background == painted {
          for other in [canvas[column - 1, row], canvas[column, row - 1]] {
            #expect(
              [background, painted].contains(other.style.background), "\(ink) at \(column), \(row)")
          }
        }
      }
      visitor.wait(1400)
      visitor.send(.deadline)
      visitor.press(.right)
      visitor.wait(1400)
      visitor.send(.deadline)
    }
    #expect(seen.count == 4)
  }

  @Test("the cards have visible edges on a light table, in no color of an ink")
  func edges() throws {
    for depth in [ColorDepth.palette256, .direct] {
      var visitor = Visitor(
        App.LaunchEnvironment(depth: depth),
        settings: Settings(game: "color-match", theme: .light, motion: false))
      visitor.enterAsGuest()
      visitor.deal()
      visitor.wait(3000)
      visitor.send(.deadline)
      let layout = ColorMatchLayout(in: visitor.app.area)
      let look = visitor.app.look
      let side = visitor.canvas[layout.left.column, layout.left.row + 2].style.foreground
      let table = look.style(.text).background
      let ink = WordInk(look, textures: false)
      for surface in [table, ink.style(of: WordInk.neutral).background] {
        #expect(try #require(Contrast.between(side, surface)) >= 3)
      }
      #expect(!ColorWord.allCases.contains { ink.style(of: $0).foreground == side })
    }
  }
}
