import Canvas
import GameCore
import GameRules
import Glibc
import Testing

@testable import GameUI

/// An unfinished game survives changes of windows and ends of programs.
@Suite(.sideBySide) struct SurvivalTests {
  /// Starts a guest with a dealt board.
  private func guest(
    _ level: PairsLevel, at desk: Desk, _ language: Language = .english
  ) throws -> Player {
    let player = try Player(language, arguments: "--no-motion", desk: desk)
    try player.playAsGuest()
    try player.see(button: ButtonPhrase.start)
    try player.start(level)
    return player
  }

  /// Returns the number of turns in the panel.
  private func turns(_ player: Player) throws -> Int? {
    let label = player.text(PlayPhrase.turns)
    var figure: Int?
    try player.wait(until: "a number next to \(label)") {
      let line = try player.screen.first { $0.contains(label) } ?? ""
      let end = line.firstRange(of: label)?.upperBound ?? line.endIndex
      figure = line[end...].split(separator: " ").first.flatMap { Int($0) }
      return figure != nil
    }
    return figure
  }

  @Test("Every size of the window keeps the game", arguments: [PairsLevel.normal, .expert])
  func resize(level: PairsLevel) throws {
    let player = try guest(level, at: Desk())
    _ = try #require(try player.look(at: 0, level))
    let face = try #require(try player.table(level).cards[0].face)
    try player.resize(columns: 120, rows: 40)
    try player.see(String(repeating: "─", count: 120))
    try player.wait(until: "the card is open as before") {
      try player.table(level).cards.map { $0.face != nil } == (0..<level.cards).map { $0 == 0 }
    }
    try player.resize(columns: 20, rows: 5)
    let tooSmall = TabPhrase.needs(columns: Chrome.least.columns, rows: Chrome.least.rows)
    try player.see(tooSmall)
    try player.resize(columns: 80, rows: 24)
    try player.see(PlayPhrase.spaceContinues)
    try player.press(" ")
    try player.seeNoMore(PlayPhrase.spaceContinues)
    try player.wait(until: "the card is still open") {
      try player.table(level).cards[0].face == face
    }
  }

  @Test("A game that is stopped from outside is paused with its faces hidden")
  func stoppedFromOutside() throws {
    let player = try guest(.easy, at: Desk())
    let face = try #require(try player.look(at: 5, .easy))
    try player.signal(SIGSTOP)
    try player.signal(SIGCONT)
    try player.see(PlayPhrase.spaceContinues)
    #expect(try !player.shows(face))
    try player.press(" ")
    try player.seeNoMore(PlayPhrase.spaceContinues)
    try player.see(face, at: 5, .easy)
  }

  @Test("A suspended game hides its faces and continues where it was")
  func suspend() throws {
    let player = try Player(in: .shell)
    try player.see("ready$")
    try player.type("\(try Desk.program()) --lang en --no-motion --no-tutorial")
    try player.press("Enter")
    try player.playAsGuest()
    try player.see(button: ButtonPhrase.start)
    try player.press("Enter")
    _ = try player.table(.easy)
    let face = try #require(try player.look(at: 5, .easy))
    try player.press("C-z")
    try player.see("Stopped")
    try player.type("fg")
    try player.press("Enter")
    try player.see(PlayPhrase.spaceContinues)
    #expect(try !player.shows(face))
    try player.press(" ")
    try player.seeNoMore(PlayPhrase.spaceContinues)
    try player.see(face, at: 5, .easy)
  }

