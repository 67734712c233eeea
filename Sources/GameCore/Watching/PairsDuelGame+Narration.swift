public import GameRules

extension PairsDuelGame: NarratedGame {
  /// Returns the text of Pairs, preceded by the player's name.
  public static func narrate(
    _ move: Move, from before: PairsDuelState, to after: PairsDuelState, _ faces: FaceNames,
    inGame: Bool
  ) -> MoveNarration {
    let narration = PairsGame.narrate(
      move, from: before.board, to: after.board, faces, inGame: inGame)
    let seat = before.toMove
    let place = Localized { say in
      "\(before.seats.name(of: seat, in: say)): \(narration.move.text(in: say))"
    }
    return MoveNarration(move: place, shown: narration.shown)
  }
}

extension DuelSeats {
  fileprivate func name(of seat: Int, in say: Language) -> String {
    switch all[seat] {
    case .opponent(let opponent): opponent.name(in: say)
    case .person(let name?): TextSanitizer.line(name.description, limit: DuelName.longest)
    case .person(nil): say("player \(seat + 1)", "игрок \(seat + 1)")
    }
  }
}
