import GameCore

/// The turns of a watched round in words.
struct WatchTurns: Sendable {
  private let turns: [(step: Int, text: String)]

  /// Describes a round with the names of its faces. A turn ends at a mark; moves that reveal
  /// nothing are left out.
  init(
    of round: ReplayedRound, _ faces: FaceNames, _ marks: [TimedMoveMark], _ say: Language
  ) {
    let ends = Set(marks.map(\.step))
    var texts: [String] = []
    turns = RoundNarration(of: round, faces).lines.enumerated().compactMap { number, line in
      if line.narration.shown != nil { texts.append(line.narration.line(say)) }
      guard ends.contains(number + 1) else { return nil }
      defer { texts = [] }
      return (number + 1, texts.joined(separator: " "))
    }
  }

  var count: Int { turns.count }

  /// Returns the last turn up to a step; nil at the start.
  func text(at step: Int) -> String? { turns.last { $0.step <= step }?.text }

  /// Returns the step after the next turn; nil at the end.
  func next(after step: Int) -> Int? { turns.first { $0.step > step }?.step }

  /// Returns the step after the previous turn; 0 before the first.
  func previous(before step: Int) -> Int { turns.last { $0.step < step }?.step ?? 0 }
}
