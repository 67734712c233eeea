import Canvas
import GameCore

/// How the seats of a table are told apart: by a name, a sign and, where there are any, a colour.
struct SeatStyle {
  let seats: DuelSeats
  let look: RenderStyle

  /// What somebody at the table is called.
  func name(_ seat: Int) -> String {
    guard seats.all.indices.contains(seat) else { return "?" }
    switch seats.all[seat] {
    case .opponent(let opponent): return opponent.name(in: look.language)
    case .person(let name):
      return name.map { look.shown($0.description) }
        ?? look.text(isYou(seat) ? DuelPhrase.you : .player(seat + 1))
    }
  }

  /// Whether somebody without a name sits there, and plays against an opponent.
  func isYou(_ seat: Int) -> Bool {
    seat == 0 && seats.opponent != nil && seats.all[seat] == .person(nil)
  }

  /// The same where there is little room.
  func shortName(_ seat: Int) -> String {
    seats.all.indices.contains(seat) && seats.all[seat] == .person(nil) && !isYou(seat)
      ? look.text(DuelPhrase.playerInShort(seat + 1)) : name(seat)
  }

  /// Who sits there by sign and name; that they share a keyboard where there is room to say so.
  func atKeyboard(columns: Int) -> String {
    let names = (0..<seats.count).map { "\(sign($0)) \(name($0))" }.joined(separator: "  ")
    let whole = look.text(DuelPhrase.atKeyboard(names))
    return TextWidth.of(whole) <= columns ? whole : names
  }

  /// Signs of the seats, one column wide; none is on a card of any deck.
  static let signs: [Character] = ["◉", "▣", "▼", "◈"]
  static let plainSigns: [Character] = ["o", "$", "w", "z"]

  func sign(_ seat: Int) -> Character {
    let signs = look.unicode ? Self.signs : Self.plainSigns
    return signs[seat % signs.count]
  }

  /// The style of a seat's sign and name on the ground of a role.
  func style(_ seat: Int, on role: Role = .text) -> Style {
    let hues: [Hue] = [.sky, .orange, .green, .purple]
    var style = look.style(role)
    if let ink = FaceInk.color(hues[seat % hues.count], on: style.paper, depth: look.depth) {
      style.ink = ink
    }
    style.attributes.insert(style.ink.emphasis)
    return style
  }
}

extension RenderStyle {
  /// A name from a record, as the terminal can show it.
  func shown(_ name: String) -> String {
    let line = Clean.line(name, limit: DuelName.longest)
    // A letter may have become four.
    return unicode ? line : Clean.line(Transliteration.ascii(line), limit: DuelName.longest)
  }

  /// What a choice of players is called.
  func name(of table: DuelSettings.Table) -> String {
    switch table {
    case .people(let count): text(DuelPhrase.people(count))
    case .opponent(let opponent): opponent.name(in: language)
    }
  }
}
