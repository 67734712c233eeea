/// The facts about a player's memory in a verified round of Pairs.
public struct PairsTrace: Hashable, Sendable {
  public let level: PairsLevel
  /// The number of times that each card was flipped, row by row.
  public private(set) var flips: [UInt8]
  /// The number of times that each card was forgotten: it had been seen, its partner was flipped
  /// first, and then another card.
  public private(set) var forgotten: [UInt8]
  /// The number of turns that found the partner of their first card, by how many turns ago it was
  /// last seen (the index, at most `longest`).
  public private(set) var recalled: [UInt8]
  /// The same for turns that missed it: the memory errors of the round.
  public private(set) var missed: [UInt8]

  /// The largest index; cards seen longer ago are counted there.
  public static let longest = 40

  /// Replays `round`; nil for a round of another game.
  public init?(of round: VerificationResult) {
    let transcript = round.record.transcript
    // A verified record has been replayed before, so what follows cannot fail.
    guard transcript.game == PairsGame.id, let level = PairsLevel(transcript.setup),
      let moves: [TimedMove<PairsGame.Move>] = try? MoveList.parse(transcript.moves)
    else { return nil }
    self.level = level
    flips = [UInt8](repeating: 0, count: level.cards)
    forgotten = flips
    recalled = [UInt8](repeating: 0, count: Self.longest + 1)
    missed = recalled
    observe(moves.map(\.move.place), on: PairsGame.deal(level, seed: transcript.seed).faces)
  }

  private mutating func observe(_ places: [Int], on faces: [UInt8]) {
    let partners = Self.partners(on: faces)
    // The turn in which each card was last seen; 0 for never.
    var seen = [Int](repeating: 0, count: faces.count)
    for turn in 1...max(places.count / 2, 1) where 2 * turn <= places.count {
      let (first, second) = (places[2 * turn - 2], places[2 * turn - 1])
      let partner = partners[first]
      Self.count(&flips[first])
      Self.count(&flips[second])
      if seen[partner] > 0 {
        let age = min(turn - seen[partner], Self.longest)
        if second == partner {
          Self.count(&recalled[age])
        } else {
          Self.count(&missed[age])
          Self.count(&forgotten[partner])
        }
      }
      seen[first] = turn
      seen[second] = turn
    }
  }

  private static func partners(on faces: [UInt8]) -> [Int] {
    var first = [Int?](repeating: nil, count: faces.count)
    var partners = [Int](repeating: 0, count: faces.count)
    for (place, face) in faces.enumerated() {
      if let other = first[Int(face)] {
        partners[place] = other
        partners[other] = place
      } else {
        first[Int(face)] = place
      }
    }
    return partners
  }

  private static func count(_ counter: inout UInt8) {
    if counter < .max { counter += 1 }
  }
}
