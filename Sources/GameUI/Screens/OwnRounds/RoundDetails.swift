import Canvas
import GameCore

/// The details of one of the player's own rounds.
struct RoundDetails: DialogContent {
  let row: OwnRoundsRow

  func title(_ look: RenderStyle) -> String { look.text(OwnRoundsPhrase.title) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    var parts: [Alert.Part] = []
    switch row {
    case .verified(let own):
      let kind = GameKind(own.round.board.game)
      let name = kind.map { look.name(of: $0, own.round.board.setup ?? "") } ?? "?"
      if let outcome = kind?.descriptor.outcome(
        of: own.round.result, own.round.board.setup ?? "", content: own.round.content, look)
      {
        parts += [.headline(name)] + outcome
      } else {
        parts += [.headline(look.text(SettingsPhrase.record(own.round.result.points)))]
        parts += [.headline(name), .gap]
        parts +=
          kind?.descriptor.figures(of: own.round.result, own.round.board.setup ?? "", look) ?? []
      }
      parts += look.legend(of: [own.round]).map { [.gap, .note($0)] } ?? []
    case .unverifiable(let round):
      let phrase: OwnRoundsPhrase =
        round.error.needsNewerVersion ? .needsNewerVersion : .unverifiable
      parts.append(.text(look.text(phrase)))
      parts.append(.gap)
    }
    parts.append(.pair(look.text(OwnRoundsPhrase.date), look.dateAndTime(row.finishedAt)))
    parts.append(.pair(look.text(OwnRoundsPhrase.number), "\(row.id.rawValue)"))
    if !row.note.isEmpty { parts += [.gap, .note(row.note.description)] }
    return parts
  }
}
