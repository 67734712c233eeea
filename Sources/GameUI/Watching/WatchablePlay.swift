import Canvas
import GameCore

/// A game whose rounds can be watched, drawn as it is drawn when it is played: what a game fills in
/// for the viewer, beside one line in its descriptor.
protocol WatchablePlay: GamePlay {
  associatedtype Rules: Game
  /// Shows a round as it stands, whose clock stands still.
  init(watching round: Round<Rules>, _ choices: Play.Choices)
  /// Shows the round as it stands at another moment; what changes does so visibly where it
  /// `animates`.
  mutating func show(_ round: Round<Rules>, animates: Bool, at now: Moment)
  /// When a figure changes next although nothing happens: a second of a clock.
  static func nextTick(of round: Round<Rules>) -> Elapsed
  /// What hits and mistakes are called.
  static var markNames: (hits: any Phrase, errors: any Phrase) { get }
}

extension WatchablePlay {
  static func nextTick(of round: Round<Rules>) -> Elapsed {
    .seconds(round.latest.milliseconds / 1000 + 1)
  }
}

/// A round that is watched, whichever its game.
protocol WatchedGame: Sendable {
  /// The game as it stands.
  var play: any GamePlay { get }
  /// Steps there are, and those that lie behind.
  var steps: Int { get }
  var step: Int { get }
  var time: Elapsed { get }
  var end: Elapsed { get }
  var marks: [WatchMark] { get }
  var markNames: (hits: any Phrase, errors: any Phrase) { get }
  /// When something of what is seen changes next; nil at the end.
  var nextChange: Elapsed? { get }

  mutating func go(toStep step: Int, animates: Bool, at now: Moment)
  mutating func go(to time: Elapsed, animates: Bool, at now: Moment)
  mutating func fit(in area: Rect, look: RenderStyle, at now: Moment)
  /// Lets cards turn on that were turning.
  mutating func advance(to now: Moment)
}

/// Something that stands out of a round, and when it was.
struct WatchMark: Hashable, Sendable {
  let time: Elapsed
  let step: Int
  let mark: RoundMark
}

/// A round of one game that is watched.
struct Watched<Shown: WatchablePlay>: WatchedGame {
  private let playback: Playback<Shown.Rules>
  private var place: Playback<Shown.Rules>.Place
  private var shown: Shown
  let marks: [WatchMark]

  /// Nil for a round of another game.
  init?(_ round: ReplayedRound, _ choices: Play.Choices) {
    guard let playback = try? Playback<Shown.Rules>(round) else { return nil }
    self.playback = playback
    place = playback.place(afterSteps: 0)
    shown = Shown(watching: playback.round(at: place), choices)
    marks = playback.marks.map { WatchMark(time: $0.time, step: $0.move, mark: $0.mark) }
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
