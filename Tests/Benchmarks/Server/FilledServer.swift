import Bots
import Fixtures
import GameCore
import GameRules
import Glibc
import PostgresStore
import SystemStrings

/// The board of all levels on a PostgreSQL server with very many players, each with one true round,
/// read by a player in the middle of it.
struct FilledServer {
  let count: Int
  let bare: BareServer
  private let server: PostgresServer
  private let address: String
  private let scratch: String
  private let notes = Notes()
  private let store: Store
  private let board = LeaderboardKey(game: PairsGame.id)

  /// Fills a database of `server` with `count` players.
  init(of count: Int, on server: PostgresServer, scratch: String) throws {
    self.count = count
    self.scratch = scratch
    try BareServer(to: server.address(of: "postgres")).script("CREATE DATABASE filled\(count)")
    address = server.address(of: "filled\(count)")
    self.server = server
    let session = PostgresSession(try Self.place(address, scratch))
    store = Store(
      WatchedSession(session) { [notes] in notes.note($0) }, guest: "bench",
      copiesOfPictures: SystemString(scratch))
    // The first access creates the tables.
    _ = try store.page(of: board, for: nil, limit: 10)
    bare = try BareServer(to: address)
    try bare.script(
      "SET search_path = flipside; SET plan_cache_mode = force_generic_plan; SET jit = off;"
        + " SET max_parallel_workers_per_gather = 0")
    try fill()
    guard case let page = try page(), page.top.count == 10, page.around.count == 3,
      page.players == count
    else { throw CannotMeasure("the board of \(count) players is not whole") }
  }

  func page() throws -> LeaderboardPage { try page(from: store) }

  func page(from store: Store) throws -> LeaderboardPage {
    try store.page(of: board, for: PlayerID(count / 2), limit: 10)
  }

  /// Returns the statements of a page whose rows are cached.
  func statements() throws -> [BareServer.Prepared] {
    try notes.statements { _ = try page() }.map { try bare.prepare($0) }
  }

  /// Returns a store with empty caches.
  func freshStore() throws -> Store { try .postgres(Self.place(address, scratch)) }

  /// Returns stores of two programs: with the role of players, and with one that has all rights and
  /// that no row policy limits.
  func storesOfRoles() throws -> (player: Store, free: Store) {
    _ = try StoreSetup.run(at: Self.place(address, scratch), role: .usual)
    try bare.script(
      """
      CREATE ROLE \(Self.free) LOGIN BYPASSRLS;
      GRANT USAGE ON SCHEMA flipside TO \(Self.free);
      GRANT ALL ON ALL TABLES IN SCHEMA flipside TO \(Self.free);
      GRANT ALL ON ALL FUNCTIONS IN SCHEMA flipside TO \(Self.free)
      """)
    let stores = try [RoleName.usual.description, Self.free].map {
      try Store.postgres(
        Self.place(server.address(of: "filled\(count)", as: $0), scratch))
    }
    return (stores[0], stores[1])
  }

  private static let free = "free"

  private static func place(_ address: String, _ scratch: String) throws -> PostgresLocation {
    let address = try PostgresAddress(SystemString(address))
    return PostgresLocation(
      address: address, guest: "bench", directory: SystemString(scratch)
    ) { _ in false }
  }

  /// Inserts nine easy rounds for each one on the expert board, as dense in time as those of a year
  /// for ten million players; the tallies are those that the triggers would write.
  private func fill() throws {
    let rounds = try (0..<1000).map { try Self.round(UInt64($0)).record }
    let rows = rounds.enumerated().map { number, record in
      let transcript = record.transcript
      return "(\(number), '\(transcript.setup)', \(Int64(bitPattern: transcript.seed)),"
        + " '\(transcript.moves)', \(record.claimed.points), \(record.claimed.time.milliseconds),"
        + " '\(record.claimed.figures)', '\\x\(Self.hex(transcript.digest))')"
    }
    try bare.script(
      """
      SET session_replication_role = replica; SET synchronous_commit = off;
      CREATE TEMP TABLE kind(n BIGINT, setup TEXT, seed BIGINT, moves TEXT, points BIGINT,
        time_ms BIGINT, figures TEXT, digest BYTEA);
      INSERT INTO kind VALUES \(rows.joined(separator: ", "));
      INSERT INTO player SELECT i, 'Player' || i, 'player' || i, 'p' || i || '@example.org',
        'p' || i || '@example.org', '$none', 0, i FROM generate_series(1::bigint, \(count)) i;
      INSERT INTO round(id, player_id, game, revision, setup, seed, moves, points, time_ms, figures,
          finished_at, digest)
        SELECT i * 12918784, i, 'pairs', 1, setup, seed, moves, points, time_ms, figures, i,
          digest
        FROM generate_series(1::bigint, \(count)) i JOIN kind ON n = i * 7919 % 1000;
      INSERT INTO standing SELECT player_id, b, points, id FROM round,
        LATERAL (VALUES ('pairs'), ('pairs/' || setup)) AS boards(b);
      INSERT INTO tally SELECT board, shift, points >> shift, player_id & 15, count(*)
        FROM standing, (VALUES (0), (7)) AS level(shift) GROUP BY 1, 2, 3, 4;
      SET session_replication_role = origin; SET synchronous_commit = on
      """)
    for order in ["VACUUM ANALYZE", "CHECKPOINT"] { try bare.script(order) }
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String(Int($0) + 256, radix: 16).dropFirst() }.joined()
  }

  private static func round(_ seed: UInt64) throws -> VerifiedRound {
    try VerifiedRound.verified(
      seed % 10 == 0 ? .expert : .easy, seed: seed,
      playedBy: Forgetful(recall: Int(seed % 101), seed: seed),
      pace: .varied(400...1400, seed: seed))
  }
}
