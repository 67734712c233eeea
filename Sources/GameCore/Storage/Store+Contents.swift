extension Store {
  /// Returns all data about a player at one moment, except for the hashes of secrets, which would
  /// be of no use. Throws `notFound` if the player no longer exists.
  public func contents(of player: PlayerID) throws(StoreError) -> AccountContents {
    try read { db in
      let account = try db.first(
        "SELECT id, name, email, registered_at FROM \(db.dialect.accounts) WHERE id = \(player)"
      ) { (Player(in: $0), $0.time("registered_at")) }
      guard case (let owner?, let registeredAt)? = account else { throw StoreError.notFound }
      let own = try db.profile(of: player)
      var picture: AvatarPicture?
      if case .own(let name) = own.profile.avatar { picture = try self.picture(of: name, in: db) }
      return AccountContents(
        player: owner, registeredAt: registeredAt, profile: own, picture: picture,
        settings: try db.settings(of: .player(player)),
        sessions: try db.sessions(of: player, since: Timestamp(milliseconds: .min)),
        recoveryCodeMadeAt: try db.first(
          "SELECT made_at FROM recovery WHERE player_id = \(player)"
        ) { $0.time("made_at") },
        progress: try db.savedGames("owner = \(player.ownerKey)").map(\.round),
        rounds: try db.rounds("player_id = \(player) ORDER BY id"),
        albums: try db.albums(of: player), dailies: try db.dailies(of: player))
    }
  }
}

extension Connection {
  fileprivate func dailies(of player: PlayerID) throws(StoreError) -> [StoredDailyAttempt] {
    try all(
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

  /// Returns the rounds, with their notes, that a server shows to their player.
  func rounds(_ condition: SQL) throws(StoreError) -> [AnnotatedResult] {
    try all("SELECT \(StoredRound.columns), note FROM \(dialect.ownRounds) WHERE \(condition)") {
      AnnotatedResult(round: StoredRound(in: $0), note: RoundNote($0.text("note")))
    }
  }
}
