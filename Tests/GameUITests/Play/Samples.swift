import Canvas
import GameCore

@testable import GameUI

extension Moment {
  static let start = Moment(milliseconds: 5_000)
  static func after(_ milliseconds: Int) -> Moment { start.advanced(by: milliseconds) }
}

extension PairsPlay {
  /// The area under the tabs of a window of 80x24.
  static let usualArea = Rect(column: 0, row: 2, columns: 80, rows: 20)

  static func sample(
    _ level: PairsLevel = .easy, seed: UInt64 = 1, eligibility: Eligibility = .ranked,
    deck: Deck = .symbols, motion: Bool = false
  ) -> PairsPlay {
    PairsPlay(
      GameTable(level, seed: seed, eligibility: eligibility, at: .start),
      DealChoices(setup: "", deck: deck, inkTextures: false, best: 1234, motion: motion))
  }

  /// Presses keys at `now`.
  mutating func press(_ keys: Key..., at now: Moment = .after(100)) -> [PlayOutcome] {
    keys.flatMap { handle(.key($0), at: now, in: Self.usualArea, look: RenderStyle()) }
  }

  /// Flips the card at `place` at `now`, with the mouse.
  mutating func flip(_ place: Int, at now: Moment) -> [PlayOutcome] {
    guard let layout = BoardLayout(level, in: Self.usualArea) else { return [] }
    return handle(
      .mouse(Mouse(.press, at: layout.rect(of: place).origin)), at: now, in: Self.usualArea,
      look: RenderStyle())
  }

  func picture(
    _ size: Size = Size(columns: 80, rows: 20), look: RenderStyle = RenderStyle(),
    at now: Moment = .after(100)
  ) -> Canvas {
    var canvas = Canvas(size: size, style: look.style(.text))
    draw(into: &canvas, in: canvas.bounds, at: now, look: look)
    return canvas
  }

  /// Returns the places of each face, by trying them on a separate board.
  static func places(_ level: PairsLevel, seed: UInt64 = 1) -> [[Int]] {
    var found = Array(repeating: [Int](), count: level.pairs)
    for place in 0..<level.cards {
      var play = sample(level, seed: seed)
      _ = play.flip(place, at: .after(1))
      if case .front(let face) = play.sides[place] { found[face].append(place) }
    }
    return found
  }
}
