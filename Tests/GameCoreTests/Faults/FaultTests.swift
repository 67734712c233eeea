import Bots
import CSQLite
import Glibc
import SystemStrings
import Testing

@testable import GameCore

@Suite("Disk faults lose no record and are reported clearly", .blocking)
struct FaultTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  @Test("a lock that lasts too long is reported, and everything works when it is released")
  func busy() throws {
    let holder = try scratch.store()
    let store = try scratch.store(patience: 20)
    let anna = try store.player("Anna")
    try holder.withoutTransaction { db in
      try db.run("BEGIN IMMEDIATE")
    }
    #expect(throws: StoreError.busy) { try store.play(pace: 2000, by: anna) }
    #expect(try store.page(of: .easy, for: nil, limit: 10).top.isEmpty)
    try holder.withoutTransaction { db in
      try db.run("COMMIT")
    }
    #expect(try store.play(pace: 2000, by: anna).rank == 1)
  }

  @Test("a full disk leaves nothing half written, and the round can be saved when there is room")
  func full() throws {
    let store = try scratch.store()
    let anna = try store.player("Anna")
    let id = ProgressID("1:1")
    let round = try VerifiedRound.expertly(.expert, seed: 1)
    let kept = SavedRound(transcript: round.record.transcript, elapsed: .zero)
    try store.keep(kept, as: id, of: .guest, at: .start)
    try store.withoutTransaction { db in
      try db.run("PRAGMA max_page_count = 1")
    }
    var recorded = 0
    #expect(throws: StoreError.full) {
      for seed in 1...1000 {
        try store.play(.expert, seed: UInt64(seed) + 10, pace: 900, by: anna)
        recorded += 1
      }
    }
    let again = try scratch.store()
    var stored = 0
    try again.visitRounds { _ in stored += 1 }
    #expect(stored == recorded)
    #expect(try Naive.agrees(with: again, on: .pairs))
    #expect(try again.record(round, by: anna.id, at: .start).round.id.rawValue > 0)
    #expect(try again.claim(of: .guest, as: id) == nil)
  }

  @Test(
    "a failed write is reported by the system's error",
    arguments: [(ENOSPC, StoreError.full), (EDQUOT, .full), (EROFS, .readOnly)])
  func failedWrite(systemError: Int32, error: StoreError) {
    let found = StoreError(
      code: SQLITE_IOERR | (3 << 8), systemError: systemError, message: "disk I/O error",
      statement: "COMMIT", path: "flipside.db")
    #expect(found == error)
  }

  @Test("a text file is not a database", arguments: ["Dear diary, ", "SQLite format 4\u{0}"])
  func textFile(_ text: String) throws {
    try scratch.write(Array(String(repeating: text, count: 400).utf8))
    #expect(throws: StoreError.notADatabase(path: scratch.database)) { try scratch.store() }
  }

  @Test(
    "a damaged file never crashes or invents a round, and unreadable rounds are reported",
    arguments: Damage.allCases)
  func damaged(_ damage: Damage) throws {
    let store = try scratch.store()
    let anna = try store.player("Anna")
    for seed in 1...120 { try store.play(.expert, seed: UInt64(seed), pace: 900, by: anna) }
    try store.withoutTransaction { db in
      try db.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    let sound = try scratch.bytes()
    var chance = Generator(seed: 4)
    var originals: Set<ReplayRecord> = []
    try store.visitRounds { originals.insert($0.record) }
    var errors: [StoreError] = []
    for _ in 0..<15 {
      let copy = try Scratch()
      try copy.write(damage.done(to: sound, by: &chance))
      do {
        let store = try copy.store()
        _ = try store.page(of: .pairs, for: anna.id, limit: 10)
        try store.visitRounds { #expect($0.proven?.ranked == nil || originals.contains($0.record)) }
        try store.play(seed: 77, pace: 900, by: anna)
      } catch let error as StoreError {
        errors.append(error)
      }
    }
    #expect(errors.count >= damage.leastNoticed)
    for error in errors { #expect(damage.allows(error), "\(error)") }
  }

  @Test("a misplaced page causes no endless loop", .timeLimit(.minutes(10)))
  func misplacedPages() throws {
    let store = try scratch.store()
    let anna = try store.player("Anna")
    for seed in 1...60 { try store.play(.expert, seed: UInt64(seed), pace: 900, by: anna) }
    try store.withoutTransaction { db in
      try db.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    let sound = try scratch.bytes()
    let pages = sound.count / 4096
    var errors = 0
    for (target, source) in (1..<pages).flatMap({ page in [(page, page - 1), (page - 1, page)] }) {
      var bytes = sound
      bytes.replaceSubrange(
        (target * 4096)..<((target + 1) * 4096),
        with: sound[(source * 4096)..<((source + 1) * 4096)])
      let copy = try Scratch()
      try copy.write(bytes)
      var seen: [Int] = []
      do {
        try copy.store(access: .readOnly).visitRounds { seen.append($0.id.rawValue) }
      } catch is StoreError {
        errors += 1
      }
      #expect(seen == Set(seen).sorted())
    }
    #expect(errors > 0)
  }

  @Test(
    "a directory that cannot be created is named",
    arguments: ["/dev/null/flipside", "/proc/flipside", "", "/sys/kernel/flipside", "/tmp/a\u{0}b"])
  func noDirectory(_ path: String) throws {
    let place = SQLiteLocation(directory: SystemString(path), guest: "0")
    #expect {
      try Store(place) { _ in false }
    } throws: { error in
      if case .cannotOpen = error as? StoreError { true } else { false }
    }
  }

  @Test(
    "a pipe at the path of a file is rejected without waiting", arguments: ["", "-wal", "-shm"])
  func pipe(_ ending: String) throws {
    if ending.isEmpty { mkdir(scratch.path, 0o700) } else { _ = try scratch.store() }
    let path = scratch.database + ending
    unlink(path)
    #expect(mkfifo(path, 0o600) == 0)
    for access in [StoreAccess.readOnly, .readWrite] {
      #expect(throws: StoreError.notADatabase(path: path)) { try scratch.store(access: access) }
    }
  }

  @Test("directories whose names are not UTF-8 differ if their bytes do")
  func bytes() throws {
    let parent = try Scratch()
    mkdir(parent.path, 0o700)
    let directories: [SystemString] = [UInt8(0xE9), 0xEA].map {
      "\(parent.path)/\(SystemString(bytes: [0x63, $0]))"
    }
    let stores = try directories.map { directory in
      try Store(SQLiteLocation(directory: directory, guest: "0")) { _ in false }
    }
    let anna = try stores[0].player("Anna")
    #expect(try stores[0].credentials(for: LoginName("Anna"))?.id == anna.id)
    #expect(try stores[1].credentials(for: LoginName("Anna")) == nil)
    for directory in directories {
      for ending in ["-wal", "-shm", ""] {
        let file: SystemString = "\(directory)/flipside.db\(ending)"
        #expect(file.withCString { unlink($0) } == 0)
      }
      #expect(directory.withCString { rmdir($0) } == 0)
    }
  }

  @Test("a reader creates nothing, and its writes fail")
  func readOnly() throws {
    #expect(throws: StoreError.cannotOpen(path: scratch.database)) {
      try scratch.store(access: .readOnly)
    }
    let anna = try scratch.store().player("Anna")
    let reader = try scratch.store(access: .readOnly)
    #expect(try reader.credentials(for: LoginName("Anna"))?.id == anna.id)
    #expect(throws: StoreError.readOnly) { try reader.play(pace: 2000, by: anna) }
    #expect(throws: StoreError.readOnly) { try reader.save(Settings(), of: .guest) }
    #expect(throws: StoreError.readOnly) {
      try reader.keep(
        SavedRound(
          transcript: try VerifiedRound.expertly(.easy, seed: 1).record.transcript, elapsed: .zero),
        as: ProgressID("1:1"), of: .guest, at: .start)
    }
  }

  @Test("killed during a write: everything before is saved, nothing of it")
  func killed() throws {
    let store = try scratch.store()
    let anna = try store.player("Anna")
    let recorded = try store.play(pace: 2000, by: anna)
    let copy = try Scratch()
    try store.withoutTransaction { db in
      // The cache is so small that it spills into the log before the commit.
      try db.run("PRAGMA cache_size = 1")
      try db.run("BEGIN IMMEDIATE")
      for number in 1...500 {
        try db.run(
          "INSERT INTO setting VALUES ('x', \(number), \(String(repeating: "y", count: 500)))"
        )
      }
    }
    try copy.take(from: scratch)
    let reopened = try copy.store()
    #expect(try reopened.best(of: anna.id, on: .easy) == recorded.round)
    let left = try reopened.withoutTransaction { db in
      try db.count("SELECT count(*) AS count FROM setting")
    }
    #expect(left == 0)
    #expect(try reopened.play(pace: 1500, by: anna).isRecord)
  }
}

extension Scratch {
  /// Copies the files as a killed program leaves them.
  func take(from other: Scratch) throws {
    mkdir(path, 0o700)
    for suffix in ["", "-wal"] {
      let source = try #require(fopen(other.database + suffix, "r"))
      let target = try #require(fopen(database + suffix, "w"))
      defer {
        fclose(source)
        fclose(target)
      }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while case let count = fread(&buffer, 1, buffer.count, source), count > 0 {
        fwrite(buffer, 1, count, target)
      }
    }
  }
}
