import Fixtures
import GameCore
import GameRules
import Testing

@testable import GameUI

extension Player {
  /// Returns the cards on the screen when all of a level's cards are visible and none is turning.
  func table(_ level: PairsLevel) throws -> CardTable {
    var table = CardTable([], level, in: size)
    try wait(until: "\(level.cards) cards") {
      table = CardTable(try screen, level, in: size)
      return table.cards.count == level.cards
    }
    return table
  }

  /// Waits until a card shows this face, because a screen may arrive in parts.
  func see(_ face: String, at place: Int, _ level: PairsLevel) throws {
    try wait(until: "\(face) at card \(place)") {
      try table(level).cards[place].face == face
    }
  }

  /// Moves to a card with keys and flips it.
  func flip(_ place: Int, _ level: PairsLevel) throws {
    let keys =
      ["Home", "PageUp"] + Array(repeating: "Right", count: place % level.columns)
      + Array(repeating: "Down", count: place / level.columns) + ["Space"]
    try press(keys)
  }

  /// Flips a card, after `first` if it is the second of a turn, and returns its face; nil if the
  /// game has ended. On a busy machine, a miss may be turned back before its screen is read, or a
  /// key may be lost to a pause; then the turn is repeated.
  func look(at place: Int, after first: Int? = nil, _ level: PairsLevel) throws -> String? {
    try flip(place, level)
    var shown: String?
    var next = ContinuousClock.now + .seconds(4)
    try wait(until: "the face of card \(place)") {
      let screen = try screen
      if try showsEnd { return true }
      try continueIfPaused()
      let table = CardTable(screen, level, in: size)
      shown = table.cards.count == level.cards ? table.cards[place].face : nil
      if shown == nil, ContinuousClock.now > next {
        next = .now + .seconds(4)
        for card in [first, place].compactMap(\.self) { try flip(card, level) }
      }
      return shown != nil
    }
    return shown
  }

  /// Flips a known pair, one card of which may be face up, again if a key was lost to a pause.
  private func match(_ pair: [Int], up: Int? = nil, _ level: PairsLevel) throws {
    for place in pair where place != up { try flip(place, level) }
    var next = ContinuousClock.now + .seconds(4)
    try wait(until: "the pair \(pair)") {
      if try showsEnd { return true }
      try continueIfPaused()
      let cards = CardTable(try screen, level, in: size).cards
      guard cards.count == level.cards else { return false }
      let hidden = pair.filter { cards[$0].face == nil }
      if ContinuousClock.now > next {
        next = .now + .seconds(4)
        for place in hidden { try flip(place, level) }
      }
      return hidden.isEmpty
    }
  }

  /// Continues a game that has paused itself because the machine stood still.
  func continueIfPaused() throws {
    if try shows(PlayPhrase.spaceContinues) { try press("Space") }
  }

  /// Plays with a perfect memory until the dialog says that all pairs are found, with `wasted`
  /// turns of cards that are known to differ. Does something before the flip that ends the game.
  func playToTheEnd(
    _ level: PairsLevel, wasted: Int = 0, beforeLastFlip act: () throws -> Void = {}
  ) throws {
    _ = try table(level)
    var left = level.pairs
    var unseen = Array((0..<level.cards).reversed())
    var known: [String: [Int]] = [:]
    /// The two cards of the latest miss, which cannot be flipped while they are shown.
    var missed: [Int] = []
    var wasted = wasted
    while true {
      if wasted > 0, known.count >= 3 {
        let places = known.values.compactMap(\.first)
        let cycle = places.filter { !missed.contains($0) } + places.filter(missed.contains)
        for turn in 0..<wasted {
          // 0 1, 2 0, 1 2 and so on: no card is repeated within two turns.
          for step in [2 * turn, 2 * turn + 1] { try flip(cycle[step % 3], level) }
        }
        missed = [cycle[(2 * wasted - 2) % 3], cycle[(2 * wasted - 1) % 3]]
        wasted = 0
      } else if wasted == 0, let (face, pair) = known.first(where: { $0.value.count == 2 }) {
        known[face] = nil
        try prepareFlip(left, act)
        try match(pair.sorted { a, _ in !missed.contains(a) }, level)
        left -= 1
        missed = []
      } else if let first = unseen.popLast() {
        guard let face = try look(at: first, level) else { break }
        known[face, default: []].append(first)
        if wasted > 0, let other = known.first(where: { $0.key != face })?.value[0] {
          // Two unseen cards could be a pair, and every pair found so leaves fewer to waste.
          try flip(other, level)
          missed = [first, other]
          wasted -= 1
          continue
        }
        if wasted == 0, let pair = known[face], pair.count == 2 {
          known[face] = nil
          try prepareFlip(left, act)
          try match(pair, up: first, level)
          left -= 1
          continue
        }
        guard let second = unseen.popLast(), try prepareFlip(left, act),
          let other = try look(at: second, after: first, level)
        else { break }
        known[other, default: []].append(second)
        missed = [first, second]
        if other == face {
          known[face] = nil
          left -= 1
        }
      } else {
        break
      }
    }
    try wait(until: "the result") { try showsEnd }
  }

