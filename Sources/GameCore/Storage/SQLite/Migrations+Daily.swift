extension Schema {
  /// The attempts at daily boards, with the rounds that finished them. An attempt without a round
  /// is unfinished or was abandoned.
  static let dailies = Migration(
    name: "boards of the day",
    sql: """
      CREATE TABLE daily(
        player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
        day INTEGER NOT NULL,
        game TEXT NOT NULL CHECK(length(game) <= 100),
        setup TEXT NOT NULL CHECK(length(setup) <= 100),
        seed INTEGER NOT NULL,
        begun_at INTEGER NOT NULL,
        round_id INTEGER,
        points INTEGER,
        PRIMARY KEY(player_id, day, game, setup)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX daily_order ON daily(day, game, setup, points DESC, round_id);
      CREATE INDEX daily_seed ON daily(player_id, seed);
      PRAGMA user_version = 11;
      """)
}
