/// Three cards to try: the first turn misses, and then a pair can be found.
struct CardTrial: Hashable, Sendable {
  /// The progress.
  enum Step: Hashable {
    case first
    /// One card is face up.
    case second(Int)
    /// Two cards that do not match are shown until the next flip.
    case miss(Int, Int)
    case match
  }

  static let cards = 3
  private(set) var step = Step.first
  private(set) var cursor = 0
  private(set) var turns = 0
  /// The faces of the revealed cards; the second flipped card always differs from the first.
  private var faces: [Int: Int] = [:]

  /// The index of the step of the lesson.
  var index: Int {
    switch step {
    case .first: 0
    case .second: 1
    case .miss: 2
    case .match: 3
    }
  }

  mutating func move(by step: Int) { cursor = (cursor + Self.cards + step) % Self.cards }

  mutating func flip(_ place: Int) {
    cursor = place
    let face = faces[place] ?? (faces.count == 1 ? 1 : 0)
    switch step {
    case .match: return
    case .second(place): return
    case .first, .miss: step = .second(place)
    case .second(let other):
      turns += 1
      step = faces[other] == face ? .match : .miss(other, place)
    }
    faces[place] = face
  }

  /// Returns the face of a card; nil if it is face down.
  func face(at place: Int) -> Int? {
    switch step {
    case .first: nil
    case .second(place): faces[place]
    case .second: nil
    case .miss(let one, let other): place == one || place == other ? faces[place] : nil
    case .match: faces[place] == 0 ? 0 : nil
    }
  }
}
