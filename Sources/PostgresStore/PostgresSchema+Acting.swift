extension PostgresSchema {
  /// Makes the role of players' programs a boundary. A connection acts for the player whom its
  /// setting `flipside.proof` shows: the hash of a session's token, of the right password, or of a
  /// recovery code. No role but the owner can read any of them of others.
  ///
  /// `forget` deletes rows for a role without the right to, because that one would also be the
  /// right to lock the table.
  ///
  /// Policies read the view `acting`, which finds the session that `flipside.session` shows as part
  /// of a statement's plan. Calling `acting_player` takes twice as long, so that is done only
  /// without a session.
  static let acting = """
    CREATE FUNCTION acting_player() RETURNS BIGINT LANGUAGE plpgsql STABLE
        SECURITY DEFINER SET search_path = flipside, pg_temp AS $$
    DECLARE
      proof TEXT := current_setting('flipside.proof', true);
      who BIGINT := nullif(split_part(proof, ':', 2), '')::bigint;
      secret TEXT := split_part(proof, ':', 3);
    BEGIN
      CASE split_part(proof, ':', 1)
        WHEN 'session' THEN
          RETURN (SELECT player_id FROM session WHERE token_hash = decode(secret, 'hex'));
        WHEN 'password' THEN
          RETURN (SELECT id FROM player WHERE id = who
            AND sha256(convert_to(hash, 'UTF8')) = sha256(convert_to(secret, 'UTF8')));
        WHEN 'recovery' THEN
          RETURN (SELECT player_id FROM recovery
            WHERE player_id = who AND sha256(code_hash) = sha256(decode(secret, 'hex')));
        ELSE RETURN NULL;
      END CASE;
    END $$;
    CREATE VIEW acting WITH (security_barrier) AS SELECT coalesce(
      (SELECT s.player_id FROM session s
        WHERE s.token_hash = decode(nullif(current_setting('flipside.session', true), ''), 'hex')),
      acting_player()) AS player_id;
    CREATE FUNCTION login_start(by_name TEXT, by_email TEXT, by_id BIGINT)
        RETURNS TABLE(id BIGINT, hash TEXT) LANGUAGE sql STABLE
        SECURITY DEFINER SET search_path = flipside, pg_temp AS $$
      SELECT p.id, coalesce(substring(p.hash FROM '^[$]argon2id[$][^$]*[$][^$]*[$][^$]*[$]'), '')
        FROM player p WHERE p.id = coalesce(by_id,
          (SELECT n.id FROM player n WHERE n.name_key = by_name),
          (SELECT e.id FROM player e WHERE e.email_key = by_email))
    $$;
    CREATE FUNCTION forget(relation TEXT, rows TID[]) RETURNS SETOF INT LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = flipside, pg_temp AS $$
    DECLARE
      who BIGINT;
      guest TEXT;
      now_ms BIGINT;
    BEGIN
      IF cardinality(rows) = 0 THEN
        RETURN;
      END IF;
      who := (SELECT player_id FROM acting);
      guest := 'guest:' || current_setting('flipside.guest', true);
      now_ms := extract(epoch FROM now()) * 1000;
      CASE relation
        \(deletions)
        ELSE RAISE EXCEPTION 'no rows of % may be deleted', relation
          USING ERRCODE = 'insufficient_privilege';
      END CASE;
    END $$;
    REVOKE EXECUTE ON FUNCTION login_start(TEXT, TEXT, BIGINT), forget(TEXT, TID[]) FROM PUBLIC;
    CREATE VIEW account WITH (security_barrier) AS
      SELECT id, name, name_key, email, email_key, registered_at, last_played FROM player
      WHERE (SELECT NOT row_security_active('flipside.player'))
        OR id = (SELECT player_id FROM acting);
    CREATE VIEW own_round WITH (security_barrier) AS SELECT * FROM round
      WHERE (SELECT NOT row_security_active('flipside.round'))
        OR player_id = (SELECT player_id FROM acting);
    CREATE VIEW saved_game AS SELECT id, owner, game, setup, seed, standing FROM progress;
    CREATE FUNCTION throttle_grows() RETURNS trigger LANGUAGE plpgsql
        SET search_path = flipside, pg_temp AS $$
    DECLARE now_ms BIGINT := extract(epoch FROM now()) * 1000;
    BEGIN
      IF row_security_active('flipside.throttle') AND old.wait_until <= now_ms + 300000
          AND (new.wait_until < old.wait_until
            OR new.failures < old.failures - greatest(now_ms - old.wait_until, 0) / 600000) THEN
        RAISE EXCEPTION 'failed attempts are forgotten only with time'
          USING ERRCODE = 'insufficient_privilege';
      END IF;
      RETURN new;
    END $$;
    CREATE TRIGGER throttle_grows BEFORE UPDATE ON throttle
      FOR EACH ROW EXECUTE FUNCTION throttle_grows();

    """

  /// The rows that `forget` deletes for the acting player, of each table.
  private static let forgettable: KeyValuePairs<String, String> = [
    "name_look": own, "round": own, "standing": own, "unverified": own, "profile": own,
    "picture": own, "album": own, "player": "id = who",
    "setting": "owner IN ('player:' || who, guest)",
    "progress": "owner IN ('player:' || who, guest)",
    "session": "(player_id = who OR used_at < now_ms - 7776000000)",
    "throttle": """
    (login_key = 'player:' || who OR login_key LIKE 'name:%' OR wait_until < now_ms - 86400000)
    """,
    "lease": "true",
  ]
  private static let own = "player_id = who"

  /// Each with a saved plan, which a text that is made for a call would not have.
  private static var deletions: String {
    forgettable.map { table, rule in
      "WHEN '\(table)' THEN RETURN QUERY DELETE FROM \(table) "
        + "WHERE ctid = ANY(rows) AND \(rule) RETURNING 1;"
    }.joined(separator: "\n")
  }
}
