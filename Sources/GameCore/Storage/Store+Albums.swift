extension Store {
  /// Returns a player's albums, newest first; none for an unknown player.
  public func albums(of player: PlayerID) throws(StoreError) -> [KeptAlbum] {
    try withoutTransaction { db in try db.albums(of: player) }
  }

  /// Saves an album for a player, replacing the one with its id; beyond `KeptAlbum.most` the oldest
  /// ones are deleted. Throws `notFound` if the player no longer exists.
  public func keep(_ album: KeptAlbum, of player: PlayerID, at now: Timestamp) throws(StoreError) {
    try write(as: player) { db in
      guard try db.exists(player) else { throw StoreError.notFound }
      let row: SQL.Fields = [
        "player_id": player, "id": album.id, "title": album.title, "artist": album.artist,
        "year": album.year, "genre": album.genre, "track_count": album.trackCount,
        "artwork": album.artwork, "kept_at": now,
      ]
      try db.run(.upsert(row, into: "album", key: ["player_id", "id"]))
      try db.run(
        """
        DELETE FROM album WHERE player_id = \(player) AND id NOT IN
          (SELECT id FROM album WHERE player_id = \(player)
            ORDER BY kept_at DESC, id DESC LIMIT \(KeptAlbum.most))
        """)
    }
  }

  /// Deletes an album of a player; does nothing if it is not saved.
  public func forgetAlbum(_ id: Int, of player: PlayerID) throws(StoreError) {
    try write(as: player) { db in
      try db.run("DELETE FROM album WHERE player_id = \(player) AND id = \(id)")
    }
  }
}

extension Connection {
  func albums(of player: PlayerID) throws(StoreError) -> [KeptAlbum] {
    try all(
      """
      SELECT id, title, artist, year, genre, track_count, artwork FROM album
        WHERE player_id = \(player) ORDER BY kept_at DESC, id DESC LIMIT \(KeptAlbum.most)
      """
    ) { row in
      KeptAlbum(
        id: row.integer("id"), title: row.textIfAny("title"), artist: row.textIfAny("artist"),
        year: row.integerIfAny("year"), genre: row.textIfAny("genre"),
        trackCount: row.integerIfAny("track_count"), artwork: row.textIfAny("artwork"))
    }
  }
}
