import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite struct AutomaticThemeTests {
  private func theme(
    _ colors: TerminalColors?, _ chosen: ThemeName? = nil, inTmux: Bool = false
  ) -> ThemeName {
    var app = App(
      App.LaunchEnvironment(depth: .palette256, isInTmux: inTmux),
      size: Size(columns: 80, rows: 24))
    if let chosen { _ = app.session.change(to: Settings(theme: chosen)) }
    if let colors { _ = app.update(.colors(colors), at: Moment(milliseconds: 0)) }
    #expect(app.look.depth == colors?.depth ?? .palette256)
    return app.look.theme
  }

  @Test("256 colors and a known background determine the theme; otherwise it is the terminal's")
  func automatic() {
    #expect(theme(TerminalColors(depth: .direct, background: .dark)) == .dark)
    #expect(theme(TerminalColors(depth: .direct, background: .light)) == .light)
    #expect(theme(TerminalColors(depth: .direct)) == .terminal)
    #expect(theme(TerminalColors(depth: .palette256, background: .dark)) == .dark)
    #expect(theme(TerminalColors(depth: .palette256, background: .light)) == .light)
    #expect(theme(TerminalColors(depth: .sixteen, background: .light)) == .terminal)
    #expect(theme(nil) == .terminal)
  }

  @Test("In tmux, which may not know the background, it is dark unless it is known")
  func tmux() {
    #expect(theme(nil, inTmux: true) == .dark)
    #expect(theme(TerminalColors(depth: .direct), inTmux: true) == .dark)
    #expect(theme(TerminalColors(depth: .palette256, background: .light), inTmux: true) == .light)
  }

  @Test("A chosen theme is kept", arguments: ThemeName.allCases.filter { $0 != .automatic })
  func chosen(name: ThemeName) {
    #expect(theme(TerminalColors(depth: .direct, background: .light), name) == name)
  }
}
