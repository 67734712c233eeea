/// What anyone can say with psql and the password of players' programs, on a database where Anna
/// plays and Eve has an account. `ANNA` and `EVE` are their numbers, `BLIND` all places of rows.
enum RoleStatements {
  /// Statements that the server refuses.
  static let refused =
    secrets + deletions + updates + insertions + locks + definitions + [
      // Not even an own daily attempt can be taken back.
      "UPDATE daily SET round_id = NULL, points = NULL WHERE player_id = EVE",
      "SELECT forget('daily', BLIND)", "SELECT forget('recovery', BLIND)",
      "SELECT forget('tally', BLIND)", "SELECT forget('daily WHERE true --', BLIND)",
    ]

  private static let secrets = [
    "SELECT hash FROM player", "SELECT email FROM player", "SELECT email_key FROM player",
    "SELECT * FROM player", "TABLE player", "SELECT p FROM player p",
    "SELECT id FROM player WHERE hash LIKE '$argon%'", "SELECT id FROM player ORDER BY email",
    "SELECT max(email) FROM player", "COPY player(hash) TO STDOUT", "COPY player TO STDOUT",
    "UPDATE player SET name = email WHERE id = EVE",
    "UPDATE player SET name = name WHERE id = EVE RETURNING hash",
    "SELECT note FROM round", "SELECT * FROM round", "SELECT moves FROM saved_game",
    "SET row_security = off; SELECT * FROM setting", "SELECT rolpassword FROM pg_authid",
    "SELECT * FROM pg_statistic", "SELECT pg_read_file('PG_VERSION')",
  ]

  private static let deletions = [
    "player", "name_look", "session", "throttle", "recovery", "setting", "progress", "lease",
    "round", "standing", "tally", "profile", "privacy", "picture", "album", "daily", "unverified",
    "secret", "schema_version", "account", "own_round", "saved_game",
  ].map { "DELETE FROM \($0)" }

  private static let updates = [
    "UPDATE player SET id = 9", "UPDATE player SET last_played = 9",
    "UPDATE player SET registered_at = 9 WHERE id = EVE", "UPDATE round SET points = 9",
    "UPDATE round SET player_id = EVE", "UPDATE session SET player_id = EVE",
    "UPDATE session SET token_hash = 'x'", "UPDATE setting SET owner = 'player:EVE'",
    "UPDATE standing SET points = 9", "UPDATE tally SET players = 9",
    "UPDATE daily SET seed = 9", "UPDATE daily SET player_id = EVE",
    "UPDATE picture SET bytes = 'x'", "UPDATE unverified SET player_id = EVE",
    "UPDATE schema_version SET version = 9", "UPDATE secret SET key = 'x'",
    "UPDATE account SET email = 'x'", "UPDATE own_round SET points = 9",
    "UPDATE throttle SET failures = 0 WHERE login_key = 'player:ANNA'",
    "UPDATE throttle SET wait_until = 0 WHERE login_key = 'player:ANNA'",
    "UPDATE lease SET until = 9000000000000",
  ]

