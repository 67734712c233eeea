import SystemStrings

extension DatabaseStore: ProgressStore {
  public func keep(
    _ round: SavedRound, as id: ProgressID, of owner: Owner, at now: Timestamp
  ) throws(StoreError) {
    try withConnection { connection throws(StoreError) in
      try connection.transaction { connection throws(StoreError) in
        try keep(round, as: id, of: owner, at: now, in: &connection)
      }
    }
  }

  /// Saves a game within a transaction.
  func keep(
    _ round: SavedRound, as id: ProgressID, of owner: Owner, at now: Timestamp,
    in connection: inout Connection
  ) throws(StoreError) {
    let owner = key(of: owner)
    let transcript = round.transcript
    try connection.run(
      """
      UPDATE progress SET id = ?
        WHERE id = ? AND NOT (game = ? AND setup = ? AND seed = ? AND standing = ?)
      """,
      Self.parkedName(), .text(id.rawValue), .text(transcript.game.description),
      .text(transcript.setup), .bits(transcript.seed), .text(transcript.eligibility.rawValue))
    try connection.run(
      """
      INSERT INTO progress(id, owner, game, revision, setup, seed, standing, moves,
          elapsed, saved_at, content, looks)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT(id) DO UPDATE SET owner = excluded.owner, game = excluded.game,
        revision = excluded.revision, setup = excluded.setup, seed = excluded.seed,
        standing = excluded.standing, moves = excluded.moves, elapsed = excluded.elapsed,
        saved_at = excluded.saved_at, content = excluded.content, looks = excluded.looks
      """,
      .text(id.rawValue), owner, .text(transcript.game.description),
      .integer(transcript.revision), .text(transcript.setup), .bits(transcript.seed),
      .text(transcript.eligibility.rawValue), .text(transcript.moves),
      .integer(round.elapsed.milliseconds), .time(now), .text(transcript.content),
      .text(round.looks))
    try connection.acquireLease(id)
  }

  public func restore(
    _ round: SavedRound, as id: ProgressID, of owner: Owner, at now: Timestamp
  ) throws(StoreError) {
    try withConnection { connection throws(StoreError) in
      try connection.transaction { connection throws(StoreError) in
        if try !hasGoneOn(round.transcript, as: id, of: owner, in: &connection) {
          try keep(round, as: id, of: owner, at: now, in: &connection)
        }
      }
    }
  }

  /// Returns whether a game was continued elsewhere: it is saved under another id, or its player
  /// has a round of the deal.
  private func hasGoneOn(
    _ transcript: Transcript, as id: ProgressID, of owner: Owner, in connection: inout Connection
  ) throws(StoreError) -> Bool {
    let deal = [
      SQLValue.text(transcript.game.description), .text(transcript.setup), .bits(transcript.seed),
    ]
    let others = try connection.first(
      "SELECT 1 FROM progress WHERE owner = ? AND game = ? AND setup = ? AND seed = ? AND id <> ?",
      key(of: owner), deal[0], deal[1], deal[2], .text(id.rawValue)
    ) { _ in true }
    if others == true { return true }
    guard case .player(let player) = owner, transcript.eligibility != .practice else {
      return false
    }
    let played = try connection.first(
      "SELECT 1 FROM round WHERE player_id = ? AND game = ? AND setup = ? AND seed = ? LIMIT 1",
      .integer(player.rawValue), deal[0], deal[1], deal[2]
    ) { _ in true }
    return played ?? false
  }

  public func claim(of owner: Owner, as id: ProgressID) throws(StoreError) -> SavedRound? {
    let owner = key(of: owner)
    let claimed = try withConnection { connection throws(StoreError) -> SavedRound? in
      // Most starts find nothing, and should not have to write.
      guard try abandoned(of: owner, for: id, in: &connection) != nil else { return nil }
      return try connection.transaction { connection throws(StoreError) in
        guard let found = try abandoned(of: owner, for: id, in: &connection) else { return nil }
        let round = found.round.noted(clocks?.mark(of: found.id))
        try take(found.id, as: id, elapsed: round.elapsed, in: &connection)
        return round
      }
    }
    if let clocks { try sweep(clocks) }
    return claimed
  }

  /// Assigns the game saved under `holder` to this program.
  func take(
    _ holder: ProgressID, as id: ProgressID, elapsed: Elapsed, in connection: inout Connection
  ) throws(StoreError) {
    guard holder != id else { return }
    // A game that this program saved itself, perhaps for another owner, must not be lost.
    try connection.run(Self.parking, Self.parkedName(), .text(id.rawValue))
    try connection.run(
      "UPDATE progress SET id = ?, elapsed = ? WHERE id = ?", .text(id.rawValue),
      .integer(elapsed.milliseconds), .text(holder.rawValue))
    try connection.acquireLease(id)
  }

  /// A saved game of a deal, and whether another program is playing it.
  enum KeptGame: Sendable {
    case held
    case free(ProgressID, SavedRound)
  }

