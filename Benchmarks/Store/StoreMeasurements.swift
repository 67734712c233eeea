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
    var first: Double?
    for count in recordCounts {
      let own = try page(of: count)
      if let first {
        Report.line(
          Line(
            name: "  the same, beside \(recordCounts[0]) records", value: own, unit: "ms",
            reference: ("\(recordCounts[0])", first)))
      }
      first = first ?? own
    }
    try recording()
    try logIn()
  }

  /// Top 10, own rank and neighbours of somebody in the middle, on the board of all levels.
  private func page(of count: Int) throws -> Double {
    let directory = "\(scratch)/\(count)"
    mkdir(directory, 0o700)
    try FilledStore.fill(directory, players: count)
    reference_listen()
    let store = try Scratch.store(in: directory)
    reference_listen_no_more()
    let board = Board(game: PairsGame.id)
    let player = PlayerID(count / 2)
    reference_forget()
    let page = try store.page(of: board, for: player, limit: 10)
    guard page.top.count == 10, page.around.count == 3, page.players == count else {
      throw CannotMeasure("the board of \(count) players is not whole")
    }
    guard reference_open("\(directory)/flipside.db") == 0 else {
      throw CannotMeasure("the same statements cannot be prepared")
    }
    defer { reference_close() }
    var own: [Double] = []
    var bare: [Double] = []
    for _ in 0..<301 {
      bare.append(try Timing.milliseconds { try must(reference_run(), "a bare query") })
      own.append(
        try Timing.milliseconds { _ = try store.page(of: board, for: player, limit: 10) })
    }
    let median = Timing.median(own)
    Report.line(
      Line(
        name: "top 10, own rank, neighbours of \(count)", value: median, unit: "ms",
        reference: ("bare calls", Timing.median(bare)), aim: .atMost(1)))
    return median
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
