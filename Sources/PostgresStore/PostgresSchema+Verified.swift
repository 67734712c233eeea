extension PostgresSchema {
  /// Restricts ranks to rounds that a program has replayed, as in SQLite. `standing` accepts rows
  /// only from Flipside's sessions. A ranked round that anything else adds, changes or deletes is
  /// removed at once from the boards, daily ones included, and noted in `unverified`. Programs set
  /// the player of the rounds that they add or delete and update the places in the same
  /// transaction, so these need no note; otherwise all programs would write to this small table.
  static let verified = """
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

    """
}
