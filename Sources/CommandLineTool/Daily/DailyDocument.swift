import GameCore

/// Today's boards as JSON.
struct DailyDocument {
  let pages: [DailyPage]
  let isPlayer: Bool

  var text: String {
    let document: JSON = [
      "date": JSON(pages.first?.daily.date.description),
      "run": isPlayer ? .number(pages.first?.streak ?? 0) : .null,
      "boards": .list(pages.map(board)),
    ]
    return document.lines(depth: 3)
  }

  private func board(_ page: DailyPage) -> JSON {
    let daily = page.daily
    return [
      "game": .text(daily.game.description), "level": .text(daily.setup),
      "ruleset": .number(daily.revision),
      // None before the player's attempt is over, because it is the cards. As text, because 64 bits
      // exceed the range of JSON numbers in many readers.
      "seed": isOver(page.state) ? .text("\(daily.seed)") : .null,
      "state": isPlayer ? .text(Self.state(page.state)) : .null, "players": .number(page.players),
      "rows": .list((page.top + [page.own].compactMap(\.self)).map(row)),
      "yesterday": page.yesterday.map(row) ?? .null,
    ]
  }

  private func isOver(_ state: AttemptState) -> Bool {
    isPlayer && (state == .played || state == .spent)
  }

  private func row(_ entry: LeaderboardEntry) -> JSON {
    [
      "rank": .number(entry.rank), "player": .text(entry.name.description),
      "points": .number(entry.round.result.points),
      "timeMs": .number(entry.round.result.time.milliseconds),
      "record": .number(entry.round.id.rawValue),
    ]
  }

  private static func state(_ state: AttemptState) -> String {
    switch state {
    case .open: "open"
    case .begun: "begun"
    case .spent: "givenUp"
    case .played: "played"
    case .clockIsBehind: "clockIsBehind"
    }
  }
}