  private static let insertions = [
    "INSERT INTO session(token_hash, player_id, used_at) VALUES ('x', ANNA, 1)",
    // Programs that show no session would act for her.
    "INSERT INTO session(token_hash, player_id, used_at) VALUES ('', EVE, 1)",
    """
    INSERT INTO round SELECT id + 1, ANNA, game, revision, setup, seed, moves, points, time_ms,
      figures, finished_at, digest || '\\x00' FROM round
    """,
    "INSERT INTO profile VALUES (ANNA, 'phone', '1')",
    "INSERT INTO privacy VALUES (ANNA, 'phone', 'everybody')",
    """
    INSERT INTO privacy VALUES (ANNA, 'sex', 'everybody')
      ON CONFLICT (player_id, field) DO UPDATE SET audience = excluded.audience
    """,
    "INSERT INTO picture VALUES ('x', ANNA, 'x')",
    "INSERT INTO album(player_id, id, kept_at) VALUES (ANNA, 9, 1)",
    "INSERT INTO setting VALUES ('player:ANNA', 'bell', 'on')",
    """
    INSERT INTO setting SELECT 'player:ANNA', 'bell', 'on'
      ON CONFLICT (owner, key) DO UPDATE SET value = 'x'
    """,
    "INSERT INTO setting VALUES ('guest:other/1000', 'bell', 'on')",
    "INSERT INTO setting VALUES ('anyone', 'bell', 'on')",
    """
    INSERT INTO progress(id, owner, game, revision, setup, seed, standing, moves, elapsed, saved_at)
      VALUES ('x', 'player:ANNA', 'pairs', 1, 'easy', 1, 'ranked', '', 0, 1)
    """,
    "INSERT INTO recovery VALUES (ANNA, 'x', 1)",
    """
    INSERT INTO recovery VALUES (ANNA, 'x', 1)
      ON CONFLICT (player_id) DO UPDATE SET code_hash = 'x'
    """,
    "INSERT INTO name_look VALUES ('anna', 0, ANNA)",
    "INSERT INTO daily(player_id, day, game, setup, seed, begun_at) VALUES (ANNA, 1, '', '', 1, 1)",
    "INSERT INTO standing VALUES (ANNA, 'pairs/hard', 1, 1)",
    "INSERT INTO standing SELECT ANNA, 'pairs/hard', points, id FROM round WHERE player_id = ANNA",
    "INSERT INTO standing SELECT EVE, 'pairs/hard', points, id FROM round WHERE player_id = ANNA",
    "INSERT INTO unverified VALUES (ANNA, 'pairs', 'easy')",
    "INSERT INTO tally VALUES ('pairs', 0, 0, 0, 1)",
    "INSERT INTO player(id, name, name_key, email, email_key, hash, registered_at, last_played)"
      + " VALUES (9, 'x', 'x', 'x', 'x', 'x', 1, 1)",
    "INSERT INTO lease VALUES ('x', 9000000000000)",
  ]

  private static let locks =
    [
      "player", "name_look", "session", "throttle", "recovery", "setting", "progress", "lease",
      "round", "standing", "tally", "profile", "privacy", "picture", "album", "daily",
      "unverified", "secret", "schema_version", "account", "own_round", "saved_game",
    ].map { "BEGIN; LOCK TABLE \($0)" } + [
      "BEGIN; LOCK TABLE round IN SHARE MODE", "BEGIN; LOCK TABLE player IN EXCLUSIVE MODE",
      "SELECT id FROM standing FOR UPDATE",
    ]

  private static let definitions = [
    "TRUNCATE round", "DROP TABLE round", "DROP SCHEMA flipside CASCADE",
    "ALTER TABLE round DISABLE ROW LEVEL SECURITY", "ALTER TABLE round DISABLE TRIGGER ALL",
    "CREATE TABLE flipside.mine(a INT)", "CREATE TABLE public.mine(a INT)",
    "CREATE TEMP TABLE player(a INT)", "CREATE SCHEMA mine",
    "CREATE FUNCTION flipside.mine() RETURNS INT LANGUAGE sql AS 'SELECT 1'",
    "CREATE OR REPLACE FUNCTION acting_player() RETURNS BIGINT LANGUAGE sql AS 'SELECT 1'",
    "CREATE POLICY mine ON setting USING (true)", "DROP POLICY own ON setting",
    "CREATE VIEW flipside.mine AS SELECT 1", "COMMENT ON TABLE round IS 'x'",
    "CREATE TRIGGER mine BEFORE INSERT ON round EXECUTE FUNCTION round_comes()",
    "ALTER FUNCTION acting_player() RESET ALL", "SELECT tell_tallies('pairs', 1, 1, 1, 1)",
    "ALTER ROLE flipside PASSWORD 'x'", "CREATE ROLE mine", "DROP ROLE flipside",
    "SET ROLE flipside", "SET SESSION AUTHORIZATION flipside",
    "SET session_replication_role = replica", "ALTER SYSTEM SET port = 1",
    "ALTER DATABASE postgres SET search_path = x", "CREATE DATABASE mine",
    "SELECT lo_create(0)", "SELECT lo_from_bytea(0, 'x')", "SELECT pg_terminate_backend(1)",
    "COPY (SELECT 1) TO PROGRAM 'true'", "CREATE EXTENSION dblink",
  ]

