public import GameRules

extension PairsGame: NarratedGame {
  public static func narrate(
    _ move: Move, from before: PairsState, to after: PairsState, _ faces: FaceNames, inGame: Bool
  ) -> MoveNarration {
    let place = CardName(move.place, columns: after.level.columns)
    let card = faces.name(of: after.face(at: move.place))
    guard let mark = mark(of: move, from: before, to: after) else {
      return MoveNarration(move: place, shown: card)
    }
    var effect =
      mark == .hit ? Localized("Match", "Пара") : Localized("No match", "Мимо")
    if mark == .error, !inGame, case .oneUp(let first) = before.turn {
      let missed = faces.name(of: before.face(at: first))
      effect = Localized { say in
        say(
          "Memory error: the other \(missed.text(in: say)) had been seen",
          "Ошибка памяти: вторую карту «\(missed.text(in: say))» уже открывали")
      }
    }
    let (found, all) = (after.pairsFound, after.level.pairs)
    return MoveNarration(
      move: place,
      shown: Localized { say in
        "\(card.text(in: say)). \(effect.text(in: say)). "
          + say(
            "Turn \(after.turns), \(found) of \(Plural.english(all, "pair", "pairs"))",
            "Ход \(after.turns), пар \(found) из \(all)")
      })
  }
}
