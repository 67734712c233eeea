import Glibc
import SystemStrings

@testable import CommandLineTool
@testable import GameCore

/// Rows of sessions, players, settings, unfinished games and rounds with arbitrary values: whatever
/// they contain, the results can be shown, and those that count verify.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 1, let store else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let texts = bytes.dropFirst(2).split(separator: 10, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  do throws(StoreError) {
    try write(Hand(kind: bytes[0], number: bytes[1], texts: texts), into: store)
    try read(store)
  } catch {
    // A message for the player.
    precondition(!"\(error)".isEmpty)
  }
  return 0
}

/// The modification of the database.
private struct Hand {
  let kind: UInt8
  let number: UInt8
  let texts: [String]

  func text(_ index: Int) -> SQLValue { .text(index < texts.count ? texts[index] : "") }

  func number(_ index: Int) -> SQLValue {
    .integer(index < texts.count ? Int(texts[index]) ?? Int(number) : Int(number))
  }
}

private let token = SessionToken(Secret(String(repeating: "0f", count: 32)))
private let player = PlayerID(1)
private let now = Timestamp(milliseconds: 1_795_291_200_000)

/// A private store, whose files have no names.
private let store: Store? = {
  var template = Array("/dev/shm/flipside-fuzz-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { return nil }
  let directory = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  let store = try? Store(
    SQLiteLocation(directory: SystemString(directory), guest: "fuzz"), isRunning: { _ in false })
  for name in ["flipside.db", "flipside.db-wal", "flipside.db-shm"] {
    unlink("\(directory)/\(name)")
  }
  rmdir(directory)
  return store
}()

private func write(_ hand: Hand, into store: Store) throws(StoreError) {
  try store.withoutTransaction { db in
    let emptied: [SQL] = [
      "DELETE FROM standing", "DELETE FROM round", "DELETE FROM progress", "DELETE FROM setting",
      "DELETE FROM session", "DELETE FROM player",
    ]
    for sql in emptied { try db.run(sql) }
    let isPlayer = hand.kind % 4 == 0
    try db.run(
      """
      INSERT INTO player(id, name, name_key, email, email_key, hash, registered_at)
        VALUES (1, \(isPlayer ? hand.text(0) : .text("Anna")), 'anna',
        \(isPlayer ? hand.text(1) : .text("a@example.org")), 'a@example.org', \(hand.text(2)), 0)
      """)
    try db.run(
      """
      INSERT INTO session(token_hash, player_id, used_at)
        VALUES (\(token.hash.bytes), 1, \(hand.number(3)))
      """)
    switch hand.kind % 4 {
    case 1:
      for (key, value) in zip(hand.texts, hand.texts.dropFirst()) {
        try db.run(
          "INSERT OR REPLACE INTO setting VALUES ('player:1', \(key), \(value))")
      }
    case 2:
      try db.run(
        """
        INSERT INTO progress(id, owner, game, revision, setup, seed, standing, moves, elapsed,
            saved_at, content)
          VALUES ('9:9', 'player:1', \(hand.text(0)), \(hand.number(1)), \(hand.text(2)),
          \(hand.number(3)), \(hand.text(4)), \(hand.text(5)), \(hand.number(6)), 0,
          \(hand.text(7)))
        """)
    default:
      try db.run(
        """
        INSERT INTO round(id, player_id, game, revision, setup, seed, moves, points, time_ms,
            figures, finished_at, digest, note, eligibility, content)
          VALUES (7, 1, \(hand.text(0)), \(hand.number(1)), \(hand.text(2)), \(hand.number(3)),
          \(hand.text(4)), \(hand.number(5)), \(hand.number(6)), \(hand.text(7)), \(hand.number(8)),
          x'00', \(hand.text(9)), \(hand.texts.count > 10 ? hand.text(10) : .text("ranked")),
          \(hand.text(11)))
        """)
      try db.run(
        "INSERT INTO standing VALUES (1, 'pairs', \(hand.number(5)), 7)")
    }
  }
}

private func read(_ store: Store) throws(StoreError) {
  let accounts = Accounts(store: store, cost: .least)
  if let known = try accounts.player(of: token, at: now) {
    precondition(TextSanitizer.line(known.name.description) == known.name.description)
  }
  _ = try store.credentials(for: LoginName("anna"))?.hash.cost
  let settings = try store.settings(of: .player(player))
  precondition(settings.stored.allSatisfy { !$0.key.isEmpty })
  if let saved = try store.claim(of: .player(player), as: ProgressID("1:1")) {
    _ = try? Catalog.result(of: saved.transcript)
  }
  for game in [PairsGame.id, ColorMatchGame.id, MovieQuizGame.id, PairsDuelGame.id] {
    let board = LeaderboardKey(game: game)
    for entry in try store.page(of: board, for: player, limit: 10).top {
      precondition(entry.round.result.points >= 0)
    }
    _ = try store.rounds(of: player, on: board, before: nil, limit: 10)
  }
  try store.visitRounds { stored in _ = try? Catalog.prove(stored.record) }
}
