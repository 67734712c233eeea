import GameCore
import Glibc

/// Loses the leader of a Patroni cluster in random ways while programs on two hosts play: what was
/// acknowledged must be saved, nothing twice, and soon there is ranked play again.
struct FailoverTorture {
  let programs: Programs
  let workshop: Workshop
  let seed: UInt64
  /// The number of failovers, however long they take.
  let failovers: Int

  /// The longest time in seconds from the new leader to the next result of each host.
  private static let patience = 15.0

  func run(until _: Deadline) throws -> Report {
    var report = Report("failovers of a PostgreSQL cluster")
    guard let cluster = PatroniCluster() else { throw StoreError.noDirectory(path: "/tmp") }
    guard Self.carryOut("settle", on: cluster) == nil else {
      report.complain("no cluster starts here (Debian: patroni, etcd-server, curl)")
      return report
    }
    var counts: [PatroniCluster.Failure: Int] = [:]
    var recovery: [Double] = []
    var chance = Generator(seed: seed)
    var numbers = (recorded: 0, bots: 0)
    let complaints = try workshop.complaints { directory in
      let owner = try Store.setUp(at: cluster.address(), in: directory)
      let address = cluster.address(as: "\(RoleName.usual)")
      let recorders = try ["Anna", "Berta"].enumerated().map { number, name in
        try Recorder(name, number: UInt64(number), at: address, in: directory)
      }
      let players = try ["here", "there"].map { host in
        try FailoverPlayer(on: host, of: programs, at: address, in: directory)
      }
      func pump() {
        for player in players { player.step() }
      }
      var complaints: [String] = []
      while complaints.isEmpty, recovery.count < failovers {
        let played = Deadline(seconds: Double(chance.below(3000)) / 1000 + 1)
        while !played.isOver { pump() }
        let kinds = PatroniCluster.Failure.allCases
        let failure = kinds[Int(chance.below(UInt64(kinds.count)))]
        if let fault = Self.carryOut(failure.rawValue, on: cluster, meanwhile: pump) {
          complaints.append(fault)
          break
        }
        let start = ContinuousClock().now
        var seconds = 0.0
        while recorders.contains(where: { $0.last < start }), seconds < 4 * Self.patience {
          pump()
          seconds = (ContinuousClock().now - start) / .seconds(1)
        }
        if seconds > Self.patience {
          complaints.append("\(failure): no ranked play for \(seconds) s after the new leader")
        }
        counts[failure, default: 0] += 1
        recovery.append(seconds)
        if let fault = Self.carryOut("heal", on: cluster, meanwhile: pump) {
          complaints.append(fault)
        }
      }
      // Games that are on their way may end.
      let rest = Deadline(seconds: 10)
      while !rest.isOver { pump() }
      let recorded = try recorders.map { try $0.end() }
      complaints += recorders.flatMap(\.complaints) + players.flatMap { $0.end() }
      complaints += Self.check(recorded, players, in: owner)
      numbers = (recorded.map(\.count).reduce(0, +), players.map(\.saved.count).reduce(0, +))
      return complaints
    }
    complaints.forEach { report.complain($0) }
    let kinds = counts.map { "\($0.value) \($0.key)" }.sorted().joined(separator: ", ")
    report.note("\(recovery.count) failovers: \(kinds)")
    let sorted = recovery.sorted()
    if let longest = sorted.last {
      let median = sorted[sorted.count / 2]
      report.note(
        "from the new leader to the next result of both hosts: median \(Self.tenths(median)) s, "
          + "longest \(Self.tenths(longest)) s")
    }
    report.note(
      "\(numbers.recorded) results acknowledged, and \(numbers.bots) said to be saved by the game"
        + (report.isGood ? ", and each exists once" : ""))
    return report
  }

  private static func tenths(_ seconds: Double) -> String {
    "\(Int(seconds * 10) / 10).\(Int(seconds * 10) % 10)"
  }

  /// Waits until the cluster has done something; returns what is wrong if it cannot.
  private static func carryOut(
    _ order: String, on cluster: PatroniCluster, meanwhile pump: () -> Void = { usleep(20_000) }
  ) -> String? {
    cluster.say(order)
    let patience = Deadline(seconds: 300)
    while !patience.isOver {
      switch cluster.hasDone {
      case true?: return nil
      case false?: pump()
      case nil: return "the cluster cannot \(order)"
      }
    }
    return "the cluster does not answer: \(order)"
  }

  /// Returns what is wrong with the database at the end.
  private static func check(
    _ recorded: [Set<UInt64>], _ players: [FailoverPlayer], in store: Store
  ) -> [String] {
    var complaints: [String] = []
    var seeds: [UInt64: Int] = [:]
    var points: [String: [Int]] = [:]
    var deals: Set<UInt64> = []
    do throws(StoreError) {
      try store.visitRounds { stored in
        let name = stored.playerName ?? ""
        if players.contains(where: { $0.name == name }) {
          points[name, default: []].append(stored.record.claimed.points)
          if !deals.insert(stored.record.transcript.seed).inserted {
            complaints.append("\(name): round \(stored.id.rawValue) was saved twice")
          }
        } else {
          seeds[stored.record.transcript.seed, default: 0] += 1
        }
        if (try? Catalog.verify(stored.record)) == nil {
          complaints.append("round \(stored.id.rawValue) does not verify")
        }
      }
      let flaws = try DatabaseCheck(of: store).run { _, _ in }.flaws
      complaints += flaws.map { "\($0)" }
    } catch {
      complaints.append("reading fails: \(error)")
    }
    for seed in Set(recorded.joined()) where seeds[seed] != 1 {
      complaints.append("the acknowledged seed \(seed) exists \(seeds[seed] ?? 0) times")
    }
    if seeds.count != recorded.map(\.count).reduce(0, +) {
      complaints.append("\(seeds.count) results exist")
    }
    for player in players {
      var rest = points[player.name] ?? []
      for points in player.saved {
        guard let index = rest.firstIndex(of: points) else {
          complaints.append("\(player.name): a saved result of \(points) points is lost")
          continue
        }
        rest.remove(at: index)
      }
    }
    return complaints
  }
}
