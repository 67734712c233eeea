extension Schema {
  /// Alters the tables of the released version. Its rounds are all ranked and have no content.
  /// Names that were typed to log in are deleted, because they were stored unhashed.
  static let alteration: StaticString = """
    ALTER TABLE player ADD COLUMN last_played INTEGER;
    UPDATE player SET last_played =
      (SELECT max(finished_at) FROM round WHERE player_id = player.id);
    ALTER TABLE session ADD COLUMN opened_at INTEGER;
    ALTER TABLE session ADD COLUMN "system_user" TEXT NOT NULL DEFAULT ''
      CHECK(length("system_user") <= 100);
    ALTER TABLE round ADD COLUMN eligibility TEXT NOT NULL DEFAULT 'ranked'
      CHECK(length(eligibility) <= 20);
    ALTER TABLE round ADD COLUMN content TEXT NOT NULL DEFAULT '' CHECK(length(content) <= 20000);
    ALTER TABLE progress ADD COLUMN content TEXT NOT NULL DEFAULT ''
      CHECK(length(content) <= 20000);
    ALTER TABLE progress ADD COLUMN looks TEXT NOT NULL DEFAULT '' CHECK(length(looks) <= 100000);
    DELETE FROM throttle WHERE login_key LIKE 'login:%';
    DROP TRIGGER standing_comes;
    DROP TRIGGER standing_goes;
    DROP TRIGGER standing_moves;
    DROP TABLE tally;
    """

  /// The table and the triggers of SQLite only, after the tables of both engines.
  ///
  /// Ranks are restricted to rounds that a program has replayed: triggers on `standing` call a
  /// function that only Flipside registers, so a plain INSERT or UPDATE fails. A ranked round that
  /// anything else adds, changes or deletes is removed from the boards at once, and its player's
  /// board is noted in `unverified` for the next program that reads ranks. Until then the player
  /// has no place on that game and setup's daily boards either. Rounds of the released version are
  /// noted too; on leaderboards they count until then.
  ///
  /// `last_player` has the highest number of a deleted player: if it were assigned again, a program
  /// that still runs for that player would act for a new one.
  static let remainder: StaticString = """
    PRAGMA application_id = 0x466C6970;
    INSERT INTO secret(one, key) VALUES (1, randomblob(32));
    INSERT INTO unverified(player_id, game, setup)
      SELECT DISTINCT player_id, game, setup FROM round
        WHERE player_id IN (SELECT id FROM player);
    CREATE TABLE last_player(id INTEGER PRIMARY KEY) STRICT;
    INSERT INTO last_player(id) VALUES (0);
    CREATE TRIGGER player_goes AFTER DELETE ON player BEGIN
      UPDATE last_player SET id = max(id, old.id);
    END;
    CREATE TRIGGER round_comes AFTER INSERT ON round BEGIN
      UPDATE player SET last_played = max(coalesce(last_played, new.finished_at), new.finished_at)
        WHERE id = new.player_id;
    END;
    CREATE TRIGGER round_goes AFTER DELETE ON round
    WHEN old.finished_at >= (SELECT last_played FROM player WHERE id = old.player_id) BEGIN
      UPDATE player SET last_played =
          (SELECT max(finished_at) FROM round WHERE player_id = old.player_id)
        WHERE id = old.player_id;
    END;
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
    CREATE VIEW tally_change AS SELECT '' AS board, 0 AS points, 0 AS change;
    CREATE TRIGGER tally_changes INSTEAD OF INSERT ON tally_change BEGIN
      INSERT INTO tally(board, shift, points, part, players) VALUES
        (new.board, 0, new.points, 0, new.change),
        (new.board, 7, new.points >> 7, 0, new.change)
        ON CONFLICT DO UPDATE SET players = players + excluded.players;
      DELETE FROM tally WHERE players <= 0 AND board = new.board
        AND shift IN (0, 7) AND points IN (new.points, new.points >> 7);
    END;
    CREATE TRIGGER standing_comes AFTER INSERT ON standing BEGIN
      INSERT INTO tally_change(board, points, change) VALUES (new.board, new.points, 1);
    END;
    CREATE TRIGGER standing_goes AFTER DELETE ON standing BEGIN
      INSERT INTO tally_change(board, points, change) VALUES (old.board, old.points, -1);
    END;
    CREATE TRIGGER standing_moves AFTER UPDATE ON standing BEGIN
      INSERT INTO tally_change(board, points, change)
        VALUES (old.board, old.points, -1), (new.board, new.points, 1);
    END;
    INSERT INTO tally_change(board, points, change) SELECT board, points, 1 FROM standing;
    PRAGMA user_version = 14;
    """
}
