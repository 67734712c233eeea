import GameCore

extension PostgresSchema {
  /// The triggers for the tallies of standings. Each tally has sixteen parts, and a player is
  /// always counted in the same one, so that no row is written by all programs.
  static let ranks = """
    CREATE FUNCTION tell_tallies(of_board TEXT, p BIGINT, player BIGINT, change BIGINT)
    RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = flipside, pg_temp AS $$ BEGIN
      INSERT INTO tally AS t(board, shift, points, part, players) VALUES
        (of_board, 0, p, player & 15, change), (of_board, 7, p >> 7, player & 15, change)
        ON CONFLICT (board, shift, points, part)
          DO UPDATE SET players = t.players + excluded.players;
      IF change < 0 THEN
        DELETE FROM tally WHERE players <= 0 AND board = of_board AND part = player & 15
          AND (shift, points) IN ((0, p), (7, p >> 7));
      END IF;
    END $$;
    REVOKE EXECUTE ON FUNCTION tell_tallies(TEXT, BIGINT, BIGINT, BIGINT) FROM PUBLIC;
    CREATE FUNCTION standing_changes() RETURNS trigger LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = flipside, pg_temp AS $$ BEGIN
      IF TG_OP <> 'INSERT' THEN
        PERFORM tell_tallies(old.board, old.points, old.player_id, -1);
      END IF;
      IF TG_OP <> 'DELETE' THEN
        PERFORM tell_tallies(new.board, new.points, new.player_id, 1);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER standing_changes AFTER INSERT OR UPDATE OR DELETE ON standing
      FOR EACH ROW EXECUTE FUNCTION standing_changes();

    """
}

extension Dialect {
  static let postgres = {
    var dialect = Dialect()
    dialect.sameDeal = { player, transcript in
      """
      SELECT id, finished_at FROM round
        WHERE player_id = \(player) AND seed = \(transcript.seed) AND game = \(transcript.game)
          AND setup = \(transcript.setup) AND eligibility = 'ranked'
          AND split_part(moves, ' ', 1) = split_part(\(transcript.moves), ' ', 1)
        ORDER BY finished_at, id LIMIT 1
      """
    }
    dialect.accounts = "account AS player"
    dialect.credentials = { key in
      switch key {
      case .name(let name): "SELECT id, hash FROM login_start(\(name), NULL, NULL)"
      case .email(let email): "SELECT id, hash FROM login_start(NULL, \(email), NULL)"
      case .id(let id): "SELECT id, hash FROM login_start(NULL, NULL, \(id))"
      }
    }
    dialect.ownRounds = "own_round AS round"
    dialect.savedGames = "saved_game AS progress"
    dialect.progressKey = ["id", "owner"]
    dialect.mostVerified = 64
    dialect.soundness = nil
    return dialect
  }()
}
