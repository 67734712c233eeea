extension Schema {
  /// Profiles field by field, so that a program overwrites only the fields that it changed; the
  /// names of system users in sessions; recovery codes; and the time when each player last played,
  /// maintained by triggers next to the name, so that a page of players is a walk along an index.
  ///
  /// `census` counts the players and stores the highest number ever assigned: if a number were
  /// assigned again, a program that still runs for a deleted player would act for a new one.
  static let people = Migration(
    name: "profiles, players and recovery codes",
    sql: """
      CREATE TABLE profile(
        player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
        field TEXT NOT NULL,
        value TEXT NOT NULL CHECK(length(value) <= 400),
        PRIMARY KEY(player_id, field)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE privacy(
        player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
        field TEXT NOT NULL,
        audience TEXT NOT NULL CHECK(length(audience) <= 40),
        PRIMARY KEY(player_id, field)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE recovery(
        player_id INTEGER PRIMARY KEY REFERENCES player ON DELETE CASCADE,
        code_hash BLOB NOT NULL,
        made_at INTEGER NOT NULL
      ) STRICT;
      ALTER TABLE session ADD COLUMN opened_at INTEGER;
      ALTER TABLE session ADD COLUMN system_user TEXT NOT NULL DEFAULT ''
        CHECK(length(system_user) <= 100);
      ALTER TABLE player ADD COLUMN last_played INTEGER;
      UPDATE player SET last_played =
        (SELECT max(finished_at) FROM round WHERE player_id = player.id);
      CREATE INDEX player_played ON player(last_played, id);
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
      CREATE TABLE census(
        one INTEGER PRIMARY KEY,
        players INTEGER NOT NULL,
        last_id INTEGER NOT NULL
      ) STRICT;
      INSERT INTO census SELECT 1, count(*), coalesce(max(id), 0) FROM player;
      CREATE TRIGGER player_comes AFTER INSERT ON player BEGIN
        UPDATE census SET players = players + 1, last_id = max(last_id, new.id);
      END;
      CREATE TRIGGER player_goes AFTER DELETE ON player BEGIN
        UPDATE census SET players = players - 1, last_id = max(last_id, old.id);
      END;
      PRAGMA user_version = 6;
      """)
}
