import Glibc
import Loopback
import Testing

/// All screens about people in the real program, in both languages.
@Suite(.sideBySide) struct PeopleTests {
  @Test(
    "From registration to deletion: profile, picture, players, card, statistics, sessions",
    arguments: Tongue.allCases)
  func journey(tongue: Tongue) throws {
    let desk = try Desk()
    try Self.write(TestPicture.png(3), to: desk.path + "/portrait.png")
    try Self.write(Array("shopping".utf8), to: desk.path + "/portrait.txt")
    mkfifo(desk.path + "/pipe.png", 0o600)
    let words = PeopleWords(tongue)
    let player = try Player(
      arguments: "\(tongue.option) --no-motion",
      environment: "XDG_CACHE_HOME=\(desk.path)/cache HOME=\(desk.path) NO_COLOR=1", desk: desk)
    try player.toRegistration(tongue)
    try player.see(tongue.newPlayer)
    try player.fillIn("Paula", tongue)
    try player.fillProfile(tongue)
    try player.pickPicture(words)
    try player.press("Tab", "Tab", "Enter")
    try player.see(tongue.ready)
    #expect(Self.pictures(desk).count == 1)

    try player.start(.easy, tongue)
    try player.playToTheEnd(.easy, tongue)
    try player.see(tongue.first)
    try player.press("Escape")
    try player.seeNoMore(tongue.first)
    try player.lookAround(words)
    try player.lookAtSessions(words)
    try player.export(to: "~/paula.json", words)
    let exported = Desk.text(desk.path + "/paula.json")
    #expect(exported.contains("\"flipside-account\"") && exported.contains("pictureBase64"))
    #expect(exported.contains("+79123456789") && !exported.contains("$argon2id"))
    try player.deleteAccount(words)
    try player.see(tongue.guest)
    #expect(Self.pictures(desk).isEmpty)
    #expect(try desk.run("players").output.contains("No one has registered here yet."))
    try player.press("C-c")
    #expect(try player.exitCode() == 0)
  }

  @Test(
    "The players of another service are listed, also after it is gone", arguments: Tongue.allCases)
  func elsewhere(tongue: Tongue) throws {
    let server = LoopbackServer { path, server in
      path == "/players.json"
        ? PlayerService.players(4, files: server.base) : .file(TestPicture.jpeg(path.utf8.count))
    }
    let desk = try Desk()
    let words = PeopleWords(tongue)
    func sitDown(_ address: String) throws -> Player {
      let player = try Player(
        arguments: tongue.option,
        environment: "FLIPSIDE_PLAYERS_URL=\(address) XDG_CACHE_HOME=\(desk.path)/cache NO_COLOR=1",
        desk: desk)
      try player.playAsGuest(tongue)
      try player.see(tongue.ready)
      try player.press("5", "e")
      return player
    }
    let first = try sitDown(server.base + "/players.json")
    for name in 0..<4 { try first.see("Aster \(name)") }
    try first.wait(until: "a picture") { try first.showsPicture }
    server.stop()
    try Command.run(["rm", "-rf", desk.path + "/cache"])
    let second = try sitDown(server.base + "/players.json")
    try second.see(words.refused)
    for name in 0..<4 { try second.see("Aster \(name)") }
    let third = try sitDown("")
    try third.see(words.services)
  }

  @Test("Shift with Page Up and Page Down changes the year in the calendar, as < and > do")
  func years() throws {
    let desk = try Desk()
    let player = try Player(arguments: "--lang en", desk: desk)
    try player.toRegistration(.english)
    try player.see("New account")
    try player.fillIn("Paula", .english)
    try player.see("[ Later ]")
    try player.press("Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Enter")
    try player.type("1990-05-17")
    try player.see("May 1990")
    // The sequences of xterm, then of rxvt.
    try player.send(Array("\u{1B}[5;2~".utf8))
    try player.see("May 1989")
    try player.send(Array("\u{1B}[6;2~".utf8))
    try player.see("May 1990")
    try player.send(Array("\u{1B}[5$".utf8))
    try player.see("May 1989")
    try player.press(">")
    try player.see("May 1990")
    try player.press("<")
    try player.see("May 1989")
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    let file = try #require(fopen(path, "w"))
    defer { fclose(file) }
    fwrite(bytes, 1, bytes.count, file)
  }

