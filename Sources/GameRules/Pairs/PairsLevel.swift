/// The four sizes of a Pairs board.
public enum PairsLevel: String, Hashable, Sendable, CaseIterable, LosslessStringConvertible {
  case easy, normal, hard, expert

  public init?(_ description: String) {
    self.init(rawValue: description)
  }

  public var description: String { rawValue }

  /// Cards in a row.
  public var columns: Int {
    switch self {
    case .easy: 4
    case .normal, .hard: 6
    case .expert: 8
    }
  }

  /// Rows of cards.
  public var rows: Int {
    switch self {
    case .easy: 3
    case .normal: 4
    case .hard, .expert: 6
    }
  }

  /// Pairs on the board, half the number of cards.
  public var pairs: Int { columns * rows / 2 }

  /// Cards on the board.
  public var cards: Int { columns * rows }

  /// Turns a player with perfect memory needs on average, in hundredths; `Par.hundredths(pairs:)`
  /// gives the same and the tests hold the two together.
  public var par: Int {
    switch self {
    case .easy: 916
    case .normal: 1885
    case .hard: 2853
    case .expert: 3822
    }
  }

  /// The time that goes with par: two seconds for each par turn.
  public var parTime: Elapsed { Elapsed(milliseconds: par * 20) }
}
