import Canvas
import GameCore
import GameUI
import MediaProtocol

/// The screens of a `PhotoSitting`, made without a terminal; photos come from a helper.
struct PhotoScreens {
  private var app: App
  private var now = Moment(milliseconds: 0)

  init(_ settings: Settings, size: Size) {
    let conditions = App.Conditions(
      depth: .palette256, language: .english, languageIsForced: true, motion: false, mouse: false,
      seed: 7)
    app = App(conditions, size: size)
    _ = app.update(.started, at: now)
    _ = app.update(.answered(.session(nil, settings)), at: now)
    for key in Screens.toTabs { _ = press(key) }
  }

  var canvas: Canvas { app.draw(at: now) }

  /// Presses a key; what it asks of the world.
  mutating func press(_ key: Key) -> [Effect] {
    app.update(.input(.key(key)), at: now)
  }

  /// Starts a game with the photos that a helper has for it.
  mutating func deal(_ helper: borrowing HelperRun) throws {
    for case .loadPictures(let id, let request) in press(.enter) {
      for news in try helper.load(request) {
        _ = app.update(.answered(.pictures(id, news)), at: now)
      }
    }
  }

  /// The milliseconds that a window of another size and the drawing of it take.
  mutating func resize(to size: Size) -> Double {
    Timing.milliseconds {
      _ = app.update(.resized(size), at: now)
      _ = canvas
    }
  }
}
