import GameUI
import Testing

@testable import GameCore
@testable import GameShell

@Suite("The system account remembers who has seen the tutorial")
struct TaughtTests {
  private let store: TestStore

  init() throws {
    store = try TestStore()
  }

  @Test(
    "It is not shown again after a login, except on shared accounts", arguments: [false, true])
  func taught(isShared: Bool) {
    let runner = store.runner(isShared ? nil : FakeKeeper(), isAccountShared: isShared)
    #expect(runner.perform(.noteTaught) == nil)
    let answer = runner.perform(.logIn(stay: false))
    guard case .logIn(_, .success(let welcome))? = answer else {
      Issue.record("not logged in")
      return
    }
    // On a shared account, each player sees it.
    #expect(welcome.settings == .success(Settings(bell: true, isTaught: !isShared)))
    #expect(runner.perform(.logOut) == .logOut(.success(Settings(bell: true, isTaught: true))))
  }
}
