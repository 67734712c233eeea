import Testing

@testable import GameCore

@Suite("Typed names stay private", .everyEngine)
struct TypedNamesTests {
  @Test("no typed name is stored unhashed, and nothing remains of a deleted account")
  func typedNames() throws {
    let scratch = try Scratch()
    let accounts = Accounts(store: try scratch.store(), cost: .least)
    for name in ["Clara", "clara@example.org", "MyPassw0rd", "someone@example.org"] {
      for _ in 0..<3 {
        #expect(throws: LogInError.wrong) { try guess(name, in: accounts) }
      }
      #expect(try !scratch.holds(name) && !scratch.holds(name.lowercased()))
    }
    #expect(try scratch.count(in: "throttle") == 4)
    #expect(throws: LogInError.wrong) { try guess("SOMEONE@example.org", in: accounts) }
    #expect(throws: LogInError.wait(until: .start.after(1000))) {
      try guess("someone@example.org", in: accounts)
    }
    var draft = RegistrationDraft()
    draft.name = "Clara"
    draft.email = "clara@example.org"
    draft.password = Secret("Sesam0ffne")
    draft.repeated = draft.password
    let clara = try accounts.register(try #require(draft.registration), at: .start)
    try accounts.delete(clara.id, password: draft.password, at: .start)
    #expect(try scratch.count(in: "throttle") == 2)
  }

  private func guess(_ name: String, in accounts: Accounts) throws(LogInError) {
    _ = try accounts.logIn(LoginName(name), password: Secret("guess"), at: .start)
  }
}
