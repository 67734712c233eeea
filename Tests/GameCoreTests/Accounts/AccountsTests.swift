import Testing

@testable import GameCore

@Suite("Registered players can log in, and no one else", .everyEngine)
struct AccountsTests {
  let scratch: Scratch
  let store: Store
  let accounts: Accounts

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    accounts = Accounts(store: store, cost: .least)
  }

  @Test("a player logs in by name and by address, in any case, after a restart too")
  func logIn() throws {
    let player = try accounts.register(registration(), at: .start)
    let reopened = Accounts(store: try scratch.store(), cost: .least)
    for name in ["Anna", "ANNA", " anna@example.org", "Anna@Example.org"] {
      let found = try reopened.logIn(LoginName(name), password: Secret("Vb7xq2"), at: .start)
      #expect(found == player)
    }
  }

  @Test("a password typed in another Unicode form is accepted")
  func otherForm() throws {
    _ = try accounts.register(registration(password: "Vb7xq\u{E9}"), at: .start)
    #expect(throws: Never.self) {
      try accounts.logIn(LoginName("Anna"), password: Secret("Vb7xqe\u{301}"), at: .start)
    }
  }

  @Test("a wrong password and an unknown name get the same answer")
  func wrong() throws {
    _ = try accounts.register(registration(), at: .start)
    for (name, password) in [("Anna", "Vb7xq3"), ("Unknown", "Vb7xq2"), ("Anna", "")] {
      #expect(throws: LogInError.wrong) {
        try accounts.logIn(LoginName(name), password: Secret(password), at: .start)
      }
    }
  }

  @Test("a name or an address is registered once")
  func taken() throws {
    _ = try accounts.register(registration(), at: .start)
    #expect(throws: StoreError.nameTaken) {
      try accounts.register(registration(name: "ANNA", email: "b@example.org"), at: .start)
    }
    #expect(throws: StoreError.emailTaken) {
      try accounts.register(registration(name: "Berta", email: "ANNA@example.org"), at: .start)
    }
  }

  @Test(
    "a name that looks like another player's is refused as taken",
    arguments: [
      ("TOM", "ТОМ"), ("Paul", "Pɑul"), ("Bob", "Bᴏb"), ("Bob", "B๐b"), ("dani", "danı"),
      ("ТОМ", "Tom"),
    ])
  func lookalike(name: String, other: String) throws {
    _ = try accounts.register(registration(name: name), at: .start)
    #expect(throws: StoreError.nameTaken) {
      try accounts.register(registration(name: other, email: "b@example.org"), at: .start)
    }
    #expect(throws: Never.self) {
      try accounts.register(registration(name: "Anne", email: "b@example.org"), at: .start)
    }
  }

  @Test("a new name is compared with the looks of all names but the player's own")
  func renamed() throws {
    let anna = try accounts.register(registration(), at: .start)
    _ = try accounts.register(registration(name: "Tom", email: "t@example.org"), at: .start)
    for name in ["ТОМ", "Guest"] {
      #expect(throws: LogInError.store(.nameTaken)) {
        try accounts.rename(anna.id, to: #require(PlayerName(stored: name)))
      }
    }
    try accounts.rename(anna.id, to: PlayerName("ANNA"))
    try accounts.rename(anna.id, to: PlayerName("Berta"))
    #expect(throws: Never.self) {
      try accounts.register(registration(name: "Anna", email: "a@example.org"), at: .start)
    }
  }

  @Test(
    "reserved names are refused, already while typing",
    arguments: [
      "Guest", "guest", "ГОСТЬ", "Quartz", "BASALT", "Granite", "Marble", "rnarble", "Кварц",
      "Базальт", "гранит", "Мрамор",
    ])
  func reserved(name: String) throws {
    var draft = RegistrationDraft()
    draft.name = name
    #expect(draft.errors.name == .reserved)
    let kept = try #require(PlayerName(stored: name))
    let registration = Registration(
      name: kept, email: try Email("anna@example.org"), password: try Password("Vb7xq2"))
    #expect(throws: StoreError.nameTaken) {
      try accounts.register(registration, at: .start)
    }
  }

  @Test("failed attempts are throttled, for unknown names too, across restarts, but not forever")
  func throttled() throws {
    _ = try accounts.register(registration(), at: .start)
    for name in ["Anna", "Unknown"] {
      for _ in 1...4 {
        #expect(throws: LogInError.wrong) {
          try accounts.logIn(LoginName(name), password: Secret("no"), at: .start)
        }
      }
      let reopened = Accounts(store: try scratch.store(), cost: .least)
      #expect(throws: LogInError.wait(until: .start.after(1000))) {
        try reopened.logIn(LoginName(name), password: Secret("Vb7xq2"), at: .start.after(10))
      }
    }
    #expect(throws: Never.self) {
      try accounts.logIn(LoginName("Anna"), password: Secret("Vb7xq2"), at: .start.after(1000))
    }
    #expect(throws: LogInError.wrong) {
      try accounts.logIn(LoginName("Anna"), password: Secret("no"), at: .start.after(1001))
    }
  }

  @Test("guesses by name and by address are throttled together")
  func throttledTogether() throws {
    _ = try accounts.register(registration(), at: .start)
    for name in ["Anna", "anna@example.org", "ANNA", "Anna@Example.org"] {
      #expect(throws: LogInError.wrong) {
        try accounts.logIn(LoginName(name), password: Secret("no"), at: .start)
      }
    }
    for name in ["Anna", "anna@example.org"] {
      #expect(throws: LogInError.wait(until: .start.after(1000))) {
        try accounts.logIn(LoginName(name), password: Secret("Vb7xq2"), at: .start)
      }
    }
    #expect(throws: LogInError.wrong) {
      try accounts.logIn(LoginName("player:1"), password: Secret("no"), at: .start)
    }
  }

  @Test("with a read-only store a player can log in, and guesses are throttled")
  func unwritable() throws {
    let player = try accounts.register(registration(), at: .start)
    let right = Secret("Vb7xq2")
    let accounts = Accounts(store: try scratch.store(access: .readOnly), cost: .least)
    #expect(try accounts.logIn(LoginName("Anna"), password: right, at: .start) == player)
    for _ in 1...4 {
      #expect(throws: LogInError.wrong) {
        try accounts.logIn(LoginName("Anna"), password: Secret("no"), at: .start)
      }
    }
    #expect(throws: LogInError.wait(until: .start.after(1000))) {
      try accounts.logIn(LoginName("Anna"), password: right, at: .start.after(999))
    }
    let later = Timestamp.start.after(1000)
    #expect(try accounts.logIn(LoginName("Anna"), password: right, at: later) == player)
    #expect(throws: LogInError.wrong) {
      try accounts.logIn(LoginName("Anna"), password: Secret("no"), at: later)
    }
    #expect(try store.throttle(for: .player(player.id)) == .none)
  }

  @Test("attempts counted before the store became read-only still count")
  func unwritableLater() throws {
    _ = try accounts.register(registration(), at: .start)
    for _ in 1...4 {
      #expect(throws: LogInError.wrong) {
        try accounts.logIn(LoginName("Anna"), password: Secret("no"), at: .start)
      }
    }
    let reader = Accounts(store: try scratch.store(access: .readOnly), cost: .least)
    #expect(throws: LogInError.wait(until: .start.after(1000))) {
      try reader.logIn(LoginName("Anna"), password: Secret("Vb7xq2"), at: .start.after(10))
    }
  }

  @Test("a hash is not the password, has OWASP's cost, and is renewed when the cost rises")
  func hashes() throws {
    let hash = try PasswordHasher(cost: .standard).hash(Secret("Vb7xq2"))
    #expect(hash.phc.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
    let cost = try #require(hash.cost)
    #expect(cost.kibibytes >= 19 * 1024 && cost.passes >= 2)
    #expect(!hash.phc.contains("Vb7xq2"))

    let player = try accounts.register(registration(), at: .start)
    let before = try #require(try store.credentials(for: LoginName("Anna"))).hash
    let dearer = Accounts(store: store, cost: PasswordCost(passes: 2, kibibytes: 16))
    #expect(try dearer.logIn(LoginName("Anna"), password: Secret("Vb7xq2"), at: .start) == player)
    let after = try #require(try store.credentials(for: LoginName("Anna"))).hash
    #expect(before.cost == .least)
    #expect(after.cost == PasswordCost(passes: 2, kibibytes: 16))
    #expect(try accounts.logIn(LoginName("Anna"), password: Secret("Vb7xq2"), at: .start) == player)
    #expect(try store.credentials(for: LoginName("Anna"))?.hash == after)
  }

  @Test(
    "a damaged hash lets no one in",
    arguments: ["", "$argon2id$", "Vb7xq2", greedyHash])
  func corruptHash(_ phc: String) throws {
    let player = try accounts.register(registration(), at: .start)
    try store.replaceHash(PasswordHash(phc: phc), of: player.id)
    #expect(throws: LogInError.wrong) {
      try accounts.logIn(LoginName("Anna"), password: Secret("Vb7xq2"), at: .start)
    }
  }

  /// Checking it would take four gigabytes and 64 passes.
  private static let greedyHash =
    "$argon2id$v=19$m=4194304,t=64,p=1$AAAAAAAAAAAAAAAAAAAAAA$"
    + String(repeating: "A", count: 43)

  @Test("the cost of a stored hash is limited to eight times the standard")
  func bearable() {
    let standard = PasswordCost.standard
    #expect(standard.isBearable)
    #expect(PasswordCost(passes: 2, kibibytes: 8 * standard.kibibytes).isBearable)
    for (passes, kibibytes) in [(3, 524_288), (1, .max), (.max, 8), (.max, .max), (64, 4_194_304)] {
      #expect(!PasswordCost(passes: passes, kibibytes: kibibytes).isBearable)
    }
  }

  @Test("a player stays logged in until logout or 90 days without use")
  func sessions() throws {
    let player = try accounts.register(registration(), at: .start)
    let token = try accounts.openSession(for: player.id, at: .start)
    #expect(token.secret.revealed.count == 64)
    #expect(try accounts.openSession(for: player.id, at: .start) != token)
    let later = Timestamp.start.after(SessionPolicy.lifetime)
    #expect(try accounts.player(of: token, at: later) == player)
    #expect(try accounts.player(of: token, at: later.after(SessionPolicy.lifetime)) == player)
    let muchLater = later.after(2 * SessionPolicy.lifetime + 1)
    #expect(try accounts.player(of: token, at: muchLater) == nil)
    #expect(try accounts.player(of: SessionToken(Secret("")), at: .start) == nil)
    try accounts.store.endSession(token.hash)
    #expect(try accounts.player(of: token, at: later) == nil)
  }

  @Test("the database contains nothing with which one could log in")
  func stored() throws {
    let player = try accounts.register(registration(), at: .start)
    let token = try accounts.openSession(for: player.id, at: .start)
    let hash = try #require(try store.credentials(for: LoginName("Anna"))).hash
    #expect(hash.phc != "Vb7xq2")
    #expect(!token.hash.bytes.elementsEqual(token.secret.revealed.utf8))
    #expect(
      try store.session(of: SessionTokenHash(bytes: Array(token.secret.revealed.utf8))) == nil)
  }

  private func registration(
    name: String = "Anna", email: String = "anna@example.org", password: String = "Vb7xq2"
  ) throws -> Registration {
    Registration(
      name: try PlayerName(name), email: try Email(email), password: try Password(password))
  }
}
