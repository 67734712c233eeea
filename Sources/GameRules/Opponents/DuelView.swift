/// A table of `pairs-duel` as seen by anyone who has watched from the beginning: the faces of cards
/// that have been face up, and no access to any other. Opponents see nothing else.
struct DuelView: Hashable, Sendable {
  /// A card that has been face up.
  struct Sighting: Hashable, Sendable {
    let place: Int
    let face: Int
    /// The number of the flip that last showed it. The first flip of a game is 1.
    let flip: Int
    /// Whether it has been taken.
    let isTaken: Bool
  }

  /// The uses of chance; each has its own random numbers.
  enum RandomUse: UInt64 {
    case choice = 0x6368_6F69_6365
    case memory = 0x6D65_6D6F_7279
  }

  /// The number of pairs on the table.
  let pairsLeft: Int
  /// Every card that has been face up, row by row.
  let sightings: [Sighting]
  /// The places of the cards that have never been face up.
  let unseen: [Int]
  /// The first card of an unfinished turn.
  let up: Sighting?
  /// Whether that card was never face up before.
  let isUpNew: Bool
  /// The number of flips made so far.
  let flips: Int
  /// A random number from the seed that reveals nothing about the deal.
  let chance: UInt64

  /// Returns the random numbers for the next flip.
  func dice(for question: RandomUse) -> Generator {
    Generator(seed: chance ^ question.rawValue ^ UInt64(flips) << 48)
  }

  /// Returns the random numbers for the time when `sighting` was made.
  func dice(for question: RandomUse, of sighting: Sighting) -> Generator {
    let when = UInt64(sighting.flip) << 16 | UInt64(sighting.place)
    return Generator(seed: chance ^ question.rawValue ^ when << 16)
  }
}
