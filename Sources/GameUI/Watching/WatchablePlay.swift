import Canvas
import GameCore

/// A game whose rounds can be watched, with the drawing of the game itself.
protocol WatchablePlay: GamePlay {
  associatedtype Rules: Game
  /// Shows the game of a table as it is: a new deal, a saved game, or a watched round.
  init(_ table: GameTable<Rules>, _ choices: DealChoices)
  /// Shows the round at another moment; changes are visible if it `animates`.
  mutating func show(_ round: Round<Rules>, animates: Bool, at now: Moment)
  /// Returns the time of the next change of a figure without a move, such as a second of a clock.
  static func nextTick(of round: Round<Rules>) -> Elapsed
  /// The names of hits and mistakes.
  static var markNames: (hits: any Phrase, errors: any Phrase) { get }
}

extension WatchablePlay {
  static func nextTick(of round: Round<Rules>) -> Elapsed { round.latest.nextSecond }
}

/// A watched round of any game.
protocol WatchedGame: Sendable {
  /// The game in its current state.
  var play: any GamePlay { get }
  /// The number of steps, and of those already made.
  var steps: Int { get }
  var step: Int { get }
  var time: Elapsed { get }
  var end: Elapsed { get }
  var marks: [TimedMoveMark] { get }
  var markNames: (hits: any Phrase, errors: any Phrase) { get }
  /// The time of the next visible change; nil at the end.
  var nextChange: Elapsed? { get }

  mutating func go(toStep step: Int, animates: Bool, at now: Moment)
  mutating func go(to time: Elapsed, animates: Bool, at now: Moment)
  mutating func fit(in area: Rect, look: RenderStyle, at now: Moment)
  /// Continues the turning of cards.
  mutating func advance(to now: Moment)
}

/// A mark of a round with its time.
struct TimedMoveMark: Hashable, Sendable {
  let time: Elapsed
  let step: Int
  let mark: MoveMark
}

/// A watched round of one game.
struct WatchedPlay<Shown: WatchablePlay>: WatchedGame {
  private let playback: Playback<Shown.Rules>
  private var place: Playback<Shown.Rules>.Place
  private var shown: Shown
  let marks: [TimedMoveMark]

  /// Creates a watched round; nil for one of another game.
  init?(_ round: ReplayedRound, _ choices: DealChoices) {
    guard let playback = try? Playback<Shown.Rules>(round) else { return nil }
    self.playback = playback
    place = playback.place(afterSteps: 0)
    shown = Shown(GameTable(watching: playback.round(at: place)), choices)
    marks = playback.marks.map { TimedMoveMark(time: $0.time, step: $0.move, mark: $0.mark) }
  }

  var play: any GamePlay { shown }
  var steps: Int { playback.steps }
  var step: Int { playback.steps(behind: place) }
  var time: Elapsed { place.time }
  var end: Elapsed { playback.end }
  var markNames: (hits: any Phrase, errors: any Phrase) { Shown.markNames }

  var nextChange: Elapsed? {
    guard step < steps || time < end else { return nil }
    let round = playback.round(at: place)
    let changes = [playback.nextMove(after: place), round.nextDeadline, Shown.nextTick(of: round)]
    return min(changes.compactMap(\.self).min() ?? end, end)
  }

  mutating func go(toStep step: Int, animates: Bool, at now: Moment) {
    move(to: playback.place(afterSteps: step), animates: animates, at: now)
  }

  mutating func go(to time: Elapsed, animates: Bool, at now: Moment) {
    move(to: playback.place(at: time), animates: animates, at: now)
  }

  mutating func fit(in area: Rect, look: RenderStyle, at now: Moment) {
    shown.fit(in: area, look: look, at: now)
  }

  mutating func advance(to now: Moment) {
    _ = shown.advance(to: now)
  }

  private mutating func move(
    to place: Playback<Shown.Rules>.Place, animates: Bool, at now: Moment
  ) {
    self.place = place
    shown.show(playback.round(at: place), animates: animates, at: now)
  }
}
