/// A Pairs board in the middle of a game.
public struct PairsState: Hashable, Sendable {
  /// What lies at a place of the board.
  public enum Card: Hashable, Sendable {
    case faceDown
    /// Flipped in this turn, or in a miss that is still shown.
    case faceUp(face: Int)
    /// Taken: it stays up.
    case matched(face: Int)
  }

  /// How far the current turn has come.
  public enum Turn: Hashable, Sendable {
    /// The next flip begins a turn.
    case open
    /// One card is up.
    case oneUp(Int)
    /// Two cards that do not match are shown until then, or until the next flip.
    case missShown(Int, Int, until: Elapsed)
  }

  public let level: PairsLevel
  public internal(set) var turn = Turn.open
  /// Turns completed.
  public internal(set) var turns = 0
  /// Pairs taken.
  public internal(set) var pairsFound = 0
  /// Completed turns that missed although the partner of the first card had been seen before.
  public internal(set) var memoryErrors = 0
  /// When the last pair was taken.
  public internal(set) var finishedAt: Elapsed?

  /// The face at each place, row by row; two places share each face.
  let faces: [UInt8]
  var isMatched = Places()
  var wasSeen = Places()

  init(level: PairsLevel, faces: [UInt8]) {
    self.level = level
    self.faces = faces
  }

  /// The card at `place`, row by row from 0; nil off the board.
  public func card(at place: Int) -> Card? {
    guard faces.indices.contains(place) else { return nil }
    if isMatched[place] { return .matched(face: Int(faces[place])) }
    return isUp(place) ? .faceUp(face: Int(faces[place])) : .faceDown
  }

  /// The face of the card at `place`, however it lies; nil off the board. For boards that nobody
  /// plays any more.
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

/// A set of places of a board, of which there are at most 64.
struct Places: Hashable, Sendable {
  private var bits: UInt64 = 0

  /// Whether `place` is in the set; never one outside `0..<64`.
  subscript(place: Int) -> Bool {
    get { bits & Self.bit(place) != 0 }
    set {
      if newValue { bits |= Self.bit(place) } else { bits &= ~Self.bit(place) }
    }
  }

  private static func bit(_ place: Int) -> UInt64 {
    // The shift gives 0 for what lies outside.
    place < 0 ? 0 : 1 << place
  }
}
