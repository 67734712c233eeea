import Fixtures
import GameCore
import Glibc
import PseudoTerminal
import Testing

@testable import GameUI

/// A conversation with the program in plain mode.
private protocol Conversation {
  func send(_ line: String) throws
  /// The lines so far; the program's answers are lines of their own.
  var lines: [String] { get throws }
}

extension Conversation {
  /// Waits until a new line fulfills a condition, and returns it.
  @discardableResult
  private func hear(
    after start: Int, _ isWanted: (String) -> Bool
  ) throws -> String {
    var patience = Patience()
    while !patience.isOver {
      if let line = try lines.dropFirst(start).first(where: isWanted) { return line }
      patience.wait { usleep(10_000) }
    }
    throw NotHeard(lines: try lines)
  }

  /// Waits for a line that begins with a text.
  func listen(for start: String) throws {
    try hear(after: 0) { $0.hasPrefix(start) }
  }

  /// Says a line and waits for an answer that begins with a text.
  @discardableResult
  func say(_ line: String, hearing start: String) throws -> String {
    let count = try lines.count
    try send(line)
    return try hear(after: count) { $0.hasPrefix(start) }
  }

  /// Plays a board of Pairs from memory, and returns the name of each card.
  func playPairs(columns: Int, rows: Int) throws -> [String: String] {
    var names: [String: String] = [:]
    var taken: Set<String> = []
    let cards = (0..<rows * columns).map {
      CardName($0, columns: columns).text(in: .english)
    }
    func flip(_ card: String) throws -> String {
      while true {
        let line = try say(card.lowercased(), hearing: card + " ")
        let name = String(line.dropFirst(card.count + 1).prefix { $0 != "." })
        names[card] = name
        // A card of the last turn is still open for a moment.
        if !line.contains("Still open") { return name }
        usleep(200_000)
      }
    }
    while taken.count < cards.count {
      let known = cards.filter { names[$0] != nil && !taken.contains($0) }
      let pair = known.lazy.compactMap { card in
        known.first { $0 != card && names[$0] == names[card] }.map { [card, $0] }
      }.first
      let closed = try #require(pair?.first ?? cards.first { names[$0] == nil })
      var turn = pair ?? [closed]
      let first = try flip(turn[0])
      if turn.count == 1 {
        let match = known.first { names[$0] == first }
        let other = cards.first { names[$0] == nil && $0 != turn[0] }
        turn.append(try #require(match ?? other))
      }
      if try flip(turn[1]) == first { taken.formUnion(turn) }
    }
    return names
  }
}

private struct NotHeard: Error { let lines: [String] }

extension Player: Conversation {
  func send(_ line: String) throws {
    try type(line + "\n")
  }

  var lines: [String] { get throws { try screen.filter { !$0.isEmpty } } }
}

/// The program at the end of two pipes.
private final class Pipes: Conversation {
  private let process: PipedProcess
  private var text = ""

  init(_ desk: Desk) throws {
    process = try #require(
      PipedProcess(
        try Desk.program(),
        environment: ["FLIPSIDE_DATA": desk.data, "FLIPSIDE_PLAIN": "1", "LC_ALL": "C.UTF-8"]))
    _ = fcntl(process.output, F_SETFL, O_NONBLOCK)
  }

  func send(_ line: String) { #expect(process.send(Array((line + "\n").utf8))) }

  var lines: [String] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(process.output, &buffer, buffer.count), count > 0 {
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
    return text.split(separator: "\n").map(String.init)
  }
}

/// The real program in plain mode.
@Suite(.serialized, .sideBySide) struct PlainTests {
  @Test("A dumb terminal gets lines: from registering to a place on the leaderboard")
  func dumbTerminal() throws {
    let player = try Player(columns: 100, rows: 400, environment: "TERM=dumb")
    try player.say("register", hearing: "7. ")
    try player.say("player name Zoe", hearing: "Player name: Zoe")
    try player.say("email zoe@example.org", hearing: "Email: zoe@example.org")
    try player.say("password", hearing: "Password: type")
    try player.say("Quokka7pond", hearing: "Password: filled in")
    try player.say("repeat", hearing: "Repeat password: type")
    try player.say("Quokka7pond", hearing: "Repeat password: filled in")
    #expect(try !player.lines.contains { $0.contains("Quokka") }, "the password is not shown")
    try player.say("6", hearing: "Recovery code")
    let code = try #require(player.lines.first { $0.contains(/^\w{4}(-\w{4})+$/) })
    try player.say(String(code.suffix(4)), hearing: "16. ")
    try player.say("not now", hearing: "5. Start")
    try player.say("start", hearing: "Pairs, Easy")
    _ = try player.playPairs(columns: 4, rows: 3)
    try player.say("page", hearing: "5. Back")
    try player.say("leaderboard", hearing: "Leaderboard")
    try player.say("page", hearing: "3. ")
    #expect(try player.lines.contains { $0.hasPrefix("3. ") })
    try player.send("\u{4}")
    #expect(try player.exitCode() == 0)
    #expect(try player.terminalIsAsFound)
    #expect(try !player.lines.contains { $0.contains("\u{1B}") })
  }

  @Test("A game is played to its end on a pipe")
  func pipe() throws {
    let desk = try Desk()
    let pipes = try Pipes(desk)
    try pipes.say("play as guest", hearing: "5. ")
    try pipes.say("start", hearing: "Pairs, Easy")
    let names = try pipes.playPairs(columns: 4, rows: 3)
    #expect(Set(names.values).count == 6)
    try pipes.say("page", hearing: "6. ")
    try pipes.say("quit", hearing: "")
  }

