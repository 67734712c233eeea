import SystemStrings

extension DatabaseStore {
  public func keep(
    _ round: SavedRound, as id: ProgressID, of owner: Owner, at now: Timestamp
  ) throws(StoreError) {
    try database.write { db in try db.keep(round, as: id, of: owner, at: now) }
  }

  public func restore(
    _ round: SavedRound, as id: ProgressID, of owner: Owner, at now: Timestamp
  ) throws(StoreError) {
    try database.write { db in
      if try !db.wasContinued(round.transcript, as: id, of: owner) {
        try db.keep(round, as: id, of: owner, at: now)
      }
    }
  }

  public func claim(of owner: Owner, as id: ProgressID) throws(StoreError) -> SavedRound? {
    let claimed = try database.withoutTransaction { db -> SavedRound? in
      // Most starts find nothing, and should not have to write.
      guard try db.abandoned(of: owner, for: id) != nil else { return nil }
      return try db.transaction {
        try db.abandoned(of: owner, for: id).map { try take($0, as: id, in: db) }
      }
    }
    if let clocks { try sweep(clocks) }
    return claimed
  }

  /// Assigns a saved game to this program, and returns it with its clock.
  private func take(
    _ game: ClaimedGame, as id: ProgressID, in db: Connection
  ) throws(StoreError) -> SavedRound {
    let round = game.round.updated(clocks?.mark(of: game.id))
    guard game.id != id else { return round }
    // A game that this program saved itself, perhaps for another owner, must not be lost.
    try db.park(id)
    try db.run(
      "UPDATE progress SET id = \(id), elapsed = \(round.elapsed) WHERE id = \(game.id)")
    try db.session.acquireLease(id)
    return round
  }

  /// Resumes the player's saved game of a deal here, unless another program is playing it.
  func resume(
    _ deal: KeptDeal, of player: PlayerID, as id: ProgressID, in db: Connection
  ) throws(StoreError) -> DailyStartResult {
    let kept = try db.savedGames("owner = \(player.ownerKey) AND \(deal.condition)")
    for held in kept where try db.isFree(held.id, for: id) {
      return .resumed(try take(held, as: id, in: db))
    }
    return kept.isEmpty ? .refused(.spent) : .playedElsewhere
  }

  /// Removes the clocks of programs that have ended without a saved game.
  private func sweep(_ clocks: ClockFiles) throws(StoreError) {
    var wanted: Set<ProgressID> = []
    try database.withoutTransaction { db in
      let waiting = try db.all("SELECT id FROM \(db.dialect.savedGames)") {
        ProgressID($0.text("id"))
      }
      wanted = Set(waiting.map { ProgressID($0.process) })
      for id in clocks.programs where !wanted.contains(id) {
        if try db.session.isRunning(id) { wanted.insert(id) }
      }
    }
    for id in clocks.programs where !wanted.contains(id) { clocks.remove(id) }
  }

  public func drop(_ id: ProgressID, of deal: KeptDeal) throws(StoreError) {
    try database.withoutTransaction { db in
      // It may have been put aside meanwhile for another game of its owner.
      try db.run(
        """
        DELETE FROM progress WHERE \(deal.condition) AND (id = \(id)
          OR id LIKE \(Connection.parked + "%")
            AND owner = (SELECT owner FROM progress WHERE id = \(id)))
        """)
    }
  }

  public func park(_ id: ProgressID) throws(StoreError) {
    try database.withoutTransaction { db in try db.park(id) }
  }

  public func endLease() throws(StoreError) {
    try database.withoutTransaction { db in try db.session.endLease() }
  }
}

extension Connection {
  /// Saves a game within a transaction.
  func keep(
    _ round: SavedRound, as id: ProgressID, of owner: Owner, at now: Timestamp
  ) throws(StoreError) {
    let owner = key(of: owner)
    let transcript = round.transcript
    let isSame: SQL = "\(transcript.dealCondition) AND standing = \(transcript.eligibility)"
    // A guest's game that continues becomes that of the player who has logged in.
    try run(
      """
      UPDATE progress SET id = CASE WHEN \(isSame) THEN id ELSE \(Self.parkedName()) END,
          owner = CASE WHEN \(isSame) THEN \(owner) ELSE owner END
        WHERE id = \(id) AND NOT (\(isSame) AND owner = \(owner))
      """)
    let row: SQL.Fields = [
      "id": id, "owner": owner, "game": transcript.game, "revision": transcript.revision,
      "setup": transcript.setup, "seed": transcript.seed, "standing": transcript.eligibility,
      "moves": transcript.moves, "elapsed": round.elapsed, "saved_at": now,
      "content": transcript.content, "looks": round.appearance,
    ]
    try run(.upsert(row, into: "progress", key: dialect.progressKey))
    try session.acquireLease(id)
  }

