import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The path of an account's export") struct ExportPathTests {
  @Test("blanks around it are no part of it, and alone no path")
  func blanks() throws {
    for (typed, path) in [("  ~/x y.json ", "/home/anna/x y.json"), ("  ", nil)] {
      var environment = App.LaunchEnvironment()
      environment.home = "/home/anna"
      var visitor = Visitor(environment)
      visitor.logIn(try Deals.player())
      visitor.perform(.go(.account(.export)))
      visitor.press(.control("u"))
      visitor.type(typed)
      visitor.effects = []
      visitor.press(.enter)
      let asked = path.map { [Effect.ask(AccountExport(player: PlayerID(1), path: $0))] } ?? []
      #expect(visitor.effects == asked, "\(visitor.screen)")
      #expect(visitor.sees(AccountPhrase.pathMissing) == (path == nil))
    }
  }
}
