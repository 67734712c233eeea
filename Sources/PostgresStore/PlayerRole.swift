import GameCore

/// The role of players' programs, with the rights that playing needs, on the player's own rows.
struct PlayerRole {
  let name: RoleName

  /// The query for the role's strength: 1 if rights cannot limit it, 0 if they can; no row if
  /// there is no such role.
  var strength: String {
    """
    SELECT (rolsuper OR rolbypassrls OR rolcreaterole OR rolcreatedb OR rolreplication
        OR pg_has_role(rolname, nspowner, 'MEMBER')
        OR pg_has_role(rolname, 'pg_read_all_data', 'MEMBER')
        OR pg_has_role(rolname, 'pg_write_all_data', 'MEMBER')
        OR pg_has_role(rolname, 'pg_execute_server_program', 'MEMBER')
        OR pg_has_role(rolname, 'pg_write_server_files', 'MEMBER'))::int
      FROM pg_roles, pg_namespace WHERE rolname = '\(name)' AND nspname = 'flipside'
    """
  }

  var creation: String { "CREATE ROLE \(quoted) LOGIN" }

  /// The statements that revoke all rights and grant the needed ones; they can be run repeatedly.
  /// Without a right to update or delete a whole table, it cannot be locked.
  var rights: String {
    """
    REVOKE ALL ON ALL TABLES IN SCHEMA flipside FROM PUBLIC, \(quoted);
    REVOKE ALL ON ALL FUNCTIONS IN SCHEMA flipside FROM PUBLIC, \(quoted);
    REVOKE ALL ON SCHEMA flipside FROM PUBLIC, \(quoted);
    GRANT USAGE ON SCHEMA flipside TO \(quoted);
    GRANT EXECUTE ON FUNCTION acting_player() TO PUBLIC;
    GRANT EXECUTE ON FUNCTION login_start(TEXT, TEXT, BIGINT), forget(TEXT, TID[]) TO \(quoted);
    GRANT SELECT ON schema_version, acting, account, own_round, saved_game, name_look, session,
      throttle, recovery, setting, progress, lease, standing, profile, privacy, picture, album,
      daily, daily_place, unverified, tally, secret TO \(quoted);
    GRANT SELECT (ctid, id, name, name_key, registered_at, last_played),
      INSERT (id, name, name_key, email, email_key, hash, registered_at),
      UPDATE (name, name_key, email, email_key, hash) ON player TO \(quoted);
    GRANT SELECT (ctid, id, player_id, game, revision, setup, seed, moves, points, time_ms, figures,
      finished_at, digest, eligibility, content), INSERT, UPDATE (note) ON round TO \(quoted);
    GRANT INSERT ON name_look, session, throttle, recovery, setting, progress, lease, standing,
      profile, privacy, picture, album, daily TO \(quoted);
    GRANT UPDATE (used_at) ON session TO \(quoted);
    GRANT UPDATE (failures, wait_until) ON throttle TO \(quoted);
    GRANT UPDATE (code_hash, made_at) ON recovery TO \(quoted);
    GRANT UPDATE (id, owner, game, revision, setup, seed, standing, moves, elapsed, saved_at,
      content, looks) ON progress TO \(quoted);
    GRANT UPDATE (until) ON lease TO \(quoted);
    GRANT UPDATE (value) ON setting, profile TO \(quoted);
    GRANT UPDATE (audience) ON privacy TO \(quoted);
    GRANT UPDATE (title, artist, year, genre, track_count, artwork, kept_at) ON album TO \(quoted);
    GRANT UPDATE (round_id, points) ON daily TO \(quoted);
    DO $$ BEGIN
      EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
    EXCEPTION WHEN insufficient_privilege THEN NULL; END $$;
    DO $$ BEGIN
      REVOKE EXECUTE ON FUNCTION pg_catalog.lo_create, pg_catalog.lo_creat,
        pg_catalog.lo_from_bytea, pg_catalog.pg_terminate_backend, pg_catalog.pg_cancel_backend
        FROM PUBLIC;
    EXCEPTION WHEN insufficient_privilege THEN NULL; END $$;
    """
  }

