import Fixtures
import GameCore
import Glibc
import Testing

@testable import GameUI
@testable import flipside

/// Days when the records cannot be used: one clear message, and the game works.
@Suite(.sideBySide) struct BadDayTests {
  private let unavailable = DialogPhrase.noRecords

  /// Returns the text of the dialog, with its lines joined.
  private func text(_ player: Player) throws -> String {
    try player.screen
      .map { $0.split(separator: "│").joined() }
      .joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  /// Closes the dialog, plays Easy to its end and leaves.
  private func playAnyway(_ player: Player) throws {
    try player.press("Enter")
    try player.seeNoMore(unavailable)
    try player.playAsGuest()
    try player.see(button: ButtonPhrase.start)
    try player.press("Enter")
    try player.playToTheEnd(.easy)
    try player.see(PairsPhrase.finished)
    try player.press("Escape")
    try player.see(button: ButtonPhrase.start)
    try player.press("q")
    try player.see(QuestionPhrase.ask(.loseResults))
    try player.press("q")
    #expect(try player.exitCode() == 0)
    #expect(try player.terminalIsAsFound)
  }

  private static let places = ["/proc/nowhere/flipside", "/dev/null/flipside", "/sys/flipside"]

  @Test("If records cannot be saved, a message says so and a guest can play", arguments: places)
  func noPlace(directory: String) throws {
    let player = try Player(
      arguments: "--no-motion", environment: "FLIPSIDE_DATA=\(directory)")
    try player.see(unavailable)
    #expect(try text(player).contains(StoreError.cannotOpen(path: "*").english.around("*")))
    try playAnyway(player)
    let scores = try Command.run([try Desk.program(), "--data", directory, "scores"])
    #expect(scores.status == 4)
    // A missing directory is distinguished from an unusable one.
    let isThere = directory.hasPrefix("/dev/null")
    let reason: StoreError = isThere ? .cannotOpen(path: "*") : .noDirectory(path: "*")
    #expect(
      scores.output.contains(reason.clause(in: .english).around("*")))
  }

  /// Ways to damage a good database file, with their messages.
  enum Damage: String, CaseIterable {
    case overwritten, truncated, foreign, newer, directory

    func happen(at desk: Desk) throws {
      let file = desk.data + "/flipside.db"
      switch self {
      case .overwritten:
        let noise = "yes damage | head -c 60000 | dd of=\(file) bs=200 seek=1 conv=notrunc"
        try Command.run(["sh", "-c", noise])
      case .truncated: try Command.run(["truncate", "-s", "5000", file])
      case .foreign:
        try Command.run(["sh", "-c", "yes 'Not a database.' | head -c 9000 > \(file)"])
      case .newer: try Database(at: desk).run("PRAGMA user_version = 99")
      case .directory: try Command.run(["sh", "-c", "rm -f \(file)* && mkdir \(file)"])
      }
    }

    var sentence: String {
      switch self {
      case .overwritten, .truncated: StoreError.corrupt.english
      case .foreign: StoreError.notADatabase(path: "*").english.around("*")
      case .newer: StoreError.schemaTooNew(found: 99, known: 0).english.around("99")
      case .directory: StoreError.cannotOpen(path: "*").english.around("*")
      }
    }
  }

  @Test("A damaged database is reported and not changed", arguments: Damage.allCases)
  func damaged(damage: Damage) throws {
    let desk = try Desk()
    let first = try Player(desk: desk)
    try first.register("Gustav")
    try first.press("q", "q")
    #expect(try first.exitCode() == 0)
    try damage.happen(at: desk)
    let before = try Command.run(["sh", "-c", "cat \(desk.data)/flipside.db | cksum"]).output

    let player = try Player(arguments: "--no-motion", desk: desk)
    try player.see(unavailable)
    #expect(try text(player).contains(damage.sentence))
    try playAnyway(player)
    let scores = try desk.run("scores")
    #expect(scores.status == 4)
    #expect(scores.output.split(separator: "\n").count == 1)
    #expect(
      try Command.run(["sh", "-c", "cat \(desk.data)/flipside.db | cksum"]).output == before)
  }

  @Test("While another program keeps the database locked, nothing is lost")
  func locked() throws {
    let desk = try Desk()
    let player = try Player(arguments: "--no-motion", desk: desk)
    try player.register("Hanna")
    try player.start(.easy)
    let other = try Database(at: desk)
    // A longer lock would be reported during the game.
    try player.playToTheEnd(.easy) { try other.run("BEGIN IMMEDIATE") }
    try player.see(StoreError.busy)
    try other.run("ROLLBACK")
    try player.press("Enter")
    try player.see(BestPhrase.scoreToBeat)
    #expect(try other.number("SELECT count(*) FROM round") == 1)
  }

  @Test("A result that could not be saved is saved at the next start, with a message")
  func savedLater() throws {
    let desk = try Desk()
    let player = try Player(arguments: "--no-motion", desk: desk)
    try player.register("Ilse")
    try player.start(.easy)
    let other = try Database(at: desk)
    // A longer lock would be reported during the game.
    try player.playToTheEnd(.easy) { try other.run("BEGIN IMMEDIATE") }
    try player.see(StoreError.busy)
    try player.press("C-c")
    try player.see("flipside: " + player.text(EndPhrase.queued(1)))
    #expect(try player.exitCode() == 0)
    try other.run("ROLLBACK")
    #expect(try other.number("SELECT count(*) FROM round") == 0)
    let next = try Player(arguments: "--no-motion", desk: desk)
    try next.see(DialogPhrase.caughtUp)
    #expect(try other.number("SELECT count(*) FROM round") == 1)
    #expect(try desk.run("verify").status == 0)
  }

  @Test("Ten thousand random keys on every page do no harm", arguments: [1, 2, 3, 4])
  func noise(tab: Int) throws {
    let player = try Player()
    try player.playAsGuest()
    try player.see(button: ButtonPhrase.start)
    try player.press("\(tab)")
    var state = UInt32(tab)
    for _ in 0..<10 {
      let bytes = (0..<1000).map { _ -> UInt8 in
        state = state &* 1_664_525 &+ 1_013_904_223
        // Without keys that quit, suspend or stop the output: some are still in the terminal when
        // the program restores it.
        let byte = UInt8(truncatingIfNeeded: state >> 24)
        return [3, 17, 19, 26, 28, 81, 113].contains(byte) ? 32 : byte
      }
      try player.send(bytes)
    }
    try player.signal(SIGTERM)
    #expect(try [0, 128 + Int(SIGTERM)].contains(player.exitCode()))
    #expect(try player.terminalIsAsFound)
  }

  @Test("NO_COLOR leaves no color on any page")
  func noColor() throws {
    let player = try Player(
      environment: "NO_COLOR=1 TERM=xterm-256color", in: .tmux)
    try player.playAsGuest()
    try player.see(button: ButtonPhrase.start)
    for page in ["1", "2", "4", "3", "Enter"] {
      try player.press(page)
      #expect(try player.colors.isEmpty)
    }
    _ = try player.table(.easy)
    #expect(try player.colors.isEmpty)
  }
}
