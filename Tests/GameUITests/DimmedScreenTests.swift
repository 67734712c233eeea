import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("A dialog is over a complete, dimmed copy of the screen")
struct DimmedScreenTests {
  /// Expects every cell of a screen next to the dialog to be its own, dimmed; the last row has the
  /// keys of the dialog.
  private func expectDimmed(
    _ before: Canvas, _ visitor: Visitor, _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let look = visitor.app.look
    let after = visitor.canvas
    let box = try #require(visitor.app.dialogs.first, "\(name)").alert(look).place(in: before.size)
    #expect(after.placements.isEmpty, sourceLocation: sourceLocation)
    for row in 0..<before.size.rows - 1 {
      for column in 0..<before.size.columns
      where !box.contains(Point(column: column, row: row)) {
        let (cell, own) = (after[column, row], before[column, row])
        // The box covers the other half of a wide character.
        if [cell.character, own.character].contains(Cell.covered) { continue }
        guard cell.character == own.character, cell.style == look.dimmed(own.style) else {
          Issue.record(
            "\(name): \(column), \(row): \(cell) is not \(own)", sourceLocation: sourceLocation)
          return
        }
      }
    }
  }

  @Test("on every screen", arguments: Tone.all)
  func screens(tone: Tone) throws {
    for (columns, rows) in [(60, 20), (80, 24), (120, 40)] {
      var visitor = Visitor(tone.environment(.russian), columns: columns, rows: rows)
      visitor.logIn(try Deals.player())
      for (index, route) in Route.samples.enumerated() {
        visitor.go(route)
        let before = visitor.canvas
        visitor.perform(.show(.question(.quit, ButtonPhrase.quit, .quitNow)))
        try expectDimmed(before, visitor, "route \(index)")
        visitor.press(.escape)
      }
    }
  }

  @Test("and on the board of every game", arguments: GameKind.allCases)
  func boards(kind: GameKind) throws {
    for (columns, rows) in [(60, 20), (80, 24), (120, 40)] {
      var visitor = Visitor(
        columns: columns, rows: rows,
        settings: Settings(game: kind.id.description, motion: false))
      visitor.enterAsGuest()
      visitor.deal()
      visitor.press(.control("c"))
      let (app, play) = (visitor.app, try #require(visitor.play))
      var before = Canvas(size: app.size, style: app.look.style(.text))
      Chrome.drawHeader(
        onto: &before, open: app.navigation.tab, player: app.session.player, app.look)
      play.draw(into: &before, in: app.area, at: visitor.now, look: app.look, isCovered: true)
      try expectDimmed(before, visitor, "\(kind) in \(columns)x\(rows)")
    }
  }

  @Test("A dimmed card keeps its lower edge", arguments: ThemeName.allCases)
  func edges(theme: ThemeName) {
    for depth in [ColorDepth.palette256, .direct] {
      let look = RenderStyle(theme: theme, depth: depth)
      let edge = look.style(.cardBack)
      #expect(look.dimmed(edge.reversed) == look.dimmed(edge).reversed, "\(depth)")
    }
  }

  @Test("A dimmed screen is legible, and darker or lighter than the dialog")
  func dim() throws {
    for theme in [ThemeName.dark, .light, .highContrast] {
      for depth in [ColorDepth.palette256, .direct] {
        let look = RenderStyle(theme: theme, depth: depth)
        let dimmed = look.dimmed(look.style(.text))
        let own = try #require(Contrast.of(look.style(.text)))
        let left = try #require(Contrast.of(dimmed))
        #expect(left > 1.8 && left < own / 1.8, "\(theme) \(depth): \(left)")
      }
    }
  }
}
