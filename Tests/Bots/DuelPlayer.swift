public import GameRules

extension DuelSeats {
  /// Two people without names.
  public static let couple = DuelSeats(people: [nil, nil])
  /// Four people, some with names.
  public static let family = DuelSeats(people: ["Anna", "Борис", nil, "D. E-F_9"])

  /// Returns a person, without a name by default, against an opponent.
  public static func against(_ opponent: Opponent, named name: String? = nil) -> DuelSeats {
    DuelSeats([.person(name.flatMap { DuelName($0) }), .opponent(opponent)]) ?? .couple
  }

  private init(people names: [String?]) {
    let seats = names.map { DuelSeat.person($0.flatMap { DuelName($0) }) }
    self = DuelSeats(seats) ?? .against(.quartz)
  }
}

extension Round where Rules == PairsDuelGame {
  /// Plays a table to its end: persons play like `player`, opponents as they are, each flip after
  /// `pause`.
  public init(
    _ level: PairsLevel, seed: UInt64, seats: DuelSeats, eligibility: Eligibility = .ownOnly,
    people player: some PairsPlayer, pause: Elapsed = Elapsed(milliseconds: 700)
  ) throws(PairsDuelGame.MoveError) {
    self.init(level, seed: seed, content: seats, eligibility: eligibility)
    var player = player
    while result == nil {
      let move =
        PairsDuelGame.opponentsMove(in: state) ?? player.chooseFlip(on: state.board)
      try play(move, at: latest + pause)
      if let face = state.board.shownFace(at: move.place) { player.see(face, at: move.place) }
    }
  }
}
