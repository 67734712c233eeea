public import GameRules

extension PairsGame: NarratedGame {
  public static func telling(
    _ move: Move, from before: PairsState, to after: PairsState, _ faces: FaceNames, inGame: Bool
  ) -> MoveNarration {
    let place = CardName(move.place, columns: after.level.columns)
    let card = faces.name(of: after.face(at: move.place))
    let mark = mark(of: move, from: before, to: after)
    guard mark != nil else { return MoveNarration(place, shown: PairsNarration.card(card)) }
    var effect = PairsNarration.Effect.miss
    if mark == .hit { effect = .match }
    if mark == .error, !inGame, case .oneUp(let first) = before.turn {
      effect = .forgotten(faces.name(of: before.face(at: first)))
    }
    return MoveNarration(
      place,
      shown: PairsNarration.turn(
        card, effect, number: after.turns, pairs: (after.pairsFound, after.level.pairs)))
  }
}

/// The texts for events of Pairs.
private enum PairsNarration: Phrase {
  /// The effect of the second flip of a turn.
  enum Effect {
    case match, miss
    /// A miss although the other card of this face had been seen.
    case forgotten(any Phrase)
  }

  case card(any Phrase)
  case turn(any Phrase, Effect, number: Int, pairs: (found: Int, all: Int))

  func text(in say: Language) -> String {
    switch self {
    case .card(let face): face.text(in: say)
    case .turn(let face, let effect, let number, (let found, let all)):
      "\(face.text(in: say)). \(Self.text(of: effect, in: say)). "
        + say(
          "Turn \(number), \(found) of \(Plural.english(all, "pair", "pairs"))",
          "Ход \(number), пар \(found) из \(all)")
    }
  }

  private static func text(of effect: Effect, in say: Language) -> String {
    switch effect {
    case .match: say("Match", "Пара")
    case .miss: say("No match", "Мимо")
    case .forgotten(let missed):
      say(
        "Memory error: the other \(missed.text(in: say)) had been seen",
        "Ошибка памяти: вторую карту «\(missed.text(in: say))» уже открывали")
    }
  }
}
