import Bots
import CReference
import Fixtures
import GameCore
import GameRules

/// The cost of a database on a PostgreSQL server compared with bare calls of libpq, on a separate
/// server with durable commits. Program and server share one processor, because otherwise the
/// ratios depend on where the system runs them.
struct ServerMeasurements: ~Copyable {
  private let scratch: String

  init(scratch: borrowing Scratch) {
    self.scratch = scratch.directory("server")
  }

  func run(_ recordCounts: [Int]) throws {
    reference_use_one_processor(1)
    defer { reference_use_one_processor(0) }
    let durable = ["fsync = on", "full_page_writes = on", "max_wal_size = '4GB'"]
    guard let server = PostgresServer(settings: durable), server.waitUntilReady() else {
      Report.note("On a server: left out, none can be started here (Debian: postgresql).")
      return
    }
    var first: FilledServer?
    for count in recordCounts {
      let board = try FilledServer(of: count, on: server, scratch: scratch)
      try reading(board)
      try firstReading(board)
      if let first {
        try compare(board, with: first)
      } else {
        try recording(on: board)
        try RoleMeasurements(board).run()
      }
      first = first ?? board
    }
  }

  private func reading(_ board: FilledServer) throws {
    let statements = try board.statements()
    let (bare, own) = try Timing.inTurns(
      301, { for statement in statements { try board.bare.run(statement) } },
      { _ = try board.page() })
    Report.line(
      .reading("server: top 10, rank, neighbours of \(board.count)", own, bare: bare))
  }

  private func compare(_ board: FilledServer, with smaller: FilledServer) throws {
    let (few, many) = try Timing.inTurns(301, { _ = try smaller.page() }, { _ = try board.page() })
    Report.line(.reading(many, beside: few, of: smaller.count))
  }

  /// Measures the same in a program that has just connected and replays each round.
  private func firstReading(_ board: FilledServer) throws {
    let times = try (0..<21).map { _ in
      let store = try board.freshStore()
      return try Timing.milliseconds { _ = try board.page(from: store) }
    }
    Report.line(
      Line(name: "  connected and read first", value: Timing.median(times), unit: "ms"))
  }

  /// Measures recording a finished game compared with a durable commit of one row on the same
  /// server.
  private func recording(on board: FilledServer) throws {
    let store = try board.freshStore()
    let moves = try VerifiedRound.expertly(.expert, seed: 0).record.transcript.moves
    try board.bare.script("CREATE TABLE bare(moves TEXT)")
    let commit = try board.bare.prepare(
      Notes.Statement(text: "INSERT INTO bare VALUES ($1)", values: [.text(moves)]))
    var rounds = try (5000..<5101 as Range<UInt64>).map {
      try VerifiedRound.expertly(.expert, seed: $0)
    }
    let (bare, own) = try Timing.inTurns(
      rounds.count, { try board.bare.run(commit) },
      { try store.recordLast(of: &rounds, at: Timestamp(milliseconds: 1_800_000_000_000)) })
    Report.line(
      Line(
        name: "server: recording a finished game", value: own, unit: "ms",
        reference: ("durable commit", bare)))
  }
}
