import Synchronization
import Testing

@testable import GameCore
@testable import GameShell
@testable import GameUI

@Suite("Account tasks of players, performed by the shell")
struct AccountEffectTests {
  private let store: TestStore
  private let keeper = FakeKeeper()
  private let ledger = FakeLedger()

  init() throws {
    store = try TestStore()
  }

  private func runner() -> EffectRunner { store.runner(keeper, logIns: ledger) }

  private func logIn(_ runner: EffectRunner) { _ = runner.perform(.logIn(stay: true)) }

  /// The session of the keeper.
  private var kept: Set<SessionTokenHash> { Set(keeper.load().map { [$0.hash] } ?? []) }

  @Test("This program's session is known among the others, and outlives them")
  func sessions() throws {
    let runner = runner()
    logIn(runner)
    _ = try store.logInElsewhere()
    let own = try #require(keeper.load()).hash
    let query = SessionsQuery(player: store.player.id)
    let all = try #require(runner.ask(query)).get()
    let left = try #require(
      runner.ask(SessionsQuery(player: store.player.id, ending: .others))
    ).get()
    #expect(all.own == own)
    #expect(all.sessions.count == 2)
    #expect(left.sessions.map(\.id) == [own])
  }

  @Test("A new password gives this program a new session, and a wrong old one changes nothing")
  func password() throws {
    let runner = runner()
    logIn(runner)
    _ = try store.logInElsewhere()
    let stolen = try #require(keeper.load())
    let new = try Password("Another1word")
    let wrong = AccountChange.Part.password(from: Secret("no"), to: new)
    #expect(
      runner.ask(AccountChange(part: wrong, player: store.player.id)) == .failure(.wrong))
    #expect(try store.sessions.count == 2)
    let right = AccountChange.Part.password(from: .right, to: new)
    #expect(
      runner.ask(AccountChange(part: right, player: store.player.id)) == .success(Done()))
    #expect(try store.sessions == kept && kept.count == 1)
    #expect(keeper.load() != stolen && ledger.noted == keeper.load().map { [$0.hash] })
    _ = runner.perform(.logOut)
    #expect(try store.sessions.isEmpty && keeper.load() == nil)
  }

  @Test("Each of two terminals ends its own session, and no session is lost")
  func twoTerminals() throws {
    let (first, second) = (runner(), runner())
    logIn(first)
    let replaced = keeper.load()
    logIn(second)
    let last = kept
    #expect(keeper.load() != replaced)
    #expect(try store.sessions.count == 2)
    first.leave()
    second.leave()
    #expect(kept == last)
    #expect(try store.sessions == last)
    _ = first.perform(.logOut)
    #expect(kept == last)
    #expect(try store.sessions == last)
    _ = second.perform(.logOut)
    #expect(keeper.load() == nil)
    #expect(try store.sessions.isEmpty)
  }

  @Test("A new name or address logs no one out")
  func renamed() throws {
    let runner = runner()
    _ = runner.perform(.logIn(stay: false))
    let player = store.player.id
    let changes: [AccountChange.Part] = [
      .name(try PlayerName("Alicia")),
      .email(try Email("alicia@example.org"), password: .right),
      .password(from: .right, to: try Password("Neu3rSesam")),
    ]
    for change in changes {
      #expect(runner.ask(AccountChange(part: change, player: player)) == .success(Done()))
      #expect(!ledger.noted.isEmpty)
      let own = StoreRequest.save(Settings(), .player(player))
      #expect(runner.perform(own) == nil)
    }
  }

  @Test("Sessions of crashed programs are ended before the list is read, except the stored one")
  func crashed() throws {
    let runner = runner()
    logIn(runner)
    let elsewhere = try store.logInElsewhere()
    let own = try #require(keeper.load()).hash
    #expect(ledger.noted == [own])
    ledger.left.withLock { $0 = [elsewhere.hash, own] }
    let left = try #require(runner.ask(SessionsQuery(player: store.player.id))).get()
    #expect(left.sessions.map(\.id) == [own])
    _ = runner.perform(.logOut)
    #expect(ledger.noted.isEmpty)
    logIn(runner)
    #expect(!ledger.noted.isEmpty)
    runner.leave()
    #expect(ledger.noted.isEmpty)
  }

  @Test("At the start the sessions of crashed programs end, and their notes are removed")
  func crashedBefore() throws {
    let elsewhere = try store.logInElsewhere()
    ledger.left.withLock { $0 = [elsewhere.hash] }
    _ = runner().perform(.restoreSession)
    #expect(ledger.left.withLock { $0 }.isEmpty)
    #expect(try store.sessions.isEmpty)
  }

  @Test("A login ended elsewhere ends here at the next request for private data")
  func endedElsewhere() throws {
    let runner = runner()
    _ = runner.perform(.logIn(stay: false))
    let player = store.player.id
    let secret: [any StoreQuery] = [
      ProfileQuery(player: player), AccountExport(player: player, path: "/nowhere/x"),
      AlbumsQuery(player: player),
      NoteChange(note: RoundNote("x"), round: RoundID(1), player: player),
    ]
    let own: [StoreRequest] =
      [.save(Settings(), .player(player)), .findProgress(.player(player))]
      + secret.map { .query(AnyQuery($0)) }
    for request in own { #expect(runner.perform(request) != .loggedOut(player)) }
    try store.other.endSessions(of: player, but: nil)
    for request in own { #expect(runner.perform(request) == .loggedOut(player)) }
    #expect(runner.perform(.logOut) == .logOut(.success(Settings(bell: true))))
    _ = runner.perform(.logIn(stay: false))
    #expect(runner.perform(own[0]) == nil)
  }

  @Test("Programs that share a stored login are logged out together; a busy store logs no one out")
  func sharedLogIn() {
    let first = runner()
    logIn(first)
    let second = runner()
    _ = second.perform(.restoreSession)
    let player = store.player.id
    store.fail(with: .busy)
    let save = StoreRequest.save(Settings(), .player(player))
    #expect(second.perform(save) == .notKept(save, .busy))
    store.fail(with: nil)
    _ = first.perform(.logOut)
    #expect(second.perform(save) == .loggedOut(player))
  }

  @Test("Deleting an account ends its session; after a wrong password both stay")
  func delete() {
    let runner = runner()
    logIn(runner)
    let id = store.player.id
    let wrong = AccountDeletion(player: id, password: Secret("guess"))
    #expect(runner.ask(wrong) == .failure(.wrong))
    #expect(keeper.load() != nil)
    let right = AccountDeletion(player: id, password: .right)
    #expect(runner.ask(right) == .success(Done()))
    #expect(keeper.load() == nil && ledger.noted.isEmpty)
    // Repeated, because the answer was lost, it needs no session.
    #expect(runner.ask(right) == .success(Done()))
  }

  @Test("A player who registers gets a recovery code that works")
  func recovery() throws {
    let runner = runner()
    var draft = RegistrationDraft()
    draft.name = "Bob"
    draft.email = "bob@example.org"
    draft.password = Secret("Abc123x")
    draft.repeated = draft.password
    let answer = runner.perform(.register(try #require(draft.registration), stay: false))
    guard case .register(_, .success(let welcome))? = answer else {
      Issue.record("not registered")
      return
    }
    let code = try #require(welcome.recovery)
    let recovery = Recovery(
      login: LoginName("bob"), code: code, password: try Password("Another1word"))
    let result = try #require(runner.ask(recovery)).get()
    #expect(result.player == welcome.player && result.code != code)
    #expect(runner.ask(recovery) == .failure(.wrong), "each code works once")
  }

  @Test("Without records every request is answered with the reason")
  func noRecords() {
    let runner = EffectRunner(without: .corrupt)
    let id = store.player.id
    #expect(runner.ask(ProfileQuery(player: id)) == .failure(.corrupt))
    #expect(runner.ask(SessionsQuery(player: id)) == .failure(.corrupt))
    let code = RecoveryCodeRequest(player: id, password: Secret("x"))
    #expect(runner.ask(code) == .failure(.store(.corrupt)))
    let export = AccountExport(player: id, path: "/nowhere/file")
    #expect(runner.ask(export) == .failure(.store(.corrupt)))
  }
}
