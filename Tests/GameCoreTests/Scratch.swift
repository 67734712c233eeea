import Bots
import Fixtures
import Foundation
import Glibc
import Synchronization
import SystemStrings
import Testing

@testable import GameCore

/// A directory for a test, deleted after it.
final class Scratch: Sendable {
  private let parent: TemporaryDirectory
  /// The path of the data, created by the first store.
  let path: String
  private let records: any TestDatabase

  init() throws {
    parent = try TemporaryDirectory()
    path = parent.path + "/data"
    records = try TestEngine.current.opened(at: path)
  }

  var database: String { "\(path)/flipside.db" }

  /// The names of the files in the directory of players' own pictures.
  var pictures: [String] {
    (SystemString("\(path)/avatars").directoryNames() ?? []).map(\.text)
  }

  func store(
    access: StoreAccess = .readWrite, guest: String = "1000", patience: Int = 15_000,
    running: Set<String> = []
  ) throws -> Store {
    try records.store(access: access, guest: guest, patience: patience, running: running)
  }

  /// Opens a store in a file, performs `body`, and returns the texts of its statements.
  func statements(of body: (Store) throws -> Void) throws -> Set<String> {
    let texts = Mutex<Set<String>>([])
    let path = SystemString(path)
    let opening = SQLiteOpening(
      directory: DataDirectory(path), access: .readWrite, patience: 15_000,
      isAlive: { _ in false })
    let session = WatchedSession(try opening.session()) { step in
      guard case .statement(let sql) = step else { return }
      texts.withLock { _ = $0.insert(sql.text.joined { _ in "?" }) }
    }
    let store = Store(
      session, guest: "1000", files: AvatarFiles(in: path), hasPicturesInside: false, clocks: nil)
    try body(store)
    return texts.withLock { $0 }
  }

  /// Writes `bytes` as the database file.
  func write(_ bytes: [UInt8]) throws {
    mkdir(path, 0o700)
    let file = try #require(fopen(database, "w"))
    defer { fclose(file) }
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }

  func bytes() throws -> [UInt8] {
    let file = try #require(fopen(database, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer.prefix(count)
    }
    return bytes
  }

  /// Makes a modification that no program of Flipside makes; the triggers see it as a program's or
  /// not. Returns the number of changed rows.
  @discardableResult
  func edit(_ sql: String, asProgram: Bool = true) throws -> Int {
    try records.edit(sql, asProgram: asProgram)
  }

  func count(in table: String) throws -> Int {
    try records.number("SELECT count(*) FROM \(table)")
  }

  /// Returns whether the database contains `text`.
  func holds(_ text: String) throws -> Bool {
    try records.holds(text)
  }
}

extension Timestamp {
  static let start = Timestamp(milliseconds: 1_790_000_000_000)

  func after(_ milliseconds: Int) -> Timestamp {
    Timestamp(milliseconds: self.milliseconds + milliseconds)
  }
}

/// A stored recovery code and its age.
struct KeptRecoveryCode: Hashable {
  let hash: RecoveryCodeHash
  let madeAt: Timestamp
}

extension Store {
  func player(_ name: String) throws -> Player {
    try add(
      NewAccount(
        name: PlayerName(name), email: Email("\(name.filter { $0 != " " })@example.org"),
        hash: PasswordHash(phc: "none")),
      at: .start)
  }

  func recoveryCode(of player: PlayerID) throws -> KeptRecoveryCode? {
    try withoutTransaction { db in
      try db.first("SELECT code_hash, made_at FROM recovery WHERE player_id = \(player)") { row in
        KeptRecoveryCode(
          hash: RecoveryCodeHash(bytes: row.bytes("code_hash")), madeAt: row.time("made_at"))
      }
    }
  }

  /// Returns the leaderboard of today's board.
  func dailyPage(
    of board: LeaderboardKey, for player: PlayerID?, limit: Int, at now: Timestamp
  ) throws -> DailyPage {
    try dailyPage(of: board, on: Daily.today(at: now), for: player, limit: limit)
  }

  /// Records a board played at a pace in milliseconds; slower rounds have fewer points.
  @discardableResult
  func play(
    _ level: PairsLevel = .easy, seed: UInt64 = 1, pace: Int, by player: Player
  ) throws -> RecordOutcome {
    let round = try VerifiedRound.expertly(
      level, seed: seed, pace: .steady(Elapsed(milliseconds: pace)))
    return try record(round, by: player.id, at: .start)
  }
}

extension LeaderboardKey {
  static let pairs = LeaderboardKey(game: PairsGame.id)
  static let easy = LeaderboardKey(game: PairsGame.id, setup: "easy")
}

extension Scratch {
  /// Creates a database as 0.1.0 wrote it, with the tables only or with what was played.
  func prepareReleased(withRows: Bool = false) throws {
    mkdir(path, 0o700)
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = here.deletingLastPathComponent().appendingPathComponent("Golden/flipside-0.1.0.sql")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    try edit(lines.filter { withRows || !$0.hasPrefix("INSERT") }.joined(separator: "\n"))
  }
}
