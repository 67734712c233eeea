import GameCore

/// Who plays a game of Pairs for several and how it ended, in words.
struct WatchedDuel {
  private let trace: PairsDuelTrace
  private let result: RoundResult
  private let language: Language

  /// Nil for a record of another game.
  init?(_ record: ReplayRecord, _ language: Language) {
    guard let trace = PairsDuelTrace(of: record) else { return nil }
    self.trace = trace
    result = record.claimed
    self.language = language
  }

  /// Everybody in the order of turns.
  var players: String {
    let names = trace.seats.all.indices.map(name).joined(separator: ", ")
    return DuelSentence.players(names).text(in: language)
  }

  /// Who has won, who has how many pairs, and what it took.
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
    case .person(.some(let name)): Clean.line(name.description, limit: DuelName.longest)
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

  var english: String {
    switch self {
    case .players(let names): "players: \(names)"
    case .leaders(let names) where names.count == 1: "\(names[0]) has won."
    case .leaders(let names): "A draw: \(names.joined(separator: ", "))."
    case .score(let score): "Pairs: \(score)."
    case .nameless(let seat): "Player \(seat)"
    case .time(let time): "Time: \(time)."
    }
  }

  var russian: String {
    switch self {
    case .players(let names): "играют: \(names)"
    case .leaders(let names) where names.count == 1: "Победа: \(names[0])."
    case .leaders(let names): "Ничья: \(names.joined(separator: ", "))."
    case .score(let score): "Пары: \(score)."
    case .nameless(let seat): "Игрок \(seat)"
    case .time(let time): "Время: \(time)."
    }
  }
}
