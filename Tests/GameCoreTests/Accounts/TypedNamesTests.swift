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

  @Test("names that an earlier version stored unhashed are deleted by the update")
  func earlier() throws {
    let scratch = try Scratch()
    switch TestEngine.current {
    case .file, .memory: try scratch.prepare(version: 11)
    case .postgres:
      try scratch.edit(
        PostgresDatabase.isSecondVersion
          + "DROP TABLE secret; UPDATE schema_version SET version = 1")
    }
    try scratch.edit(
      """
      INSERT INTO throttle(login_key, failures, wait_until)
        VALUES ('login:someone@example.org', 3, 5), ('login:clara', 3, 5), ('player:7', 3, 5)
      """)
    let store = try scratch.store()
    #expect(try store.throttle(for: .player(PlayerID(7))).failures == 3)
    #expect(try scratch.count(in: "throttle") == 1)
    for name in ["someone@example.org", "login:clara"] { #expect(try !scratch.holds(name)) }
  }

  private func guess(_ name: String, in accounts: Accounts) throws(LogInError) {
    _ = try accounts.logIn(LoginName(name), password: Secret("guess"), at: .start)
  }
}
