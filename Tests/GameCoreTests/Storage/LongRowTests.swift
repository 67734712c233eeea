import Fixtures
import Testing

@testable import GameCore

@Suite("Rows with any text are read in linear time", .blocking)
struct LongRowTests {
  private let scratch: Scratch
  private let store: Store

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
  }

  private func literal(_ bytes: [UInt8]) -> String { "'\(String(decoding: bytes, as: UTF8.self))'" }

  @Test("Settings with any text for their keys and values")
  func settings() {
    let keys = Settings().stored.map(\.key) + ["language", "setup.x", "source.x", "duel.name.2"]
    let slow = LongText.slow { bytes in
      let long = literal(bytes)
      let rows = keys.map { "('guest:1000', '\($0)', \(long))" } + ["('guest:1000', \(long), 'x')"]
      _ = try? scratch.edit("DELETE FROM setting")
      #expect(
        throws: Never.self,
        performing: {
          try scratch.edit("INSERT INTO setting VALUES \(rows.joined(separator: ", "))")
        })
      let settings = try? store.settings(of: .guest)
      var hasher = Hasher()
      hasher.combine(settings)
      _ = hasher.finalize()
    }
    #expect(slow == [])
  }

  @Test("Rounds, unfinished games and accounts with any text for their columns")
  func rows() {
    let slow = LongText.slow { bytes in
      let long = literal(bytes)
      #expect(
        throws: Never.self,
        performing: {
          try scratch.edit(
            """
            DELETE FROM progress; DELETE FROM standing; DELETE FROM round; DELETE FROM player;
            INSERT INTO player(id, name, name_key, email, email_key, hash, registered_at)
              VALUES (7, \(long), 'a', \(long), 'b', \(long), 1);
            INSERT INTO round(id, player_id, game, revision, setup, seed, moves, points, time_ms,
                figures, finished_at, digest, eligibility, content)
              VALUES (1, 7, 'pairs', 1, \(long), 1, \(long), 5, 5, \(long), 5, x'00', 'ranked',
                substr(\(long), 1, 20000));
            INSERT INTO standing(player_id, board, points, round_id) VALUES (7, 'pairs', 5, 1);
            INSERT INTO progress(id, owner, game, revision, setup, seed, standing, moves, elapsed,
                saved_at, content, looks)
              VALUES (\(long), 'guest:1000', \(long), 1, \(long), 1, \(long), \(long), 1, 1,
                substr(\(long), 1, 20000), \(long))
            """)
        })
      _ = try? store.storedRound(RoundID(1))
      _ = try? store.page(of: LeaderboardKey(game: PairsGame.id), for: nil, limit: 10)
      _ = try? store.claim(of: .guest, as: ProgressID("a"))
      _ = try? store.credentials(for: LoginName("a"))
    }
    #expect(slow == [])
  }
}
