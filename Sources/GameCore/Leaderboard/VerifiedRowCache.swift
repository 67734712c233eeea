/// A row of a board that its round confirms.
///
/// It is a class, because rows are passed on several times, and copying a struct would retain each
/// part.
final class VerifiedRow: Sendable {
  let player: PlayerID
  let name: PlayerName
  let round: ScoredRound

  init(player: PlayerID, name: PlayerName, round: ScoredRound) {
    self.player = player
    self.name = name
    self.round = round
  }
}

/// A cache of verified rows of boards.
///
/// A row is found only if it is identical byte for byte, including the round's moves and the
/// player's name, so any change causes a replay. The cache is never stored.
struct VerifiedRowCache: Sendable {
  /// A class, so that a lookup copies nothing.
  private final class Entry: Sendable {
    let image: RowContent
    let row: VerifiedRow

    init(_ row: VerifiedRow, as image: RowContent) {
      self.row = row
      self.image = image
    }
  }

  private var known: [RoundID: Entry] = [:]
  /// The fingerprints of rows of attempts whose rounds were verified: more than ten years of days.
  private(set) var proven: Set<Int> = []

  /// The maximum number of rows: more than all boards of a game and a long list of players have.
  private static let most = 1024
  private static let mostProven = 4096
  /// The number of `RowVerifier.columns`; others may follow.
  private static let columns: Int32 = 18

  /// Returns the verified row with the same content as `row`, or nil.
  func row(like row: borrowing Row) -> VerifiedRow? {
    guard let known = known[RoundID(row.integer("id"))], row.isSame(as: known.image) else {
      return nil
    }
    return known.row
  }

  /// Stores a verified row.
  mutating func remember(_ row: borrowing Row, as found: VerifiedRow) {
    if known.count >= Self.most { known = [:] }
    known[found.round.id] = Entry(found, as: RowContent(of: row, columns: Self.columns))
  }

  /// Returns whether a row with this fingerprint was verified.
  func isProven(_ fingerprint: Int) -> Bool { proven.contains(fingerprint) }

  mutating func rememberProven(_ fingerprint: Int) {
    if proven.count >= Self.mostProven { proven = [] }
    proven.insert(fingerprint)
  }
}
