import Bots
import Canvas
import GameCore
import Glibc
import SystemStrings
import Testing

@testable import CommandLineTool

@Suite("The commands about people print only what players make public")
struct PeopleTests {
  private final class Place {
    let path = "/tmp/flipside-people-\(getpid())-\(RandomBits.draw())"

    func store() throws -> Store {
      try Store(SQLiteLocation(directory: SystemString(path), guest: "1")) { _ in false }
    }

    func accounts() throws(StoreError) -> Accounts {
      let store = try Store(SQLiteLocation(directory: SystemString(path), guest: "1")) { _ in false
      }
      return Accounts(store: store, cost: .least)
    }

    deinit {
      for suffix in ["", "-wal", "-shm"] { unlink("\(path)/flipside.db\(suffix)") }
      rmdir(path)
    }
  }

  private let place = Place()
  private let store: Store
  private let accounts: Accounts
  private let anna: Player

  init() throws {
    store = try place.store()
    accounts = try place.accounts()
    anna = try Self.register("Anna", in: accounts)
  }

  private static func register(_ name: String, in accounts: Accounts) throws -> Player {
    var draft = RegistrationDraft()
    draft.name = name
    draft.email = "\(name)@example.org"
    draft.password = Secret("Sesam0ffne")
    draft.repeated = draft.password
    return try accounts.register(try #require(draft.registration), at: Samples.date)
  }

  private func report(
    _ arguments: String..., session: SessionToken? = nil, answers: [PasswordAnswer] = [],
    isEmpty: Bool = false, asked: @escaping (String) -> Void = { _ in }
  ) throws -> Report {
    var answers = answers[...]
    return try #require(
      try run(arguments) { context in
        context.session = { _ in session }
        context.openStore = { _, _ in isEmpty ? nil : store }
        context.openAccounts = { _ throws(StoreError) in try place.accounts() }
        context.ask = {
          asked($0)
          return answers.popFirst() ?? .cancelled
        }
      })
  }

  @Test("players --json is in the format for remote players, without hidden fields")
  func json() throws {
    let hidden = try report("players", "--json")
    #expect(
      hidden.output == """
        {
          "users": [
            {"id":1,"username":"Anna","isOnline":false,"files":[]}
          ]
        }

        """)
    var own = OwnProfile()
    own.profile.sex = .female
    let born = try #require(CalendarDate(year: 2000, month: 11, day: 22))
    own.profile.birthDate = try BirthDate(born, today: born)
    own.privacy[.sex] = .everybody
    own.privacy[.birthDate] = .everybody
    try store.save(own, insteadOf: OwnProfile(), of: anna.id)
    #expect(
      try report("players", "--json").output.contains(
        #"{"id":1,"sex":"W","username":"Anna","isOnline":false,"age":25,"files":[]}"#))
    #expect(try report("players", "--json", isEmpty: true).output == "{\n  \"users\": []\n}\n")
  }