  /// The statements for row security, the same for every role but the owner. The functions do not
  /// read tables that a role has created itself.
  static let policies = """
    DO $$ DECLARE t TEXT; p TEXT; f TEXT; BEGIN
      FOR t, p IN SELECT tablename, policyname FROM pg_policies WHERE schemaname = 'flipside' LOOP
        EXECUTE format('DROP POLICY %I ON flipside.%I', p, t);
      END LOOP;
      FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'flipside' LOOP
        EXECUTE format('ALTER TABLE flipside.%I ENABLE ROW LEVEL SECURITY', t);
      END LOOP;
      FOREACH t IN ARRAY ARRAY['schema_version', 'player', 'name_look', 'throttle', 'lease', 'round',
          'privacy', 'daily', 'standing', 'tally', 'unverified', 'secret'] LOOP
        EXECUTE format('CREATE POLICY reading ON flipside.%I FOR SELECT USING (true)', t);
      END LOOP;
      FOREACH t IN ARRAY ARRAY['name_look', 'session', 'recovery', 'round', 'profile', 'privacy',
          'picture', 'album'] LOOP
        EXECUTE format('CREATE POLICY own ON flipside.%I USING (player_id = \(acting))', t);
      END LOOP;
      FOREACH t IN ARRAY ARRAY['setting', 'progress'] LOOP
        EXECUTE format('CREATE POLICY own ON flipside.%I USING (owner IN (''player:'' || \(acting),
          ''guest:'' || current_setting(''flipside.guest'', true)))', t);
      END LOOP;
      FOR f IN SELECT p.oid::regprocedure FROM pg_proc p WHERE pronamespace = 'flipside'::regnamespace
          AND prosecdef LOOP
        EXECUTE format('ALTER FUNCTION %s SET search_path = flipside, pg_temp', f);
      END LOOP;
    END $$;
    CREATE POLICY coming ON player FOR INSERT WITH CHECK (true);
    CREATE POLICY own_change ON player FOR UPDATE USING (id = \(acting));
    CREATE POLICY begun ON daily FOR INSERT WITH CHECK (player_id = \(acting));
    CREATE POLICY finished ON daily FOR UPDATE USING (player_id = \(acting))
      WITH CHECK (player_id = \(acting) AND round_id IS NOT NULL);
    CREATE POLICY counted ON throttle FOR INSERT WITH CHECK (true);
    CREATE POLICY counting ON throttle FOR UPDATE USING (true);
    CREATE POLICY running ON lease FOR INSERT WITH CHECK (\(isShort));
    CREATE POLICY renewed ON lease FOR UPDATE USING (true) WITH CHECK (\(isShort));
    CREATE POLICY shown ON profile FOR SELECT USING (EXISTS (SELECT 1 FROM privacy p
      WHERE p.player_id = profile.player_id AND p.field = profile.field
        AND p.audience = 'everybody'));
    CREATE POLICY shown ON picture FOR SELECT USING (EXISTS (SELECT 1 FROM profile p
      WHERE p.player_id = picture.player_id AND p.field = 'avatar'
        AND p.value = 'own:' || picture.name));
    CREATE POLICY ranked ON standing FOR INSERT WITH CHECK (player_id = \(acting) AND EXISTS (
      SELECT 1 FROM round r WHERE r.id = round_id AND r.player_id = standing.player_id
        AND r.points = standing.points AND r.eligibility = 'ranked'));
    """

  /// The player of the connection, read once for each statement.
  private static let acting = "(SELECT player_id FROM flipside.acting)"
  private static let isShort =
    "until <= (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 60001"

  private var quoted: String { "\"\(name)\"" }
}
