extension Schema {
  /// Players' own albums. The CHECKs limit modifications that bypass the program.
  static let albums = Migration(
    name: "albums that players keep",
    sql: """
      CREATE TABLE album(
        player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
        id INTEGER NOT NULL,
        title TEXT CHECK(length(title) <= 400),
        artist TEXT CHECK(length(artist) <= 400),
        year INTEGER,
        genre TEXT CHECK(length(genre) <= 400),
        track_count INTEGER,
        artwork TEXT CHECK(length(artwork) <= 2000),
        kept_at INTEGER NOT NULL,
        PRIMARY KEY(player_id, id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX album_kept ON album(player_id, kept_at);
      PRAGMA user_version = 9;
      """)
}
