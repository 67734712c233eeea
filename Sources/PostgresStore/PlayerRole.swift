import GameCore

/// The role of players' programs, with only the rights that playing needs, on the rows of the
/// player whom the program sets in each transaction.
struct PlayerRole {
  let name: RoleName

  /// The query for the role's strength: 1 if it has power that rights cannot limit, 0 if not; no
  /// row if the role does not exist.
  var strength: String {
    """
    SELECT (rolsuper OR rolbypassrls OR rolcreaterole OR rolcreatedb OR rolreplication
        OR pg_has_role(rolname, nspowner, 'MEMBER')
        OR pg_has_role(rolname, 'pg_write_all_data', 'MEMBER')
        OR pg_has_role(rolname, 'pg_execute_server_program', 'MEMBER')
        OR pg_has_role(rolname, 'pg_write_server_files', 'MEMBER'))::int
      FROM pg_roles, pg_namespace WHERE rolname = '\(name)' AND nspname = 'flipside'
    """
  }

  var creation: String { "CREATE ROLE \(quoted) LOGIN" }

  /// The statements that revoke all rights and grant the needed ones; they can be run repeatedly.
  var rights: String {
    """
    REVOKE ALL ON ALL TABLES IN SCHEMA flipside FROM PUBLIC, \(quoted);
    REVOKE ALL ON ALL FUNCTIONS IN SCHEMA flipside FROM PUBLIC, \(quoted);
    REVOKE ALL ON SCHEMA flipside FROM PUBLIC, \(quoted);
    GRANT USAGE ON SCHEMA flipside TO \(quoted);
    GRANT SELECT ON ALL TABLES IN SCHEMA flipside TO \(quoted);
    GRANT INSERT, DELETE ON player, name_look, session, throttle, setting, progress, lease, round,
      standing, profile, privacy, picture, album TO \(quoted);
    GRANT INSERT ON recovery, daily TO \(quoted);
    GRANT DELETE ON unverified TO \(quoted);
    GRANT UPDATE ON throttle, recovery, progress, lease, profile, privacy, album TO \(quoted);
    GRANT UPDATE (used_at) ON session TO \(quoted);
    GRANT UPDATE (round_id, points) ON daily TO \(quoted);
    GRANT UPDATE (name, name_key, email, email_key, hash) ON player TO \(quoted);
    GRANT UPDATE (note) ON round TO \(quoted);
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
        EXECUTE format('CREATE POLICY reading ON flipside.%I FOR SELECT USING (true)', t);
      END LOOP;
      FOREACH t IN ARRAY ARRAY['session', 'throttle', 'progress', 'lease', 'unverified'] LOOP
        EXECUTE format('CREATE POLICY anybodys ON flipside.%I USING (true)', t);
      END LOOP;
      FOREACH t IN ARRAY ARRAY['name_look', 'recovery', 'round', 'profile', 'privacy', 'picture',
          'album', 'daily'] LOOP
        EXECUTE format('CREATE POLICY own ON flipside.%I USING (player_id = \(acting))', t);
      END LOOP;
      FOR f IN SELECT p.oid::regprocedure FROM pg_proc p WHERE pronamespace = 'flipside'::regnamespace
          AND prosecdef LOOP
        EXECUTE format('ALTER FUNCTION %s SET search_path = flipside, pg_temp', f);
      END LOOP;
    END $$;
    CREATE POLICY coming ON player FOR INSERT WITH CHECK (true);
    CREATE POLICY own_change ON player FOR UPDATE USING (id = \(unquoted));
    CREATE POLICY own_end ON player FOR DELETE USING (id = \(unquoted));
    CREATE POLICY own ON setting USING (owner LIKE 'guest:%' OR owner = 'player:' || \(unquoted));
    CREATE POLICY ranked ON standing FOR INSERT WITH CHECK (EXISTS (
      SELECT 1 FROM round r WHERE r.id = round_id AND r.player_id = standing.player_id
        AND r.points = standing.points AND r.eligibility = 'ranked'));
    CREATE POLICY struck ON standing FOR DELETE USING (true);
    """

  private static let unquoted =
    "nullif(pg_catalog.current_setting('flipside.player', true), '')::bigint"
  private static let acting =
    "nullif(pg_catalog.current_setting(''flipside.player'', true), '''')::bigint"

  private var quoted: String { "\"\(name)\"" }
}
