import Glibc
import PseudoTerminal
import Testing

@testable import GameUI

/// The real program in terminals that say nothing about pictures, or must not be queried.
@Suite(.serialized, .sideBySide) struct SilentTerminalTests {
  private static let kitty = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
  private static let ofCells = ["\u{1B}[>q", "\u{1B}[c"]
  private static let questions = [kitty, "\u{1B}[16t"] + ofCells

  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  /// Returns the output on the title, in a form with a name in its field, and at the end, without
  /// any answers.
  private func said(
    _ arguments: [String] = [], _ environment: [String: String] = [:]
  ) throws -> String {
    var player = try desk.terminal(
      ["--lang", "en", "--no-motion", "--no-tutorial"] + arguments,
      environment: ["COLORTERM": "truecolor"].merging(environment) { $1 }, waitsForTitle: false)
    var bytes: [UInt8] = []
    func hear(_ text: String, or other: String? = nil, _ player: inout PseudoTerminal) throws {
      func isHeard() -> Bool {
        player.screen.shows(text) || other.map(player.screen.shows) == true
      }
      var patience = Patience()
      while !isHeard(), !patience.isOver { patience.wait { bytes += player.hear(waiting: 50) } }
      try #require(isHeard(), "\(player.screen.lines.joined(separator: "\n"))")
    }
    try hear(TitlePhrase.guest.english, &player)
    let (menu, form) = (
      "r " + LowercasePhrase(ButtonPhrase.register).english, "Esc " + TitlePhrase.keyMenu.english
    )
    // On a busy machine, the store may answer too late for the menu.
    try hear(menu, or: form, &player)
    if player.screen.shows(form) { player.type("\u{1B}") }
    try hear(menu, &player)
    player.type("r")
    try hear(RegisterPhrase.heading.english, &player)
    for end in 1...4 {
      let name = String("Anna".prefix(end))
      player.type(String(name.suffix(1)))
      try hear(name + " ", &player)
    }
    player.send(SIGTERM)
    var patience = Patience()
    while player.checkEnding() == nil, !patience.isOver {
      patience.wait { bytes += player.hear(waiting: 50) }
    }
    try #require(player.checkEnding() != nil)
    while case let rest = player.hear(waiting: 50), !rest.isEmpty { bytes += rest }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("A terminal that does not answer gets the queries after the first screen, and no more")
  func silent() throws {
    let ofCells = try said(["--pictures", "cells"])
    let plain = ofCells.components(around: Self.ofCells.joined())
    let halves = try said().components(around: Self.questions.joined())
    try #require(halves.count == 2 && plain.count == 2)
    #expect(halves[0].contains("\u{1B}[?1049h") && halves[0].count > 1000)
    // The title gets its focus with its first frame or later; from the form on all is the same.
    let forms = [halves, plain].map {
      $0[1].components(around: RegisterPhrase.heading.english).dropFirst()
    }
    #expect(!forms[0].isEmpty && forms[0] == forms[1])
    for question in Self.questions {
      #expect(!(halves + plain).joined().contains(question))
    }
  }

  @Test(
    "Terminals that would show a query or forward it are not queried",
    arguments: [
      ["TERM_PROGRAM": "Apple_Terminal"], ["TERMINOLOGY": "1"], ["TERMUX_VERSION": "0.118.0"],
      ["TERM": "linux"], ["TERM": "screen-256color"], ["TERM": "screen-256color", "STY": "1.x"],
      // No terminal behind tmux could report its features.
      ["TERM": "tmux-256color", "TMUX": "/nowhere,1,0"],
    ])
  func unasked(environment: [String: String]) throws {
    let said = try said([], environment)
    for question in Self.questions { #expect(!said.contains(question)) }
  }

  @Test("With the cursor on the focus, for a screen reader, nothing is queried")
  func screenReader() throws {
    let said = try said(["--cursor", "focus"])
    #expect(!said.contains("\u{1B}]11;?"))
    for question in Self.questions { #expect(!said.contains(question)) }
  }
}

extension String {
  fileprivate func components(around text: String) -> [String] {
    split(separator: text, omittingEmptySubsequences: false).map(String.init)
  }
}
