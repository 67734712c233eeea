import GameCore

/// The players and the result of a game of Pairs for several, in words.
struct WatchedDuel {
  private let trace: PairsDuelTrace
  private let result: RoundResult
  private let language: Language

  /// Reads a record; nil for another game.
  init?(_ record: ReplayRecord, _ language: Language) {
    guard let trace = PairsDuelTrace(of: record) else { return nil }
    self.trace = trace
    result = record.claimed
    self.language = language
  }

  /// The players in the order of turns.
  var players: String {
    let names = trace.seats.all.indices.map(name).joined(separator: ", ")
    return DuelSentence.players(names).text(in: language)
  }

  /// The winner, the pairs of each player, and the figures.
  var end: String {
    let score = trace.pairs.indices.map { "\(name($0)) \(trace.pairs[$0])" }
    let sentences = [
      DuelSentence.leaders(trace.leaders.map(name)).text(in: language),
      DuelSentence.score(score.joined(separator: ", ")).text(in: language),
      "\(ScoresPhrase.figure(.turns).text(in: language)): \(result.figures[.turns] ?? 0).",
      DuelSentence.time(language.exactTime(result.time)).text(in: language),
    ]
    return sentences.joined(separator: " ")
  }

  private func name(_ seat: Int) -> String {
    switch trace.seats.all[seat] {
    case .opponent(let opponent): opponent.name(in: language)
    case .person(.some(let name)): TextSanitizer.line(name.description, limit: DuelName.longest)
    case .person(nil): DuelSentence.nameless(seat + 1).text(in: language)
    }
  }
}

private enum DuelSentence: Phrase {
  case players(String)
  case leaders([String])
  case score(String)
  case nameless(Int)
  case time(String)

  func text(in say: Language) -> String {
    switch self {
    case .players(let names): say("players: \(names)", "играют: \(names)")
    case .leaders(let names) where names.count == 1:
      say("\(names[0]) wins.", "Победа: \(names[0]).")
    case .leaders(let names):
      say("Draw: \(names.joined(separator: ", ")).", "Ничья: \(names.joined(separator: ", ")).")
    case .score(let score): say("Pairs: \(score).", "Пары: \(score).")
    case .nameless(let seat): say("Player \(seat)", "Игрок \(seat)")
    case .time(let time): say("Time: \(time).", "Время: \(time).")
    }
  }
}