  @Test("players prints a table with the requested number of rows")
  func table() throws {
    _ = try Self.register("Берта", in: accounts)
    _ = try store.record(
      try Catalog.verify(try Samples.record()), by: anna.id, at: Samples.date)
    let output = try report("players").output
    let lines = output.split(separator: "\n")
    let anna = try #require(lines.dropLast().last)
    #expect(anna.hasPrefix("Anna ") && anna.contains("(1)") && anna.contains("2026-11-21"))
    #expect(lines.last == "Берта")
    // The points of different games and levels are not mixed up.
    #expect(
      try report("players", "--limit", "1").output.split(separator: "\n") == lines.dropLast())
    #expect(try report("players", "--lang=ru", isEmpty: true).output.contains("никто"))
    #expect(try report("players", "--lang=ru").output.contains("21.11.2026"))
  }

  @Test("stats prints the numbers of the logged-in or the named player")
  func stats() throws {
    let record = try Samples.record()
    _ = try store.record(try Catalog.verify(record), by: anna.id, at: Samples.date)
    let token = try accounts.openSession(for: anna.id, at: Samples.date)
    let own = try report("stats", session: token)
    #expect(try report("stats", "--player", "ANNA") == own)
    #expect(own.status == .done)
    let lines = own.output.split(separator: "\n")
    let rows = lines.drop { !$0.hasPrefix("Pairs  ") }
    #expect(rows.count == 2 && rows.first?.hasPrefix("Pairs  Easy") == true)
    #expect(rows.last?.contains("all") == true && own.output.contains("Median"))
    #expect(rows.first?.contains(" \(record.claimed.points) ") == true)
    for language in ["en", "ru"] {
      let table = try report("stats", "--lang", language, session: token).output
      for line in table.split(separator: "\n") { #expect(TextWidth.of(String(line)) <= 80) }
    }
    #expect(try report("stats", "--lang", "ru", session: token).output.contains("Пары  Лёгкий"))
    let json = try report("stats", "--player=anna", "--json").output
    #expect(json.contains(#""best": \#(record.claimed.points)"#))
    #expect(json.contains(#""heat": {"columns":4,"rows":3,"#))
    let one = try report("stats", "--player=anna", "--level", "easy", session: token)
    #expect(one.output.split(separator: "\n").filter { $0.hasPrefix("Pairs") }.count == 1)
    #expect(
      try report("stats", "--level", "90", "--player=anna").output
        == "Anna has no results yet: Color Match, 90 s.\n")
    #expect(
      try report("stats", "--game", "pairs-duel", "--player=anna", "--lang=ru").output
        == "У игрока Anna пока нет результатов: Дуэль, все уровни.\n")
    let unknown = try report("stats", "--player", "x\u{1B}y")
    #expect(unknown.status == .failedCheck && !unknown.errors.contains("\u{1B}"))
    #expect(try report("stats").status == .failedCheck)
    #expect(try report("stats", session: token, isEmpty: true).status == .failedCheck)
  }

  @Test("stats prints the results against each opponent, as a table and as JSON")
  func opponents() throws {
    var won = 0
    for (number, opponent) in [Opponent.quartz, .quartz, .marble].enumerated() {
      let round = try Round<PairsDuelGame>(
        .easy, seed: UInt64(number), seats: .against(opponent),
        people: Forgetful(recall: 70, seed: 3))
      let record = try #require(round.record)
      guard case .ownOnly(let own) = try Catalog.prove(record) else { throw StoreError.notFound }
      _ = try store.keep(own, by: anna.id, at: Samples.date)
      let isWon = PairsDuelTrace(of: record)?.outcome == .won
      if opponent == .quartz, isWon { won += 1 }
    }
    for (language, name) in [("en", "Quartz"), ("ru", "Кварц")] {
      let output = try report("stats", "--player", "Anna", "--lang", language).output
      let rows = output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
      let own = rows.filter { $0.contains(name) }
      // Once for the level, once for all levels.
      #expect(own.count == 2 && own.allSatisfy { $0[3...4] == ["2", "\(won)"] }, "\(output)")
      #expect(rows.count { $0.contains("Basalt") || $0.contains("Базальт") } == 0)
      for line in output.split(separator: "\n") { #expect(TextWidth.of(String(line)) <= 80) }
      #expect(!output.contains("Median") && !output.contains("Медиана"), "no points are ranked")
    }
    let json = try report("stats", "--player", "Anna", "--json").output
    #expect(json.contains(#"{"opponent":"quartz","won":\#(won),"lost":"#), "\(json)")
    #expect(json.contains(#"{"opponent":"basalt","won":0,"lost":0,"drawn":0}"#))
  }

  @Test("recover sets a working password, and changes nothing on errors")
  func recover() throws {
    let new = Secret("Neu3rSesam")
    func logsIn(_ password: Secret) -> Bool {
      (try? accounts.logIn(LoginName("anna"), password: password, at: Samples.date)) == anna
    }
    for language in Language.allCases {
      // The rules for passwords are shown before one is typed.
      var prompt = ""
      _ = try report("recover", "anna", "--lang", language.rawValue) { prompt = $0 }
      #expect(prompt.contains("6") && prompt.contains("15") && prompt.contains("Anna"))
      for line in prompt.split(separator: "\n") { #expect(TextWidth.of(String(line)) <= 80) }
    }
    let session = try accounts.openSession(for: anna.id, at: Samples.date)
    let refused: [[PasswordAnswer]] = [
      [], [.typed(new), .cancelled], [.typed(new), .typed(Secret("other"))], [.piped(Secret("a"))],
      [.piped(Secret("Anna@example.org"))],
    ]
    for answers in refused {
      let report = try report("recover", "anna", answers: answers)
      #expect(report.status == .failedCheck && !report.errors.isEmpty)
    }
    #expect(try report("recover", "unknown", answers: [.piped(new)]).status == .failedCheck)
    #expect(try report("recover", "anna", isEmpty: true).status == .failedCheck)
    #expect(logsIn(Secret("Sesam0ffne")))
    let done = try report("recover", "anna", answers: [.typed(new), .typed(new)])
    #expect(done.status == .done && logsIn(new) && !logsIn(Secret("Sesam0ffne")))
    #expect(try accounts.player(of: session, at: Samples.date) == nil)
    let words = done.output.split { $0 == " " || $0 == "\n" }
    let code = try #require(words.compactMap { try? RecoveryCode(String($0)) }.first)
    _ = try accounts.recover(
      LoginName("anna"), with: code, to: Password("Noch1mal"), at: Samples.date)
    #expect(try report("recover", "anna@example.org", answers: [.piped(new)]).status == .done)
  }

  @Test("missing or extra arguments are rejected")
  func arguments() {
    for arguments in [
      ["recover"], ["recover", "a", "b"], ["players", "--game", "pairs"], ["players", "x"],
      ["stats", "--limit", "3"], ["stats", "--game", "chess"], ["stats", "--level", "31"],
      ["stats", "--game", "pairs", "--level", "30"],
      ["scores", "--player", "a"], ["stats", "--player"],
    ] {
      #expect(throws: UsageError.self, "\(arguments)") {
        try Invocation(arguments: arguments, environment: [:])
      }
    }
  }
}
