/// A table of `pairs-duel` as anybody sees it who has watched from the beginning: faces of cards
/// that lay open, and no way to any other. All that an opponent is given.
struct DuelView: Hashable, Sendable {
  /// A card that lay open.
  struct Sighting: Hashable, Sendable {
    let place: Int
    let face: Int
    /// The number of the flip that showed it last; the first of a game is 1.
    let flip: Int
    /// Whether it lies there no more.
    let isTaken: Bool
  }

  /// What chance is asked about, each answered apart from the others.
  enum Question: UInt64 {
    case choice = 0x6368_6F69_6365
    case memory = 0x6D65_6D6F_7279
  }

  /// Pairs that lie there.
  let pairsLeft: Int
  /// Every card that lay open, row by row.
  let sightings: [Sighting]
  /// Places of the cards that never lay open.
  let unseen: [Int]
  /// The first card of a turn that waits for its second.
  let up: Sighting?
  /// Whether that card lay open for the first time.
  let isUpNew: Bool
  /// Flips made so far.
  let flips: Int
  /// Drawn from the seed; says nothing of the deal.
  let chance: UInt64

  /// Chance as it falls for the flip that is due.
  func dice(for question: Question) -> Generator {
    Generator(seed: chance ^ question.rawValue ^ UInt64(flips) << 48)
  }

  /// Chance as it fell when `sighting` was made.
  func dice(for question: Question, of sighting: Sighting) -> Generator {
    let when = UInt64(sighting.flip) << 16 | UInt64(sighting.place)
    return Generator(seed: chance ^ question.rawValue ^ when << 16)
  }
}