  /// Returns the files of players' own pictures.
  private static func pictures(_ desk: Desk) -> [Substring] {
    let list = try? Command.run(["ls", desk.data + "/avatars"]).output
    return (list ?? "").split(separator: "\n").filter { $0.count == 32 }
  }
}

/// The texts that the test expects.
private struct PeopleWords {
  private let tongue: Tongue

  init(_ tongue: Tongue) {
    self.tongue = tongue
  }

  private func text(_ english: String, _ russian: String) -> String {
    tongue == .english ? english : russian
  }

  var you: String { text("you", "вы") }
  var verified: String { text("gave the same result", "тот же результат") }
  var memoryErrors: String { text("Mean memory errors", "Ошибок памяти в среднем") }
  var views: [String] {
    tongue == .english
      ? ["Points", "Distribution", "Board", "Forgetting", "Calendar"]
      : ["Очки", "Распределение", "Поле", "Забывание", "Календарь"]
  }
  var sessions: String { text("Last used", "Последний раз") }
  var written: String { text("File saved.", "Файл сохранён.") }
  var deleteAccount: String { text("[ Delete account ]", "[ Удалить ]") }
  var wrongPassword: String { text("Wrong password.", "Неверный пароль.") }
  var deleted: String { text("Your account and everything", "Учётная запись и всё") }
  var ownPicture: String { text("Your own picture", "Своя картинка") }
  var picked: String { text("picture portrait.png", "картинка portrait.png") }
  var notAPicture: String { text("can't read this kind of file", "Такие файлы") }
  var special: String { text("not a regular file", "не обычный файл") }
  var services: String { text("To see the players of another", "Чтобы видеть игроков") }
  var refused: String { text("refused the connection", "не приняла соединение") }
}

extension Player {
  /// Fills in the profile form, up to the avatar.
  fileprivate func fillProfile(_ tongue: Tongue) throws {
    try see(tongue.later)
    // The form opened by itself, with the focus on *Later*.
    try press("Tab")
    try type("Paula")
    try press("Tab", "Tab")
    try type("O'Neil")
    try press("Tab", "Tab", "Right", "Tab", "Tab", "Enter", "PageUp")
    try type("1990-05-17")
    try press("Enter")
    try type("+7 912 345-67-89")
    try press("Tab", "Tab")
  }

  /// Selects a picture for the avatar with Tab, after two files that are not pictures.
  fileprivate func pickPicture(_ words: PeopleWords) throws {
    try press("Enter")
    try see(words.ownPicture)
    try type("~/portrait.txt")
    try press("Enter")
    try see(words.notAPicture)
    try press("C-u")
    try type("~/pipe.png")
    try press("Enter")
    try see(words.special)
    try press("C-u")
    try type("~/po")
    try press("Tab")
    try see("portrait.txt")
    try type("p")
    try press("Tab")
    try see("~/portrait.png")
    try press("Enter")
    try see(words.picked)
  }

  /// Visits the players, a player's own card with a best, and all charts of the statistics.
  fileprivate func lookAround(_ words: PeopleWords) throws {
    try press("5")
    try see("▸ Paula (\(words.you))")
    try press("Enter")
    try see("Paula O'Neil")
    try wait(until: "the picture") { try showsPicture }
    try press("Enter")
    try see(words.verified)
    try press("Enter")
    try seeNoMore(words.verified)
    try press("s")
    try see(words.memoryErrors)
    for view in words.views {
      try press("c")
      try see("● \(view)")
    }
    try press("Escape")
    try see("Paula O'Neil")
  }

  fileprivate func lookAtSessions(_ words: PeopleWords) throws {
    try press("6", "Down", "Down", "Down", "Down", "Enter")
    try see(words.sessions)
    try press("Escape")
    try see("Paula@example.org")
  }

  fileprivate func export(to path: String, _ words: PeopleWords) throws {
    try press("Down", "Down", "Enter", "C-u")
    try type(path)
    try press("Enter", "Enter")
    try see(words.written)
    try press("Enter")
    try seeNoMore(words.written)
  }

  /// Deletes the account, after a wrong password.
  fileprivate func deleteAccount(_ words: PeopleWords) throws {
    try press("Down", "Enter")
    try see(words.deleteAccount)
    try type("guess")
    try press("Enter", "Enter")
    try see(words.wrongPassword)
    try press("Enter")
    try seeNoMore(words.wrongPassword)
    try type(Player.password)
    try press("Enter", "Enter")
    try see(words.deleted)
    try press("Enter")
  }
}
