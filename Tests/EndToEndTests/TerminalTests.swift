import CursesTerminal
import GameCore
import Glibc
import PseudoTerminal
import Testing

@testable import GameUI
@testable import flipside

/// The real program in terminals, one test after the other.
@Suite(.serialized, .sideBySide) struct TerminalTests {
  @Test(
    "Every terminal is supported, and restored when the program is asked to end",
    arguments: [
      "-u TERM", "TERM=vt100", "TERM=linux", "TERM=xterm-256color", "TERM=xterm-direct",
      "TERM=never-heard-of-it", "TERM=screen-256color", "LANG=C LC_ALL=C", "NO_COLOR=1",
    ])
  func givesTheTerminalBack(environment: String) throws {
    let player = try Player(environment: environment, in: .tmux)
    try player.see(TitlePhrase.guest)
    try player.signal(SIGTERM)
    #expect(try player.exitCode() == 128 + Int(SIGTERM))
    #expect(try player.terminalIsAsFound)
    #expect(try player.pane("alternate_on") == "0")
    #expect(try player.pane("cursor_flag") == "1")
    #expect(try player.pane("mouse_any_flag") == "0")
  }

  @Test(
    "Any signal that ends the program restores the terminal",
    arguments: [
      SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGSEGV, SIGABRT, SIGILL, SIGFPE, SIGBUS, SIGTRAP,
    ])
  func survives(signal: Int32) throws {
    let player = try Player(in: .tmux)
    try player.waitForTerminal()
    try player.signal(signal)
    #expect(try player.exitCode() == 128 + Int(signal))
    #expect(try player.terminalIsAsFound)
    #expect(try player.pane("alternate_on") == "0")
    #expect(try player.pane("cursor_flag") == "1")
  }

  @Test(
    "Input or output that is not a terminal is refused with one sentence",
    arguments: ["< /dev/null", "| cat; test ${PIPESTATUS:-3} = 3 && exit 3"])
  func refusesPipes(redirection: String) throws {
    let player = try Player(arguments: redirection, in: .tmux)
    #expect(try player.exitCode() == 3)
    try player.see(OpenError.noTerminal.clause.text(in: .english))
  }

  @Test("A non-blocking output still gets the latest screen")
  func outputThatDoesNotWait() throws {
    let desk = try Desk()
    // The mode belongs to the terminal's open file, which dd and the program share.
    var player = try desk.terminal(
      shell: "dd if=/dev/null oflag=nonblock status=none; exec \(try Desk.program())",
      columns: 200, rows: 60)
    // The output is not read while the screen is sent repeatedly, so the terminal is full.
    for _ in 0..<150 {
      player.send(SIGWINCH)
      usleep(4000)
    }
    player.type("\u{1B}[Zg")
    usleep(200_000)
    let isShown = player.wait(milliseconds: 5000) { $0.shows(RacePhrase.ownBest) }
    #expect(isShown)
  }

  @Test(
    "A truncated mouse report does not block the program",
    arguments: ["\u{1B}[<", "\u{1B}[<0;20", "\u{1B}[<0;20;\u{0}$;"])
  func cutMouse(report: String) throws {
    let desk = try Desk()
    var player = try desk.terminal(waitsForTitle: false)
    let wantsMouse = player.hears("\u{1B}[?1006;1000h")
    #expect(wantsMouse)
    player.type(report)
    player.resize(columns: 30, rows: 10)
    // Longer than any machine needs; a program that waits for the rest shows nothing at all.
    let isShown = player.wait(milliseconds: 20_000) { $0.shows(TabPhrase.tooSmall) }
    #expect(isShown)
    player.send(SIGTERM)
    _ = player.wait(milliseconds: 20_000) { _ in false }
    let ending = player.checkEnding()
    #expect(ending == .exit(128 + SIGTERM))
  }

  @Test("The program ends with its terminal, although a wrapper keeps SIGHUP from it")
  func goneTerminal() throws {
    let desk = try Desk()
    // The kernel sends SIGHUP to the first program of the session only.
    var wrapper = try desk.terminal(shell: "trap '' HUP; \(try Desk.program()); exit $?")
    wrapper.hangUp()
    var ending: PseudoTerminal.Ending?
    for _ in 0..<2000 where ending == nil {
      usleep(10_000)
      ending = wrapper.checkEnding()
    }
    #expect(ending == .exit(128 + SIGHUP))
  }

