extension Schema {
  /// Ranks count only rounds that a program has replayed. A row of `standing` is written by a
  /// program that has just replayed its round: triggers call a function that only Flipside
  /// registers, so a plain INSERT or UPDATE fails. A ranked round that anything else adds, changes
  /// or deletes leaves the boards at once, and its player's board is noted in `unverified` for the
  /// next program that reads ranks. Earlier rounds are noted too, and still count until then.
  static let verified = Migration(
    name: "ranks of verified rounds",
    sql: """
      CREATE TABLE unverified(
        player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
        game TEXT NOT NULL,
        setup TEXT NOT NULL,
        PRIMARY KEY(player_id, game, setup)
      ) STRICT, WITHOUT ROWID;
      CREATE TRIGGER standing_is_placed BEFORE INSERT ON standing WHEN NOT flipside_places() BEGIN
        SELECT RAISE(ABORT, 'only a program that has replayed a round gives it a place');
      END;
      CREATE TRIGGER standing_is_moved BEFORE UPDATE ON standing WHEN NOT flipside_places() BEGIN
        SELECT RAISE(ABORT, 'only a program that has replayed a round gives it a place');
      END;
      CREATE TRIGGER daily_is_placed BEFORE INSERT ON daily
      WHEN new.points IS NOT NULL AND NOT flipside_places() BEGIN
        SELECT RAISE(ABORT, 'only a program that has replayed a round gives it a place');
      END;
      CREATE TRIGGER daily_is_moved BEFORE UPDATE OF round_id, points ON daily
      WHEN new.points IS NOT NULL AND NOT flipside_places() BEGIN
        SELECT RAISE(ABORT, 'only a program that has replayed a round gives it a place');
      END;
      CREATE TRIGGER round_is_new AFTER INSERT ON round WHEN new.eligibility = 'ranked' BEGIN
        INSERT INTO unverified(player_id, game, setup)
          VALUES (new.player_id, new.game, new.setup) ON CONFLICT DO NOTHING;
      END;
      CREATE TRIGGER round_is_changed AFTER UPDATE OF id, player_id, game, revision, setup, seed,
          moves, points, time_ms, figures, digest, eligibility, content ON round BEGIN
        INSERT INTO unverified(player_id, game, setup)
          VALUES (old.player_id, old.game, old.setup), (new.player_id, new.game, new.setup)
          ON CONFLICT DO NOTHING;
        DELETE FROM standing WHERE player_id = old.player_id AND round_id = old.id;
      END;
      CREATE TRIGGER round_is_gone AFTER DELETE ON round
      WHEN EXISTS (SELECT 1 FROM standing WHERE player_id = old.player_id AND round_id = old.id)
      BEGIN
        INSERT INTO unverified(player_id, game, setup)
          SELECT id, old.game, old.setup FROM player WHERE id = old.player_id
          ON CONFLICT DO NOTHING;
        DELETE FROM standing WHERE player_id = old.player_id AND round_id = old.id;
      END;
      INSERT INTO unverified(player_id, game, setup)
        SELECT DISTINCT player_id, game, setup FROM round
          WHERE eligibility = 'ranked' AND player_id IN (SELECT id FROM player);
      PRAGMA user_version = 13;
      """)
}
