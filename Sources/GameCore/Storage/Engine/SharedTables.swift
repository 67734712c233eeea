/// The tables that both engines have, in SQLite's words. The limits are far above what the program
/// writes; they restrict modifications that bypass it.
package enum SharedTables {
  /// Statements that add what is missing, to no database or to one of the released version.
  ///
  /// A place in `standing` does not reference its round, because that would need an index, and each
  /// reading compares them. With `tally`, which triggers maintain, a rank is a sum over a few rows:
  /// it counts the players with the same `points >> shift`, for the shifts 0 and 7, perhaps in
  /// several parts; a tally of zero is deleted. `secret` has the key for hashing typed names.
  /// `daily` has the attempts at daily boards; those without a round are unfinished or abandoned.
  /// `unverified` notes the boards of players whose rounds something other than Flipside changed.
  package static let script: StaticString = """
    CREATE TABLE IF NOT EXISTS player(
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, name_key TEXT NOT NULL UNIQUE,
      email TEXT NOT NULL, email_key TEXT NOT NULL UNIQUE, hash TEXT NOT NULL,
      registered_at INTEGER NOT NULL, last_played INTEGER) STRICT;
    CREATE INDEX player_played ON player(last_played, id);
    CREATE TABLE name_look(
      look TEXT NOT NULL, kind INTEGER NOT NULL,
      player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
      PRIMARY KEY(look, kind, player_id)) STRICT, WITHOUT ROWID;
    CREATE INDEX name_look_player ON name_look(player_id);
    CREATE TABLE IF NOT EXISTS session(
      token_hash BLOB PRIMARY KEY, player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
      used_at INTEGER NOT NULL, opened_at INTEGER,
      "system_user" TEXT NOT NULL DEFAULT ''
        CHECK(length("system_user") <= 100)) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS session_player ON session(player_id);
    CREATE INDEX IF NOT EXISTS session_used ON session(used_at);
    CREATE TABLE IF NOT EXISTS throttle(
      login_key TEXT PRIMARY KEY, failures INTEGER NOT NULL,
      wait_until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS throttle_age ON throttle(wait_until);
    CREATE TABLE recovery(
      player_id INTEGER PRIMARY KEY REFERENCES player ON DELETE CASCADE, code_hash BLOB NOT NULL,
      made_at INTEGER NOT NULL) STRICT;
    CREATE TABLE secret(one INTEGER PRIMARY KEY CHECK(one = 1), key BLOB NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS setting(
      owner TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
      PRIMARY KEY(owner, key)) STRICT, WITHOUT ROWID;
    CREATE TABLE profile(
      player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE, field TEXT NOT NULL,
      value TEXT NOT NULL CHECK(length(value) <= 400),
      PRIMARY KEY(player_id, field)) STRICT, WITHOUT ROWID;
    CREATE TABLE privacy(
      player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE, field TEXT NOT NULL,
      audience TEXT NOT NULL CHECK(length(audience) <= 40),
      PRIMARY KEY(player_id, field)) STRICT, WITHOUT ROWID;
    CREATE TABLE album(
      player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE, id INTEGER NOT NULL,
      title TEXT CHECK(length(title) <= 400), artist TEXT CHECK(length(artist) <= 400),
      year INTEGER, genre TEXT CHECK(length(genre) <= 400), track_count INTEGER,
      artwork TEXT CHECK(length(artwork) <= 2000), kept_at INTEGER NOT NULL,
      PRIMARY KEY(player_id, id)) STRICT, WITHOUT ROWID;
    CREATE INDEX album_kept ON album(player_id, kept_at);
    CREATE TABLE IF NOT EXISTS progress(
      id TEXT PRIMARY KEY, owner TEXT NOT NULL, game TEXT NOT NULL, revision INTEGER NOT NULL,
      setup TEXT NOT NULL, seed INTEGER NOT NULL, standing TEXT NOT NULL, moves TEXT NOT NULL,
      elapsed INTEGER NOT NULL, saved_at INTEGER NOT NULL,
      content TEXT NOT NULL DEFAULT '' CHECK(length(content) <= 20000),
      looks TEXT NOT NULL DEFAULT '' CHECK(length(looks) <= 100000)) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS progress_owner ON progress(owner, saved_at);
    CREATE TABLE IF NOT EXISTS round(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE, game TEXT NOT NULL,
      revision INTEGER NOT NULL, setup TEXT NOT NULL, seed INTEGER NOT NULL, moves TEXT NOT NULL,
      points INTEGER NOT NULL, time_ms INTEGER NOT NULL, figures TEXT NOT NULL,
      finished_at INTEGER NOT NULL, digest BLOB NOT NULL,
      note TEXT NOT NULL DEFAULT '' CHECK(length(note) <= 400),
      eligibility TEXT NOT NULL DEFAULT 'ranked' CHECK(length(eligibility) <= 20),
      content TEXT NOT NULL DEFAULT '' CHECK(length(content) <= 20000),
      UNIQUE(player_id, digest)) STRICT;
    CREATE INDEX IF NOT EXISTS round_best ON round(player_id, game, setup, points DESC, id);
    CREATE INDEX IF NOT EXISTS round_newest ON round(player_id, game, id);
    CREATE INDEX IF NOT EXISTS round_newest_of_setup ON round(player_id, game, setup, id);
    CREATE TABLE IF NOT EXISTS standing(
      player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE, board TEXT NOT NULL,
      points INTEGER NOT NULL, round_id INTEGER NOT NULL,
      PRIMARY KEY(player_id, board)) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX IF NOT EXISTS standing_order
      ON standing(board, points DESC, round_id, player_id);
    CREATE TABLE tally(
      board TEXT NOT NULL, shift INTEGER NOT NULL, points INTEGER NOT NULL, part INTEGER NOT NULL,
      players INTEGER NOT NULL, PRIMARY KEY(board, shift, points, part)) STRICT, WITHOUT ROWID;
    CREATE TABLE daily(
      player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE, day INTEGER NOT NULL,
      game TEXT NOT NULL CHECK(length(game) <= 100),
      setup TEXT NOT NULL CHECK(length(setup) <= 100), seed INTEGER NOT NULL,
      begun_at INTEGER NOT NULL, round_id INTEGER, points INTEGER,
      PRIMARY KEY(player_id, day, game, setup)) STRICT, WITHOUT ROWID;
    CREATE INDEX daily_order ON daily(day, game, setup, points DESC, round_id);
    CREATE INDEX daily_deal ON daily(seed, player_id);
    CREATE INDEX daily_round ON daily(round_id);
    CREATE TABLE unverified(
      player_id INTEGER NOT NULL REFERENCES player ON DELETE CASCADE, game TEXT NOT NULL,
      setup TEXT NOT NULL, PRIMARY KEY(player_id, game, setup)) STRICT, WITHOUT ROWID;
    CREATE VIEW daily_place AS
      SELECT player_id, day, game, setup, round_id, points FROM daily
        WHERE round_id IS NOT NULL AND points IS NOT NULL
          AND EXISTS (SELECT 1 FROM player WHERE player.id = daily.player_id)
          AND NOT EXISTS (SELECT 1 FROM unverified WHERE unverified.player_id = daily.player_id
            AND unverified.game = daily.game AND unverified.setup = daily.setup);

    """
}