  /// Statements that read and change no row.
  static let futile =
    [
      "SELECT * FROM account WHERE id = ANNA", "SELECT email FROM account WHERE name = 'Anna'",
      "SELECT * FROM account WHERE id = ANNA AND 1 / (length(email) - length(email)) > 0",
      "SELECT * FROM own_round WHERE player_id = ANNA",
      "SELECT * FROM own_round WHERE player_id = ANNA AND note::int > 0",
      "SELECT * FROM session WHERE player_id = ANNA",
      "SELECT token_hash FROM session WHERE player_id <> EVE",
      "SELECT * FROM recovery WHERE player_id = ANNA", "SELECT * FROM setting",
      "SELECT * FROM setting WHERE owner = 'player:ANNA' AND value::int > 0",
      "SELECT * FROM progress", "SELECT * FROM album", "SELECT * FROM profile",
      "SELECT * FROM picture",
      "SELECT hash FROM login_start('anna', NULL, NULL) WHERE length(hash) > 60",
      "SELECT 1 FROM pg_stats WHERE schemaname = 'flipside' AND tablename IN ('setting', 'player')",
      "SELECT 1 FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND query ~ 'password:|n::'",
      "UPDATE player SET name = 'x' WHERE id = ANNA",
      "UPDATE player SET hash = 'x' WHERE id = ANNA",
      "UPDATE player SET email = 'x', email_key = 'x' WHERE id = ANNA",
      "UPDATE round SET note = 'x' WHERE player_id = ANNA",
      "UPDATE session SET used_at = 0 WHERE player_id = ANNA",
      "UPDATE progress SET owner = 'player:EVE'", "UPDATE progress SET moves = ''",
      "UPDATE profile SET value = 'x'", "UPDATE setting SET value = 'x'",
      "UPDATE privacy SET audience = 'everybody'", "UPDATE album SET title = 'x'",
      "UPDATE recovery SET code_hash = 'x' WHERE player_id = ANNA",
      "UPDATE daily SET points = NULL WHERE player_id = ANNA",
      "UPDATE daily SET round_id = 1 WHERE player_id = ANNA",
      "SELECT id FROM player WHERE id = ANNA FOR UPDATE",
      "SELECT id FROM round WHERE player_id = ANNA FOR UPDATE",
      "SELECT forget('player', ARRAY(SELECT ctid FROM player WHERE id = ANNA))",
      "SELECT forget('throttle', ARRAY(SELECT ctid FROM throttle))",
    ]
    + ["round", "standing", "name_look", "unverified"].map {
      "SELECT forget('\($0)', ARRAY(SELECT ctid FROM \($0) WHERE player_id = ANNA))"
    }
    + ["session", "setting", "progress", "profile", "picture", "album"].map {
      "SELECT forget('\($0)', BLIND)"
    }
    + [
      "password:ANNA:", "password:ANNA:none", "session::", "session::00", "recovery:ANNA:",
      "recovery:ANNA:00", "player:ANNA", "ANNA", "",
    ].map {
      "SET flipside.proof = '\($0)'; SELECT 1 WHERE acting_player() = ANNA"
    }
    + ["00", ""].map {
      "SET flipside.session = '\($0)'; SELECT 1 FROM acting WHERE player_id = ANNA"
    }
    + [
      """
      SELECT set_config('flipside.proof', 'password:ANNA:' || (SELECT hash FROM
        login_start('anna', NULL, NULL)), false); SELECT 1 WHERE acting_player() = ANNA
      """,
      "SET flipside.player = 'ANNA'; UPDATE player SET hash = 'x' WHERE id = ANNA",
    ]
}
