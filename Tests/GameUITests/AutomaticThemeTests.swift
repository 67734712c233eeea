import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite struct AutomaticThemeTests {
  private func theme(_ colors: TerminalColors?, _ chosen: ThemeName? = nil) -> ThemeName {
    var app = App(App.LaunchEnvironment(depth: .palette256), size: Size(columns: 80, rows: 24))
    if let chosen { app.person = PlayerSession(showing: Settings(theme: chosen)) }
    if let colors { _ = app.update(.colors(colors), at: Moment(milliseconds: 0)) }
    #expect(app.look.depth == colors?.depth ?? .palette256)
    return app.look.theme
  }

  @Test("Any color and a known background determine the theme; otherwise it is the terminal's")
  func automatic() {
    #expect(theme(TerminalColors(depth: .direct, background: .dark)) == .dark)
    #expect(theme(TerminalColors(depth: .direct, background: .light)) == .light)
    #expect(theme(TerminalColors(depth: .direct)) == .terminal)
    #expect(theme(TerminalColors(depth: .palette256, background: .dark)) == .terminal)
    #expect(theme(nil) == .terminal)
  }

  @Test("A chosen theme is kept", arguments: ThemeName.allCases.filter { $0 != .automatic })
  func chosen(name: ThemeName) {
    #expect(theme(TerminalColors(depth: .direct, background: .light), name) == name)
  }
}
