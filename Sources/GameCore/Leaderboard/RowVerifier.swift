/// A verifier of rows of boards, which replays each round that it does not know.
struct RowVerifier: Sendable {
  /// The rows that have been verified.
  private(set) var known: VerifiedRowCache
  /// The false rows, to be removed from their boards.
  private(set) var falseRows: [InvalidRow] = []
  /// The rounds that only a newer version can verify; they are skipped but not removed.
  private(set) var unknown: Set<RoundID> = []
  /// The number of unknown rounds after which a reading ends, because boards of a later ruleset are
  /// long.
  static let mostUnknown = 256

  /// The number of rows that are counted on a leaderboard but not shown.
  var passedOver: Int { falseRows.count + unknown.count }

  /// A row that its round does not confirm.
  struct InvalidRow: Hashable, Sendable {
    let player: PlayerID
    let board: LeaderboardKey
    let position: BoardPosition
    /// The date of the daily board; nil for a leaderboard.
    let date: CalendarDate?
  }

  /// The verdict on a row: a player's place, or a claim that its round does not confirm.
  enum Verdict {
    case verified(VerifiedRow)
    case isFalse(InvalidRow)
    case unknown(RoundID)
  }

  init(knowing known: consuming VerifiedRowCache) {
    self.known = known
  }

  /// Forgets the false rows after they have been removed, before the boards are read again.
  mutating func begin() {
    falseRows = []
    unknown = []
  }

  /// Verifies a row of `board`, or of its daily board of `date`. The row begins with the columns
  /// round.id, standing.player_id, name, game, revision, setup, seed, moves, round.points, time_ms,
  /// figures, finished_at, eligibility, content, digest, standing.points, standing.round_id,
  /// round.player_id. The deal of a daily board is computed, because stored values may have been
  /// modified.
  mutating func judge(
    _ row: borrowing Row, on board: LeaderboardKey, of date: CalendarDate? = nil
  ) -> Verdict {
    let isOfDay = Self.isDeal(of: date, row)
    if isOfDay, let row = known.row(like: row), row.round.board.isPart(of: board) {
      return .verified(row)
    }
    let stored = StoredRound(in: row)
    let position = BoardPosition(of: row)
    let isFalse = Verdict.isFalse(
      InvalidRow(player: stored.player, board: board, position: position, date: date))
    guard let name = stored.playerName.flatMap(PlayerName.init(stored:)),
      PlayerID(row.integer(17)) == stored.player, stored.claims(position, on: board)
    else { return isFalse }
    let verdict = stored.verdict
    if case .unknown = verdict { return .unknown(stored.id) }
    guard isOfDay, case .verified(.ranked(let proven)) = verdict else { return isFalse }
    let round = ScoredRound(id: stored.id, of: proven, finishedAt: stored.finishedAt)
    let held = VerifiedRow(player: stored.player, name: name, round: round)
    known.remember(row, as: held)
    return .verified(held)
  }

  /// Returns whether a row that begins with the columns of a round is verified and ranked.
  mutating func isProven(_ row: borrowing Row) -> Bool {
    let fingerprint = RowContent.fingerprint(of: row)
    if known.isProven(fingerprint) { return true }
    guard StoredRound(in: row).verified != nil else { return false }
    known.rememberProven(fingerprint)
    return true
  }

  /// Returns whether a row has the deal of `date`; true for a row of a leaderboard.
  private static func isDeal(of date: CalendarDate?, _ row: borrowing Row) -> Bool {
    guard let date else { return true }
    return Daily.isDeal(of: date, StoredRound(in: row).record.transcript)
  }

  /// Returns the row of a verdict; notes a false or unknown one and returns nil.
  mutating func row(of verdict: Verdict) -> VerifiedRow? {
    switch verdict {
    case .verified(let row):
      return row
    case .isFalse(let row):
      falseRows.append(row)
      return nil
    case .unknown(let round):
      unknown.insert(round)
      return nil
    }
  }
}

extension BoardPosition {
  /// Reads the position that a row claims.
  init(of row: borrowing Row) {
    self.init(points: row.integer(15), round: RoundID(row.integer(16)))
  }
}

extension VerifiedRow {
  var position: BoardPosition { BoardPosition(points: round.result.points, round: round.id) }

  func entry(ranked rank: Int) -> LeaderboardEntry {
    LeaderboardEntry(rank: rank, player: player, name: name, round: round)
  }
}

extension LeaderboardKey {
  /// Returns whether rounds of this board count on `other`: the same one, or that of all setups.
  fileprivate func isPart(of other: LeaderboardKey) -> Bool {
    game == other.game && setup == other.setup ?? setup
  }
}
