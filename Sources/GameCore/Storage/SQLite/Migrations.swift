extension Schema {
  static let accounts = Migration(
    name: "players, sessions and failed log-ins",
    sql: """
      PRAGMA application_id = 0x466C6970;
      CREATE TABLE player(
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        name_key TEXT NOT NULL UNIQUE,
        email TEXT NOT NULL,
        email_key TEXT NOT NULL UNIQUE,
        hash TEXT NOT NULL,
        registered_at INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE session(
        token_hash BLOB PRIMARY KEY,
        player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
        used_at INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX session_player ON session(player_id);
      CREATE INDEX session_used ON session(used_at);
      CREATE TABLE throttle(
        login_key TEXT PRIMARY KEY,
        failures INTEGER NOT NULL,
        wait_until INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX throttle_age ON throttle(wait_until);
      PRAGMA user_version = 1;
      """)

  static let choices = Migration(
    name: "settings and games in progress",
    sql: """
      CREATE TABLE setting(
        owner TEXT NOT NULL,
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY(owner, key)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE progress(
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        game TEXT NOT NULL,
        revision INTEGER NOT NULL,
        setup TEXT NOT NULL,
        seed INTEGER NOT NULL,
        standing TEXT NOT NULL,
        moves TEXT NOT NULL,
        elapsed INTEGER NOT NULL,
        saved_at INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX progress_owner ON progress(owner, saved_at);
      PRAGMA user_version = 2;
      """)

  /// Finished rounds; the position of each player on each board; and tallies of players, with which
  /// a rank is a sum over a few rows.
  ///
  /// A tally of level 0 counts the players in a range of 128 points, level 1 those with one number
  /// of points, level 2 those with one number of points and one of 8192 consecutive rounds.
  /// Triggers maintain the tallies, so that every change of a position is counted; a tally of zero
  /// is deleted. A position does not reference its round, because the check would need an index,
  /// and a position is compared with its round whenever it is read.
  static let rounds = Migration(
    name: "finished rounds and the boards",
    sql: """
      CREATE TABLE round(
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
        game TEXT NOT NULL,
        revision INTEGER NOT NULL,
        setup TEXT NOT NULL,
        seed INTEGER NOT NULL,
        moves TEXT NOT NULL,
        points INTEGER NOT NULL,
        time_ms INTEGER NOT NULL,
        figures TEXT NOT NULL,
        finished_at INTEGER NOT NULL,
        digest BLOB NOT NULL,
        UNIQUE(player_id, digest)
      ) STRICT;
      CREATE INDEX round_best ON round(player_id, game, setup, points DESC, id);
      CREATE TABLE standing(
        player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
        board TEXT NOT NULL,
        points INTEGER NOT NULL,
        round_id INTEGER NOT NULL,
        PRIMARY KEY(player_id, board)
      ) STRICT, WITHOUT ROWID;
      CREATE UNIQUE INDEX standing_order ON standing(board, points DESC, round_id, player_id);
      CREATE TABLE tally(
        board TEXT NOT NULL,
        level INTEGER NOT NULL,
        points INTEGER NOT NULL,
        stretch INTEGER NOT NULL,
        players INTEGER NOT NULL,
        PRIMARY KEY(board, level, points, stretch)
      ) STRICT, WITHOUT ROWID;
      CREATE TRIGGER standing_comes AFTER INSERT ON standing BEGIN
        INSERT INTO tally VALUES
          (new.board, 0, new.points >> 7, 0, 1),
          (new.board, 1, new.points, 0, 1),
          (new.board, 2, new.points, new.round_id >> 13, 1)
        ON CONFLICT DO UPDATE SET players = players + excluded.players;
      END;
      CREATE TRIGGER standing_goes AFTER DELETE ON standing BEGIN
        INSERT INTO tally VALUES
          (old.board, 0, old.points >> 7, 0, -1),
          (old.board, 1, old.points, 0, -1),
          (old.board, 2, old.points, old.round_id >> 13, -1)
        ON CONFLICT DO UPDATE SET players = players + excluded.players;
      END;
      CREATE TRIGGER standing_moves AFTER UPDATE ON standing BEGIN
        INSERT INTO tally VALUES
          (new.board, 0, new.points >> 7, 0, 1),
          (new.board, 1, new.points, 0, 1),
          (new.board, 2, new.points, new.round_id >> 13, 1),
          (old.board, 0, old.points >> 7, 0, -1),
          (old.board, 1, old.points, 0, -1),
          (old.board, 2, old.points, old.round_id >> 13, -1)
        ON CONFLICT DO UPDATE SET players = players + excluded.players;
      END;
      CREATE TRIGGER tally_empties AFTER UPDATE ON tally WHEN new.players <= 0 BEGIN
        DELETE FROM tally WHERE board = new.board AND level = new.level
          AND points = new.points AND stretch = new.stretch;
      END;
      CREATE TRIGGER tally_lacks AFTER INSERT ON tally WHEN new.players <= 0 BEGIN
        DELETE FROM tally WHERE board = new.board AND level = new.level
          AND points = new.points AND stretch = new.stretch;
      END;
      PRAGMA user_version = 3;
      """)

  /// The players' notes on rounds, and an index of rounds by time. The limit is far above that of a
  /// note; it restricts modifications that bypass the program.
  static let notes = Migration(
    name: "notes on rounds and the score list",
    sql: """
      ALTER TABLE round ADD COLUMN note TEXT NOT NULL DEFAULT '' CHECK(length(note) <= 400);
      CREATE INDEX round_newest ON round(player_id, game, id);
      CREATE INDEX round_newest_of_setup ON round(player_id, game, setup, id);
      PRAGMA user_version = 4;
      """)

  /// A tally of level 3, which counts the players with one number of points in 128 ranges of level
  /// 2: if very many players have the same points, even those ranges are too many to add up.
  static let ranks = Migration(
    name: "ranks among millions",
    sql: """
      DROP TRIGGER standing_comes;
      DROP TRIGGER standing_goes;
      DROP TRIGGER standing_moves;
      CREATE TRIGGER standing_comes AFTER INSERT ON standing BEGIN
        INSERT INTO tally VALUES
          (new.board, 0, new.points >> 7, 0, 1),
          (new.board, 1, new.points, 0, 1),
          (new.board, 2, new.points, new.round_id >> 13, 1),
          (new.board, 3, new.points, new.round_id >> 20, 1)
        ON CONFLICT DO UPDATE SET players = players + excluded.players;
      END;
      CREATE TRIGGER standing_goes AFTER DELETE ON standing BEGIN
        INSERT INTO tally VALUES
          (old.board, 0, old.points >> 7, 0, -1),
          (old.board, 1, old.points, 0, -1),
          (old.board, 2, old.points, old.round_id >> 13, -1),
          (old.board, 3, old.points, old.round_id >> 20, -1)
        ON CONFLICT DO UPDATE SET players = players + excluded.players;
      END;
      CREATE TRIGGER standing_moves AFTER UPDATE ON standing BEGIN
        INSERT INTO tally VALUES
          (new.board, 0, new.points >> 7, 0, 1),
          (new.board, 1, new.points, 0, 1),
          (new.board, 2, new.points, new.round_id >> 13, 1),
          (new.board, 3, new.points, new.round_id >> 20, 1),
          (old.board, 0, old.points >> 7, 0, -1),
          (old.board, 1, old.points, 0, -1),
          (old.board, 2, old.points, old.round_id >> 13, -1),
          (old.board, 3, old.points, old.round_id >> 20, -1)
        ON CONFLICT DO UPDATE SET players = players + excluded.players;
      END;
      INSERT INTO tally SELECT board, 3, points, round_id >> 20, count(*) FROM standing
        GROUP BY board, points, round_id >> 20;
      PRAGMA user_version = 5;
      """)

  /// The looks of the players' names, to find names that look alike.
  static let nameLooks = Migration(
    name: "looks of names",
    sql: """
      CREATE TABLE name_look(
        look TEXT NOT NULL,
        kind INTEGER NOT NULL,
        player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
        PRIMARY KEY(look, kind, player_id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX name_look_player ON name_look(player_id);
      PRAGMA user_version = 8;
      """,
    fill: { db in
      var last = PlayerID(.min)
      while true {
        let players = try db.all(
          "SELECT id, name FROM player WHERE id > \(last) ORDER BY id LIMIT 256"
        ) { (PlayerID($0.integer("id")), $0.text("name")) }
        if players.isEmpty { return }
        for (player, text) in players {
          // A damaged file may return the same pages repeatedly.
          guard player.rawValue > last.rawValue else { throw StoreError.corrupt }
          last = player
          guard let name = PlayerName(stored: text) else { continue }
          try DatabaseStore.keepLooks(of: name, for: player, in: db)
        }
      }
    })
}
