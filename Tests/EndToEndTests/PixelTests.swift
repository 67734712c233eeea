import GameCore
import Glibc
import PseudoTerminal
import Testing

@testable import GameUI

/// The real program in a terminal that shows pixels, stores what it receives, and reports what is
/// visible.
@Suite(.serialized, .sideBySide) struct PixelTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  private func start(
    _ kind: ShownPictures.Kind, _ arguments: [String] = [], shell: Bool = false,
    colors: String = "truecolor"
  ) throws -> PseudoTerminal {
    let program = try Desk.program()
    let options = ["--lang", "en", "--seed", "5", "--no-motion", "--no-tutorial"] + arguments
    // A shell with job control: a stopped program continues with the next line of input.
    let job = "\(program) \(options.joined(separator: " "))"
    let line = "set -m; \(job); while echo halted; read go; do fg; done; exec cat"
    var player = try PseudoTerminal(
      shell ? "/bin/sh" : program, shell ? ["-c", line] : options,
      environment: [
        "TERM": "xterm-256color", "COLORTERM": colors, "LANG": "C.UTF-8",
        "PATH": "/usr/bin:/bin",
        // No saved game of another run.
        "FLIPSIDE_DATA": "\(desk.path)/data-\(UInt32.random(in: 0...UInt32.max))",
      ], pixels: kind)
    try see(TitlePhrase.guest, &player)
    // From the fields to a button, where letters are shortcuts.
    player.type("\u{1B}[Zg")
    try see(RacePhrase.ownBest, &player)
    return player
  }

  /// Opens a board of drawn cats, all face down.
  private func board(
    _ kind: ShownPictures.Kind, _ arguments: [String] = [], shell: Bool = false,
    colors: String = "truecolor"
  ) throws -> PseudoTerminal {
    var player = try start(kind, arguments, shell: shell, colors: colors)
    player.type("2")
    try see(SettingsRow.theme.title, &player)
    player.type("\u{1B}[B\u{1B}[B\u{1B}[C\u{1B}[C\u{1B}[C3\r")
    try see("0/6", &player)
    return player
  }

  /// Waits until the expected pictures are visible, and no others.
  private func wait(
    for what: String, _ player: inout PseudoTerminal, pictures holds: (ShownPictures) -> Bool
  ) throws {
    let isSeen = player.wait(milliseconds: 20_000) { screen in
      screen.pictures.map { holds($0) && !$0.hasRemains } ?? false
    }
    try #require(isSeen, "\(what)\n\(player.screen.lines.joined(separator: "\n"))")
  }

  /// Flips the card at the cursor, and returns the visible pictures.
  private func open(_ player: inout PseudoTerminal) throws -> Set<ShownPictures.Shown> {
    player.type(" ")
    try wait(for: "an open card", &player) { $0.shown.count == 1 }
    return try pictures(player).shown
  }

  private func see(_ phrase: any Phrase, _ player: inout PseudoTerminal) throws {
    try see(phrase.english, &player)
  }

  private func see(_ text: String, _ player: inout PseudoTerminal) throws {
    let isSeen = player.wait(milliseconds: 20_000) { $0.shows(text) }
    try #require(isSeen, "\(text)\n\(player.screen.lines.joined(separator: "\n"))")
  }

  /// Waits until the program is quiet for a moment.
  private func rest(_ player: inout PseudoTerminal) {
    while player.take(waiting: 120) {}
  }

  private func pictures(_ player: borrowing PseudoTerminal) throws -> ShownPictures {
    try #require(player.screen.pictures)
  }

  /// Waits until the program has processed all input and drawn the result.
  private func settle(_ player: inout PseudoTerminal) throws {
    // A terminal that reports its type is queried further: after the keys before, and the second
    // time after they were drawn. A new size may be reported once later.
    for _ in 0..<3 {
      let asked = player.screen.settingsAsked
      player.type("\u{1B}[>41;379;0c")
      let isAsked = player.wait(milliseconds: 60_000) { $0.settingsAsked > asked }
      try #require(isAsked)
    }
  }

  @Test("Pictures are in their places after a complete redraw", arguments: [1, 2])
  func randomly(seed: Int) throws {
    for kind in ShownPictures.Kind.allCases {
      var player = try board(kind, colors: "")
      var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
      func next(_ bound: UInt64) -> Int {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((random >> 33) % bound)
      }
      var most = 0
      for _ in 0..<20 {
        let keys = ["h", "j", "k", "l", " ", " ", " ", "p", "x", "?", "\r", "4", "3", "2"]
        if next(12) == 0 {
          let sizes = [(80, 24), (100, 34), (90, 28)]
          let size = sizes[next(3)]
          player.resize(columns: size.0, rows: size.1)
        }
        let key = keys[next(UInt64(keys.count))]
        player.type(key)
        try settle(&player)
        let before = try pictures(player)
        #expect(!before.hasRemains)
        player.type("\u{C}")
        try settle(&player)
        let after = try pictures(player)
        // A card may have turned back meanwhile.
        if before.shown != after.shown {
          #expect(
            before.shown.isSuperset(of: after.shown),
            "\(kind) \(key.debugDescription) \(before.shown.count) \(after.shown.count)")
          player.type("\u{C}")
          try settle(&player)
          let third = try pictures(player)
          #expect(third.shown == after.shown)
        }
        #expect(!after.hasRemains && after.errors.isEmpty, "\(after.errors)")
        #expect(player.screen.unknown.isEmpty)
        most = max(most, after.shown.count)
      }
      #expect(most > 0)
    }
  }

  @Test(
    "Alert and pause cover pictures, and continuing shows them",
    arguments: ShownPictures.Kind.allCases)
  func covered(kind: ShownPictures.Kind) throws {
    var player = try board(kind)
    let open = try open(&player)
    for (cover, continuing) in [("p", " "), ("?", "\u{1B}")] {
      player.type(cover)
      try wait(for: "no picture", &player) { $0.shown.isEmpty }
      player.type(continuing)
      let isBack = player.wait(milliseconds: 20_000) {
        $0.shows(PlayPhrase.spaceContinues) && cover == "?" || $0.pictures?.shown == open
      }
      #expect(isBack)
      if player.screen.shows(PlayPhrase.spaceContinues) { player.type(" ") }
      try wait(for: "the picture again", &player) { $0.shown == open }
    }
  }

  @Test(
    "A stopped program removes its pictures, and shows them when continued",
    arguments: ShownPictures.Kind.allCases)
  func suspends(kind: ShownPictures.Kind) throws {
    var player = try board(kind, shell: true)
    let open = try open(&player)
    for byKey in [true, false] {
      if byKey { player.type("\u{1A}") } else { kill(-tcgetpgrp(player.readable), SIGTSTP) }
      try see("halted", &player)
      let left = try pictures(player)
      #expect(left.isEmpty)
      player.type("go\n")
      try see(PlayPhrase.spaceContinues, &player)
      let hidden = try pictures(player)
      #expect(hidden.shown.isEmpty)
      player.type(" ")
      try wait(for: "the picture again", &player) { $0.shown == open }
    }
    let last = try pictures(player)
    #expect(last.errors.isEmpty)
  }

  @Test("The terminal's images are sent again after a stop without time to restore it")
  func stopped() throws {
    var player = try board(.kitty)
    let open = try open(&player)
    rest(&player)
    let sent = try pictures(player).transmissions
    player.send(SIGSTOP)
    player.send(SIGCONT)
    try see(PlayPhrase.spaceContinues, &player)
    player.type(" ")
    try wait(for: "the picture again", &player) { $0.shown == open && $0.transmissions > sent }
  }

  @Test("Flipping a known face costs at most two hundred bytes with kitty's protocol")
  func flip() throws {
    var player = try board(.kitty)
    var fewest = Int.max
    for turn in 1...4 {
      let (bytes, sent) = (player.bytesWritten, try pictures(player).transmissions)
      _ = try open(&player)
      rest(&player)
      // The clock may tick meanwhile.
      if try pictures(player).transmissions == sent {
        fewest = min(fewest, player.bytesWritten - bytes)
      }
      player.type("ll ")
      // The second card may be face up for less time than it takes to read the screen.
      let isMiss = player.wait(milliseconds: 20_000) { screen in
        screen.pictures?.shown.isEmpty == true
          && screen.turns == turn
      }
      try #require(isMiss, "\(player.screen.lines.joined(separator: "\n"))")
      player.type("hh")
      rest(&player)
    }
    #expect(fewest <= 200, "\(fewest)")
  }

  @Test(
    "No pictures are left however the program ends",
    arguments: ShownPictures.Kind.allCases)
  func ends(kind: ShownPictures.Kind) throws {
    for signal in [SIGTERM, SIGHUP, SIGSEGV, SIGABRT] {
      var player = try board(kind)
      _ = try open(&player)
      player.send(signal)
      _ = player.wait(milliseconds: 20_000) { _ in false }
      while player.take(waiting: 20) {}
      #expect(player.checkEnding() != nil)
      let left = try pictures(player)
      #expect(left.isEmpty, "signal \(signal)")
    }
  }

  @Test(
    "A crash terminates an unfinished string before it writes anything else",
    arguments: ShownPictures.Kind.allCases)
  func cutShort(kind: ShownPictures.Kind) throws {
    for isShown in [false, true] {
      for signal in [SIGSEGV, SIGABRT] {
        var player = try board(kind)
        if isShown { _ = try open(&player) }
        player.type("p")
        try see(PlayPhrase.spaceContinues, &player)
        rest(&player)
        let before = player.bytesWritten
        player.send(signal)
        while player.checkEnding() == nil || player.take(waiting: 20) {
          _ = player.take(waiting: 20)
        }
        let last = player.tail.suffix(player.bytesWritten - before)
        #expect(last.starts(with: Array("\u{1B}\\".utf8)), "\(signal) \(Array(last))")
      }
    }
  }

  @Test("A player who chooses cells gets cells, and the terminal is not queried")
  func cells() throws {
    var player = try board(.kitty, ["--pictures", "cells"])
    player.type(" l ")
    let isTurn = player.wait(milliseconds: 20_000) { screen in
      screen.turns == 1
    }
    #expect(isTurn)
    let none = try pictures(player)
    #expect(none.isEmpty)
    #expect(player.screen.unknown.isEmpty)
  }
}

extension TerminalScreen {
  /// The number of turns in the panel.
  fileprivate var turns: Int? {
    let line = lines.first { $0.contains(PlayPhrase.turns.english) }
    return line?.split(separator: " ").last.flatMap { Int($0) }
  }
}
