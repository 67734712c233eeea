public import GameRules

extension PairsGame: ToldGame {
  public static func telling(
    _ move: Move, from before: PairsState, to after: PairsState
  ) -> Telling {
    let columns = after.level.columns
    let place = PairsTelling.place(row: move.place / columns + 1, column: move.place % columns + 1)
    let card = PairsTelling.letter(of: after.face(at: move.place))
    switch mark(of: move, from: before, to: after) {
    case nil: return Telling(place, shown: PairsTelling.card(card))
    case .hit:
      return Telling(
        place, shown: PairsTelling.pair(card, found: after.pairsFound, of: after.level.pairs))
    case .miss: return Telling(place, shown: PairsTelling.miss(card))
    case .error:
      guard case .oneUp(let first) = before.turn else {
        return Telling(place, shown: PairsTelling.miss(card))
      }
      let missed = PairsTelling.letter(of: before.face(at: first))
      return Telling(place, shown: PairsTelling.forgotten(card, missed: missed))
    }
  }
}

/// The words for what happens at Pairs. Faces are letters here: what they look like is the deck's.
private enum PairsTelling: Phrase {
  case place(row: Int, column: Int)
  case card(String)
  case pair(String, found: Int, of: Int)
  case miss(String)
  case forgotten(String, missed: String)

  /// `A` for the first face.
  static func letter(of face: Int?) -> String {
    face.flatMap { Unicode.Scalar(UInt32(65 + $0)) }.map { String(Character($0)) } ?? "?"
  }

  var english: String {
    switch self {
    case .place(let row, let column): "row \(row), card \(column)"
    case .card(let face): face
    case .pair(let face, let found, let all): "\(face): a pair, \(found) of \(all)"
    case .miss(let face): "\(face): a miss"
    case .forgotten(let face, let missed): "\(face): a miss; the other \(missed) had been seen"
    }
  }

  var russian: String {
    switch self {
    case .place(let row, let column): "ряд \(row), карта \(column)"
    case .card(let face): face
    case .pair(let face, let found, let all): "\(face): пара, \(found) из \(all)"
    case .miss(let face): "\(face): мимо"
    case .forgotten(let face, let missed): "\(face): мимо; вторую \(missed) уже открывали"
    }
  }
}
