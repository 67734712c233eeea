import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Terminals that show bold in a brighter color show the same foregrounds")
struct BoldInkTests {
  private static let few: [ColorDepth] = [.eight, .sixteen]

  /// Returns the foreground that such a terminal shows.
  private func shown(_ style: Style) -> Color {
    if style.attributes.contains(.bold), case .indexed(let index) = style.foreground, index < 8 {
      .indexed(index + 8)
    } else {
      style.foreground
    }
  }

  private func games(_ depth: ColorDepth, _ theme: ThemeName) -> [Visitor] {
    GameKind.allCases.flatMap { kind in
      [(60, 20), (80, 24)].map { columns, rows in
        var visitor = Visitor(
          App.LaunchEnvironment(depth: depth), columns: columns, rows: rows,
          settings: Settings(game: kind.id.description, theme: theme, motion: false))
        visitor.enterAsGuest()
        visitor.deal(7)
        visitor.wait(3000)
        visitor.send(.deadline)
        if kind == .pairs || kind == .pairsDuel { visitor.press(.character(" ")) }
        return visitor
      }
    }
  }

  @Test(
    "on a background other than black no cell changes its foreground", arguments: few,
    ThemeName.allCases)
  func screens(depth: ColorDepth, theme: ThemeName) {
    for visitor in games(depth, theme) {
      let changed = visitor.canvas.cells.filter {
        $0.character != " " && $0.style.background != .indexed(0)
          && shown($0.style) != $0.style.foreground
      }
      #expect(changed.isEmpty, "\(changed.first?.style as Any)\n\(visitor.screen)")
    }
  }

  @Test(
    "the word of Color Match keeps its ink where it is plain text", arguments: few,
    [false, true])
  func words(depth: ColorDepth, textures: Bool) {
    var visitor = Visitor(
      App.LaunchEnvironment(depth: depth), columns: 60, rows: 20,
      settings: Settings(game: "color-match", motion: false, inkTextures: textures))
    visitor.enterAsGuest()
    visitor.deal(7)
    visitor.wait(3000)
    visitor.send(.deadline)
    for _ in 0..<20 {
      let layout = ColorMatchLayout(in: visitor.app.area)
      let canvas = visitor.canvas
      for place in [layout.left, layout.right] {
        for row in place.row..<place.bottom {
          for column in place.column..<place.right {
            let style = canvas[column, row].style
            #expect(shown(style) == style.foreground)
          }
        }
      }
      visitor.wait(1400)
      visitor.send(.deadline)
      visitor.press(.right)
      visitor.wait(1400)
      visitor.send(.deadline)
    }
  }

  @Test("the text of every role is legible in bold", arguments: few)
  func roles(depth: ColorDepth) {
    for theme in ThemeName.allCases {
      for role in Role.allCases {
        let style = Theme.style(of: role, in: theme, depth: depth)
        guard let contrast = Contrast.between(shown(style), style.background) else { continue }
        #expect(contrast >= 3.5, "\(theme) \(role): \(contrast)")
      }
    }
  }
}
