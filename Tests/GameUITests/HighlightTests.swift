import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Fields, buttons and the focus are visible")
struct HighlightTests {
  /// Colors of which one is the background; with the terminal's own, black and white.
  private func backgrounds(_ look: RenderStyle, _ role: Role) -> [Color] {
    let color = look.style(role).background
    return color == .standard ? [.indexed(16), .indexed(231)] : [color]
  }

  @Test(
    "Fields, buttons and what is chosen differ from the background and from dialogs",
    arguments: ThemeName.allCases, ColorDepth.allCases.filter { $0 > .monochrome })
  func fields(theme: ThemeName, depth: ColorDepth) throws {
    let look = RenderStyle(theme: theme, depth: depth)
    for role in [Role.field, .button, .selected, .focus] {
      for background in backgrounds(look, .text) + backgrounds(look, .alert) {
        let contrast = try #require(Contrast.between(look.style(role).background, background))
        // Amber on white is found by its hue.
        #expect(contrast >= (role == .focus ? 1.3 : 1.6), "\(role): \(contrast)")
      }
      #expect(try #require(Contrast.of(look.style(role))) >= 4.5, "\(role)")
    }
    #expect(try #require(Contrast.of(look.style(.placeholder))) >= 4.5)
  }

  @Test("One color marks the focus, and nothing else has it", arguments: ThemeName.allCases)
  func oneAccent(theme: ThemeName) {
    for depth in [ColorDepth.palette256, .direct] {
      let look = RenderStyle(theme: theme, depth: depth)
      let focus = look.style(.focus).background
      for role in Role.allCases where ![.focus, .cursor, .cardFocus].contains(role) {
        let style = look.style(role)
        #expect(style.foreground != focus && style.background != focus, "\(role)")
      }
    }
  }

  @Test("High contrast tells text from muted text", arguments: ColorDepth.allCases)
  func muted(depth: ColorDepth) throws {
    let look = RenderStyle(theme: .highContrast, depth: depth)
    let (text, muted) = (look.style(.text), look.style(.muted))
    #expect(text != muted)
    guard depth >= .palette256 else { return }
    #expect(try #require(Contrast.between(text.foreground, muted.foreground)) >= 1.6)
  }

  /// The styles of the focus at a depth.
  private func marks(_ look: RenderStyle) -> Set<Style> {
    [look.style(.focus), look.style(.cursor), look.highlighted(look.style(.cursor))]
  }

  @Test("Every highlight has a blank at both ends", arguments: Window.supported)
  func padding(window: Window) throws {
    var visitor = window.visitor()
    visitor.logIn(try Deals.player())
    let focus = visitor.app.look.style(.focus)
    for (index, route) in Route.samples.enumerated() {
      visitor.go(route)
      for key in [Key.tab, .down, .down, .right] {
        let canvas = visitor.canvas
        for row in 0..<canvas.size.rows {
          var columns = (0..<canvas.size.columns).filter { canvas[$0, row].style == focus }
          // A field that is focused has the cursor instead of a highlight.
          while let first = columns.first {
            let run = columns.enumerated().prefix { $1 == first + $0 }.map(\.element)
            columns.removeFirst(run.count)
            let ends = [run.first, run.last].compactMap { $0.map { canvas[$0, row].character } }
            #expect(
              ends.allSatisfy { " []".contains($0) }, "route \(index): \(canvas.lines[row])")
          }
        }
        visitor.press(key)
      }
    }
  }

  @Test("Every part of a form shows that it has the focus", arguments: Tone.all)
  func focus(tone: Tone) throws {
    for (index, route) in [Route.profile, .settings, .account(.password)].enumerated() {
      var visitor = Visitor(tone.environment(), columns: 80, rows: 24)
      visitor.logIn(try Deals.player())
      visitor.go(route)
      let look = visitor.app.look
      let marks = marks(look)
      for step in 0..<14 {
        let canvas = visitor.canvas
        guard let cursor = canvas.cursor else { continue }
        let isMarked = (0..<canvas.size.columns).contains { column in
          marks.contains(canvas[column, cursor.row].style)
            && (tone.depth > .monochrome || canvas[column, cursor.row].style != look.style(.title)
              || canvas[column, cursor.row].character == Character(look.glyphs.mine))
        }
        #expect(isMarked, "form \(index), step \(step): \(canvas.lines[cursor.row])")
        visitor.press(index == 1 ? .down : .tab)
      }
    }
  }
}
