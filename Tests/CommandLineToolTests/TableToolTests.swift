import Canvas
import Glibc
import SystemStrings
import Testing

@testable import CommandLineTool
@testable import GameCore

@Suite("Databases are created, checked and copied, with errors in both languages")
struct TableToolTests {
  private func report(
    _ arguments: String..., setUp: SetupError? = nil, show: @escaping (String) -> Void = { _ in }
  ) throws -> Report {
    try #require(
      try run(arguments) { context in
        context.maintenance.openSource = { place throws(StoreError) in
          try Store.reader(
            SQLiteLocation(directory: place, guest: "1"), directoryMustExist: true
          ) { _ in false }
        }
        context.maintenance.openTarget = { place throws(StoreError) in
          try Store(SQLiteLocation(directory: place, guest: "1")) { _ in false }
        }
        context.maintenance.setUp = { _, role throws(SetupError) in
          if let setUp { throw setUp }
          return role == .usual ? true : nil
        }
        context.maintenance.show = show
      })
  }

  private func withPlace(_ body: (String) throws -> Void) throws {
    let path = "/tmp/flipside-table-\(getpid())-\(RandomBits.draw())"
    defer {
      for suffix in ["", "-wal", "-shm"] { unlink("\(path)/flipside.db\(suffix)") }
      rmdir(path)
    }
    try body(path)
  }

  @Test("The progress bar goes from empty to full and is then removed")
  func bar() throws {
    try withPlace { path in
      _ = try Store(SQLiteLocation(directory: SystemString(path), guest: "1")) { _ in false }
        .keepSample(of: "Anna")
      var lines: [String] = []
      let checked = try report("table", "check", "--data", path) { lines.append($0) }
      #expect(checked.status == .done)
      #expect(lines.first == "[------------------------------------] 0/1")
      #expect(lines.dropLast().last == "[####################################] 1/1")
      #expect(lines.last?.isEmpty == true)
      #expect(!checked.output.contains("["))
    }
    #expect(DatabaseMaintenance.bar(5_000_000, of: 10_000_000).count <= 60)
    #expect(DatabaseMaintenance.bar(3, of: 2).hasPrefix("[####################################]"))
  }

  @Test("A copy onto itself, by any name, is rejected without changes")
  func itself() throws {
    try withPlace { path in
      _ = try Store(SQLiteLocation(directory: SystemString(path), guest: "1")) { _ in false
      }
      .keepSample(of: "Anna")
      let link = path + "-link"
      #expect(symlink(path, link) == 0)
      defer { unlink(link) }
      for other in [path, "\(path)/", "\(path)/../\(path.dropFirst(5))", link] {
        let copy = try report("table", "copy", path, other)
        #expect(copy.status == .failedCheck && copy.errors.contains("the same place"), "\(other)")
      }
      #expect(try report("table", "check", "--data", path).status == .done)
    }
  }

  @Test("A copy that would not pass a check fails like a check, and says why")
  func uncleanCopy() throws {
    try withPlace { path in
      let location = SQLiteLocation(directory: SystemString(path), guest: "1")
      let store = try Store(location) { _ in false }
      try store.keepSample(of: "Anna")
      let anna = try #require(try Accounts(store: store).account(LoginName("Anna")))
      _ = try store.keepAvatar(try #require(AvatarPicture([1, 2, 3])), of: anna.id)
      let target = path + "-copy"
      defer { _ = system("rm -r \(target) \(path)/avatars") }
      #expect(try report("table", "copy", path, target).status == .done)
      #expect(system("rm -r \(target); rm \(path)/avatars/*") == 0)
      let copy = try report("table", "copy", path, target)
      #expect(copy.status == .failedCheck)
      #expect(copy.output.contains("Player Anna: the avatar is missing."))
      #expect(try report("table", "check", "--data", target).status == .failedCheck)
    }
  }

  @Test("What a copy leaves out because its player is missing is named, and the copy fails")
  func missingPlayer() throws {
    try withPlace { path in
      let store = try Store(
        SQLiteLocation(directory: SystemString(path), guest: "1")
      ) { _ in false }
      try store.keepSample(of: "Anna")
      try store.keepSample(of: "Berta")
      try store.withoutTransaction { db in
        try db.run("PRAGMA foreign_keys = OFF")
        try db.run("UPDATE round SET player_id = 77 WHERE id = 1")
        try db.run(
          """
          INSERT INTO album(player_id, id, title, artist, kept_at) VALUES (77, 1, '', '', 1)
          """)
        try db.run("INSERT INTO setting(owner, key, value) VALUES ('player:77', 'theme', 'dark')")
      }
      let target = path + "-copy"
      defer { _ = system("rm -r \(target)") }
      for language in ["en", "ru"] {
        let copy = try report("table", "copy", path, target, "--lang", language)
        #expect(copy.status == .failedCheck)
        let lines = copy.output.split(separator: "\n")
        #expect(lines.count == 4 && lines.contains { $0.contains(" 1: ") }, "\(copy.output)")
        for table in ["album", "setting"] {
          #expect(lines.count { $0.contains(table) } == 1, "\(copy.output)")
        }
      }
      let check = try report("table", "check", "--data", target)
      #expect(check.status == .done && check.output.contains("Players: 2, rounds: 1"))
      #expect(try report("table", "check", "--data", path).output.contains("album"))
    }
  }

  @Test("For damaged pages, check and copy give advice")
  func damaged() throws {
    try withPlace { path in
      let file = "\(path)/flipside.db"
      do {
        let place = SQLiteLocation(directory: SystemString(path), guest: "1")
        try Store(place) { _ in false }.keepSample(of: "Anna")
      }
      let spoil = "dd if=/dev/urandom of=\(file) bs=4096 seek=2 conv=notrunc 2>/dev/null"
      let pages = "count=$(($(stat -c %s \(file)) / 4096 - 2))"
      #expect(system("\(spoil) \(pages)") == 0)
      let check = try report("table", "check", "--data", path)
      #expect(check.status != .done && (check.output + check.errors).contains(".recover"))
      let copy = try report("table", "copy", path, path + "-copy")
      defer {
        for suffix in ["", "-wal", "-shm"] { unlink("\(path)-copy/flipside.db\(suffix)") }
        rmdir(path + "-copy")
      }
      #expect(copy.status == .noStore && copy.errors.contains(".recover"))
    }
  }

  @Test(
    "Every message is in its language, and no unescaped text of the database reaches the terminal")
  func sentences() {
    let evil = "A\u{1B}[31mB"
    let flaws: [StoreInconsistency] = [
      .falseRound(RoundID(7)), .roundOfUnknownPlayer(RoundID(7)), .place(player: evil, board: evil),
      .placesOfUnknownPlayers(board: evil), .ranks(board: evil), .lastPlayed(player: evil),
      .daily(player: evil, Daily.today(at: Samples.date)), .dailyOfNoPlayer(PlayerID(7)),
      .picture(player: evil), .looks(player: evil), .unsound(evil), .keys(player: evil),
      .rowsOfUnknownPlayers(table: "album"),
    ]
    let sentences: [MaintenanceSentence] = [
      .made, .madeWithRole(.usual, isNew: true), .madeWithRole(.usual, isNew: false),
      .roleInDirectory, .cannotMakeRole(.usual), .roleIsStrong(.usual),
      .checked(players: 1, rounds: 2, flaws: 3), .copied(players: 1, rounds: 2),
      .copiedFalse(RoundID(7)), .leftOut(.keys(player: evil)), .unknown(1), .unknown(2), .samePlace,
      .damaged, .nothing(evil),
      .occupied(evil),
      .differs(RoundID(7)),
    ]
    let phrases: [any Phrase] = flaws + sentences
    for phrase in phrases {
      #expect(
        !phrase.text(in: .english).contains("\u{1B}")
          && !phrase.text(in: .russian).contains("\u{1B}"))
      let isRussian = phrase.text(in: .russian).unicodeScalars.contains { ("а"..."я").contains($0) }
      #expect(isRussian, "\(phrase.text(in: .russian))")
    }
  }

  @Test("Setup errors include advice, and a failed check has a separate status")
  func errors() throws {
    let owner = try #require(RoleName("owner"))
    for (error, status) in [
      (SetupError.cannotMakeRole(owner), ExitStatus.failedCheck),
      (.roleIsStrong(owner), .failedCheck), (.store(.noLibrary(package: "libpq5")), .noStore),
    ] {
      let report = try report("table", "create", "owner", "--data", "postgres://a", setUp: error)
      #expect(report.status == status)
      #expect(report.errors.contains("owner") || report.errors.contains("libpq5"))
    }
    #expect(try report("table", "create").output.contains("\\password flipside_player"))
    let copy = try report("table", "copy", "/tmp/flipside-nowhere", "/tmp/flipside-nowhere-2")
    #expect(copy.status == .noStore && !copy.errors.contains("--data"))
    #expect(copy.errors.contains("/tmp/flipside-nowhere does not exist"))
    #expect(try report("table", "copy", "/tmp/a", "/tmp/a").status == .failedCheck)
  }
}

extension Store {
  /// Saves a round of a new player.
  fileprivate func keepSample(of name: String) throws {
    var draft = RegistrationDraft()
    draft.name = name
    draft.email = "\(name)@example.org"
    draft.password = Secret("Sesam0ffne")
    draft.repeated = draft.password
    let accounts = Accounts(store: self, cost: .least)
    let player = try accounts.register(try #require(draft.registration), at: Samples.date)
    _ = try record(Catalog.verify(Samples.record()), by: player.id, at: Samples.date)
  }
}
