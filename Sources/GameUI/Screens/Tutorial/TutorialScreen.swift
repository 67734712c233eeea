import Canvas
import GameCore

/// The tutorial of Pairs on three cards: a miss, a match, and the meaning of par. Esc skips it.
struct TutorialScreen: Screen {
  enum Target: Hashable {
    case card(Int)
    case goOn
  }

  /// The progress.
  enum Step: Hashable {
    case first
    /// One card is face up.
    case second(Int)
    /// Two cards that do not match are shown until the next flip.
    case miss(Int, Int)
    case match
  }

  /// The next screen or game.
  enum Next: Hashable, Sendable {
    case back, game, daily
  }

  static let cards = 3
  private let next: Next
  private(set) var step = Step.first
  private(set) var cursor = 0
  private(set) var turns = 0
  /// The faces of the revealed cards; the second flipped card always differs from the first.
  private(set) var faces: [Int: Int] = [:]

  init(then next: Next) {
    self.next = next
  }

  mutating func keys(_ bind: inout ScreenKeys, _: Context) {
    bind(.enter, TabPhrase.keyGoOn, also: [" "], when: step == .match) { leave }
    bind.isSilent = step == .match
    bind(" ", PlayPhrase.keyFlip, also: [.enter]) { flip(cursor) }
    bind.steps(.leftRight, PlayPhrase.keyMove) {
      cursor = (cursor + Self.cards + $0) % Self.cards
    }
    bind(.escape, TutorialPhrase.keySkip) { leave }
  }

  mutating func press(_ target: Target, at _: Point?, _: Context) -> [Action] {
    switch target {
    case .goOn: return leave
    case .card(let place):
      cursor = place
      flip(place)
      return []
    }
  }

  private var leave: [Action] {
    switch next {
    case .back: [.back]
    case .game: [.back, .game(.start)]
    case .daily: [.back, .game(.daily(.ask))]
    }
  }

  private mutating func flip(_ place: Int) {
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
