import GameCore

/// Today's boards as JSON.
struct DailyDocument {
  let pages: [DailyPage]
  let isPlayer: Bool

  var text: String {
    JSON.object(
      [
        .init("date", pages.first.map { .text($0.daily.date.description) } ?? .null),
        .init("run", isPlayer ? .number(pages.first?.run ?? 0) : .null),
        .init("boards", .list(pages.map(board))),
      ]
    ).lines(depth: 3)
  }

  private func board(_ page: DailyPage) -> JSON {
    let daily = page.daily
    return .object([
      .init("game", .text(daily.game.description)), .init("level", .text(daily.setup)),
      .init("ruleset", .number(daily.revision)),
      // As text, because 64 bits exceed the range of JSON numbers in many readers.
      .init("seed", .text("\(daily.seed)")),
      .init("state", isPlayer ? .text(Self.state(page.state)) : .null),
      .init("players", .number(page.players)),
      .init("rows", .list((page.top + [page.own].compactMap(\.self)).map(row))),
      .init("yesterday", page.yesterday.map(row) ?? .null),
    ])
  }

  private func row(_ entry: LeaderboardEntry) -> JSON {
    .object([
      .init("rank", .number(entry.rank)), .init("player", .text(entry.name.description)),
      .init("points", .number(entry.round.result.points)),
      .init("timeMs", .number(entry.round.result.time.milliseconds)),
      .init("record", .number(entry.round.id.rawValue)),
    ])
  }

  private static func state(_ state: DailyTry) -> String {
    switch state {
    case .open: "open"
    case .begun: "begun"
    case .spent: "givenUp"
    case .played: "played"
    case .clockIsBehind: "clockIsBehind"
    }
  }
}
