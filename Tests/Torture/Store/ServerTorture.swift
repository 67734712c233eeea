import Bots
import Fixtures
import GameCore
import Glibc
import PostgresStore
import SystemStrings

/// Kills a PostgreSQL server at random times while programs on two hosts record games, repeatedly:
/// what it acknowledged must be saved, and nothing twice.
struct ServerTorture {
  let workshop: Workshop
  let seed: UInt64

  func run(until deadline: Deadline) throws -> Report {
    var report = Report("kill -9 of a PostgreSQL server")
    guard let server = PostgresServer(), server.waitUntilReady() else {
      report.note("left out: no server can be started here (Debian: postgresql)")
      return report.cutShort()
    }
    var evening = ServerEvening(server: server)
    var kills = 0
    var generator = Generator(seed: seed)
    let complaints = try workshop.complaints { directory in
      let stores = try ["a", "b"].map { host in
        try Store.asPlayers(
          of: host, in: directory, at: server.address(of: "postgres", as: "\(RoleName.usual)"))
      }
      do {
        try Store.setUp(at: server.address(of: "postgres"), in: directory)
        try evening.register(in: stores)
      } catch {
        return ["the table cannot be made: \(error)"]
      }
      while !deadline.isOver, evening.complaints.isEmpty {
        server.kill(inMilliseconds: Int(generator.below(generator.below(4) == 0 ? 1500 : 200)))
        try evening.play(in: stores)
        kills += 1
        server.start()
        guard server.waitUntilReady() else { return ["the server does not start again"] }
        // Like a player's queued result.
        try evening.recordDoubtful(in: stores)
      }
      return evening.complaints + evening.check(stores[0])
    }
    complaints.forEach { report.complain($0) }
    report.note(
      "\(kills) kills, \(evening.acknowledged) results acknowledged"
        + (report.isGood ? ", all of them there once" : ""))
    return kills == 0 ? report.cutShort() : report
  }
}

/// The recordings on a server that is killed and restarted, in order of the seeds.
struct ServerEvening {
  let server: PostgresServer
  private var players: [PlayerID] = []
  /// The number of results reported as recorded; the next one is uncertain if the server was
  /// killed.
  private(set) var acknowledged = 0
  private(set) var complaints: [String] = []

  init(server: PostgresServer) {
    self.server = server
  }

  mutating func register(in stores: [Store]) throws(StoreError) {
    for (number, store) in stores.enumerated() {
      guard let name = try? PlayerName("Host \(number)"),
        let email = try? Email("host\(number)@example.org")
      else { throw .notFound }
      let account = NewAccount(name: name, email: email, hash: PasswordHash(phc: "$none"))
      players.append(try store.add(account, at: .evening).id)
    }
  }

  /// Records games, alternating between the hosts, until the server is gone.
  mutating func play(in stores: [Store]) throws {
    while complaints.isEmpty, try record(in: stores) {}
  }

  /// Records the game that was being recorded when the server was killed.
  mutating func recordDoubtful(in stores: [Store]) throws {
    // A restarted server may still reject connections for a moment.
    for _ in 0..<100 where complaints.isEmpty {
      if try record(in: stores) { return }
      usleep(50_000)
    }
    complaints.append("the server is back and takes nothing")
  }

  /// Returns whether the next game was recorded, which is not possible while the server is
  /// unreachable.
  private mutating func record(in stores: [Store]) throws -> Bool {
    let number = acknowledged % stores.count
    let round = try VerifiedRound.expertly(.easy, seed: UInt64(acknowledged + 1))
    do throws(StoreError) {
      _ = try stores[number].record(round, by: players[number], at: .evening)
      acknowledged += 1
      return true
    } catch {
      switch error {
      case .unreachable, .noWriter, .busy: break
      default: complaints.append("a dying server is said to be \(error)")
      }
      return false
    }
  }

  /// Returns the faults of the store at the end.
  func check(_ store: Store) -> [String] {
    var complaints: [String] = []
    var found: [UInt64: Int] = [:]
    do throws(StoreError) {
      try store.visitRounds { stored in
        found[stored.record.transcript.seed, default: 0] += 1
        if (try? Catalog.verify(stored.record)) == nil {
          complaints.append("round \(stored.id.rawValue) does not verify")
        }
      }
      let board = LeaderboardKey(game: PairsGame.id, setup: "easy")
      let page = try store.page(of: board, for: players.first, limit: 10)
      let playing = min(acknowledged, players.count)
      if page.players != playing || page.top.count != playing {
        complaints.append("\(playing) have played, \(page.players) are counted")
      }
    } catch {
      complaints.append("reading fails: \(error)")
    }
    for seed in 1...UInt64(max(acknowledged, 1)) where found[seed] != 1 && acknowledged > 0 {
      complaints.append("seed \(seed) is there \(found[seed] ?? 0) times")
    }
    if found.count != acknowledged {
      complaints.append("\(acknowledged) results were recorded, \(found.count) are there")
    }
    return complaints
  }
}