  @Test("Block elements leave no lines in terminals whose fonts draw them too wide")
  func blockElements() throws {
    let desk = try Desk()
    var player = try desk.terminal(waitsForTitle: false)
    var sent: [UInt8] = []
    for _ in 0..<400 where !player.screen.shows(TitlePhrase.tagline) {
      sent += player.hear(waiting: 50)
    }
    let text = String(decoding: sent, as: UTF8.self)
    #expect(text.contains("▀"))
    #expect(!text.contains("█"), "a full block is a blank on a background of its color")
    let spills = zip(text.unicodeScalars, text.unicodeScalars.dropFirst()).contains {
      (0x2580...0x259F).contains($0.value) && $1 == " "
    }
    #expect(!spills, "the style changes between a block element and a blank")
  }

  @Test("A mouse report that arrives in two parts types nothing")
  func partedMouse() throws {
    let desk = try Desk()
    var player = try desk.terminal()
    // To the name, from any initial focus of the title.
    player.type("\u{1B}[Zl")
    for part in ["Anna", "\u{1B}[<65;20", ";5M", "\u{1B}[<0;1;24M\u{1B}[<0;1;24m", "Berta"] {
      player.type(part)
      usleep(5000)
    }
    let isTyped = player.wait(milliseconds: 20_000) { $0.shows("AnnaBerta ") }
    #expect(isTyped, "\(player.screen.lines.joined(separator: "\n"))")
  }

  @Test("A window of 20x5 and back is survived")
  func survivesTinyWindow() throws {
    let player = try Player(in: .tmux)
    try player.waitForTerminal()
    for (columns, rows) in [(20, 5), (1, 1), (300, 100), (80, 24)] {
      try player.resize(columns: columns, rows: rows)
    }
    try player.see(TitlePhrase.guest)
    try player.signal(SIGTERM)
    #expect(try player.exitCode() == 128 + Int(SIGTERM))
    #expect(try player.terminalIsAsFound)
  }

  @Test("A flood of keys and broken sequences does no harm")
  func survivesNoise() throws {
    let player = try Player(in: .tmux)
    try player.see(TitlePhrase.guest)
    let bytes = (0..<2000).map { (number: Int) -> UInt8 in
      UInt8((number * 7919 + number / 13) % 224 + 32)
    }
    for start in stride(from: 0, to: bytes.count, by: 500) {
      try player.send(Array(bytes[start..<start + 500]))
      try player.press("Escape")
    }
    try player.signal(SIGTERM)
    // The keys may have quit the game regularly before.
    #expect(try [0, 128 + Int(SIGTERM)].contains(player.exitCode()))
    #expect(try player.terminalIsAsFound)
  }

  @Test(
    "Without Unicode only ASCII reaches the screen",
    arguments: ["LC_ALL=C", "LC_ALL= LC_CTYPE= LANG=C"])
  func plainASCII(environment: String) throws {
    let player = try Player(environment: environment, in: .tmux)
    try player.see(TitlePhrase.guest)
    #expect(try player.screen.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test(
    "A suspended program restores the terminal and takes it again when continued",
    arguments: [true, false])
  func suspends(byKey: Bool) throws {
    let desk = try Desk()
    let player = try Player(desk: desk, in: .shell)
    try player.see("ready$")
    try player.type("sh -c 'echo $$ > \(player.seat)/pid; exec \(try Desk.program())'")
    try player.press("Enter")
    try player.see(TitlePhrase.guest)
    if byKey { try player.press("C-z") } else { try player.signal(SIGTSTP) }
    try player.see("Stopped")
    #expect(try player.pane("alternate_on") == "0")
    try player.type("fg")
    try player.press("Enter")
    try player.see(TitlePhrase.guest)
    try player.signal(SIGTERM)
    try player.wait(until: "the shell") { try player.pane("alternate_on") == "0" }
    try player.see("ready$")
  }
}
