import Canvas
import GameCore

/// The rival in a race of Pairs: a finished round with its progress over time.
struct Rival: Hashable, Sendable {
  /// The player of the rival's round.
  enum Owner: Hashable, Sendable {
    /// The player's own best on the board: the deal is new, and the game is ranked.
    case ownBest
    /// The player's own round, dealt again.
    case own
    case player(PlayerName)
    /// An unknown player, as from a file.
    case unnamed
  }

  let owner: Owner
  let record: ReplayRecord
  let curve: PairsProgress

  /// Creates a rival; nil for a round of another game.
  init?(_ round: ReplayedRound, of owner: Owner) {
    guard let curve = PairsProgress(of: round) else { return nil }
    self.owner = owner
    record = round.record
    self.curve = curve
  }

  /// Whether the same cards are dealt.
  var isSameDeal: Bool { owner != .ownBest }

  /// Returns the rival's name in this number of columns; in lower case for use within a line.
  func name(_ look: RenderStyle, columns: Int = 40, isWithin: Bool = false) -> String {
    let name = owner.name(look) ?? look.text(RacePhrase.rival)
    let isPlayer = if case .player = owner { true } else { false }
    return look.cut(isWithin && !isPlayer ? name.lowercased() : name, columns)
  }

  /// Returns the lead of a game with the progress `own` when the clock shows `time`: by pairs or,
  /// with as many, by the time `latest` of its last one.
  func lead(of own: PairsProgress.Point, latest: Elapsed?, at time: Elapsed) -> RacePhrase {
    let ahead = own.pairs - curve.standing(at: time).pairs
    if ahead != 0 { return ahead > 0 ? .ahead(ahead) : .behind(-ahead) }
    guard let latest, let other = curve.time(ofPair: own.pairs) else { return .level }
    let tenths = (other.milliseconds - latest.milliseconds) / 100
    if tenths == 0 { return .level }
    return tenths > 0 ? .aheadInTime(tenths: tenths) : .behindInTime(tenths: -tenths)
  }

  /// Returns the standing in words when the clock shows `time`.
  func standing(own: Int, at time: Elapsed, _ look: RenderStyle) -> String {
    let pairs = curve.standing(at: time).pairs
    return look.text(
      RacePhrase.standing(own: own, rival: name(look, isWithin: true), pairs: pairs))
  }

  /// Returns the winner by points, like bests, or by time if they are equal.
  func outcome(of own: RoundResult) -> RacePhrase {
    let points = own.points - curve.result.points
    if points != 0 {
      let end = RaceEnd.points(abs(points))
      return points > 0 ? .aheadAtEnd(end) : .behindAtEnd(end)
    }
    if own.time == curve.result.time { return .level }
    return own.time < curve.result.time
      ? .aheadAtEnd(.time(curve.result.time - own.time))
      : .behindAtEnd(.time(own.time - curve.result.time))
  }

  /// Returns both rounds side by side, the player's first.
  func table(against own: RoundResult, _ look: RenderStyle) -> [Alert.Part] {
    let name = owner == .own ? look.text(RacePhrase.then) : name(look, columns: 14)
    let isOwn = owner == .own || owner == .ownBest
    let you = look.text(isOwn ? RacePhrase.now as any Phrase : Tab.you)
    let width = max(TextWidth.of(name), 8)
    // The distance from one's own best is said below.
    let heading = owner == .ownBest ? RacePhrase.race : outcome(of: own)
    func row(_ label: any Phrase, _ value: (RoundResult) -> String) -> Alert.Part {
      .pair(
        look.text(label),
        value(own).padded(to: 8) + "  " + value(curve.result).padded(to: width))
    }
    return [
      .pair(look.text(heading), you.padded(to: 8) + "  " + name.padded(to: width)),
      row(LeaderboardPhrase.points) { look.language.grouped($0.points) },
      row(PlayPhrase.time) { look.time($0.time) },
      row(PlayPhrase.turns) { "\($0.figures[.turns] ?? 0)" },
      row(PairsPhrase.memoryErrors) { "\($0.figures[.memoryErrors] ?? 0)" },
    ]
  }
}

extension Rival.Owner {
  /// Returns the name of the player, or the player's own round; nil if the player is unknown.
  func name(_ look: RenderStyle) -> String? {
    switch self {
    case .player(let name): look.shown(name)
    case .own: look.text(RacePhrase.own)
    case .ownBest: look.text(RacePhrase.ownBest)
    case .unnamed: nil
    }
  }
}
