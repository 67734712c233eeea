import Bots
import CReference
import GameCore
import GameRules
import Glibc

/// The cost of player lists and statistics.
struct PeopleMeasurements: ~Copyable {
  private let scratch: String

  init(scratch: borrowing Scratch) {
    self.scratch = scratch.directory("people")
  }

  func run() throws {
    try statistics(rounds: 10_000)
    try pages(players: 1_000_000)
  }

  /// Measures a page of statistics with cached rounds: the facts of all rounds and their summary.
  private func statistics(rounds: Int) throws {
    let directory = "\(scratch)/statistics"
    mkdir(directory, 0o700)
    let store = try Scratch.store(in: directory)
    let player = try Scratch.player(in: store)
    for seed in 0..<UInt64(rounds) {
      let round = try VerifiedRound.verified(
        .easy, seed: seed, playedBy: Forgetful(recall: Int(seed % 101), seed: seed),
        pace: .steady(Elapsed(milliseconds: 700)))
      _ = try store.record(round, by: player, at: Timestamp(milliseconds: Int(seed) * 3_600_000))
    }
    let fresh = try Scratch.store(in: directory)
    let first = try Timing.milliseconds { try Self.page(of: player, rounds, in: fresh) }
    let warm = try (0..<21).map { _ in
      try Timing.milliseconds { try Self.page(of: player, rounds, in: fresh) }
    }
    Report.line(
      Line(
        name: "statistics of \(rounds) rounds, warm", value: Timing.median(warm), unit: "ms",
        aim: .atMost(50)))
    Report.line(Line(name: "  read first, each round replayed", value: first, unit: "ms"))
  }

  private static func page(of player: PlayerID, _ rounds: Int, in store: Store) throws {
    let played = try store.playedRounds(of: player, in: PairsGame.id, progress: { _, _ in })
    let statistics = GameStatistics(
      played, setup: "easy", at: Timestamp(milliseconds: rounds * 3_600_000), secondsFromUTC: 0,
      firstWeekday: .monday)
    guard statistics.rounds == rounds else { throw CannotMeasure("rounds are missing") }
  }

  /// Measures the first page of each order, one far behind it and a filtered one, compared with the
  /// bare statements.
  private func pages(players: Int) throws {
    let directory = "\(scratch)/players"
    mkdir(directory, 0o700)
    try FilledStore.fill(directory, players: players)
    reference_listen()
    let store = try Scratch.store(in: directory)
    reference_listen_no_more()
    let orders: [(String, PlayersRequest.Order)] = [
      ("name", .name), ("points", .points(PairsGame.id)), ("last played", .lastPlayed),
    ]
    for (name, order) in orders {
      try measure(PlayersRequest(order: order), "first page of \(players) by \(name)", in: store)
    }
    var far = PlayersRequest(order: .points(PairsGame.id), limit: 1000)
    for _ in 0..<20 {
      guard let next = try store.players(far).next else { throw CannotMeasure("no next page") }
      far.after = next
    }
    far.limit = 50
    try measure(far, "  the page after 20000 by points", in: store)
    try measure(
      PlayersRequest(filter: "player7771"), "  a page by a filter", in: store)
  }

  private func measure(
    _ request: PlayersRequest, _ name: String, in store: Store
  ) throws {
    // Once to cache the rounds, once to record the statements.
    _ = try store.players(request)
    reference_forget()
    guard try store.players(request).rows.count == 50 else {
      throw CannotMeasure("\(name) is not whole")
    }
    guard reference_open("\(scratch)/players/flipside.db") == 0 else {
      throw CannotMeasure("the same statements cannot be prepared")
    }
    defer { reference_close() }
    let (bare, own) = try Timing.inTurns(
      101,
      { guard reference_run() == 0 else { throw CannotMeasure("a bare query fails") } },
      { _ = try store.players(request) })
    Report.line(.reading(name, own, bare: bare))
  }
}
