extension DatabaseStore {
  public func contents(of player: PlayerID) throws(StoreError) -> AccountContents {
    try database.read { db in try contents(of: player, in: db) }
  }

  private func contents(
    of player: PlayerID, in db: Connection
  ) throws(StoreError) -> AccountContents {
    let account = try db.first(
      "SELECT id, name, email, registered_at FROM \(db.dialect.accounts) WHERE id = \(player)"
    ) { (Self.player(in: $0), $0.time("registered_at")) }
    guard let (owner, registeredAt) = account, let owner else { throw .notFound }
    let own = try Self.profile(of: player, in: db)
    let picture: AvatarPicture? =
      if case .own(let name) = own.profile.avatar { try picture(of: name, in: db) } else {
        nil
      }
    return AccountContents(
      player: owner, registeredAt: registeredAt, profile: own, picture: picture,
      settings: try settings(of: .player(player), in: db),
      sessions: try Self.sessions(of: player, since: Timestamp(milliseconds: .min), db),
      recoveryCodeMadeAt: try Self.recoveryCode(of: player, in: db)?.madeAt,
      progress: try db.all(
        """
        SELECT \(ClaimedGame.columns) FROM progress WHERE owner = \(key(of: .player(player)))
          ORDER BY saved_at DESC, id
        """
      ) { ClaimedGame($0)?.round },
      rounds: try Self.rounds(of: player, in: db),
      albums: try Self.albums(of: player, in: db),
      dailies: try Self.dailies(of: player, in: db))
  }

  private static func dailies(
    of player: PlayerID, in db: Connection
  ) throws(StoreError) -> [StoredDailyAttempt] {
    try db.all(
      """
      SELECT day, game, setup, seed, begun_at, round_id FROM daily WHERE player_id = \(player)
        ORDER BY day, begun_at, game, setup
      """
    ) { row in
      StoredDailyAttempt(
        date: CalendarDate(daysSince1970: row.integer("day")), game: GameID(row.text("game")),
        setup: row.text("setup"), seed: row.bits("seed"), begunAt: row.time("begun_at"),
        round: row.integerIfAny("round_id").map { RoundID($0) })
    }
  }

  private static func rounds(
    of player: PlayerID, in db: Connection
  ) throws(StoreError) -> [AnnotatedResult] {
    try db.all(
      """
      SELECT \(StoredRound.columns), note FROM \(db.dialect.ownRounds)
        WHERE player_id = \(player) ORDER BY id
      """
    ) { AnnotatedResult(round: StoredRound(in: $0), note: RoundNote($0.text("note"))) }
  }
}
