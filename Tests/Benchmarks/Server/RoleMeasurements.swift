import Bots
import GameCore
import GameRules

/// The cost of the boundary between players: the role of their programs, compared with one that has
/// all rights and that no row policy limits.
struct RoleMeasurements {
  private let player: Participant
  private let free: Participant

  /// A player with an open session, whose program uses one of the roles.
  private struct Participant {
    let store: Store
    let id: PlayerID

    init(_ name: String, in store: Store) throws {
      self.store = store
      let account = NewAccount(
        name: try PlayerName(name), email: try Email("\(name)@example.org"),
        hash: PasswordHash(phc: "$none"))
      id = try store.add(account, at: RoleMeasurements.start).id
      _ = try Accounts(store: store).openSession(for: id, at: RoleMeasurements.start)
    }
  }

  /// Later than all other rounds, because numbers depend on the time.
  private static let start = Timestamp(milliseconds: 1_800_100_000_000)
  private static let times = 301
  private let board = LeaderboardKey(game: PairsGame.id)

  init(_ board: FilledServer) throws {
    let stores = try board.storesOfRoles()
    player = try Participant("limited", in: stores.player)
    free = try Participant("free", in: stores.free)
  }

  func run() throws {
    let rounds = try (6000..<6101 as Range<UInt64>).map {
      try VerifiedRound.expertly(.expert, seed: $0)
    }
    try measure("recording a finished game", rounds.count) { one, turn in
      _ = try one.store.record(
        rounds[turn], by: one.id, at: Timestamp(milliseconds: Self.start.milliseconds + turn))
    }
    let game = try VerifiedRound.expertly(.expert, seed: 6101)
    let saved = SavedRound(transcript: game.record.transcript, elapsed: game.result.time)
    try measure("saving a game") { one, _ in
      try one.store.keep(
        saved, as: ProgressID("bench/1:\(one.id.rawValue)"), of: .player(one.id),
        at: Self.start)
    }
    try measure("top 10, rank, neighbours") { one, _ in
      _ = try one.store.page(of: board, for: one.id, limit: 10)
    }
    try measure("own rounds") { one, _ in
      _ = try one.store.rounds(of: one.id, on: board, before: nil, limit: 10)
    }
    try measure("saving settings") { one, turn in
      var settings = Settings.defaults
      settings.bell = turn % 2 == 0
      try one.store.save(settings, of: .player(one.id))
    }
    try measure("reading settings") { one, _ in
      _ = try one.store.settings(of: .player(one.id))
    }
  }

  /// Measures both in turns; `work` takes one of them and the number of the turn.
  private func measure(
    _ name: String, _ times: Int = times, _ work: (Participant, Int) throws -> Void
  ) throws {
    var turns = (free: 0, player: 0)
    let (before, now) = try Timing.inTurns(
      times,
      {
        try work(free, turns.free)
        turns.free += 1
      },
      {
        try work(player, turns.player)
        turns.player += 1
      })
    Report.line(
      Line(
        name: "players' role: \(name)", value: now, unit: "ms", reference: ("free role", before),
        aim: .timesReference(1.2)))
  }
}
