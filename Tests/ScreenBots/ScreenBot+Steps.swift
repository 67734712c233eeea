import PseudoTerminal

extension ScreenBot {
  private static let password = "Passw0rdX"
  static let right = "\u{1B}OC"

  /// Fills in the form field by field; the session is not stored, because it would log in other
  /// players.
  mutating func register(_ screen: TerminalScreen) -> Wish {
    let email = name.split(separator: " ").joined(separator: ".") + "@example.org"
    if !screen.shows(name) { return Wish("\(name)\t", .shows(name)) }
    if !screen.shows(email) { return Wish("\(email)\t", .shows(email)) }
    if !screen.shows("*****") {
      let keys = "\(Self.password)\t\(Self.password)\t"
      let stars = String(repeating: "*", count: Self.password.count)
      return stays ? Wish(keys, .showsTwice(stars)) : Wish(keys + " ", .shows("[ ] Stay"))
    }
    return Wish("\t\r", .shows("1 Rules"), .register)
  }

  /// After a finished game, waits until it is saved, then opens the leaderboard or continues.
  mutating func afterGame(_ screen: TerminalScreen) -> Wish? {
    guard Sight.isSaved(on: screen) else { return nil }
    if flips != nil {
      saved.append(Saved(points: Self.points(on: screen)))
      flips = nil
    }
    return Wish(Self.right + "\r", .leaderboard(name), .board)
  }

  mutating func lookedAtBoard(_: TerminalScreen) -> Wish {
    looksAtBoard += 1
    // Not each time, because the evening is for playing.
    if looksAtBoard % 3 == 2 { return lookAtPeople() }
    return Wish("3", .shows("[ Start ]"))
  }

  mutating func play(_ table: EasyTable) -> Wish? {
    guard let cursor = table.cursor else { return nil }
    if isNewHere { takeUp(table) }
    if let first, table.face(at: first.place) == nil { self.first = nil }
    guard let target = memory.choose(after: first) else { return nil }
    // A miss is still shown: its cards cannot be flipped before they turn back.
    guard table.face(at: target) == nil else { return nil }
    if cursor == target {
      return memory.isLastPair && first != nil
        // The second key ends the delay after the last pair.
        ? Wish(" x", .saved, .save) : Wish(" ", .face(target))
    }
    let columns = EasyTable.columns
    let next =
      cursor % columns < target % columns
      ? cursor + 1
      : cursor % columns > target % columns
        ? cursor - 1
        : cursor < target ? cursor + columns : cursor - columns
    let key = next == cursor + 1 ? "l" : next == cursor - 1 ? "h" : next > cursor ? "j" : "k"
    return Wish(key, .cursor(next))
  }

  /// Reads a table that another program has left: pairs and at most one open card.
  private mutating func takeUp(_ table: EasyTable) {
    isNewHere = false
    memory.forgetAll()
    first = nil
    let open = (0..<EasyTable.cards).compactMap { place in
      table.face(at: place).map { (place: place, face: $0) }
    }
    for card in open {
      let partner = open.first { $0.face == card.face && $0.place != card.place }
      if let partner { memory.take(card.place, partner.place) }
    }
    let single = open.filter { card in open.count { $0.face == card.face } == 1 }
    if single.count == 1 { first = single.first }
  }

  /// Remembers a card that the player has flipped.
  mutating func turned(_ place: Int, _ screen: TerminalScreen) {
    flips? += 1
    guard let face = EasyTable(screen)?.face(at: place) else { return }
    memory.see(face, at: place)
    guard let one = first else {
      first = (place, face)
      return
    }
    if one.face == face { memory.take(one.place, place) }
    first = nil
  }

  /// Returns the number before the word "points" or "point".
  private static func points(on screen: TerminalScreen) -> Int {
    for line in screen.lines {
      let words = line.split { $0 == " " || $0 == "|" }
      for (number, word) in zip(words, words.dropFirst()) where word == "points" {
        if let points = Int(number.filter { $0 != "," }) { return points }
      }
    }
    return 0
  }
}
