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

  /// Creates the title, with `settings` from the store; nil before it answers.
  init(settings: Settings? = nil) {
    let conditions = App.LaunchEnvironment(
      depth: .palette256, language: .english, languageIsForced: true, motion: false, mouse: false,
      seed: 7)
    app = App(conditions, size: Self.size)
    _ = app.update(.started, at: now)
    if let settings {
      _ = app.update(.answered(.store(.session(.guest(.success(settings))))), at: now)
      _ = app.update(.answered(.store(.screen(.account(.anybody(.success(true)))))), at: now)
    }
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

extension App {
  /// Presses a key, answers the store's permission for practice, and returns the effects.
  mutating func press(_ key: Key, at now: Moment) -> [Effect] {
    var effects = update(.input(.key(key)), at: now)
    for case .store(.screen(.daily(.mayPractise(let seed, let player)))) in effects {
      let answer = DailyAnswer.mayPractise(seed: seed, by: player, true)
      effects += update(.answered(.store(.screen(.daily(answer)))), at: now)
    }
    return effects
  }
}
