/// A Pairs board in the middle of a game.
public struct PairsState: Hashable, Sendable {
  /// The card at a place of the board.
  public enum Card: Hashable, Sendable {
    case faceDown
    /// Flipped in this turn, or in a miss that is still shown.
    case faceUp(face: Int)
    /// Taken; it stays face up.
    case matched(face: Int)
  }

  /// The progress of the current turn.
  public enum Turn: Hashable, Sendable {
    /// The next flip starts a turn.
    case open
    /// One card is face up.
    case oneUp(Int)
    /// Two cards that do not match are shown until `until` or the next flip.
    case missShown(Int, Int, until: Elapsed)
  }

  public let level: PairsLevel
  public internal(set) var turn = Turn.open
  /// The number of completed turns.
  public internal(set) var turns = 0
  /// The number of pairs taken.
  public internal(set) var pairsFound = 0
  /// The number of completed turns that missed although the partner of the first card had been seen
  /// before.
  public internal(set) var memoryErrors = 0
  /// The time at which the last pair was taken.
  public internal(set) var finishedAt: Elapsed?

  /// The face at each place, row by row; each face is at two places.
  let faces: [UInt8]
  var isMatched = Places()
  var wasSeen = Places()

  init(level: PairsLevel, faces: [UInt8]) {
    self.level = level
    self.faces = faces
  }

  /// Returns the card at `place`, counted row by row from 0; nil off the board.
  public func card(at place: Int) -> Card? {
    guard faces.indices.contains(place) else { return nil }
    if isMatched[place] { return .matched(face: Int(faces[place])) }
    return isUp(place) ? .faceUp(face: Int(faces[place])) : .faceDown
  }

  /// Returns the face of the card at `place`, even if it is face down; nil off the board. For
  /// finished boards.
  public func face(at place: Int) -> Int? {
    faces.indices.contains(place) ? Int(faces[place]) : nil
  }

  func isUp(_ place: Int) -> Bool {
    switch turn {
    case .open: false
    case .oneUp(let first): place == first
    case .missShown(let first, let second, _): place == first || place == second
    }
  }

  func partnerWasSeen(of place: Int) -> Bool {
    let face = faces[place]
    for other in faces.indices where faces[other] == face && other != place {
      return wasSeen[other]
    }
    return false
  }
}

/// A set of places of a board, at most 64.
struct Places: Hashable, Sendable {
  private var bits: UInt64 = 0

  /// Whether `place` is in the set; false outside `0..<64`.
  subscript(place: Int) -> Bool {
    get { bits & Self.bit(place) != 0 }
    set {
      if newValue { bits |= Self.bit(place) } else { bits &= ~Self.bit(place) }
    }
  }

  private static func bit(_ place: Int) -> UInt64 {
    // The shift gives 0 for places beyond the range.
    place < 0 ? 0 : 1 << place
  }
}
