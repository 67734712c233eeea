public import GameRules

extension PairsGame: NarratedGame {
  public static func telling(
    _ move: Move, from before: PairsState, to after: PairsState, _ faces: FaceNames
  ) -> MoveNarration {
    let columns = after.level.columns
    let place = PairsNarration.place(
      row: move.place / columns + 1, column: move.place % columns + 1)
    let card = faces.name(of: after.face(at: move.place))
    let turn = after.turns
    switch mark(of: move, from: before, to: after) {
    case nil: return MoveNarration(place, shown: PairsNarration.card(card))
    case .hit:
      return MoveNarration(
        place,
        shown: PairsNarration.pair(
          card, turn: turn, found: after.pairsFound, of: after.level.pairs))
    case .miss: return MoveNarration(place, shown: PairsNarration.miss(card, turn: turn))
    case .error:
      guard case .oneUp(let first) = before.turn else {
        return MoveNarration(place, shown: PairsNarration.miss(card, turn: turn))
      }
      let missed = faces.name(of: before.face(at: first))
      return MoveNarration(place, shown: PairsNarration.forgotten(card, turn: turn, missed: missed))
    }
  }
}

/// The texts for events of Pairs.
private enum PairsNarration: Phrase {
  case place(row: Int, column: Int)
  case card(any Phrase)
  case pair(any Phrase, turn: Int, found: Int, of: Int)
  case miss(any Phrase, turn: Int)
  case forgotten(any Phrase, turn: Int, missed: any Phrase)

  func text(in say: Language) -> String {
    switch self {
    case .place(let row, let column):
      say("row \(row), card \(column)", "ряд \(row), карта \(column)")
    case .card(let face): face.text(in: say)
    case .pair(let face, let turn, let found, let all):
      say(
        "\(face.text(in: say)). Turn \(turn): a pair, \(found) of \(all)",
        "\(face.text(in: say)). Ход \(turn): пара, \(found) из \(all)")
    case .miss(let face, let turn):
      say("\(face.text(in: say)). Turn \(turn): a miss", "\(face.text(in: say)). Ход \(turn): мимо")
    case .forgotten(let face, let turn, let missed):
      "\(face.text(in: say)). "
        + say(
          "Turn \(turn): a memory error; the other \(missed.text(in: say)) had been seen",
          "Ход \(turn): ошибка памяти; вторую карту «\(missed.text(in: say))» уже открывали")
    }
  }
}
