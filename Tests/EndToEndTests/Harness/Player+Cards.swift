import Testing

extension Player {
  /// Returns the cards on the screen when all of a level's cards are visible and none is turning.
  func table(_ level: Level) throws -> CardTable {
    var table = CardTable([])
    try wait(until: "\(level.cards) cards") {
      table = CardTable(try screen)
      return table.cards.count == level.cards
    }
    return table
  }

  /// Waits until a card shows this face, because a screen may arrive in parts.
  func see(_ face: String, at place: Int, _ level: Level) throws {
    try wait(until: "\(face) at card \(place)") {
      try table(level).cards[place].face == face
    }
  }

  /// Moves to a card with keys and flips it.
  func flip(_ place: Int, _ level: Level) throws {
    let keys =
      ["Home", "PageUp"] + Array(repeating: "Right", count: place % level.columns)
      + Array(repeating: "Down", count: place / level.columns) + ["Space"]
    try press(keys)
  }

  /// Flips a card and returns its face; nil if the game has ended.
  func look(at place: Int, _ level: Level, _ tongue: Tongue) throws -> String? {
    try flip(place, level)
    var shown: String?
    try wait(until: "the face of card \(place)") {
      let screen = try screen
      if screen.contains(where: tongue.isEnd) {
        return true
      }
      let table = CardTable(screen)
      shown = table.cards.count == level.cards ? table.cards[place].face : nil
      return shown != nil
    }
    return shown
  }

  /// Plays with a perfect memory until the dialog says that all pairs are found, with `wasted`
  /// turns of cards that are known to differ.
  func playToTheEnd(_ level: Level, _ tongue: Tongue, wasted: Int = 0) throws {
    _ = try table(level)
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
        for place in pair.sorted(by: { a, _ in !missed.contains(a) }) { try flip(place, level) }
        missed = []
      } else if let first = unseen.popLast() {
        guard let face = try look(at: first, level, tongue) else { break }
        known[face, default: []].append(first)
        if wasted == 0, let pair = known[face], pair.count == 2 {
          known[face] = nil
          try flip(pair[0], level)
          continue
        }
        guard let second = unseen.popLast(),
          let other = try look(at: second, level, tongue)
        else { break }
        known[other, default: []].append(second)
        missed = [first, second]
        if other == face { known[face] = nil }
      } else {
        break
      }
    }
    try wait(until: "the result") {
      try screen.contains(where: tongue.isEnd)
    }
  }

  /// Returns the points in the dialog about a result.
  func points(_ tongue: Tongue) throws -> Int {
    let line = try #require(try screen.first { $0.contains(tongue.points) })
    return try #require(Self.numbers(in: line).first)
  }

  /// Returns the points of the first row of a leaderboard with one player.
  func best(_ tongue: Tongue, of other: String? = nil) throws -> Int {
    try see(other.map { "Only \($0) has played here so far" } ?? tongue.onlyYou)
    let row = try #require(try screen.first { $0.drop { $0 == " " }.hasPrefix("1  ") })
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
  func playAsGuest(_ tongue: Tongue) throws {
    try leaveFields(tongue)
    try press("g")
  }

  /// Opens the registration form from the title.
  func toRegistration(_ tongue: Tongue) throws {
    try leaveFields(tongue)
    try press("r")
  }

  /// Moves the title's focus to its buttons, which have shortcuts.
  private func leaveFields(_ tongue: Tongue) throws {
    try see(tongue.guest)
    // The item before the initial focus is always a button.
    try press("BTab")
    try see(tongue.guestKey)
  }

  /// Registers from the title, with valid input, and waits for the Play tab.
  func register(_ name: String, _ tongue: Tongue) throws {
    try toRegistration(tongue)
    try see(tongue.newPlayer)
    try fillIn(name, tongue)
    try putProfileOff(tongue)
    try see(tongue.ready)
  }

  /// Logs in from the title, if an account exists.
  func logIn(_ name: String, _ tongue: Tongue) throws {
    try see(tongue.guest)
    try type(name)
    try press("Tab")
    try type(Self.password)
    try press("Enter")
    try see("\(name) · \(tongue.logOut)")
    try putProfileOff(tongue)
  }

  /// Closes the profile form, which opens by itself after logging in.
  func putProfileOff(_ tongue: Tongue) throws {
    try see(tongue.later)
    try press("Escape")
    try seeNoMore(tongue.later)
  }

  /// Fills in the open registration form, submits it, and closes the recovery code.
  func fillIn(_ name: String, _ tongue: Tongue) throws {
    _ = try fillInReadingTheCode(name, tongue)
  }

  /// Fills in the open registration form, submits it, and returns the recovery code.
  func fillInReadingTheCode(_ name: String, _ tongue: Tongue) throws -> String {
    try type(name)
    try press("Tab")
    try type("\(name)@example.org")
    try press("Tab")
    try type(Self.password)
    try press("Tab")
    try type(Self.password)
    try press("Enter")
    try see(tongue.recoveryCode)
    let words = try screen.flatMap { $0.split(separator: " ") }
    let code = try #require(words.first { $0.split(separator: "-").count == 7 })
    try press("Enter")
    try seeNoMore(tongue.recoveryCode)
    return String(code)
  }

  /// Chooses a level in the settings, where `current` is chosen, and starts a game.
  func start(_ level: Level, from current: Level = .easy, _ tongue: Tongue) throws {
    try press("2")
    try see(tongue.theme)
    let steps = (level.rawValue - current.rawValue + 4) % 4
    try press(["Home", "Down"] + Array(repeating: "Right", count: steps) + ["End", "Enter"])
    try see(tongue.turns)
    // The board has the same name for the level as the settings.
    try see(level.name(tongue))
    _ = try table(level)
  }

  static let password = "Abc123x"
}
