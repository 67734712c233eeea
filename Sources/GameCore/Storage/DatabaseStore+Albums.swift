extension DatabaseStore: AlbumStore {
  public func albums(of player: PlayerID) throws(StoreError) -> [KeptAlbum] {
    try withConnection { connection throws(StoreError) in
      try Self.albums(of: player, in: &connection)
    }
  }

  static func albums(
    of player: PlayerID, in connection: inout Connection
  ) throws(StoreError) -> [KeptAlbum] {
    try connection.all(
      """
      SELECT id, title, artist, year, genre, track_count, artwork FROM album
        WHERE player_id = ? ORDER BY kept_at DESC, id DESC LIMIT ?
      """, .integer(player.rawValue), .integer(KeptAlbum.most)
    ) { row in
      KeptAlbum(
        id: row.integer(0), title: row.textIfAny(1), artist: row.textIfAny(2),
        year: row.integerIfAny(3), genre: row.textIfAny(4), trackCount: row.integerIfAny(5),
        artwork: row.textIfAny(6))
    }
  }

  public func keep(
    _ album: KeptAlbum, of player: PlayerID, at now: Timestamp
  ) throws(StoreError) {
    let owner = SQLValue.integer(player.rawValue)
    try withConnection { connection throws(StoreError) in
      try connection.transaction(as: player) { connection throws(StoreError) in
        let isThere = try connection.first("SELECT 1 FROM player WHERE id = ?", owner) { _ in true }
        guard isThere == true else { throw .notFound }
        try connection.run(
          """
          INSERT INTO album(player_id, id, title, artist, year, genre, track_count, artwork, kept_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT(player_id, id)
            DO UPDATE SET title = excluded.title, artist = excluded.artist, year = excluded.year,
              genre = excluded.genre, track_count = excluded.track_count,
              artwork = excluded.artwork, kept_at = excluded.kept_at
          """, owner,
          .integer(album.id), Self.value(album.title), Self.value(album.artist),
          Self.value(album.year), Self.value(album.genre), Self.value(album.trackCount),
          Self.value(album.artwork), .time(now))
        try connection.run(
          """
          DELETE FROM album WHERE player_id = ?1 AND id NOT IN
            (SELECT id FROM album WHERE player_id = ?1 ORDER BY kept_at DESC, id DESC LIMIT ?2)
          """, owner, .integer(KeptAlbum.most))
      }
    }
  }

  public func forgetAlbum(_ id: Int, of player: PlayerID) throws(StoreError) {
    try withConnection { connection throws(StoreError) in
      _ = try connection.transaction(as: player) { connection throws(StoreError) in
        try connection.run(
          "DELETE FROM album WHERE player_id = ? AND id = ?", .integer(player.rawValue),
          .integer(id))
      }
    }
  }

  private static func value(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }
  private static func value(_ number: Int?) -> SQLValue { number.map { .integer($0) } ?? .null }
}
