import Canvas
import GameCore

/// A finished game and what became of its result.
struct Ending: Hashable {
  enum Fate: Hashable {
    /// The player chose the seed.
    case practice
    /// Not a single move was made: there is nothing to rank.
    case unplayed
    /// Nobody is logged in yet.
    case guest(VerifiedRound)
    case saving(EarnedRound)
    case saved(RecordOutcome)
    case failed(EarnedRound, StoreFault)
  }

  let record: ReplayRecord
  var fate: Fate

  var choices: [Dialog.Choice] {
    switch fate {
    case .practice, .unplayed, .saving, .saved: [.playAgain, .leaderboard, .close]
    case .guest: [.register, .logIn, .playAgain, .close]
    case .failed: [.tryAgain, .close]
    }
  }

  func title(_ look: RenderStyle) -> String {
    switch fate {
    case .saved(let outcome) where outcome.isRecord: look.text(DialogPhrase.newRecord)
    case .failed: look.text(DialogPhrase.notSaved)
    default: kind.map { look.text($0.descriptor.finished) } ?? ""
    }
  }

  private var kind: GameKind? { GameKind(record.transcript.game) }

  /// The board of the setup that was played.
  var board: LeaderboardKey {
    LeaderboardKey(game: record.transcript.game, setup: record.transcript.setup)
  }

  func parts(_ look: RenderStyle) -> [Alert.Part] {
    let result = record.claimed
    let points = look.text(SettingsPhrase.record(result.points))
    var parts: [Alert.Part] = [.headline(points), .gap]
    if let kind {
      parts.append(.pair(look.title(of: kind), look.name(of: record.transcript.setup, in: kind)))
      parts += kind.descriptor.figures(of: result, record.transcript.setup, look)
    }
    return parts + [.gap] + remarks(look)
  }

  private func remarks(_ look: RenderStyle) -> [Alert.Part] {
    switch fate {
    case .practice: [.note(look.text(SettingsPhrase.practice))]
    case .unplayed: [.note(look.text(DialogPhrase.unplayed))]
    case .guest: [.text(look.text(DialogPhrase.keepScore))]
    case .saving: [.note(look.text(DialogPhrase.saving))]
    case .saved(let outcome): [.text(look.text(DialogPhrase.outcome(outcome)))]
    case .failed(_, let fault):
      [.text(look.text(FaultPhrase(fault))), .note(look.text(DialogPhrase.held))]
    }
  }
}
