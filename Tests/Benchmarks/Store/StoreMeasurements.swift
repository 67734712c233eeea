import Bots
import CReference
import CSystem
import GameCore
import GameRules
import Glibc

/// The cost of the store compared with bare calls of its libraries.
struct StoreMeasurements: ~Copyable {
  private let scratch: String

  init(scratch: borrowing Scratch) {
    self.scratch = scratch.directory("store")
  }

  func run(_ recordCounts: [Int]) throws {
    var first: FilledBoard?
    for count in recordCounts {
      let board = try FilledBoard(of: count, in: scratch)
      try reading(board)
      try firstReading(board)
      if let first { try compare(board, with: first) }
      first = first ?? board
    }
    try recording()
    try logIn()
  }

  /// Measures the top 10, a player's rank in the middle and the neighbors, compared with the bare
  /// statements.
  private func reading(_ board: FilledBoard) throws {
    guard reference_open("\(board.directory)/flipside.db") == 0 else {
      throw CannotMeasure("the same statements cannot be prepared")
    }
    defer { reference_close() }
    let (bare, own) = try Timing.inTurns(
      301, { try must(reference_run(), "a bare query") }, { _ = try board.page() })
    Report.line(.reading("top 10, own rank, neighbours of \(board.count)", own, bare: bare))
  }

  private func compare(_ board: FilledBoard, with smaller: FilledBoard) throws {
    let (few, many) = try Timing.inTurns(301, { _ = try smaller.page() }, { _ = try board.page() })
    Report.line(.reading(many, beside: few, of: smaller.count))
  }

  /// Measures the same in a store with empty caches, which replays each round.
  private func firstReading(_ board: FilledBoard) throws {
    let times = try (0..<51).map { _ in
      let store = try Scratch.store(in: board.directory)
      return try Timing.milliseconds { _ = try board.page(from: store) }
    }
    Report.line(
      Line(
        name: "  read first, each round replayed", value: Timing.median(times), unit: "ms"))
  }

  /// Measures recording a finished game compared with a durable commit of one row.
  private func recording() throws {
    let store = try Scratch.store(in: "\(scratch)/10000")
    let moves = try VerifiedRound.expertly(.expert, seed: 0).record.transcript.moves
    try must(reference_commit_open("\(scratch)/commit.db"), "a bare database")
    defer { reference_commit_close() }
    var rounds = try (5000..<5101 as Range<UInt64>).map {
      try VerifiedRound.expertly(.expert, seed: $0)
    }
    let (bare, own) = try Timing.inTurns(
      rounds.count, { try must(reference_commit(moves), "a bare commit") },
      { try store.recordLast(of: &rounds, at: Timestamp(milliseconds: 1)) })
    Report.line(
      Line(
        name: "recording a finished game", value: own, unit: "ms",
        reference: ("durable commit", bare), aim: .timesReference(2)))
  }

  private func logIn() throws {
    let directory = "\(scratch)/players"
    mkdir(directory, 0o700)
    let store = try Scratch.store(in: directory)
    let accounts = Accounts(store: store)
    var draft = RegistrationDraft()
    draft.name = "Bench"
    draft.email = "bench@example.org"
    draft.password = Secret("correct horse battery")
    draft.repeated = draft.password
    guard let registration = draft.registration else {
      throw CannotMeasure("the registration failed")
    }
    let now = Timestamp(milliseconds: 1)
    _ = try accounts.register(registration, at: now)
    let password = draft.password.revealed
    var phc = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
    let standard = PasswordCost.standard
    try must(
      crypto_pwhash_str(
        &phc, password, UInt64(password.utf8.count), UInt64(standard.passes),
        standard.kibibytes * 1024), "a bare hash")
    let (bare, own) = try Timing.inTurns(
      11,
      {
        try must(
          crypto_pwhash_str_verify(phc, password, UInt64(password.utf8.count)), "a bare hash")
      }, { _ = try accounts.logIn(LoginName("Bench"), password: draft.password, at: now) })
    Report.line(
      Line(
        name: "log-in", value: own, unit: "ms", reference: ("one Argon2id", bare),
        aim: .timesReference(1.2)))
  }

  private func must(_ code: Int32, _ what: String) throws {
    guard code == 0 else { throw CannotMeasure("\(what) fails") }
  }
}

extension Store {
  /// Records the last of `rounds` by the player with the number of its seed, and removes it from
  /// the array.
  func recordLast(of rounds: inout [VerifiedRound], at now: Timestamp) throws {
    guard let round = rounds.popLast() else { throw CannotMeasure("there is nothing to record") }
    _ = try record(round, by: PlayerID(Int(round.record.transcript.seed)), at: now)
  }
}
