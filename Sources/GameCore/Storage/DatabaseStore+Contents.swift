extension DatabaseStore: AccountExportStore {
  public func contents(of player: PlayerID) throws(StoreError) -> AccountContents {
    try withConnection { connection throws(StoreError) in
      try connection.snapshot { connection throws(StoreError) in
        try contents(of: player, in: &connection)
      }
    }
  }

  private func contents(
    of player: PlayerID, in connection: inout Connection
  ) throws(StoreError) -> AccountContents {
    let number = SQLValue.integer(player.rawValue)
    let account = try connection.first(
      "SELECT id, name, email, registered_at FROM player WHERE id = ?", number
    ) { (Self.player(in: $0), $0.time(3)) }
    guard let (owner, registeredAt) = account, let owner else { throw .notFound }
    let own = try Self.profile(of: player, in: &connection)
    let picture: AvatarPicture? =
      if case .own(let name) = own.profile.avatar { try picture(of: name, in: &connection) } else {
        nil
      }
    return AccountContents(
      player: owner, registeredAt: registeredAt, profile: own, picture: picture,
      settings: try settings(of: player, in: &connection),
      sessions: try Self.sessions(of: player, since: Timestamp(milliseconds: .min), &connection),
      recoveryCodeMadeAt: try Self.recoveryCode(of: player, in: &connection)?.madeAt,
      progress: try progress(of: player, in: &connection),
      rounds: try Self.rounds(of: player, in: &connection),
      albums: try Self.albums(of: player, in: &connection),
      dailies: try Self.dailies(of: player, in: &connection))
  }

  private static func dailies(
    of player: PlayerID, in connection: inout Connection
  ) throws(StoreError) -> [StoredDailyAttempt] {
    try connection.all(
      """
      SELECT day, game, setup, seed, begun_at, round_id FROM daily WHERE player_id = ?
        ORDER BY day, begun_at, game, setup
      """, .integer(player.rawValue)
    ) { row in
      StoredDailyAttempt(
        date: CalendarDate(daysSince1970: row.integer(0)), game: GameID(row.text(1)),
        setup: row.text(2), seed: row.bits(3), begunAt: row.time(4),
        round: row.integerIfAny(5).map { RoundID($0) })
    }
  }

  private func settings(
    of player: PlayerID, in connection: inout Connection
  ) throws(StoreError) -> Settings {
    var settings = Settings()
    try connection.each(
      "SELECT key, value FROM setting WHERE owner = ?", key(of: .player(player))
    ) { row in
      settings.take(row.text(1), for: row.text(0))
      return true
    }
    return settings
  }

  private func progress(
    of player: PlayerID, in connection: inout Connection
  ) throws(StoreError) -> [SavedRound] {
    try connection.all(
      """
      SELECT game, revision, setup, seed, standing, moves, elapsed, content FROM progress
        WHERE owner = ? ORDER BY saved_at DESC, id
      """, key(of: .player(player))
    ) { row in
      guard let eligibility = Eligibility(rawValue: row.text(4)) else { return nil }
      let transcript = Transcript(
        game: GameID(row.text(0)), revision: row.integer(1), setup: row.text(2), seed: row.bits(3),
        content: row.text(7), eligibility: eligibility, moves: row.text(5))
      return SavedRound(
        transcript: transcript, elapsed: Elapsed(milliseconds: row.integer(6)))
    }
  }

  private static func rounds(
    of player: PlayerID, in connection: inout Connection
  ) throws(StoreError) -> [AnnotatedResult] {
    try connection.all(
      """
      SELECT id, player_id, '', game, revision, setup, seed, moves, points, time_ms, figures,
          finished_at, eligibility, content, digest, note
        FROM round WHERE player_id = ? ORDER BY id
      """, .integer(player.rawValue)
    ) { AnnotatedResult(round: StoredRound(in: $0), note: RoundNote($0.text(15))) }
  }
}
