/// A row of a board that its round bears out.
///
/// A class, as a page hands each of its rows on several times, and a copy would count each part.
final class TrueRow: Sendable {
  let player: PlayerID
  let name: PlayerName
  let round: ScoredRound

  init(player: PlayerID, name: PlayerName, round: ScoredRound) {
    self.player = player
    self.name = name
    self.round = round
  }
}

/// Rows of boards that were played again and found true, to be known when they are read again.
///
/// A row is known only while it is the same byte for byte, the round's moves and the player's name
/// among it: whoever changes anything has it played again. Nothing of it is kept on disk.
struct KnownRows: Sendable {
  /// A class, as looking one up then copies nothing.
  private final class Known: Sendable {
    let image: RowImage
    let row: TrueRow

    init(_ row: TrueRow, as image: RowImage) {
      self.row = row
      self.image = image
    }
  }

  private var known: [RoundID: Known] = [:]
  /// The fingerprints of rows of tries whose rounds were verified: more than ten years of days.
  private(set) var proven: Set<Int> = []

  /// More than all boards of a game and a long list of players show at once.
  private static let most = 1024
  private static let mostProven = 4096
  /// Those that a row is judged by; others may follow.
  private static let columns: Int32 = 18

  /// The row that was found true when it held what `row` holds; nil where there was none.
  func row(like row: borrowing Row) -> TrueRow? {
    guard let known = known[Self.id(of: row)], row.isSame(as: known.image) else { return nil }
    return known.row
  }

  /// Remembers that `row` was played again and holds.
  mutating func remember(_ row: borrowing Row, as found: TrueRow) {
    if known.count >= Self.most { known = [:] }
    known[found.round.id] = Known(found, as: RowImage(of: row, columns: Self.columns))
  }

  /// Whether a row with this fingerprint was verified.
  func isProven(_ fingerprint: Int) -> Bool { proven.contains(fingerprint) }

  mutating func rememberProven(_ fingerprint: Int) {
    if proven.count >= Self.mostProven { proven = [] }
    proven.insert(fingerprint)
  }

  /// The first column of every reading of a board.
  private static func id(of row: borrowing Row) -> RoundID {
    RoundID(row.integer(0))
  }
}