  /// Returns the player's saved game of the same deal, or nil.
  func keptGame(
    of deal: KeptDeal, of player: PlayerID, for id: ProgressID,
    in connection: inout Connection
  ) throws(StoreError) -> KeptGame? {
    let kept = try connection.all(
      """
      SELECT id, game, revision, setup, seed, standing, moves, elapsed, content, looks
        FROM progress WHERE owner = ? AND game = ? AND setup = ? AND seed = ? AND standing = ?
        ORDER BY saved_at DESC, id
      """, key(of: .player(player)), .text(deal.game.description), .text(deal.setup),
      .bits(deal.seed), .text(deal.eligibility.rawValue), read: ClaimedGame.init)
    for held in kept where try isFree(held.id, for: id, in: &connection) {
      return .free(held.id, held.round)
    }
    return kept.isEmpty ? nil : .held
  }

  /// Returns whether `id` may take a game that is saved under `holder`.
  private func isFree(
    _ holder: ProgressID, for id: ProgressID, in connection: inout Connection
  ) throws(StoreError) -> Bool {
    if holder == id || holder.rawValue.hasPrefix(Self.parked) { return true }
    return try !connection.isRunning(holder)
  }

  /// Removes the clocks of programs that have ended without a saved game.
  private func sweep(_ clocks: ClockFiles) throws(StoreError) {
    var wanted: Set<ProgressID> = []
    try withConnection { connection throws(StoreError) in
      let waiting = try connection.all("SELECT id FROM progress") { ProgressID($0.text(0)) }
      wanted = Set(waiting.map { ProgressID(String($0.process)) })
      for id in clocks.programs where !wanted.contains(id) {
        if try connection.isRunning(id) { wanted.insert(id) }
      }
    }
    for id in clocks.programs where !wanted.contains(id) { clocks.remove(id) }
  }

  public func drop(_ id: ProgressID, of deal: KeptDeal) throws(StoreError) {
    try withConnection { connection throws(StoreError) in
      _ = try connection.run(
        """
        DELETE FROM progress
          WHERE id = ? AND game = ? AND setup = ? AND seed = ? AND standing = ?
        """,
        .text(id.rawValue), .text(deal.game.description), .text(deal.setup), .bits(deal.seed),
        .text(deal.eligibility.rawValue))
    }
  }

  public func park(_ id: ProgressID) throws(StoreError) {
    try withConnection { connection throws(StoreError) in
      _ = try connection.run(Self.parking, Self.parkedName(), .text(id.rawValue))
    }
  }

  public func endLease() throws(StoreError) {
    try withConnection { connection throws(StoreError) in try connection.endLease() }
  }

  private static let parking: StaticString = "UPDATE progress SET id = ? WHERE id = ?"
  /// The prefix of the ids of released games.
  private static let parked = "parked:"

  /// Returns an id for a released game.
  private static func parkedName() -> SQLValue {
    .text(parked + Hexadecimal.text(of: RandomBits.bytes(16)))
  }

  /// A saved game and the program that has it.
  private struct ClaimedGame: Sendable {
    let id: ProgressID
    let round: SavedRound

    /// Reads columns id, game, revision, setup, seed, standing, moves, elapsed, content, looks.
    init?(_ row: borrowing Row) {
      guard let eligibility = Eligibility(rawValue: row.text(5)) else { return nil }
      let transcript = Transcript(
        game: GameID(row.text(1)), revision: row.integer(2), setup: row.text(3), seed: row.bits(4),
        content: row.text(8), eligibility: eligibility, moves: row.text(6))
      id = ProgressID(row.text(0))
      round = SavedRound(
        transcript: transcript, elapsed: Elapsed(milliseconds: row.integer(7)),
        looks: row.text(9))
    }

    var isPlayable: Bool { Catalog.canGoOn(with: round.transcript) }
  }

  /// Returns the newest released game; games that these rules cannot resume are skipped.
  private func abandoned(
    of owner: SQLValue, for id: ProgressID, in connection: inout Connection
  ) throws(StoreError) -> ClaimedGame? {
    let kept = try connection.all(
      """
      SELECT id, game, revision, setup, seed, standing, moves, elapsed, content, looks
        FROM progress
        WHERE owner = ? ORDER BY saved_at DESC, id
      """, owner, read: ClaimedGame.init)
    var unplayable: ClaimedGame?
    for held in kept where try isFree(held.id, for: id, in: &connection) {
      if held.isPlayable { return held }
      unplayable = unplayable ?? held
    }
    return unplayable
  }
}

extension SavedRound {
  /// Returns the game with a later state of its clock.
  func noted(_ mark: SavedClock?) -> SavedRound {
    guard let mark, mark.seed == transcript.seed, mark.elapsed > elapsed else { return self }
    return SavedRound(transcript: transcript, elapsed: mark.elapsed, looks: looks)
  }
}
