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
      return name.map { look.shown($0.description) } ?? look.text(DuelPhrase.player(seat + 1))
    }
  }

  /// The sign, one column wide.
  func sign(_ seat: Int) -> Character {
    let signs: [Character] = look.unicode ? ["●", "■", "▲", "◆"] : ["o", "#", "^", "+"]
    return signs[seat % signs.count]
  }

  /// The style of a seat's sign and name on the ground of a role.
  func style(_ seat: Int, on role: Role = .text) -> Style {
    let hues: [Hue] = [.sky, .orange, .green, .purple]
    var style = look.style(role)
    if let ink = FaceInk.color(hues[seat % hues.count], on: style.paper, depth: look.depth) {
      style.ink = ink
    }
    style.attributes.insert(.bold)
    return style
  }
}

extension RenderStyle {
  /// A name from a record, as the terminal can show it.
  func shown(_ name: String) -> String {
    let line = Clean.line(name, limit: DuelName.longest)
    return unicode || line.allSatisfy(\.isASCII)
      ? line : String(line.map { $0.isASCII ? $0 : "?" })
  }

  /// What a choice of players is called.
  func name(of table: DuelSettings.Table) -> String {
    switch table {
    case .people(let count): text(DuelPhrase.people(count))
    case .opponent(let opponent): opponent.name(in: language)
    }
  }
}
