import GameCore

extension PostgresSchema {
  /// The tallies of standings, with which a rank is a sum over a few rows.
  ///
  /// A tally of level 0 counts the players in a range of 128 points, level 1 those with one number
  /// of points, level 2 those with one number of points within nine minutes (2^31 of the rounds'
  /// numbers), and level 3 those within nineteen hours. Each tally has sixteen parts, and a player
  /// is always counted in the same one, so that no row is written by all programs; readers sum up
  /// sixteen rows. The number of all players is stored in the same way.
  static let ranks = """
    CREATE TABLE tally(
      board TEXT COLLATE "C" NOT NULL,
      level BIGINT NOT NULL,
      points BIGINT NOT NULL,
      stretch BIGINT NOT NULL,
      part BIGINT NOT NULL,
      players BIGINT NOT NULL,
      PRIMARY KEY(board, level, points, stretch, part)
    );
    CREATE FUNCTION tell_tallies(
      of_board TEXT, p BIGINT, r BIGINT, player BIGINT, change BIGINT
    ) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = flipside, pg_temp AS $$ BEGIN
      INSERT INTO tally AS t(board, level, points, stretch, part, players) VALUES
        (of_board, 0, p >> 7, 0, player & 15, change),
        (of_board, 1, p, 0, player & 15, change),
        (of_board, 2, p, r >> 31, player & 15, change),
        (of_board, 3, p, r >> 38, player & 15, change)
      ON CONFLICT (board, level, points, stretch, part)
        DO UPDATE SET players = t.players + excluded.players;
      IF change < 0 THEN
        DELETE FROM tally WHERE players <= 0 AND board = of_board AND part = player & 15
          AND (level, points, stretch) IN
            ((0, p >> 7, 0), (1, p, 0), (2, p, r >> 31), (3, p, r >> 38));
      END IF;
    END $$;
    REVOKE EXECUTE ON FUNCTION tell_tallies(TEXT, BIGINT, BIGINT, BIGINT, BIGINT) FROM PUBLIC;
    CREATE FUNCTION standing_changes() RETURNS trigger LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = flipside, pg_temp AS $$ BEGIN
      IF TG_OP <> 'INSERT' THEN
        PERFORM tell_tallies(old.board, old.points, old.round_id, old.player_id, -1);
      END IF;
      IF TG_OP <> 'DELETE' THEN
        PERFORM tell_tallies(new.board, new.points, new.round_id, new.player_id, 1);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER standing_changes AFTER INSERT OR UPDATE OR DELETE ON standing
      FOR EACH ROW EXECUTE FUNCTION standing_changes();
    CREATE TABLE census_part(
      part BIGINT PRIMARY KEY,
      players BIGINT NOT NULL
    );
    CREATE VIEW census AS
      SELECT coalesce(sum(players), 0)::bigint AS players FROM census_part;
    CREATE FUNCTION player_changes() RETURNS trigger LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = flipside, pg_temp AS $$ BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO census_part AS c(part, players) VALUES (new.id & 15, 1)
          ON CONFLICT (part) DO UPDATE SET players = c.players + 1;
      ELSE
        UPDATE census_part SET players = players - 1 WHERE part = old.id & 15;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER player_changes AFTER INSERT OR DELETE ON player
      FOR EACH ROW EXECUTE FUNCTION player_changes();

    """
}

extension Dialect {
  /// The SQL of ranks. The sums are limited, in case a tally was modified by hand. `$1`, `$2` and
  /// `$3` are the board, points and round again.
  static let postgres = Dialect(
    above: { board, position in
      """
      SELECT least(greatest(
        (SELECT coalesce(sum(players), 0) FROM tally
          WHERE board = \(board) AND level = 0 AND points > \(position.points) >> 7)
        + (SELECT coalesce(sum(players), 0) FROM tally
          WHERE board = $1 AND level = 3 AND points = $2 AND stretch < \(position.round) >> 38)
        + (SELECT coalesce(sum(players), 0) FROM tally
          WHERE board = $1 AND level = 1 AND points > $2 AND points < (($2 >> 7) + 1) << 7)
        + (SELECT coalesce(sum(players), 0) FROM tally
          WHERE board = $1 AND level = 2 AND points = $2
            AND stretch >= ($3 >> 38) << 7 AND stretch < $3 >> 31)
        + (SELECT count(*) FROM standing WHERE board = $1 AND points = $2
          AND round_id >= ($3 >> 31) << 31 AND round_id < $3),
        0), 2147483647)::bigint AS count
      """
    },
    players: { board in
      """
      SELECT least(greatest(coalesce(sum(players), 0), 0), 2147483647)::bigint AS count
        FROM tally WHERE board = \(board) AND level = 0
      """
    },
    wrongTallies: """
      WITH places AS (
        SELECT board, 0 AS level, points >> 7 AS points, 0 AS stretch, player_id & 15 AS part
          FROM standing
        UNION ALL SELECT board, 1, points, 0, player_id & 15 FROM standing
        UNION ALL SELECT board, 2, points, round_id >> 31, player_id & 15 FROM standing
        UNION ALL SELECT board, 3, points, round_id >> 38, player_id & 15 FROM standing),
      counted AS (
        SELECT board, level, points, stretch, part, count(*) AS players FROM places
          GROUP BY board, level, points, stretch, part),
      told AS (SELECT board, level, points, stretch, part, players FROM tally)
      SELECT DISTINCT board FROM (
        SELECT * FROM (SELECT * FROM counted EXCEPT SELECT * FROM told) AS missing
        UNION ALL SELECT * FROM (SELECT * FROM told EXCEPT SELECT * FROM counted) AS surplus
      ) AS wrong ORDER BY board
      """,
    sameDeal: { player, transcript in
      """
      SELECT id, finished_at FROM round
        WHERE player_id = \(player) AND seed = \(transcript.seed) AND game = \(transcript.game)
          AND setup = \(transcript.setup) AND eligibility = 'ranked'
          AND split_part(moves, ' ', 1) = split_part(\(transcript.moves), ' ', 1)
        ORDER BY finished_at, id LIMIT 1
      """
    },
    accounts: "account AS player",
    credentials: { key in
      switch key {
      case .name(let name): "SELECT id, hash FROM login_start(\(name), NULL, NULL)"
      case .email(let email): "SELECT id, hash FROM login_start(NULL, \(email), NULL)"
      case .id(let id): "SELECT id, hash FROM login_start(NULL, NULL, \(id))"
      }
    },
    ownRounds: "own_round AS round", savedGames: "saved_game AS progress",
    progressKey: ["id", "owner"],
    mostVerified: 64,
    soundness: nil)
}
