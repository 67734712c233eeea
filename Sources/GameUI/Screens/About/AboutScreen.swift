import Canvas
import GameCore

/// What this program is: version, rulesets, where it keeps what, and how its records fare.
struct AboutScreen: Screen {
  private var census: Result<Census, StoreFault>?

  func hints(_: Context) -> [Hint] { [Hint(.plain("Esc"), TabPhrase.keyBack)] }

  var isOfNoTab: Bool { true }

  mutating func appear(_: Context) -> [Action] { .ask(.census) }

  mutating func handle(_ input: Input, _: Context) -> [Action]? {
    [.key(.escape), .key(.enter), .key(.character("a"))].contains(input) ? [.back] : nil
  }

  mutating func receive(_ answer: StoreAnswer, _: Context) -> [Action] {
    if case .screen(.census(let result)) = answer { census = result }
    return []
  }

  func draw(into frame: inout Frame<Never>, _ context: Context) {
    let look = frame.look
    let facts = facts(context)
    let area = context.area
    let names = facts.map { TextWidth.of($0.name) }.max() ?? 0
    let width = min(area.columns - 4, 72)
    let lines = facts.flatMap { $0.lines(width: width - names - 3, look) }
    let place = area.raised(Size(columns: width, rows: lines.count + 9))
    let values = place.column + names + 3
    Logo.draw(into: &frame, column: place.column, row: place.row)
    for (number, fact) in lines.enumerated() {
      let row = place.row + 7 + number
      frame.write(fact.name, place.column, row, .muted)
      frame.write(fact.value, values, row, fact.role)
    }
  }

  private struct Fact {
    let name: String
    let value: String
    var role = Role.text
    /// Whether it goes on below where it has no room.
    var wraps = false

    func lines(width: Int, _ look: RenderStyle) -> [Fact] {
      let values =
        wraps
        ? TextWrap.lines(value, width: width)
        : [TextWrap.cut(value, width: width, mark: look.glyphs.ellipsis)]
      return values.enumerated().map { number, text in
        Fact(name: number == 0 ? name : "", value: text, role: role)
      }
    }
  }

  private func facts(_ context: Context) -> [Fact] {
    let look = context.look
    let about = context.conditions.about
    func fact(_ name: AboutPhrase, _ value: String?, _ role: Role = .text) -> Fact {
      let shown = value.map { Clean.line($0) } ?? look.text(AboutPhrase.nowhere)
      return Fact(name: look.text(name), value: shown, role: role)
    }
    let rulesets = GameKind.allCases.map { kind in
      "\(look.title(of: kind)) \(Catalog.game(kind.id)?.revision ?? 0)"
    }
    var known = fact(.rulesets, rulesets.joined(separator: ", "))
    known.wraps = true
    return [
      fact(.version, about.version), known,
      fact(.data, about.data), fact(.cache, about.cache), records(look),
      fact(.licence, "MIT"),
    ]
  }

  private func records(_ look: RenderStyle) -> Fact {
    let name = look.text(AboutPhrase.records)
    switch census {
    case nil: return Fact(name: name, value: look.text(LeaderboardPhrase.loading), role: .muted)
    case .success(let census):
      return Fact(
        name: name, value: look.text(AboutPhrase.census(census)),
        role: census.verified + census.unknown == census.replayed ? .text : .bad)
    case .failure(let fault):
      return Fact(name: name, value: look.text(fault), role: .bad)
    }
  }
}