  @Test("A file of lines is a script, at whose end the game is saved")
  func script() throws {
    let desk = try Desk()
    let lines = "play as guest\\nstart\\na1\\nxyzzy\\nclosed\\n"
    let result = try Command.run([
      "sh", "-c",
      "printf '\(lines)' | env FLIPSIDE_DATA=\(desk.data) \(try Desk.program()) --width 40",
    ])
    #expect(result.status == 0)
    #expect(result.output.contains("\nA1 "))
    #expect(result.output.contains("Not possible here."))
    #expect(result.output.hasSuffix("next time.\n"))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 40 })
    #expect(!result.output.contains("\u{1B}"))
  }
}

extension PlainTests {
  @Test("The end of the input ends the program, and not the next one")
  func endOfInput() throws {
    let desk = try Desk()
    let shell =
      "FLIPSIDE_DATA=\(desk.data) \(try Desk.program()) --plain; read line; echo got $line"
    var terminal = try PseudoTerminal("/bin/sh", ["-c", shell], environment: ["LC_ALL": "C.UTF-8"])
    #expect(terminal.wait(milliseconds: 20_000) { $0.shows(TitlePhrase.guest.english) })
    terminal.type("\u{4}hello\n")
    #expect(
      terminal.wait(milliseconds: 20_000) { $0.shows("got hello") }, "\(terminal.screen.lines)")
  }

  @Test("A command that cannot print says so in its exit status")
  func closedOutput() throws {
    let desk = try Desk()
    for (closed, status) in [("", 0), (">&-", 1), (">/dev/full", 1)] as [(String, Int32)] {
      let result = try Command.run([
        "sh", "-c",
        "env FLIPSIDE_DATA=\(desk.data) timeout 20 \(try Desk.program()) --version \(closed)",
      ])
      #expect(result.status == status, "\(closed)")
    }
  }

  @Test("Without standard input the program ends, and without output as if the terminal were gone")
  func closedDescriptors() throws {
    let desk = try Desk()
    for (closed, status) in [
      ("<&-", 0), ("</dev/null >&-", 129), ("<&- >&- 2>&-", 129),
    ] as [(String, Int32)] {
      let result = try Command.run([
        "sh", "-c",
        "env FLIPSIDE_DATA=\(desk.data) timeout 20 \(try Desk.program()) --plain \(closed)",
      ])
      #expect(result.status == status, "\(closed)")
    }
  }
}

/// The program in the screen reader yasr, which speaks into a file. Only what it has spoken is
/// heard.
private final class Reader: Conversation {
  static let path = "/usr/bin/yasr"
  private let desk: Desk
  private var terminal: PseudoTerminal

  init(_ desk: Desk) throws {
    self.desk = desk
    let home = desk.path
    let files = [
      "speak": "#!/bin/sh\nexec cat >> \(home)/spoken\n",
      "start": "#!/bin/sh\nexec \(try Desk.program()) --plain\n",
    ]
    for (name, text) in files {
      try Command.run([
        "sh", "-c", "printf '%s' \"$0\" > \(home)/\(name); chmod +x \(home)/\(name)", text,
      ])
    }
    try Command.run([
      "sh", "-c",
      """
      sed -e 's/^synthesizer=.*/synthesizer=emacspeak server/' \
        -e 's#^synthesizer port=.*#synthesizer port=|\(home)/speak#' /etc/yasr/yasr.conf \
        > \(home)/.yasr.conf
      """,
    ])
    terminal = try PseudoTerminal(
      Self.path, ["\(home)/start"],
      environment: [
        "HOME": home, "FLIPSIDE_DATA": desk.data, "LC_ALL": "C.UTF-8", "TERM": "vt100",
        "PATH": "/usr/bin:/bin", "SHELL": "/bin/sh",
      ], columns: 80, rows: 400)
  }

  func send(_ line: String) { terminal.type(line + "\n") }

  /// What was spoken.
  var lines: [String] {
    terminal.take(waiting: 10)
    return Desk.text(desk.path + "/spoken").split(separator: "\n").compactMap { line in
      guard line.hasPrefix("q {"), line.hasSuffix("}") else { return nil }
      return String(line.dropFirst(3).dropLast())
    }
  }

  /// Quits, although results of a guest are not saved, and waits for the end.
  func end() throws {
    send("quit\nyes")
    _ = terminal.wait(milliseconds: 20_000) { _ in false }
    try #require(terminal.checkEnding() != nil)
  }

  /// The lines on the terminal.
  var written: [String] {
    while terminal.take(waiting: 50) {}
    return terminal.screen.lines.filter { !$0.isEmpty }
  }
}

/// A real screen reader; part of a proof.
@Suite(.serialized, .sideBySide) struct ReaderTests {
  @Test("A game of Pairs is played by ear")
  func byEar() throws {
    try #require(access(Reader.path, X_OK) == 0, "yasr is not installed")
    let reader = try Reader(try Desk())
    try reader.listen(for: "7. ")
    try reader.say("play as guest", hearing: "4. ")
    try reader.say("start", hearing: "Pairs, Easy")
    let before = (spoken: reader.lines.count, written: reader.written.count)
    let names = try reader.playPairs(columns: 4, rows: 3)
    try reader.say("page", hearing: "6. ")
    let spoken = reader.lines
    let written = reader.written.count - before.written
    #expect(Set(names.values).count == 6)
    #expect(spoken.count { $0.contains(". Match. Turn") } == 6)
    #expect(spoken.contains { $0.contains("points") })
    #expect(spoken.allSatisfy { $0.contains { $0.isLetter || $0.isNumber } })
    print("yasr: \(spoken.count - before.spoken) utterances for \(written) lines")
    #expect(Double(spoken.count - before.spoken) <= 1.2 * Double(written))
    // The program does not end with the reader, which may end before it has said the last line.
    try reader.end()
  }
}
