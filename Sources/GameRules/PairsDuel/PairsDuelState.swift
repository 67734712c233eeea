/// A table of Pairs for several players in the middle of a game.
public struct PairsDuelState: Hashable, Sendable {
  /// The cards, by the rules of Pairs.
  public internal(set) var board: PairsState
  public let seats: DuelSeats
  /// The seat whose turn it is, from 0.
  public internal(set) var toMove: Int
  /// The number of pairs that each seat has taken.
  public internal(set) var pairs: [Int]
  /// The number of consecutive turns that turned only known cards.
  public internal(set) var passes = 0
  /// The time at which the last card was turned.
  public internal(set) var endedAt: Elapsed?

  /// The number of the flip that last showed each card; 0 for none.
  var lastShown: [Int]
  var flips = 0
  /// Whether the card that is face up was never face up before.
  var isUpNew = false
  /// The seat that took each card.
  var takenBy: [Int?]
  private let chance: UInt64

  init(_ board: PairsState, seats: DuelSeats, first: Int, chance: UInt64) {
    self.board = board
    self.seats = seats
    self.chance = chance
    toMove = first
    pairs = [Int](repeating: 0, count: seats.count)
    lastShown = [Int](repeating: 0, count: board.level.cards)
    takenBy = [Int?](repeating: nil, count: board.level.cards)
  }

  /// Returns the seat that took the card at `place`; nil if it is on the table or off the board.
  public func owner(of place: Int) -> Int? {
    takenBy.indices.contains(place) ? takenBy[place] : nil
  }

  /// The seats with the most pairs: one that has won, or several that have drawn.
  public var leaders: [Int] {
    let most = pairs.max() ?? 0
    return pairs.indices.filter { pairs[$0] == most }
  }

  /// Whether both cards of a pair on the table have been face up.
  var isPairKnown: Bool {
    var seen = Places()
    for place in lastShown.indices where lastShown[place] > 0 && takenBy[place] == nil {
      let face = Int(board.faces[place])
      if seen[face] { return true }
      seen[face] = true
    }
    return false
  }

  /// What every player at the table could know.
  var view: DuelView {
    var sightings: [DuelView.Sighting] = []
    sightings.reserveCapacity(lastShown.count)
    var unseen: [Int] = []
    unseen.reserveCapacity(lastShown.count)
    var up: DuelView.Sighting?
    let upPlace: Int? = if case .oneUp(let place) = board.turn { place } else { nil }
    for place in lastShown.indices {
      guard lastShown[place] > 0 else {
        unseen.append(place)
        continue
      }
      let sighting = DuelView.Sighting(
        place: place, face: Int(board.faces[place]), flip: lastShown[place],
        isTaken: takenBy[place] != nil)
      sightings.append(sighting)
      if place == upPlace { up = sighting }
    }
    return DuelView(
      pairsLeft: board.level.pairs - board.pairsFound, sightings: sightings, unseen: unseen,
      up: up, isUpNew: up != nil && isUpNew, flips: flips, chance: chance)
  }
}
