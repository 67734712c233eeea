import GameCore

extension PostgresSchema {
  /// The tables of both engines in PostgreSQL's words, with texts compared byte by byte in any
  /// language, and those that only a server needs: `lease` has the running programs and their time
  /// limits by the server's clock, because the processes of other hosts cannot be checked. Two
  /// players may save games under the id of one program, because neither sees the other's.
  static var tables: String {
    let words = [
      (" INTEGER", " BIGINT"), (" BLOB", " BYTEA"), (" AUTOINCREMENT", ""),
      (" TEXT", " TEXT COLLATE \"C\""), (" STRICT, WITHOUT ROWID;", ";"), (" STRICT;", ";"),
    ]
    let shared = words.reduce(SharedTables.script.description) { $0.replacing($1.0, with: $1.1) }
    return shared + """
      INSERT INTO secret(one, key)
        SELECT 1, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
      ALTER TABLE session ADD CHECK (length(token_hash) = 32);
      ALTER TABLE progress DROP CONSTRAINT progress_pkey, ADD PRIMARY KEY (id, owner);
      CREATE TABLE lease(id TEXT COLLATE "C" PRIMARY KEY, until BIGINT NOT NULL);
      CREATE INDEX lease_until ON lease(until);
      CREATE TABLE picture(
        name TEXT PRIMARY KEY, player_id BIGINT NOT NULL REFERENCES player ON DELETE CASCADE,
        bytes BYTEA NOT NULL CHECK(length(bytes) <= 65536));
      CREATE INDEX picture_player ON picture(player_id);
      CREATE INDEX round_deal ON round(player_id, seed);

      """
  }

  /// The time when each player last played.
  static let rounds = """
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
}
