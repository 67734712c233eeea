import Canvas
import GameCore

/// The About page: version, rulesets, places of files, and the state of the records.
struct AboutScreen: Screen {
  private var census: Result<Census, StoreError>?

  var closesOnTabChange: Bool { true }

  mutating func appear(_: Context) -> [Action] { .ask(CensusQuery()) }

  mutating func keys(_ bind: inout ScreenKeys, _: Context) {
    bind(.escape, ButtonPhrase.back, also: [.enter, "a"]) { [.back] }
  }

  mutating func receive(_ answer: StoreAnswer, _: Context) -> [Action] {
    census = answer.to(CensusQuery()) ?? census
    return []
  }

  func draw(into frame: inout Frame<Never>, _ context: Context) {
    let facts = facts(context)
    let logo = Logo(in: context.area, frame.look)
    let columns = min(context.area.columns - 4, facts.columns + 1)
    let rows = facts.lines(columns: columns, gap: 3).count
    let gap = context.area.rows >= 30 ? 2 : 1
    let place = context.area.centered(
      Size(columns: logo.size.columns, rows: logo.size.rows + gap + rows))
    logo.draw(into: &frame.canvas, at: place.origin)
    frame.figures(
      facts,
      in: place.bottom(rows).centered(Size(columns: columns, rows: rows)), gap: 3)
  }

  private func facts(_ context: Context) -> [LabeledValue] {
    let look = context.look
    let about = context.environment.about
    func fact(_ name: AboutPhrase, _ value: String?, wraps: Bool = false) -> LabeledValue {
      let shown = value.map { TextSanitizer.line($0) } ?? look.text(AboutPhrase.nowhere)
      return LabeledValue(name: look.text(name), value: shown, wraps: wraps)
    }
    let rulesets = GameKind.allCases.map { kind in
      "\(look.title(of: kind)) \(Catalog.game(kind.id)?.revision ?? 0)"
    }
    return [
      fact(.version, about.version),
      fact(.rulesets, rulesets.joined(separator: ", "), wraps: true),
      fact(.data, about.data), fact(.cache, about.cache), records(look),
      fact(.licence, "MIT"),
    ]
  }

  private func records(_ look: RenderStyle) -> LabeledValue {
    let name = look.text(StatisticsPhrase.rounds)
    return switch census {
    case nil: LabeledValue(name: name, value: look.text(YouPhrase.loading), role: .muted)
    case .success(let census):
      LabeledValue(
        name: name, value: look.text(AboutPhrase.census(census)),
        role: census.verified + census.unknown == census.replayed ? .text : .bad, wraps: false)
    case .failure(let error):
      LabeledValue(name: name, value: look.text(error), role: .bad, wraps: false)
    }
  }
}

/// The state of the records.
struct CensusQuery: PublicQuery {
  /// The number of records to replay, which takes a few milliseconds.
  private static let replayed = 1000

  func run(in access: QueryAccess) throws(StoreError) -> Census {
    try access.store.census(replaying: Self.replayed)
  }
}
