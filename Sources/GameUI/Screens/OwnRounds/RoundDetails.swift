import Canvas
import GameCore

/// The details of one of the player's own rounds.
struct RoundDetails: DialogContent {
  let row: OwnRoundsRow

  func title(_ look: RenderStyle) -> String { look.text(RacePhrase.own) }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    var parts: [Alert.Part] = []
    switch row.round {
    case .success(let round):
      let kind = GameKind(round.board.game)
      let name = look.name(of: round.board)
      if let outcome = kind?.descriptor.outcome(
        of: round.result, round.board.setup ?? "", content: round.content, look)
      {
        parts += [.headline(name)] + outcome
      } else {
        parts += [.headline(look.text(PlayPhrase.points(round.result.points)))]
        parts += [.headline(name), .gap]
        parts +=
          kind?.descriptor.figures(of: round.result, round.board.setup ?? "", look) ?? []
      }
      parts += look.legend(of: [round]).map { [.gap, .note($0)] } ?? []
    case .failure(let error):
      let phrase: OwnRoundsPhrase =
        error.needsNewerVersion ? .needsNewerVersion : .unverifiable
      parts.append(.text(look.text(phrase)))
      parts.append(.gap)
    }
    parts.append(.pair(look.text(OwnRoundsPhrase.date), look.dateAndTime(row.finishedAt)))
    parts.append(.pair(look.text(OwnRoundsPhrase.number), "\(row.id.rawValue)"))
    if !row.note.isEmpty { parts += [.gap, .note(row.note.description)] }
    return parts
  }
}
