import Canvas
import Testing

@testable import GameCore
@testable import GameUI

/// A player in plain mode, with an environment that answers at once.
struct Listener {
  var session: PlainSession
  var now = Moment(milliseconds: 1000)
  /// Everything that was printed.
  private(set) var heard: [String] = []
  private(set) var effects: [Effect] = []
  let seed: UInt64

  init(
    _ language: Language = .english, settings: Settings = Settings(), width: Int = 78,
    seed: UInt64 = 1
  ) {
    self.seed = seed
    session = PlainSession(
      App.LaunchEnvironment(language: language, languageIsForced: true), width: width)
    perform(session.update(.started, at: now))
    perform(session.update(.store(.session(nil, settings)), at: now))
    listen()
  }

  /// Opens an application as it is.
  init(_ app: App, width: Int = 78) {
    seed = 1
    session = PlainSession(.standard, width: width)
    session.app = app
    listen()
  }

  /// Says a line after a second and a half, and returns what is printed.
  @discardableResult
  mutating func say(_ line: String, after milliseconds: Int = 1500) -> [String] {
    wait(milliseconds)
    for _ in 0..<100 where !session.takesLine { wait(100) }
    perform(session.enter(line, at: now))
    return listen()
  }

  /// Waits, with every deadline in time.
  @discardableResult
  mutating func wait(_ milliseconds: Int) -> [String] {
    let end = now.advanced(by: milliseconds)
    let start = heard.count
    while let due = session.nextDeadline, due <= end {
      now = max(now, due)
      perform(session.update(.deadline, at: now))
      listen()
    }
    now = max(now, end)
    return Array(heard[start...])
  }

  @discardableResult
  mutating func listen() -> [String] {
    let lines = session.output(at: now)
    heard += lines
    return lines
  }

  /// Performs an action of the application, and returns what is printed.
  mutating func perform(_ action: Action) -> [String] {
    perform(session.app.perform([action], at: now))
    return listen()
  }

  private mutating func perform(_ asked: [Effect]) {
    effects += asked
    for query in asked.asked(PracticeQuery.self) { answer(.reply(to: query, .success(true))) }
    if asked.contains(.ask(AnyAccountQuery())) {
      answer(.reply(to: AnyAccountQuery(), .success(true)))
    }
    for effect in asked {
      guard case .store(let request) = effect, let answer = answer(to: request) else { continue }
      self.answer(answer)
    }
  }

  private mutating func answer(_ answer: StoreAnswer) {
    perform(session.update(.store(answer), at: now))
  }

  private func answer(to request: StoreRequest) -> StoreAnswer? {
    switch request {
    case .drawSeed: .seed(seed)
    case .findProgress(let owner): .progress(owner, .success(nil))
    default: nil
    }
  }
}

extension Listener {
  /// Opens a page of a logged-in player.
  init(_ language: Language, at route: Route, _ answers: StoreAnswer...) throws {
    var environment = App.LaunchEnvironment(language: language, languageIsForced: true)
    environment.isPlain = true
    var visitor = Visitor(environment, columns: 120, rows: 200)
    visitor.logIn(try Deals.player())
    visitor.app.navigation.go(route)
    visitor.send(.deadline)
    for answer in answers { visitor.answer(answer) }
    self.init(visitor.app)
  }

  /// Starts a game as a guest; Duel against an opponent.
  init(playing kind: GameKind, _ language: Language) {
    var settings = Settings(game: kind.id.description)
    settings.setups[kind.id.description] = kind.setups.first
    settings.duel.table = .opponent(.quartz)
    self.init(language, settings: settings)
    say(session.say(TitlePhrase.guest))
    say(session.say(ButtonPhrase.start))
  }

  var page: PlainPage { session.page(at: now) }

  /// Answers as the store.
  mutating func hear(_ answer: StoreAnswer) -> [String] {
    effects += session.update(.store(answer), at: now)
    return listen()
  }
}
