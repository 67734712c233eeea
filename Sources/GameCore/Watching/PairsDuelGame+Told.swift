public import GameRules

extension PairsDuelGame: NarratedGame {
  /// Returns the text of Pairs, preceded by the player's name.
  public static func telling(
    _ move: Move, from before: PairsDuelState, to after: PairsDuelState, _ faces: FaceNames,
    inGame: Bool
  ) -> MoveNarration {
    let told = PairsGame.telling(move, from: before.board, to: after.board, faces, inGame: inGame)
    let seat = before.toMove
    let place = DuelNarration(who: before.seats.all[seat], seat: seat + 1, did: told.move)
    return MoveNarration(place, shown: told.shown)
  }
}

/// An action of a player at the table.
private struct DuelNarration: Phrase {
  let who: DuelSeat
  let seat: Int
  let did: any Phrase

  func text(in say: Language) -> String {
    "\(name(say) ?? say("player", "игрок") + " \(seat)"): \(did.text(in: say))"
  }

  private func name(_ language: Language) -> String? {
    switch who {
    case .opponent(let opponent): opponent.name(in: language)
    case .person(let name): name.map { TextSanitizer.line($0.description, limit: DuelName.longest) }
    }
  }
}