  @discardableResult
  private func prepareFlip(_ left: Int, _ act: () throws -> Void) throws -> Bool {
    if left == 1 { try act() }
    return true
  }

  /// Returns the points in the dialog about a result, after they have counted up, which any key
  /// ends. The help is opened and closed after that key, so that it is known to have been handled.
  func points() throws -> Int {
    var points: Int?
    try press("x", "?")
    try see(DialogPhrase.help)
    try press("Escape")
    try seeNoMore(DialogPhrase.help)
    try wait(until: "points") {
      let screen = try screen.map { $0 + "   " }
      // The largest first, because its first and its last digits are numbers too.
      points = (0...9999).reversed().first { number in
        let rows = LargeDigits.rows(of: language.grouped(number)).map {
          // Upper halves are drawn in reverse.
          "   \($0.replacing("▀", with: "▄")) "
        }
        return screen.indices.dropLast(rows.count - 1).contains { top in
          rows.indices.allSatisfy { screen[top + $0].hasPart(rows[$0]) }
        }
      }
      return points != nil
    }
    return try #require(points)
  }

  /// Returns the points of the first row of a leaderboard with one player.
  func best(of other: String? = nil) throws -> Int {
    try see(other.map { LeaderboardPhrase.alone($0) } ?? .youAlone)
    // A face may be before the rank.
    let row = try #require(
      try screen.first { line in
        line.contains(" 1  ") && line.split(separator: " ").prefix(2).contains("1")
      })
    return try #require(Self.numbers(in: row).dropFirst().first)
  }

  /// Returns the separate integers of a line, with or without grouped thousands.
  private static func numbers(in line: String) -> [Int] {
    line.split(separator: " ").compactMap { word in
      Int(word.filter { $0 != "," && $0 != "\u{A0}" })
    }
  }
}

extension Player {
  /// Opens the tabs from the title, as a guest.
  func playAsGuest() throws {
    try leaveFields()
    try press("g")
  }

  /// Opens the registration form from the title.
  func toRegistration() throws {
    try leaveFields()
    try press("r")
  }

  /// Moves the title's focus to its buttons, which have shortcuts.
  private func leaveFields() throws {
    try see(button: TitlePhrase.guest)
    // The item before the initial focus is always a button.
    try press("BTab")
    try see("g", TitlePhrase.guest)
  }

  /// Registers from the title, with valid input, and waits for the Play tab.
  func register(_ name: String) throws {
    try toRegistration()
    try see(RegisterPhrase.heading)
    try fillIn(name)
    try putProfileOff()
    try see(button: ButtonPhrase.start)
  }

  /// Logs in from the title, if an account exists.
  func logIn(_ name: String) throws {
    try see(button: TitlePhrase.guest)
    try type(name)
    try press("Tab")
    try type(Self.password)
    try press("Enter")
    try see(loggedIn: name)
  }

  /// Closes the profile form, which opens by itself after registering, and then rests.
  func putProfileOff() throws {
    try see(button: ButtonPhrase.later)
    try press("Escape")
    try seeNoMore(button: ButtonPhrase.later)
  }

  /// Fills in the open registration form, submits it, and closes the recovery code.
  func fillIn(_ name: String) throws {
    _ = try fillInReadingTheCode(name)
  }

  /// Fills in the open registration form, submits it, and returns the recovery code.
  func fillInReadingTheCode(_ name: String) throws -> String {
    try type(name)
    try press("Tab")
    try type("\(name)@example.org")
    try press("Tab")
    try type(Self.password)
    try press("Tab")
    try type(Self.password)
    try press("Enter")
    try see(AccountPhrase.writeDown)
    let words = try screen.flatMap { $0.split(separator: " ") }
    let code = try #require(words.first { $0.split(separator: "-").count == 7 })
    try type(String(code.suffix(4)))
    try seeNoMore(AccountPhrase.writeDown)
    return String(code)
  }

  /// Chooses a level in the settings, where `current` is chosen, and starts a game.
  func start(_ level: PairsLevel, from current: PairsLevel = .easy) throws {
    try press("2")
    try see(SettingsRow.theme.title)
    let levels = PairsLevel.allCases
    let from = try #require(levels.firstIndex(of: current))
    let to = try #require(levels.firstIndex(of: level))
    let steps = (to - from + levels.count) % levels.count
    try press(["Home", "Down"] + Array(repeating: "Right", count: steps) + ["End", "Enter"])
    try see(PlayPhrase.turns)
    // The board has the same name for the level as the settings.
    try see(PairsPhrase.level(level))
    _ = try table(level)
  }

  static let password = "Abc123x"
}
