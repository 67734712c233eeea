extension PostgresSchema {
  /// The tables of accounts. Names and addresses are compared byte by byte, whatever the server's
  /// language.
  static let accounts = """
    CREATE TABLE player(
      id BIGINT PRIMARY KEY,
      name TEXT NOT NULL,
      name_key TEXT COLLATE "C" NOT NULL UNIQUE,
      email TEXT NOT NULL,
      email_key TEXT COLLATE "C" NOT NULL UNIQUE,
      hash TEXT NOT NULL,
      registered_at BIGINT NOT NULL,
      last_played BIGINT
    );
    CREATE INDEX player_played ON player(last_played, id);
    CREATE TABLE name_look(
      look TEXT COLLATE "C" NOT NULL,
      kind BIGINT NOT NULL,
      player_id BIGINT NOT NULL REFERENCES player ON DELETE CASCADE,
      PRIMARY KEY(look, kind, player_id)
    );
    CREATE INDEX name_look_player ON name_look(player_id);
    CREATE TABLE session(
      token_hash BYTEA PRIMARY KEY,
      player_id BIGINT NOT NULL REFERENCES player ON DELETE CASCADE,
      used_at BIGINT NOT NULL,
      opened_at BIGINT,
      "system_user" TEXT NOT NULL DEFAULT '' CHECK(length("system_user") <= 100)
    );
    CREATE INDEX session_player ON session(player_id);
    CREATE INDEX session_used ON session(used_at);
    CREATE TABLE throttle(
      login_key TEXT COLLATE "C" PRIMARY KEY,
      failures BIGINT NOT NULL,
      wait_until BIGINT NOT NULL
    );
    CREATE INDEX throttle_age ON throttle(wait_until);
    CREATE TABLE recovery(
      player_id BIGINT PRIMARY KEY REFERENCES player ON DELETE CASCADE,
      code_hash BYTEA NOT NULL,
      made_at BIGINT NOT NULL
    );
    CREATE TABLE setting(
      owner TEXT COLLATE "C" NOT NULL,
      key TEXT COLLATE "C" NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY(owner, key)
    );
    CREATE TABLE progress(
      id TEXT COLLATE "C" PRIMARY KEY,
      owner TEXT COLLATE "C" NOT NULL,
      game TEXT NOT NULL,
      revision BIGINT NOT NULL,
      setup TEXT NOT NULL,
      seed BIGINT NOT NULL,
      standing TEXT NOT NULL,
      moves TEXT NOT NULL,
      elapsed BIGINT NOT NULL,
      saved_at BIGINT NOT NULL,
      content TEXT NOT NULL DEFAULT '' CHECK(length(content) <= 20000),
      looks TEXT NOT NULL DEFAULT '' CHECK(length(looks) <= 100000)
    );
    CREATE INDEX progress_owner ON progress(owner, saved_at);
    -- Running programs and their time limits by the server's clock, because the processes of other
    -- hosts cannot be checked.
    CREATE TABLE lease(
      id TEXT COLLATE "C" PRIMARY KEY,
      until BIGINT NOT NULL
    );
    CREATE INDEX lease_until ON lease(until);

    """

  static let rounds = """
    CREATE TABLE round(
      id BIGINT PRIMARY KEY,
      player_id BIGINT NOT NULL REFERENCES player ON DELETE CASCADE,
      game TEXT COLLATE "C" NOT NULL,
      revision BIGINT NOT NULL,
      setup TEXT COLLATE "C" NOT NULL,
      seed BIGINT NOT NULL,
      moves TEXT NOT NULL,
      points BIGINT NOT NULL,
      time_ms BIGINT NOT NULL,
      figures TEXT NOT NULL,
      finished_at BIGINT NOT NULL,
      digest BYTEA NOT NULL,
      note TEXT NOT NULL DEFAULT '' CHECK(length(note) <= 400),
      eligibility TEXT NOT NULL DEFAULT 'ranked' CHECK(length(eligibility) <= 20),
      content TEXT NOT NULL DEFAULT '' CHECK(length(content) <= 20000),
      UNIQUE(player_id, digest)
    );
    CREATE INDEX round_best ON round(player_id, game, setup, points DESC, id);
    CREATE INDEX round_newest ON round(player_id, game, id);
    CREATE INDEX round_newest_of_setup ON round(player_id, game, setup, id);
    CREATE INDEX round_deal ON round(player_id, seed);
    CREATE FUNCTION round_comes() RETURNS trigger LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = flipside, pg_temp AS $$ BEGIN
      UPDATE player SET last_played = greatest(last_played, new.finished_at)
        WHERE id = new.player_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER round_comes AFTER INSERT ON round
      FOR EACH ROW EXECUTE FUNCTION round_comes();
    CREATE FUNCTION round_goes() RETURNS trigger LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = flipside, pg_temp AS $$ BEGIN
      UPDATE player SET last_played =
          (SELECT max(finished_at) FROM round WHERE player_id = old.player_id)
        WHERE id = old.player_id AND old.finished_at >= last_played;
      RETURN NULL;
    END $$;
    CREATE TRIGGER round_goes AFTER DELETE ON round
      FOR EACH ROW EXECUTE FUNCTION round_goes();

    """

  static let people = """
    CREATE TABLE profile(
      player_id BIGINT NOT NULL REFERENCES player ON DELETE CASCADE,
      field TEXT NOT NULL,
      value TEXT NOT NULL CHECK(length(value) <= 400),
      PRIMARY KEY(player_id, field)
    );
    CREATE TABLE privacy(
      player_id BIGINT NOT NULL REFERENCES player ON DELETE CASCADE,
      field TEXT NOT NULL,
      audience TEXT NOT NULL CHECK(length(audience) <= 40),
      PRIMARY KEY(player_id, field)
    );
    CREATE TABLE picture(
      name TEXT PRIMARY KEY,
      player_id BIGINT NOT NULL REFERENCES player ON DELETE CASCADE,
      bytes BYTEA NOT NULL CHECK(length(bytes) <= 65536)
    );
    CREATE INDEX picture_player ON picture(player_id);
    CREATE TABLE album(
      player_id BIGINT NOT NULL REFERENCES player ON DELETE CASCADE,
      id BIGINT NOT NULL,
      title TEXT CHECK(length(title) <= 400),
      artist TEXT CHECK(length(artist) <= 400),
      year BIGINT,
      genre TEXT CHECK(length(genre) <= 400),
      track_count BIGINT,
      artwork TEXT CHECK(length(artwork) <= 2000),
      kept_at BIGINT NOT NULL,
      PRIMARY KEY(player_id, id)
    );
    CREATE INDEX album_kept ON album(player_id, kept_at);
    -- Attempts at daily boards, each with the round that finished it.
    CREATE TABLE daily(
      player_id BIGINT NOT NULL REFERENCES player ON DELETE CASCADE,
      day BIGINT NOT NULL,
      game TEXT COLLATE "C" NOT NULL CHECK(length(game) <= 100),
      setup TEXT COLLATE "C" NOT NULL CHECK(length(setup) <= 100),
      seed BIGINT NOT NULL,
      begun_at BIGINT NOT NULL,
      round_id BIGINT,
      points BIGINT,
      PRIMARY KEY(player_id, day, game, setup)
    );
    CREATE INDEX daily_order ON daily(day, game, setup, points DESC, round_id);
    CREATE INDEX daily_seed ON daily(player_id, seed);
    """

  /// A secret of this database with which typed names are hashed, readable by every role that can
  /// already play. Names that were stored unhashed are deleted.
  static let secrets = """
    CREATE TABLE secret(one BIGINT PRIMARY KEY CHECK (one = 1), key BYTEA NOT NULL);
    INSERT INTO secret(one, key)
      SELECT 1, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
    DO $$ DECLARE r TEXT; BEGIN
      FOR r IN SELECT DISTINCT grantee FROM information_schema.role_table_grants
          WHERE table_schema = 'flipside' AND table_name = 'throttle' AND privilege_type = 'SELECT'
            AND grantee <> current_user LOOP
        EXECUTE format('GRANT SELECT ON flipside.secret TO %I', r);
      END LOOP;
    END $$;
    DELETE FROM throttle WHERE login_key LIKE 'login:%';

    """
}