  /// Returns whether a game is saved under another id, or its player has a round of the deal.
  fileprivate func wasContinued(
    _ transcript: Transcript, as id: ProgressID, of owner: Owner
  ) throws(StoreError) -> Bool {
    let isElsewhere = try exists(
      """
      SELECT 1 FROM progress
        WHERE owner = \(key(of: owner)) AND \(transcript.dealCondition) AND id <> \(id)
      """)
    if isElsewhere { return true }
    guard case .player(let player) = owner, transcript.eligibility != .practice else {
      return false
    }
    return try exists(
      "SELECT 1 FROM round WHERE player_id = \(player) AND \(transcript.dealCondition) LIMIT 1")
  }

  /// Returns the newest released game; games that these rules cannot resume come last.
  fileprivate func abandoned(of owner: Owner, for id: ProgressID) throws(StoreError) -> ClaimedGame?
  {
    var unplayable: ClaimedGame?
    for held in try savedGames("owner = \(key(of: owner))") where try isFree(held.id, for: id) {
      if Catalog.canResume(with: held.round.transcript) { return held }
      unplayable = unplayable ?? held
    }
    return unplayable
  }

  /// Returns the saved games that meet a condition, newest first.
  func savedGames(_ condition: SQL) throws(StoreError) -> [ClaimedGame] {
    try all(
      """
      SELECT id, game, revision, setup, seed, standing, moves, elapsed, content, looks FROM progress
        WHERE \(condition) ORDER BY saved_at DESC, id
      """, read: ClaimedGame.init)
  }

  /// Returns whether `id` may take a game that is saved under `holder`.
  fileprivate func isFree(_ holder: ProgressID, for id: ProgressID) throws(StoreError) -> Bool {
    if holder == id || holder.rawValue.hasPrefix(Self.parked) { return true }
    return try !session.isRunning(holder)
  }

  fileprivate func park(_ id: ProgressID) throws(StoreError) {
    try run("UPDATE progress SET id = \(Self.parkedName()) WHERE id = \(id)")
  }

  fileprivate static let parked = "parked:"

  /// Returns an id for a released game.
  private static func parkedName() -> String {
    parked + Hexadecimal.text(of: RandomBits.bytes(16))
  }
}

/// A saved game and the program that has it.
struct ClaimedGame: Sendable {
  let id: ProgressID
  let round: SavedRound

  init?(_ row: borrowing Row) {
    guard let eligibility = Eligibility(rawValue: row.text("standing")) else { return nil }
    id = ProgressID(row.text("id"))
    round = SavedRound(
      transcript: Transcript(in: row, eligibility),
      elapsed: Elapsed(milliseconds: row.integer("elapsed")), appearance: row.text("looks"))
  }
}

extension Transcript {
  /// Reads a game of `round` or `progress`.
  init(in row: borrowing Row, _ eligibility: Eligibility) {
    self.init(
      game: GameID(row.text("game")), revision: row.integer("revision"), setup: row.text("setup"),
      seed: row.bits("seed"), content: row.text("content"), eligibility: eligibility,
      moves: row.text("moves"))
  }

  /// The condition that a row has this deal.
  var dealCondition: SQL { "game = \(game) AND setup = \(setup) AND seed = \(seed)" }
}

extension KeptDeal {
  /// The condition that a row of `progress` has this deal.
  fileprivate var condition: SQL {
    "game = \(game) AND setup = \(setup) AND seed = \(seed) AND standing = \(eligibility)"
  }
}

extension SavedRound {
  /// Returns the game with a later state of its clock.
  func updated(_ mark: SavedClock?) -> SavedRound {
    guard let mark, mark.seed == transcript.seed, mark.elapsed > elapsed else { return self }
    return SavedRound(transcript: transcript, elapsed: mark.elapsed, appearance: appearance)
  }
}
