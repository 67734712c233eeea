import Testing

@testable import GameCore

@Suite("Players can change their accounts, and no one else can", .everyEngine)
struct OwnAccountTests {
  let scratch: Scratch
  let store: Store
  let accounts: Accounts
  let anna: Player
  let code: RecoveryCode

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
    accounts = Accounts(store: store, cost: .least, systemUser: { "us\u{1B}er" })
    let enrolment = try accounts.enroll(try Self.registration("Anna"), at: .start)
    anna = enrolment.player
    code = enrolment.code
  }

  private static func registration(_ name: String) throws -> Registration {
    var draft = RegistrationDraft()
    draft.name = name
    draft.email = "\(name)@example.org"
    draft.password = Secret("Sesam0ffne")
    draft.repeated = draft.password
    return try #require(draft.registration)
  }

  private func logsIn(_ name: String, _ password: String, after: Int = 0) -> Bool {
    let player = try? accounts.logIn(
      LoginName(name), password: Secret(password), at: .start.after(after))
    return player?.id == anna.id
  }

  @Test("name and address change, but not to another player's")
  func renames() throws {
    let berta = try accounts.register(try Self.registration("Berta"), at: .start)
    let session = try accounts.openSession(for: anna.id, at: .start)
    #expect(throws: LogInError.store(.nameTaken)) {
      try accounts.rename(anna.id, to: PlayerName("BERTA"))
    }
    let password = Secret("Sesam0ffne")
    #expect(throws: LogInError.store(.emailTaken)) {
      try accounts.changeEmail(
        of: anna.id, to: Email("Berta@Example.org"), password: password, at: .start)
    }
    try accounts.rename(anna.id, to: PlayerName("ANNA"))
    try accounts.rename(anna.id, to: PlayerName("Annika"))
    try accounts.changeEmail(
      of: anna.id, to: Email("annika@example.org"), password: password, at: .start)
    #expect(logsIn("annika", "Sesam0ffne") && logsIn("annika@example.org", "Sesam0ffne"))
    #expect(!logsIn("anna", "Sesam0ffne"))
    let stays = try accounts.player(of: session, at: .start)
    #expect(stays?.id == anna.id && stays?.name.description == "Annika")
    #expect(try accounts.account(LoginName("berta")) == berta)
    #expect(throws: LogInError.store(.notFound)) {
      try accounts.rename(PlayerID(99), to: PlayerName("Xxx"))
    }
    #expect(throws: LogInError.store(.notFound)) {
      try accounts.changeEmail(
        of: PlayerID(99), to: Email("x@y.example"), password: password, at: .start)
    }
  }

  @Test("an unattended terminal does not allow taking over an account by its address")
  func emailNeedsPassword() throws {
    let email = try Email("mallory@example.org")
    for number in 0..<4 {
      #expect(throws: LogInError.wrong, "\(number)") {
        try accounts.changeEmail(of: anna.id, to: email, password: Secret("x"), at: .start)
      }
    }
    #expect(throws: LogInError.wait(until: .start.after(1000))) {
      try accounts.changeEmail(
        of: anna.id, to: email, password: Secret("Sesam0ffne"), at: .start)
    }
    #expect(!logsIn("mallory@example.org", "Sesam0ffne", after: 1000))
    #expect(logsIn("Anna@example.org", "Sesam0ffne", after: 1000))
  }

  @Test("a new password needs the old one, ends the other sessions and renews this one")
  func passwords() throws {
    let here = try accounts.openSession(for: anna.id, at: .start)
    let there = try accounts.openSession(for: anna.id, at: .start)
    let new = try Password("Neu3rSesam")
    #expect(throws: LogInError.wrong) {
      try accounts.changePassword(
        of: anna.id, from: Secret("wrong"), to: new, renewing: here, at: .start)
    }
    #expect(logsIn("Anna", "Sesam0ffne"))
    let before = try accounts.sessions(of: anna.id, at: .start).first { $0.id == here.hash }
    let renewed = try #require(
      try accounts.changePassword(
        of: anna.id, from: Secret("Sesam0ffne"), to: new, renewing: here, at: .start.after(5)))
    #expect(!logsIn("Anna", "Sesam0ffne") && logsIn("Anna", "Neu3rSesam"))
    #expect(try accounts.player(of: renewed, at: .start) == anna)
    for stolen in [here, there] {
      #expect(try accounts.player(of: stolen, at: .start) == nil)
    }
    let left = try accounts.sessions(of: anna.id, at: .start)
    #expect(left.map(\.id) == [renewed.hash] && left[0].openedAt == before?.openedAt)
    #expect(left[0].systemUser == before?.systemUser)
    // A session of another player gives no access.
    let berta = try accounts.register(try Self.registration("Berta"), at: .start)
    let foreign = try accounts.openSession(for: berta.id, at: .start)
    let none = try accounts.changePassword(
      of: anna.id, from: Secret("Neu3rSesam"), to: new, renewing: foreign, at: .start)
    #expect(try accounts.player(of: try #require(none), at: .start) == nil)
    #expect(try accounts.player(of: foreign, at: .start) == berta)
  }

  @Test("guesses of the old password are throttled together with logins")
  func guesses() throws {
    for number in 0..<4 {
      #expect(throws: LogInError.wrong, "\(number)") {
        try accounts.makeRecoveryCode(for: anna.id, password: Secret("x"), at: .start)
      }
    }
    #expect(throws: LogInError.wait(until: .start.after(1000))) {
      try accounts.makeRecoveryCode(for: anna.id, password: Secret("Sesam0ffne"), at: .start)
    }
    #expect(!logsIn("Anna", "Sesam0ffne") && logsIn("Anna", "Sesam0ffne", after: 1000))
  }

  @Test("sessions are listed with their age, and end one by one or all but this one")
  func sessions() throws {
    let berta = try accounts.register(try Self.registration("Berta"), at: .start)
    let tokens = try (0..<4).map { try accounts.openSession(for: anna.id, at: .start.after($0)) }
    let foreign = try accounts.openSession(for: berta.id, at: .start)
    let listed = try accounts.sessions(of: anna.id, at: .start.after(4))
    #expect(listed.map(\.id) == tokens.reversed().map(\.hash))
    #expect(listed.map(\.openedAt) == [3, 2, 1, 0].map { .start.after($0) })
    #expect(listed.allSatisfy { $0.systemUser == "us\u{FFFD}er" })
    try store.endSession(listed[1].id)
    #expect(try accounts.player(of: tokens[2], at: .start) == nil)
    try store.endSessions(of: anna.id, but: tokens[0].hash)
    #expect(try accounts.sessions(of: anna.id, at: .start).map(\.id) == [tokens[0].hash])
    try store.endSessions(of: anna.id, but: nil)
    #expect(try accounts.sessions(of: anna.id, at: .start).isEmpty)
    #expect(try accounts.player(of: foreign, at: .start) == berta)
    _ = try accounts.openSession(for: anna.id, at: .start)
    #expect(try accounts.sessions(of: anna.id, at: .start.after(91 * 86_400_000)).isEmpty)
  }

  @Test("the recovery code sets a password once, and returns the next code")
  func recovery() throws {
    let session = try accounts.openSession(for: anna.id, at: .start)
    let new = try Password("Neu3rSesam")
    let typed = try RecoveryCode(" " + code.secret.revealed.lowercased() + " ")
    let enrolment = try accounts.recover(LoginName("anna"), with: typed, to: new, at: .start)
    #expect(enrolment.player == anna && enrolment.code != code)
    #expect(logsIn("Anna", "Neu3rSesam") && !logsIn("Anna", "Sesam0ffne"))
    #expect(try accounts.player(of: session, at: .start) == nil)
    #expect(throws: LogInError.wrong) {
      try accounts.recover(LoginName("anna"), with: code, to: new, at: .start)
    }
    let made = try accounts.makeRecoveryCode(
      for: anna.id, password: Secret("Neu3rSesam"), at: .start)
    #expect(throws: LogInError.wrong) {
      try accounts.recover(LoginName("anna"), with: enrolment.code, to: new, at: .start)
    }
    _ = try accounts.recover(LoginName("Anna@example.org"), with: made, to: new, at: .start)
  }

  @Test("guessing codes is throttled, and does not reveal which names exist")
  func recoveryGuesses() throws {
    let new = try Password("Neu3rSesam")
    for name in ["anna", "unknown"] {
      for _ in 0..<4 {
        #expect(throws: LogInError.wrong) {
          try accounts.recover(LoginName(name), with: .draw(), to: new, at: .start)
        }
      }
      #expect(throws: LogInError.wait(until: .start.after(1000))) {
        try accounts.recover(LoginName(name), with: code, to: new, at: .start)
      }
    }
    #expect(logsIn("Anna", "Sesam0ffne", after: 1000))
  }

  @Test("a recovery code reads back in any notation, and typing errors are detected")
  func codes() throws {
    for _ in 0..<200 {
      let code = RecoveryCode.draw()
      let text = code.secret.revealed
      #expect(text.utf8.count == 34 && !"\(code)".contains(text))
      #expect(try RecoveryCode(text) == code)
      #expect(try RecoveryCode(text.filter { $0 != "-" }.lowercased()) == code)
      let cyrillic = text.map { letter in
        [
          "A": "А", "B": "в", "E": "Е", "K": "к", "M": "М", "H": "Н", "0": "о", "P": "Р", "C": "С",
          "T": "т", "X": "Х", "1": "l",
        ][letter] ?? String(letter)
      }
      #expect(try RecoveryCode(cyrillic.joined()) == code)
      var slip = Array(text)
      let place = Int(RandomBits.draw() % 3)
      slip[place] = slip[place] == "7" ? "8" : "7"
      #expect(throws: RecoveryCodeError.mistyped) { try RecoveryCode(String(slip)) }
      #expect(throws: RecoveryCodeError.mistyped) { try RecoveryCode(String(text.dropLast())) }
      #expect(throws: RecoveryCodeError.mistyped) { try RecoveryCode(text + "0") }
    }
    #expect(throws: RecoveryCodeError.empty) { try RecoveryCode("  ") }
    #expect(throws: RecoveryCodeError.mistyped) {
      try RecoveryCode(String(repeating: "A", count: 1_000_000))
    }
    #expect(!(try scratch.holds(code.secret.revealed)))
  }

  @Test("a deleted account leaves nothing, and the ranks of others are right at once")
  func deletes() throws {
    let berta = try accounts.register(try Self.registration("Berta"), at: .start)
    try store.play(pace: 1500, by: anna)
    try store.play(.hard, pace: 1500, by: anna)
    try store.play(pace: 2000, by: berta)
    let picture = try #require(AvatarPicture([1, 2, 3]))
    _ = try store.keepAvatar(picture, of: anna.id)
    _ = try store.keepAvatar(picture, of: berta.id)
    try store.save(Settings(bell: true), of: .player(anna.id))
    _ = try accounts.openSession(for: anna.id, at: .start)
    let saved = SavedRound(
      transcript: Transcript(
        game: PairsGame.id, revision: 1, setup: "hard", seed: 1, eligibility: .ranked, moves: ""),
      elapsed: .zero)
    try store.keep(saved, as: ProgressID("7:7"), of: .player(anna.id), at: .start)
    _ = logsIn("anna", "wrong")
    for wrong in ["Anna", ""] {
      #expect(throws: LogInError.wrong) {
        try accounts.delete(anna.id, password: Secret(wrong), at: .start)
      }
    }
    #expect(try store.page(of: .easy, for: berta.id, limit: 10).top.count == 2)
    try accounts.delete(anna.id, password: Secret("Sesam0ffne"), at: .start)
    let page = try store.page(of: .easy, for: berta.id, limit: 10)
    #expect(page.top.map(\.player) == [berta.id] && page.top.first?.rank == 1 && page.players == 1)
    #expect(try store.card(of: berta.id).bests.map(\.rank) == [1])
    let hard = LeaderboardKey(game: PairsGame.id, setup: "hard")
    #expect(try store.page(of: hard, for: nil, limit: 10).players == 0)
    #expect(scratch.pictures.count == 1)
    for table in ["profile", "round", "player", "recovery"] {
      #expect(try scratch.count(in: table) == 1, "\(table)")
    }
    for table in ["session", "setting", "progress", "throttle", "privacy"] {
      #expect(try scratch.count(in: table) == 0, "\(table)")
    }
    // Again, because the answer may have been lost.
    try accounts.delete(anna.id, password: Secret("Sesam0ffne"), at: .start)
    #expect(throws: StoreError.notFound) { try store.play(pace: 900, by: anna) }
  }

  @Test("a number is never used again, so that a program left running cannot act for another")
  func numbers() throws {
    let berta = try accounts.register(try Self.registration("Berta"), at: .start)
    try store.delete(berta.id)
    let clara = try accounts.register(try Self.registration("Clara"), at: .start)
    #expect(clara.id.rawValue > berta.id.rawValue)
  }

  @Test("an administrator of the database sets a password without a code")
  func reset() throws {
    let session = try accounts.openSession(for: anna.id, at: .start)
    let next = try accounts.reset(anna, to: try Password("Neu3rSesam"), at: .start)
    #expect(logsIn("Anna", "Neu3rSesam"))
    #expect(try accounts.player(of: session, at: .start) == nil)
    _ = try accounts.recover(
      LoginName("anna"), with: next, to: try Password("Noch1mal"), at: .start)
  }
}
