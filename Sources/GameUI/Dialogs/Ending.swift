import Canvas
import GameCore

/// A finished game and what became of its result.
struct Ending: Hashable {
  enum Fate: Hashable {
    /// The player chose the seed.
    case practice
    /// Nobody is logged in yet.
    case guest(VerifiedRound)
    case saving(VerifiedRound)
    case saved(RecordOutcome)
    case failed(VerifiedRound, StoreFault)
  }

  let record: ReplayRecord
  var fate: Fate

  var choices: [Dialog.Choice] {
    switch fate {
    case .practice, .saving, .saved: [.playAgain, .leaderboard, .close]
    case .guest: [.register, .logIn, .playAgain, .close]
    case .failed: [.tryAgain, .close]
    }
  }

  var title: DialogPhrase {
    switch fate {
    case .saved(let outcome) where outcome.isRecord && outcome.previousBest != nil: .newRecord
    case .failed: .notSaved
    default: .finished
    }
  }

  /// The board of the setup that was played.
  var board: Board { Board(game: record.transcript.game, setup: record.transcript.setup) }

  func parts(_ look: Look) -> [Alert.Part] {
    let result = record.claimed
    let points = look.text(SettingsPhrase.record(result.points))
    var parts: [Alert.Part] = [.headline(points), .gap]
    if let kind = GameKind(record.transcript.game) {
      let level = look.text(kind.name(of: record.transcript.setup))
      parts.append(.pair(look.text(LeaderboardPhrase.level), level))
    }
    parts.append(.pair(look.text(LeaderboardPhrase.time), look.language.time(result.time)))
    if let turns = result.figures[.turns] {
      parts.append(.pair(look.text(LeaderboardPhrase.turns), "\(turns)"))
    }
    if let level = PairsLevel(record.transcript.setup) {
      parts.append(.pair(look.text(DialogPhrase.par), look.language.hundredths(level.par)))
    }
    if let errors = result.figures[.memoryErrors] {
      parts.append(.pair(look.text(DialogPhrase.memoryErrors), "\(errors)"))
    }
    return parts + [.gap] + remarks(look)
  }

  private func remarks(_ look: Look) -> [Alert.Part] {
    switch fate {
    case .practice: [.note(look.text(SettingsPhrase.practice))]
    case .guest: [.text(look.text(DialogPhrase.keepScore))]
    case .saving: [.note(look.text(DialogPhrase.saving))]
    case .saved(let outcome): [.text(look.text(DialogPhrase.outcome(outcome)))]
    case .failed(_, let fault):
      [.text(look.text(FaultPhrase(fault))), .note(look.text(DialogPhrase.held))]
    }
  }
}
