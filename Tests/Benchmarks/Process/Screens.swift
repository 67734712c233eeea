import Canvas
import GameCore
import GameUI

/// The screens of a measured program, created without a terminal.
struct Screens {
  static let size = Size(columns: 80, rows: 24)
  /// The keys from the title to the tabs as a guest, then Start.
  static let toTabs = Array(repeating: Key.tab, count: 5) + [.enter]

  private var app: App
  private var now = Moment(milliseconds: 0)

  /// Creates the title after the store has answered, with `settings` from it.
  init(settings: Settings) {
    app = App(.measured, size: Self.size)
    let effects = app.update(.started, at: now)
    _ = app.update(.store(.session(.guest(.success(settings)))), at: now)
    app.answerWithoutStore(effects, at: now)
  }

  var canvas: Canvas { app.draw(at: now) }

  mutating func press(_ key: Key) {
    _ = app.press(key, at: now)
  }

  /// Advances the clock.
  mutating func wait(milliseconds: Int) {
    now = now.advanced(by: milliseconds)
    _ = app.update(.deadline, at: now)
  }
}

extension App.LaunchEnvironment {
  /// The environment of the measurements.
  static var measured: Self {
    var environment = standard
    environment.languageIsForced = true
    environment.motion = false
    environment.mouse = false
    environment.seed = 7
    return environment
  }
}

extension App {
  /// Presses a key, answers the store's permission for practice, and returns the effects.
  mutating func press(_ key: Key, at now: Moment) -> [Effect] {
    var effects = update(.input(.key(key)), at: now)
    effects += answerWithoutStore(effects, at: now)
    return effects
  }

  /// Answers the questions to the store as if there were none; returns the effects.
  @discardableResult
  mutating func answerWithoutStore(_ effects: [Effect], at now: Moment) -> [Effect] {
    let access = QueryAccess(
      .failure(.notFound), clock: { Timestamp(milliseconds: 0) }, program: ProgressID("1:1"),
      session: NoSession(), files: NoFiles(), report: { _, _ in })
    var more: [Effect] = []
    for case .store(.query(let query)) in effects {
      more += update(.store(query.answer(in: access)), at: now)
    }
    return more
  }
}

/// A program without a session.
private struct NoSession: OwnSession {
  var token: SessionToken? { nil }
  func replace(with _: SessionToken) {}
  func forget() {}
  func endAbandoned(_: (SessionTokenHash) throws(StoreError) -> Void) {}
}

/// A system without files.
private struct NoFiles: PlayerFiles {
  func names(startingLike _: String) -> FileNames { FileNames([], common: "") }
  func kind(of _: String) -> FileKind { .missing }
  func create(_: String, with _: String) throws(ExportError) { throw .cannotWrite }
}
