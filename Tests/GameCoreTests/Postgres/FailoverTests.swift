import Bots
import Fixtures
import Glibc
import Synchronization
import SystemStrings
import Testing

@testable import GameCore
@testable import PostgresStore

@Suite("With several servers in the address, a standby takes over", .blocking)
struct FailoverTests {
  private let scratch: Scratch
  private let server: PostgresServer
  private let standby: String
  private let administrator: PGConnection

  init() throws {
    scratch = try Scratch()
    server = try #require(PostgresServer())
    try #require(server.waitUntilReady(), "PostgreSQL cannot be started: see its package")
    standby = try #require(server.addStandby())
    administrator = try PGConnection(
      to: [("dbname", server.address(of: "postgres"))], patience: 30_000)
    try wait(for: "*")
    let isSynchronous = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"
    #expect(try eventually { try administrator.script(isSynchronous)?.number == 1 })
  }

  /// Makes commits wait for standbys with these names.
  private func wait(for standbys: String) throws {
    try administrator.script("ALTER SYSTEM SET synchronous_standby_names = '\(standbys)'")
    try administrator.script("SELECT pg_reload_conf()")
  }

  private func store(on sockets: String..., patience: Int = 8000) throws -> Store {
    try store(at: "/postgres?host=\(sockets.joined(separator: ","))&", patience: patience)
  }

  private func store(at address: String, patience: Int) throws -> Store {
    let address = "postgres://flipside@\(address)target_session_attrs=read-write"
    return try .postgres(scratch.place(at: address, patience: patience, echo: 0))
  }

  private func seeds(in store: Store) throws -> [UInt64] {
    var seeds: [UInt64] = []
    try store.visitRounds { stored in
      #expect(stored.proven?.ranked != nil)
      seeds.append(stored.record.transcript.seed)
    }
    return seeds.sorted()
  }

  @Test("killed while recording: nothing confirmed is lost, and a waiting result is saved once")
  func killed() throws {
    // The standby is first, so each connection has to pass it.
    let store = try store(on: standby, server.directory)
    let anna = try store.player("Anna")
    let kept = Atomic<UInt64>(0)
    let recording = BackgroundThread { () throws -> UInt64 in
      while true {
        let seed = kept.load(ordering: .relaxed) + 1
        do {
          try store.play(seed: seed, pace: 2000, by: anna)
          kept.store(seed, ordering: .relaxed)
        } catch StoreError.unreachable {
          return seed
        } catch StoreError.noWriter {
          return seed
        }
      }
    }
    #expect(eventually { kept.load(ordering: .relaxed) > 20 })
    server.kill()
    let waiting = try recording.value()
    server.promoteStandby()
    #expect(
      eventually {
        do {
          try store.play(seed: waiting, pace: 2000, by: anna)
          return true
        } catch StoreError.unreachable {
          return false
        } catch StoreError.noWriter {
          return false
        } catch {
          Issue.record(error)
          return true
        }
      })
    #expect(try seeds(in: store) == Array(1...waiting))
    #expect(try Naive.agrees(with: store, on: .pairs))
  }

  @Test("with only read-only servers, the player reads a sentence", arguments: [true, false])
  func readOnly(choosesServer: Bool) throws {
    let anna = try store(on: server.directory).player("Anna")
    // Without the parameter, the standby is used, and rejects the first write.
    let ending = choosesServer ? "&target_session_attrs=read-write" : ""
    let address = "postgres://flipside@/postgres?host=\(standby)\(ending)"
    let store = try Store.postgres(scratch.place(at: address, patience: 8000, echo: 0))
    do {
      try store.play(seed: 1, pace: 2000, by: anna)
      Issue.record("saved")
    } catch {
      let error = try #require(error as? StoreError)
      for said in [Language.english, .russian].map(error.text) {
        #expect(!said.contains("read-only") && !said.contains("transaction"), "\(said)")
        #expect(!said.contains(standby), "\(said)")
      }
      #expect(!error.isOfSetup)
    }
    server.promoteStandby()
    #expect(eventually { (try? store.play(seed: 1, pace: 2000, by: anna)) != nil })
    #expect(try seeds(in: store) == [1])
  }

  @Test("silent: the servers after it in the address are tried", arguments: [false, true])
  func silent(isOption: Bool) throws {
    let proxy = try #require(CutProxy(before: server.directory))
    let sockets = ["/tmp/no-such-place", proxy.directory, standby]
    let hosts = sockets.joined(separator: ",")
    // As a part of the address, each has a port, which is empty here.
    let address =
      isOption
      ? "/postgres?host=\(hosts)&"
      : hosts.replacing("/", with: "%2F") + "/postgres?"
    let store = try store(at: address, patience: 1500)
    let anna = try store.player("Anna")
    proxy.stall()
    #expect {
      try store.play(seed: 1, pace: 2000, by: anna)
    } throws: { error in
      // The standby behind it answers, and can only be read.
      error as? StoreError == .noWriter
    }
    server.promoteStandby()
    #expect(eventually { (try? store.play(seed: 1, pace: 2000, by: anna)) != nil })
    #expect(try seeds(in: store) == [1])
  }

  /// The server does this when `statement_timeout` is over during a commit, too.
  @Test("a commit that stops waiting for the standby is not confirmed")
  func unreplicated() throws {
    let store = try store(on: server.directory, patience: 1500)
    let anna = try store.player("Anna")
    try wait(for: "missing")
    let recording = BackgroundThread { () throws -> Bool in
      do {
        try store.play(seed: 1, pace: 2000, by: anna)
        return true
      } catch StoreError.unreachable {
        return false
      }
    }
    let cancel = """
      SELECT count(pg_cancel_backend(pid)) FROM pg_stat_activity WHERE wait_event = 'SyncRep'
      """
    #expect(try eventually { try administrator.script(cancel)?.number != 0 })
    #expect(try !recording.value())
    try wait(for: "*")
    try store.play(seed: 1, pace: 2000, by: anna)
    #expect(try seeds(in: store) == [1])
  }
}
