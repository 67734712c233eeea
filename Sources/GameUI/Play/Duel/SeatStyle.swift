import Canvas
import GameCore

/// The style of seats, which are distinguished by name, sign and, if available, color.
struct SeatStyle {
  let seats: DuelSeats
  let look: RenderStyle

  /// Returns the name of a player.
  func name(_ seat: Int) -> String {
    guard seats.all.indices.contains(seat) else { return "?" }
    if isYou(seat) { return look.text(DuelPhrase.you) }
    return look.shown(seats.name(of: seat, in: look.language))
  }

  /// Returns whether the only person, without a name, has this seat, against an opponent.
  func isYou(_ seat: Int) -> Bool {
    isOnlyPerson(seat) && seats.all[seat] == .person(nil)
  }

  /// Returns whether the only person has this seat, against an opponent.
  func isOnlyPerson(_ seat: Int) -> Bool { seat == 0 && seats.opponent != nil }

  /// Returns the name in short form.
  func shortName(_ seat: Int) -> String {
    seats.all.indices.contains(seat) && seats.all[seat] == .person(nil) && !isYou(seat)
      ? look.text(DuelPhrase.playerInShort(seat + 1)) : name(seat)
  }

  /// Returns which seat has most pairs, and by how many; nil before the first pair.
  func lead(_ state: PairsDuelState) -> DuelPhrase? {
    let most = state.pairs.sorted(by: >)
    guard most.count > 1, most[0] > 0 else { return nil }
    let leader = state.leaders[0]
    guard state.leaders.count == 1 else { return .isEven }
    return isOnlyPerson(leader)
      ? .youLead(most[0] - most[1]) : .leads(name(leader), most[0] - most[1])
  }

  /// Returns the players with their signs, and that they share a keyboard if there is room for it.
  func atKeyboard(columns: Int) -> String {
    let gap = look.isPlain ? ", " : "  "
    let names = (0..<seats.count).map { "\(sign($0)) \(name($0))" }.joined(separator: gap)
    let whole = look.text(DuelPhrase.atKeyboard(names))
    return TextWidth.of(whole) <= columns ? whole : names
  }

  /// The signs of the seats, one column wide; none is on a card of any deck.
  static let signs: [Character] = ["◉", "▣", "▼", "◈"]
  static let plainSigns: [Character] = ["o", "$", "w", "z"]

  static let hues: [DeckColor] = [.sky, .orange, .green, .purple]

  func sign(_ seat: Int) -> Character {
    let signs = look.unicode ? Self.signs : Self.plainSigns
    return signs[seat % signs.count]
  }

  /// Returns the style of a seat's sign and name on the background of a role.
  func style(_ seat: Int, on role: Role = .text) -> Style {
    look.colored(Self.hues[seat % Self.hues.count], look.style(role))
  }
}

extension RenderStyle {
  /// Returns a name from a record as the terminal can show it.
  func shown(_ name: String) -> String {
    let line = TextSanitizer.line(name, limit: DuelName.longest)
    // A letter may have been transliterated as four.
    return unicode ? line : TextSanitizer.line(Transliteration.ascii(line), limit: DuelName.longest)
  }

  /// Returns the name of a choice of players.
  func name(of table: DuelSettings.Table) -> String {
    switch table {
    case .people(let count): text(DuelPhrase.people(count))
    case .opponent(let opponent): name(of: opponent)
    }
  }

  /// Returns the name of an opponent with its strength.
  func name(of opponent: Opponent) -> String {
    "\(opponent.name(in: language)) (\(text(LowercasePhrase(PairsPhrase.level(opponent.level)))))"
  }
}

extension Opponent {
  /// The level whose name says how strong the opponent is.
  var level: PairsLevel {
    switch self {
    case .quartz: .easy
    case .basalt: .normal
    case .granite: .hard
    case .marble: .expert
    }
  }
}
