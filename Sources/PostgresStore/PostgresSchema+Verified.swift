extension PostgresSchema {
  /// Restricts ranks to rounds that a program has replayed, as in SQLite. `standing` accepts rows
  /// only from Flipside's sessions. A ranked round that anything else adds, changes or deletes is
  /// removed at once from the boards, daily ones included, and noted in `unverified`. Programs set
  /// the player of the rounds that they add or delete and update the places in the same
  /// transaction, so these need no note; otherwise all programs would write to this small table.
  ///
  /// Roles that can read or clear `standing` get the same rights on `unverified`, and can read the
  /// view of places on daily boards.
  static let verified = """
    CREATE TABLE unverified(
      player_id BIGINT NOT NULL REFERENCES player ON DELETE CASCADE,
      game TEXT COLLATE "C" NOT NULL,
      setup TEXT COLLATE "C" NOT NULL,
      PRIMARY KEY(player_id, game, setup)
    );
    CREATE FUNCTION standing_is_placed() RETURNS trigger LANGUAGE plpgsql
        SET search_path = flipside, pg_temp AS $$ BEGIN
      IF current_setting('flipside.places', true) IS DISTINCT FROM 'on' THEN
        RAISE EXCEPTION 'only a program that has replayed a round gives it a place'
          USING ERRCODE = 'insufficient_privilege';
      END IF;
      RETURN new;
    END $$;
    CREATE TRIGGER standing_is_placed BEFORE INSERT OR UPDATE ON standing
      FOR EACH ROW EXECUTE FUNCTION standing_is_placed();
    CREATE TRIGGER daily_is_placed BEFORE INSERT OR UPDATE ON daily
      FOR EACH ROW WHEN (new.points IS NOT NULL) EXECUTE FUNCTION standing_is_placed();
    CREATE FUNCTION round_verifies() RETURNS trigger LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = flipside, pg_temp AS $$
    DECLARE acting TEXT := current_setting('flipside.player', true);
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        DELETE FROM standing WHERE player_id = old.player_id AND round_id = old.id;
        IF TG_OP = 'UPDATE' OR FOUND AND old.player_id::text IS DISTINCT FROM acting
            OR EXISTS (SELECT 1 FROM daily WHERE round_id = old.id AND points IS NOT NULL) THEN
          INSERT INTO unverified(player_id, game, setup)
            SELECT id, old.game, old.setup FROM player WHERE id = old.player_id
            ON CONFLICT DO NOTHING;
        END IF;
      END IF;
      IF TG_OP = 'UPDATE' OR TG_OP = 'INSERT' AND new.eligibility = 'ranked'
          AND new.player_id::text IS DISTINCT FROM acting THEN
        INSERT INTO unverified(player_id, game, setup)
          VALUES (new.player_id, new.game, new.setup) ON CONFLICT DO NOTHING;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER round_verifies AFTER INSERT OR DELETE OR UPDATE OF id, player_id, game, revision,
        setup, seed, moves, points, time_ms, figures, digest, eligibility, content ON round
      FOR EACH ROW EXECUTE FUNCTION round_verifies();
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
    DO $$ DECLARE r TEXT; p TEXT; BEGIN
      FOR r, p IN SELECT DISTINCT grantee, privilege_type FROM information_schema.role_table_grants
          WHERE table_schema = 'flipside' AND table_name = 'standing' AND grantee <> 'PUBLIC'
            AND privilege_type IN ('SELECT', 'DELETE') LOOP
        EXECUTE format('GRANT %s ON unverified TO %I', p, r);
        EXECUTE format('GRANT SELECT ON daily_place TO %I', r);
      END LOOP;
    END $$;

    """
}
