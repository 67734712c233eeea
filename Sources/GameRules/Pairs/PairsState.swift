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
  var isMatched: [Bool]
  var wasSeen: [Bool]

  init(level: PairsLevel, faces: [UInt8]) {
    self.level = level
    self.faces = faces
    isMatched = Array(repeating: false, count: faces.count)
    wasSeen = isMatched
  }

  /// The card at `place`, row by row from 0; nil off the board.
  public func card(at place: Int) -> Card? {
    guard faces.indices.contains(place) else { return nil }
    if isMatched[place] { return .matched(face: Int(faces[place])) }
    return isUp(place) ? .faceUp(face: Int(faces[place])) : .faceDown
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