  @Test(
    "A killed game is offered again with its time, and lacks at most the last flip",
    arguments: [SIGTERM, SIGHUP, SIGKILL], Language.allCases)
  func kill(signal: Int32, language: Language) throws {
    let desk = try Desk()
    let player = try guest(.normal, at: desk, language)
    for place in 0..<4 { _ = try player.look(at: place, .normal) }
    let turns = try #require(try self.turns(player))
    #expect(turns == 2)
    // The disk may be slower than the screen.
    try player.wait(until: "the saved game") {
      try Database(at: desk).number("SELECT count(*) FROM progress") == 1
    }
    try player.signal(signal)
    #expect(try player.exitCode() == 128 + Int(signal))
    // As if a day had passed.
    try Database(at: desk).run("UPDATE progress SET saved_at = saved_at - 86400000")

    let again = try Player(language, arguments: "--no-motion", desk: desk)
    try again.playAsGuest()
    try again.see(DialogPhrase.resume)
    let label = "  \(again.text(PlayPhrase.time))  "
    try again.see(label)
    let time = try #require(try again.screen.first { $0.contains(label) })
    #expect(time.contains(" 0:0") || time.contains(" 0:1"))
    try again.press("Enter")
    try again.seeNoMore(DialogPhrase.resume)
    _ = try again.table(.normal)
    let found = try #require(try self.turns(again))
    #expect(signal == SIGKILL ? (turns - 1...turns).contains(found) : found == turns)
  }

  @Test("Killing the program gains no time to look at the cards")
  func clockOfKilled() throws {
    let desk = try Desk()
    let player = try guest(.easy, at: desk)
    _ = try player.look(at: 0, .easy)
    var seen = 0
    try player.wait(until: "3 seconds") {
      seen = try Self.seconds(on: player.screen) ?? 0
      return seen >= 3
    }
    try player.signal(SIGKILL)
    _ = try player.exitCode()
    let again = try Player(desk: desk)
    try again.playAsGuest()
    try again.see(DialogPhrase.resume)
    let label = "  \(again.text(PlayPhrase.time))  "
    try again.see(label)
    #expect(try Self.seconds(on: again.screen.filter { $0.contains(label) }) ?? 0 >= seen)
  }

  /// Returns the seconds of the first time below a minute.
  private static func seconds(on screen: [String]) -> Int? {
    screen.lazy.compactMap { line in
      line.firstRange(of: " 0:").flatMap { Int(line[$0.upperBound...].prefix(2)) }
    }.first
  }

  @Test("Leaving a game needs a confirmation, and a pause hides its faces")
  func leaving() throws {
    let desk = try Desk()
    let player = try guest(.easy, at: desk)
    let face = try #require(try player.look(at: 0, .easy))
    try player.press("p")
    try player.see(PlayPhrase.spaceContinues)
    #expect(try !player.shows(face))
    try player.press("Q")
    try player.see(QuestionPhrase.ask(.leave))
    try player.press("Enter")
    try player.seeNoMore(QuestionPhrase.ask(.leave))
    try player.press(" ")
    try player.seeNoMore(PlayPhrase.spaceContinues)
    try player.see(face, at: 0, .easy)
    try player.press("q")
    try player.see(QuestionPhrase.ask(.quit))
    try player.press("Right", "Enter")
    #expect(try player.exitCode() == 0)

    let again = try Player(desk: desk)
    try again.playAsGuest()
    try again.see(DialogPhrase.resume)
  }

  @Test("The mouse flips cards and changes tabs", arguments: ["xterm-256color", "screen-256color"])
  func mouse(type: String) throws {
    let player = try Player(
      arguments: "--no-motion", environment: "TERM=\(type)", in: .tmux)
    try player.playAsGuest()
    try player.see(button: ButtonPhrase.start)
    try player.press("Enter")
    let place = try player.table(.easy).cards[6].middle
    try player.click(column: place.column, row: place.row, asX10: type != "xterm-256color")
    try player.wait(until: "a flipped card") {
      try player.table(.easy).cards.map { $0.face != nil } == (0..<12).map { $0 == 6 }
    }
    try player.click(column: 6, row: 1, asX10: type != "xterm-256color")
    try player.see(PairsRulesPhrase.turn)
  }

  @Test("Pasted text stays in its field, and digits typed there open no tabs")
  func fields() throws {
    let player = try Player()
    try player.see("g", TitlePhrase.guest)
    try player.press("l")
    try player.paste("first\nsecond\n")
    try player.see("second")
    try player.see(button: TitlePhrase.guest)
    #expect(try !player.shows(TitlePhrase.working))
    try player.press("C-u")
    try player.type("1234q?")
    try player.see("1234q?")
    try player.see(button: TitlePhrase.guest)
  }
}
