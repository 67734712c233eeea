/// A player whose rows are compared with the player's rounds.
struct CheckedPlayer: Sendable {
  let id: PlayerID
  private let name: String
  private let lastPlayed: Int?
  private(set) var rounds = 0
  private(set) var unknownRounds = 0
  private(set) var flaws: [StoreInconsistency] = []
  /// The best true round on each board of a setup.
  private var best: [LeaderboardKey: BoardPosition] = [:]
  /// The positions claimed by rounds that only a newer version can verify.
  private var unknown: [LeaderboardKey: Set<BoardPosition>] = [:]
  private var newest: Int?

  private init(in row: borrowing Row) {
    id = PlayerID(row.integer("id"))
    name = row.text("name")
    lastPlayed = row.integerIfAny("last_played")
    let isFound =
      Self.isKey(row.text("name_key"), of: name)
      && Self.isKey(row.text("email_key"), of: row.text("email"))
    if !isFound { flaws.append(.keys(player: name)) }
  }

  /// Returns whether `key` is the folded text; compares bytes, because marks make texts slow.
  private static func isKey(_ key: String, of text: String) -> Bool {
    text.utf8.count <= 1024 && UnicodeForm.folded.of(text).utf8.elementsEqual(key.utf8)
  }

  /// Returns the player with the next number after `last`.
  static func first(after last: PlayerID, in db: Connection) throws(StoreError) -> CheckedPlayer? {
    try db.first(
      """
      SELECT id, name, name_key, email, email_key, last_played FROM player WHERE id > \(last)
        ORDER BY id LIMIT 1
      """, read: CheckedPlayer.init(in:))
  }

  /// Checks all rows of the player; `progress` receives the number of replayed rounds.
  mutating func check(
    _ store: Store, in db: Connection, progress: (Int) -> Void
  ) throws(StoreError) {
    try Connection.walk { last throws(StoreError) in
      guard last < .max else { throw .corrupt }
      let first = RoundID(last == .min ? .min : last + 1)
      let batch = try RoundCopy.all(of: id, from: first, in: db)
      for round in batch { take(round) }
      rounds += batch.count
      progress(rounds)
      return batch.last?.stored.id.rawValue
    }
    try checkPlaces(in: db)
    if newest != lastPlayed { flaws.append(.lastPlayed(player: name)) }
    flaws += try DailyAttempt.flaws(of: id, in: db)
    try checkLooks(in: db)
    try checkPicture(store, in: db)
  }

  private mutating func take(_ round: RoundCopy) {
    let (stored, board, position) = (round.stored, round.stored.board, round.stored.position)
    newest = max(newest ?? .min, stored.finishedAt.milliseconds)
    switch stored.verdict {
    case .verified(let proven):
      guard proven.ranked != nil else { return }
      if position.isAbove(best[board]) { best[board] = position }
    case .failed: flaws.append(.falseRound(stored.id))
    case .unknown:
      unknownRounds += 1
      guard stored.mayBeRanked else { return }
      unknown[board, default: []].insert(position)
      unknown[LeaderboardKey(game: board.game), default: []].insert(position)
    }
  }

  private mutating func checkPlaces(in db: Connection) throws(StoreError) {
    var expected: [String: BoardPosition] = [:]
    var possible: [String: Set<BoardPosition>] = [:]
    // A player without a name that is safe for the terminal has no positions.
    if PlayerName(stored: name) != nil {
      for (board, position) in best {
        expected[Standings.key(of: board)] = position
        let overall = Standings.key(of: LeaderboardKey(game: board.game))
        if position.isAbove(expected[overall]) { expected[overall] = position }
      }
      for (board, places) in unknown { possible[Standings.key(of: board)] = places }
    }
    let standing = try db.standings.positions(of: id)
    for board in Set(expected.keys).union(standing.keys).sorted()
    where expected[board] != standing[board] {
      // A better position of a round that only a newer version can verify is accepted.
      if let place = standing[board], possible[board]?.contains(place) == true,
        place.isAbove(expected[board])
      {
        continue
      }
      flaws.append(.place(player: name, board: board))
    }
  }

  private mutating func checkLooks(in db: Connection) throws(StoreError) {
    let noted = try db.all("SELECT look, kind FROM name_look WHERE player_id = \(id)") {
      "\($0.integer("kind")) \($0.text("look"))"
    }
    let looks = PlayerName(stored: name)?.looks.map { "\($0.kind.rawValue) \($0.skeleton)" } ?? []
    if Set(noted) != Set(looks) { flaws.append(.looks(player: name)) }
  }

  private mutating func checkPicture(_ store: Store, in db: Connection) throws(StoreError) {
    guard case .own(let picture) = try db.profile(of: id).profile.avatar else { return }
    let row: SQL = "SELECT 1 FROM picture WHERE name = \(picture.description) AND player_id = \(id)"
    let isThere = try store.hasPicturesInside ? db.exists(row) : store.files.read(picture) != nil
    if !isThere { flaws.append(.picture(player: name)) }
  }
}
