/// Holds rows of boards against their rounds, and plays each round again that is not known to be
/// true.
struct RowJudge: Sendable {
  /// Rows that were played again before.
  private(set) var known: KnownRows
  /// Rows that do not hold: to be taken off their boards.
  private(set) var falseRows: [FalseRow] = []
  /// Rounds that only a newer version can judge: passed over, and left alone.
  private(set) var unknown: Set<RoundID> = []
  /// A reading that passes over so many unknown rounds ends: boards of a later ruleset are long.
  static let mostUnknown = 256

  /// The rows of a leaderboard that are counted and not shown.
  var passedOver: Int { falseRows.count + unknown.count }

  /// A standing that its round does not bear out.
  struct FalseRow: Hashable, Sendable {
    let player: PlayerID
    let board: LeaderboardKey
    let position: Position
    /// The day whose table it is of; nil for a leaderboard.
    let date: CalendarDate?
  }

  /// What a row comes to: a player's place, or a claim that its round does not bear out.
  enum Verdict {
    case holds(TrueRow)
    case isFalse(FalseRow)
    case unknown(RoundID)
  }

  init(knowing known: consuming KnownRows) {
    self.known = known
  }

  /// Forgets the false rows: they have been struck off, and the boards are read again.
  mutating func begin() {
    falseRows = []
    unknown = []
  }

  /// Judges a row of `board`, or of its table of a day, which begins with the columns round.id,
  /// standing.player_id, name, game, revision, setup, seed, moves, round.points, time_ms, figures,
  /// finished_at, eligibility, content, digest, standing.points, standing.round_id,
  /// round.player_id. The deal of a day is worked out: whatever is stored, a hand may have changed.
  mutating func judge(
    _ row: borrowing Row, on board: LeaderboardKey, of date: CalendarDate? = nil
  ) -> Verdict {
    let isOfDay = Self.isDeal(of: date, row)
    if isOfDay, let row = known.row(like: row), row.round.board.isPart(of: board) {
      return .holds(row)
    }
    let stored = StoredRound(in: row)
    let position = Position(of: row)
    let isFalse = Verdict.isFalse(
      FalseRow(player: stored.player, board: board, position: position, date: date))
    guard let name = stored.playerName.flatMap(PlayerName.init(stored:)),
      PlayerID(row.integer(17)) == stored.player, stored.claims(position, on: board)
    else { return isFalse }
    let verdict = stored.verdict
    if case .unknown = verdict { return .unknown(stored.id) }
    guard isOfDay, case .verified(.ranked(let proven)) = verdict else { return isFalse }
    let round = ScoredRound(id: stored.id, of: proven, finishedAt: stored.finishedAt)
    let held = TrueRow(player: stored.player, name: name, round: round)
    known.remember(row, as: held)
    return .holds(held)
  }

  /// Whether a row that begins with the columns of a round is of one that verifies and is ranked.
  mutating func isProven(_ row: borrowing Row) -> Bool {
    let fingerprint = RowImage.fingerprint(of: row)
    if known.isProven(fingerprint) { return true }
    guard StoredRound(in: row).verified != nil else { return false }
    known.rememberProven(fingerprint)
    return true
  }

  /// Whether a row plays the deal of `date`; a row of a leaderboard need not be read for it.
  private static func isDeal(of date: CalendarDate?, _ row: borrowing Row) -> Bool {
    guard let date else { return true }
    return Daily.isDeal(of: date, StoredRound(in: row).record.transcript)
  }

  /// The row that a verdict lets stand; a false or unknown one is noted.
  mutating func row(of verdict: Verdict) -> TrueRow? {
    switch verdict {
    case .holds(let row):
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

extension Position {
  /// What a row of a board claims.
  init(of row: borrowing Row) {
    self.init(points: row.integer(15), round: RoundID(row.integer(16)))
  }
}

extension TrueRow {
  var position: Position { Position(points: round.result.points, round: round.id) }

  func entry(ranked rank: Int) -> LeaderboardEntry {
    LeaderboardEntry(rank: rank, player: player, name: name, round: round)
  }
}

extension LeaderboardKey {
  /// Whether rounds of this board count on `other`: the same one, or that of all setups.
  fileprivate func isPart(of other: LeaderboardKey) -> Bool {
    game == other.game && setup == other.setup ?? setup
  }
}
