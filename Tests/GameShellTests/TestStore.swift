import Fixtures
import GameShell
import Synchronization
import SystemStrings

@testable import GameCore
@testable import GameUI

/// A database in memory, with a store that fails and waits on demand, and the player Alice. Like
/// the guest, she has switched the bell on.
final class TestStore: Sendable {
  /// A step of the store: a statement with its values, or what else it does.
  struct Step: Equatable {
    let text: String
    var values: [SQLValue] = []

    init(_ step: WatchedSession.Step) {
      switch step {
      case .statement(let sql):
        text = sql.text.joined { _ in "?" }
        values = sql.values
      case .proof(.session): text = TestStore.sessionCheck
      case .proof: text = "PROVE"
      case .transaction: text = TestStore.begin
      case .snapshot: text = "SNAPSHOT"
      case .commit: text = "COMMIT"
      }
    }
  }

  /// The start of a transaction that writes.
  static let begin = "BEGIN"
  static let sessionCheck = "PROVE SESSION"
  static let sessionEnd = "DELETE FROM session WHERE token_hash"

  let player: Player
  let accounts: Accounts
  /// Another program's store on the same database, which works in any case.
  let other: Store
  private let directory: TemporaryDirectory
  private let script = Script()

  init() throws {
    directory = try TemporaryDirectory()
    let path = SystemString(directory.path)
    let name = String(directory.path.map { $0 == "/" ? "-" : $0 })
    let place = SQLiteLocation(directory: path, guest: "1")
    other = try Store(place, patience: 5000, memory: name) { _ in false }
    let opening = SQLiteOpening(
      directory: DataDirectory(path), access: .readWrite, patience: 5000, memory: name,
      isAlive: { _ in false })
    let store = Store(
      WatchedSession(try opening.session(), script.perform), guest: "1",
      files: AvatarFiles(in: path), hasPicturesInside: false, clocks: nil)
    accounts = Accounts(store: store, cost: .least)
    player = try Self.register("Alice", in: other)
    for owner in [Owner.guest, .player(player.id)] {
      try other.save(Settings(bell: true), of: owner)
    }
  }

  /// The steps so far, in order.
  var steps: [Step] { script.state.withLock { $0.steps } }

  /// The sessions of Alice.
  var sessions: Set<SessionTokenHash> {
    get throws { Set(try other.contents(of: player.id).sessions.map(\.id)) }
  }

  /// The recorded rounds of Alice, oldest first.
  var rounds: [StoredRound] { get throws { try other.contents(of: player.id).rounds.map(\.round) } }

  /// Returns the number of steps so far whose text contains `text`.
  func count(of text: String) -> Int { steps.count { $0.text.contains(text) } }

  /// Makes all steps fail whose text contains `text`, by default every step; nil ends all failures.
  func fail(with error: StoreError?, at text: String = "") {
    script.state.withLock { $0.fault = nil }
    if let error { before(text) { () throws(StoreError) in throw error } }
  }

  /// Performs `body` before each step whose text contains `text`.
  func before(_ text: String, _ body: @escaping @Sendable () throws(StoreError) -> Void) {
    script.state.withLock { $0.fault = (text, body) }
  }

  /// Adds another player.
  func register(_ name: String) throws -> Player { try Self.register(name, in: other) }

  private static func register(_ name: String, in store: Store) throws -> Player {
    let registration = Registration(
      name: try PlayerName(name), email: try Email("\(name)@example.org"),
      password: try Password(Secret.right.revealed))
    return try Accounts(store: store, cost: .least).register(registration, at: .start)
  }

  /// Opens another session of Alice.
  func logInElsewhere() throws -> SessionToken {
    try Accounts(store: other).openSession(for: player.id, at: .start)
  }

  /// Returns a runner of a program on this store.
  func runner(
    _ keeper: (any SessionKeeper)? = FakeKeeper(), isAccountShared: Bool = false,
    logIns: (any SessionCleanupLedger)? = nil, of program: String = "1:2",
    at now: Timestamp = .start, queued: ResultOutbox? = nil,
    queuedGames: GameOutbox? = nil
  ) -> EffectRunner {
    EffectRunner(
      accounts: .success(accounts),
      dependencies: Dependencies(
        session: keeper, isAccountShared: isAccountShared, logIns: logIns,
        progress: ProgressID(program), clock: { now },
        entropy: { 42 }, queued: queued, queuedGames: queuedGames))
  }

  /// The steps, and what happens before some of them.
  private final class Script: Sendable {
    let state = Mutex(
      (
        steps: [Step](),
        fault: (text: String, act: @Sendable () throws(StoreError) -> Void)?.none
      ))

    @Sendable func perform(_ step: WatchedSession.Step) throws(StoreError) {
      let step = Step(step)
      let act = state.withLock { state in
        state.steps.append(step)
        return state.fault.flatMap { step.text.contains($0.text) ? $0.act : nil }
      }
      try act?()
    }
  }
}

extension Timestamp {
  /// The time at which programs in tests run, if nothing else is said.
  static let start = Timestamp(milliseconds: 5)
}

extension Secret {
  /// The password of the players in tests.
  static let right = Secret("Sesam0ffne")
}

extension StoreRequest {
  /// Returns the login of Alice, by default with the right password.
  static func logIn(_ password: Secret = .right, stay: Bool) -> StoreRequest {
    .logIn(LoginName("alice"), password, stay: stay)
  }
}

extension EffectRunner {
  /// Creates a runner without a store, for the given reason.
  init(without error: StoreError, at now: Timestamp = .start) {
    self.init(
      accounts: .failure(error),
      dependencies: Dependencies(
        session: FakeKeeper(), progress: ProgressID("1:2"), clock: { now }, entropy: { 42 }))
  }

  /// Runs a question and returns its result; nil for an answer to anything else.
  func ask<Query: StoreQuery>(_ query: Query) -> Result<Query.Answer, Query.Failure>? {
    perform(.query(AnyQuery(query)))?.to(query)
  }
}
