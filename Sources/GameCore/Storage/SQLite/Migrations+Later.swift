extension Schema {
  /// The content and eligibility of rounds; earlier ones have no content and are ranked. The limits
  /// are far above those of a quiz; they restrict modifications that bypass the program.
  static let contents = Migration(
    name: "content of rounds, and rounds for their player alone",
    sql: """
      ALTER TABLE round ADD COLUMN eligibility TEXT NOT NULL DEFAULT 'ranked'
        CHECK(length(eligibility) <= 20);
      ALTER TABLE round ADD COLUMN content TEXT NOT NULL DEFAULT ''
        CHECK(length(content) <= 20000);
      ALTER TABLE progress ADD COLUMN content TEXT NOT NULL DEFAULT ''
        CHECK(length(content) <= 20000);
      PRAGMA user_version = 7;
      """)

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

  /// The appearance of an unfinished game that does not follow from the settings, such as the
  /// covers on its cards.
  static let looks = Migration(
    name: "looks of games in progress",
    sql: """
      ALTER TABLE progress ADD COLUMN looks TEXT NOT NULL DEFAULT ''
        CHECK(length(looks) <= 100000);
      PRAGMA user_version = 10;
      """)

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

  /// A secret of this database with which typed names are hashed. Names that were stored unhashed
  /// are deleted.
  static let secrets = Migration(
    name: "a secret for typed names",
    sql: """
      CREATE TABLE secret(
        one INTEGER PRIMARY KEY CHECK(one = 1),
        key BLOB NOT NULL
      ) STRICT;
      INSERT INTO secret(one, key) VALUES (1, randomblob(32));
      DELETE FROM throttle WHERE login_key LIKE 'login:%';
      PRAGMA user_version = 12;
      """)
}
