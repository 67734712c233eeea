/// The four sizes of a Pairs board.
public enum PairsLevel: String, Hashable, Sendable, CaseIterable, LosslessStringConvertible {
  case easy, normal, hard, expert

  /// The number of cards in a row.
  public var columns: Int {
    switch self {
    case .easy: 4
    case .normal, .hard: 6
    case .expert: 8
    }
  }

  /// The number of rows.
  public var rows: Int {
    switch self {
    case .easy: 3
    case .normal: 4
    case .hard, .expert: 6
    }
  }

  /// The number of pairs on the board.
  public var pairs: Int { columns * rows / 2 }

  /// The number of cards on the board.
  public var cards: Int { columns * rows }

  /// The average number of turns that a player with perfect memory needs, in hundredths
  /// (docs/decisions/0003-par-and-points.md); a test computes it.
  public var par: Int {
    switch self {
    case .easy: 916
    case .normal: 1885
    case .hard: 2853
    case .expert: 3822
    }
  }

  /// The par time: two seconds for each par turn.
  public var parTime: Elapsed { Elapsed(milliseconds: par * 20) }
}
