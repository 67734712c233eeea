import Bots
import CReference
import CSodium
import GameCore
import GameRules
import Glibc

/// What the store costs beside bare calls of the libraries that it stands on.
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

  /// Top 10, own rank and neighbours of somebody in the middle, beside the bare statements.
  private func reading(_ board: FilledBoard) throws {
    guard reference_open("\(board.directory)/flipside.db") == 0 else {
      throw CannotMeasure("the same statements cannot be prepared")
    }
    defer { reference_close() }
    var own: [Double] = []
    var bare: [Double] = []
    for _ in 0..<301 {
      bare.append(try Timing.milliseconds { try must(reference_run(), "a bare query") })
      own.append(try Timing.milliseconds { _ = try board.page() })
    }
    Report.line(
      Line(
        name: "top 10, own rank, neighbours of \(board.count)", value: Timing.median(own),
        unit: "ms", reference: ("bare calls", Timing.median(bare)), aim: .timesReference(1.2)))
  }

  /// The same in turns with a board of fewer records.
  private func compare(_ board: FilledBoard, with smaller: FilledBoard) throws {
    var few: [Double] = []
    var many: [Double] = []
    for _ in 0..<301 {
      few.append(try Timing.milliseconds { _ = try smaller.page() })
      many.append(try Timing.milliseconds { _ = try board.page() })
    }
    Report.line(
      Line(
        name: "  the same, beside \(smaller.count) records", value: Timing.median(many),
        unit: "ms", reference: ("\(smaller.count)", Timing.median(few)),
        aim: .timesReference(1.5)))
  }

  /// The same by a store that has not read the board before: it plays each round again.
  private func firstReading(_ board: FilledBoard) throws {
    let times = try (0..<51).map { _ in
      let store = try Scratch.store(in: board.directory)
      return try Timing.milliseconds { _ = try board.page(from: store) }
    }
    Report.line(
      Line(
        name: "  read first, each round replayed", value: Timing.median(times), unit: "ms"))
  }

  /// A finished game beside a durable commit of one row.
  private func recording() throws {
    let store = try Scratch.store(in: "\(scratch)/10000")
    let moves = try VerifiedRound.expertly(.expert, seed: 0).record.transcript.moves
    try must(reference_commit_open("\(scratch)/commit.db"), "a bare database")
    defer { reference_commit_close() }
    var own: [Double] = []
    var bare: [Double] = []
    for seed in 5000..<5101 as Range<UInt64> {
      let round = try VerifiedRound.expertly(.expert, seed: seed)
      bare.append(try Timing.milliseconds { try must(reference_commit(moves), "a bare commit") })
      own.append(
        try Timing.milliseconds {
          _ = try store.record(
            round, by: PlayerID(Int(seed)), at: Timestamp(milliseconds: 1))
        })
    }
    Report.line(
      Line(
        name: "recording a finished game", value: Timing.median(own), unit: "ms",
        reference: ("durable commit", Timing.median(bare)), aim: .timesReference(2)))
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
      throw CannotMeasure("nobody can register")
    }
    let now = Timestamp(milliseconds: 1)
    _ = try accounts.register(registration, at: now)
    guard let phc = try store.credentials(for: LoginName("Bench"))?.hash.phc else {
      throw CannotMeasure("the player is not found")
    }
    var own: [Double] = []
    var bare: [Double] = []
    let password = draft.password.revealed
    for _ in 0..<11 {
      bare.append(
        try Timing.milliseconds {
          try must(
            crypto_pwhash_str_verify(phc, password, UInt64(password.utf8.count)), "a bare hash")
        })
      own.append(
        try Timing.milliseconds {
          _ = try accounts.logIn(LoginName("Bench"), password: draft.password, at: now)
        })
    }
    Report.line(
      Line(
        name: "log-in", value: Timing.median(own), unit: "ms",
        reference: ("one Argon2id", Timing.median(bare)), aim: .timesReference(1.2)))
  }

  private func must(_ code: Int32, _ what: String) throws {
    guard code == 0 else { throw CannotMeasure("\(what) fails") }
  }
}
