/// The four sizes of a Pairs board.
public enum PairsLevel: String, Hashable, Sendable, CaseIterable, LosslessStringConvertible {
  case easy, normal, hard, expert

  /// The columns, the rows and the par of a size.
  private var board: (columns: Int, rows: Int, par: Int) {
    switch self {
    case .easy: (4, 3, 916)
    case .normal: (6, 4, 1885)
    case .hard: (6, 6, 2853)
    case .expert: (8, 6, 3822)
    }
  }

  /// The number of cards in a row.
  public var columns: Int { board.columns }

  /// The number of rows.
  public var rows: Int { board.rows }

  /// The number of pairs on the board.
  public var pairs: Int { columns * rows / 2 }

  /// The number of cards on the board.
  public var cards: Int { columns * rows }

  /// The average number of turns that a player with perfect memory needs, in hundredths
  /// (docs/decisions/0003-par-and-points.md); a test computes it.
  public var par: Int { board.par }

  /// The par time: two seconds for each par turn.
  public var parTime: Elapsed { Elapsed(milliseconds: par * 20) }
}
