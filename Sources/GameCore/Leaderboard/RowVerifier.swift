/// A verifier of rows of boards, which replays each round that it does not know.
final class RowVerifier {
  /// The verified rows: more than all boards of a game and a long list of players have.
  private var known = ReplayCache<VerifiedRow>(most: 1024)
  /// The rows of attempts whose rounds were verified: more than ten years of days.
  private(set) var proven = ReplayCache<Bool>(most: 4096)
  /// The false rows, to be removed from their boards.
  private(set) var falseRows: Set<InvalidRow> = []
  /// The rounds that only a newer version can verify. They are not shown, but have their ranks: a
  /// newer program has verified them, and all versions count alike.
  private(set) var unknown: Set<RoundID> = []
  /// The number of unknown rows after which the reading of a board ends, so that it ends in time.
  var mostUnknown = 100_000

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
    /// Indirect, because a verdict is copied several times, and few rows are false.
    indirect case isFalse(InvalidRow)
    case unknown(BoardPosition)

    var position: BoardPosition {
      switch self {
      case .verified(let row): row.position
      case .isFalse(let row): row.position
      case .unknown(let position): position
      }
    }
  }

  /// Forgets the false and unknown rows, before the boards are read again.
  func begin() {
    falseRows = []
    unknown = []
  }

  /// Returns the number of false rows on a board or its daily one, by default of all positions.
  /// The tables of a read-only store still count them.
  func falseRows(
    above position: BoardPosition? = nil, on board: LeaderboardKey, of date: CalendarDate? = nil
  ) -> Int {
    falseRows.count { row in
      row.board == board && row.date == date
        && position.map { row.position.isAbove($0) } ?? true
    }
  }

  private static let columnCount: Int32 = 18

  /// The start of a query for rows of leaderboards.
  static let boardRows = rows(of: "standing")
  /// The same with the keys of the boards.
  static let namedBoardRows = rows(of: "standing", with: ", board")
  /// The start of a query for rows of daily boards.
  static let dailyRows = rows(of: "daily_place")

  /// Returns the start of a query for the columns that `judge` reads, then `others`.
  private static func rows(of places: SQL, with others: SQL = "") -> SQL {
    """
    SELECT \(StoredRound.columns), name, place.player_id AS place_player,
        place.points AS place_points, place.round_id AS place_round\(others)
      FROM \(places) AS place JOIN player ON player.id = place.player_id
      LEFT JOIN round ON round.id = place.round_id
    """
  }

  /// Verifies a row of `board`, or of its daily board of `date`, whose deal is computed, because
  /// stored values may have been modified. The row begins with the columns of `rows`.
  func judge(
    _ row: borrowing Row, on board: LeaderboardKey, of date: CalendarDate? = nil
  ) -> Verdict {
    var isOfDay = true
    if let date { isOfDay = Daily.isDeal(of: date, StoredRound(in: row).record.transcript) }
    let fingerprint = row.fingerprint(columns: Self.columnCount)
    if isOfDay, let row = known[fingerprint], row.round.board.isPart(of: board) {
      return .verified(row)
    }
    let stored = StoredRound(in: row, playerName: row.textIfAny("name"))
    let player = PlayerID(row.integer("place_player"))
    let position = BoardPosition(of: row)
    let isFalse = Verdict.isFalse(
      InvalidRow(player: player, board: board, position: position, date: date))
    guard let name = stored.playerName.flatMap(PlayerName.init(stored:)),
      player == stored.player, stored.claims(position, on: board)
    else { return isFalse }
    let verdict = stored.verdict
    if case .unknown = verdict { return .unknown(position) }
    guard isOfDay, case .verified(.ranked(let proven)) = verdict else { return isFalse }
    let round = RoundSummary(id: stored.id, of: proven, finishedAt: stored.finishedAt)
    let held = VerifiedRow(player: player, name: name, round: round)
    known[fingerprint] = held
    return .verified(held)
  }

  /// Returns whether a row that begins with the columns of a round is verified and ranked.
  func isProven(_ row: borrowing Row) -> Bool {
    let fingerprint = row.fingerprint()
    if proven[fingerprint] != nil { return true }
    guard StoredRound(in: row).proven?.ranked != nil else { return false }
    proven[fingerprint] = true
    return true
  }

  /// Returns the row of a verdict; notes a false or unknown one and returns nil.
  func row(of verdict: Verdict) -> VerifiedRow? {
    switch verdict {
    case .verified(let row): return row
    case .isFalse(let row): falseRows.insert(row)
    case .unknown(let position): unknown.insert(position.round)
    }
    return nil
  }
}

extension BoardPosition {
  /// Reads the position that a row claims.
  init(of row: borrowing Row) {
    self.init(points: row.integer("place_points"), round: RoundID(row.integer("place_round")))
  }
}

extension VerifiedRow {
  var position: BoardPosition { round.position }

  func entry(ranked rank: Int) -> LeaderboardEntry {
    LeaderboardEntry(rank: rank, player: player, name: name, round: round)
  }
}

extension LeaderboardKey {
  /// Returns whether rounds of this board count on `other`: the same one, or that of all setups.
  func isPart(of other: LeaderboardKey) -> Bool {
    game == other.game && (other.setup == nil || setup == other.setup)
  }
}
