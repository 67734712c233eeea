extension Schema {
  /// Restricts ranks to rounds that a program has replayed. A program writes a row of `standing`
  /// after it has replayed its round: triggers call a function that only Flipside registers, so a
  /// plain INSERT or UPDATE fails. A ranked round that anything else adds, changes or deletes is
  /// removed from the boards at once, and its player's board is noted in `unverified` for the next
  /// program that reads ranks. Until then the player has no place on that game and setup's daily
  /// boards either. Earlier rounds are noted too; on leaderboards they count until then.
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
      CREATE TRIGGER daily_is_moved BEFORE UPDATE ON daily
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
        OR EXISTS (SELECT 1 FROM daily WHERE round_id = old.id AND points IS NOT NULL)
      BEGIN
        INSERT INTO unverified(player_id, game, setup)
          SELECT id, old.game, old.setup FROM player WHERE id = old.player_id
          ON CONFLICT DO NOTHING;
        DELETE FROM standing WHERE player_id = old.player_id AND round_id = old.id;
      END;
      CREATE VIEW daily_place AS
        SELECT player_id, day, game, setup, round_id, points FROM daily
          WHERE round_id IS NOT NULL AND points IS NOT NULL
            AND EXISTS (SELECT 1 FROM player WHERE player.id = daily.player_id)
            AND NOT EXISTS (SELECT 1 FROM unverified WHERE unverified.player_id = daily.player_id
              AND unverified.game = daily.game AND unverified.setup = daily.setup);
      DROP INDEX daily_seed;
      CREATE INDEX daily_deal ON daily(seed, player_id);
      CREATE INDEX daily_round ON daily(round_id);
      INSERT INTO unverified(player_id, game, setup)
        SELECT player_id, game, setup FROM round
          WHERE eligibility = 'ranked' AND player_id IN (SELECT id FROM player)
        UNION SELECT player_id, game, setup FROM daily
          WHERE points IS NOT NULL AND player_id IN (SELECT id FROM player);
      DROP TRIGGER standing_comes;
      DROP TRIGGER standing_goes;
      DROP TRIGGER standing_moves;
      CREATE TRIGGER standing_comes AFTER INSERT ON standing BEGIN
        INSERT INTO tally(board, level, points, stretch, players) VALUES
          (new.board, 0, new.points >> 7, 0, 1),
          (new.board, 1, new.points, 0, 1),
          (new.board, 2, new.points, new.round_id >> 13, 1),
          (new.board, 3, new.points, new.round_id >> 20, 1)
        ON CONFLICT DO UPDATE SET players = players + excluded.players;
      END;
      CREATE TRIGGER standing_goes AFTER DELETE ON standing BEGIN
        INSERT INTO tally(board, level, points, stretch, players) VALUES
          (old.board, 0, old.points >> 7, 0, -1),
          (old.board, 1, old.points, 0, -1),
          (old.board, 2, old.points, old.round_id >> 13, -1),
          (old.board, 3, old.points, old.round_id >> 20, -1)
        ON CONFLICT DO UPDATE SET players = players + excluded.players;
      END;
      CREATE TRIGGER standing_moves AFTER UPDATE ON standing BEGIN
        INSERT INTO tally(board, level, points, stretch, players) VALUES
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
      PRAGMA user_version = 13;
      """)
}
