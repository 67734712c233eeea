import GameCore

/// The texts that compare a result with the player's best so far, and with other players.
enum BestPhrase: Phrase {
  /// There was no best.
  case scoreToBeat
  case noPoints
  case rank(Int, of: Int)
  case newBest(after: Int, by: Int), shortOfBest(Int, by: Int), matchedBest(Int)

  /// Creates the comparison of `points` with the best before them; nil for a first score.
  init(_ points: Int, best: Int?) {
    guard let best, points > 0 else {
      self = points > 0 ? .scoreToBeat : .noPoints
      return
    }
    self =
      points == best
      ? .matchedBest(best)
      : points > best
        ? .newBest(after: best, by: points - best) : .shortOfBest(best, by: best - points)
  }

  func text(in say: Language) -> String {
    switch self {
    case .scoreToBeat:
      say("Now you have a score to beat.", "Теперь есть рекорд, который можно побить.")
    case .noPoints: say("No points this time.", "На этот раз без очков.")
    case .rank(let rank, let players):
      say(
        "You rank \(Plural.ordinal(rank)) of \(players) on this leaderboard.",
        "Место в рекордах: \(rank) из \(players).")
    case .newBest(let best, let change):
      say(
        "Previous best: \(say.grouped(best)) (+\(say.grouped(change))).",
        "Прежний рекорд (\(say.grouped(best))) побит на "
          + Plural.russian(change, "очко", "очка", "очков") + ".")
    case .shortOfBest(let best, let missing):
      say(
        "\(Plural.english(missing, "point", "points")) short of your best (\(say.grouped(best))).",
        "До вашего рекорда (\(say.grouped(best))) не хватило "
          + Plural.russian(missing, "очка", "очков", "очков") + ".")
    case .matchedBest(let best):
      say(
        "You matched your best of \(say.grouped(best)).",
        "Вы повторили свой рекорд: \(say.grouped(best)).")
    }
  }
}

extension RecordOutcome {
  /// The comparison with the player's best, and the rank, which a single player does not have.
  var sentences: [any Phrase] {
    [BestPhrase(round.result.points, best: previousBest?.result.points)]
      + (players < 2 ? [] : [BestPhrase.rank(rank, of: players)])
  }
}
