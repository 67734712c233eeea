import Canvas
import GameCore
import GameRules
import GameUI
import MediaProtocol

/// The screens of a `PhotoSitting` without a terminal; photos are loaded by a helper.
struct PhotoScreens {
  private var app: App
  private var now = Moment(milliseconds: 0)

  init(_ settings: Settings, size: Size) {
    app = App(.measured, size: size)
    let effects = app.update(.started, at: now)
    _ = app.update(.store(.session(.guest(.success(settings)))), at: now)
    app.answerWithoutStore(effects, at: now)
    for key in Screens.toTabs { _ = press(key) }
  }

  var canvas: Canvas { app.draw(at: now) }

  /// Presses a key and returns the effects.
  mutating func press(_ key: Key) -> [Effect] {
    app.press(key, at: now)
  }

  /// Starts a game with photos from a helper.
  mutating func deal(_ helper: borrowing HelperRun) throws {
    for case .media(.load(let id, let request)) in press(.enter) {
      for news in try helper.load(request) {
        _ = app.update(.media(.news(id, news)), at: now)
      }
    }
  }

  /// Starts a game with drawings; returns the milliseconds including the drawing of the board.
  mutating func deal() -> Double {
    Timing.milliseconds {
      _ = press(.enter)
      _ = canvas
    }
  }

  /// Finds all pairs of the deal except the last few.
  mutating func findPairs(of level: PairsLevel, but left: Int) {
    for place in Self.solution(level).dropLast(left * 2) {
      for key in [Key.home, .pageUp] { _ = press(key) }
      for _ in 0..<place / level.columns { _ = press(.down) }
      for _ in 0..<place % level.columns { _ = press(.right) }
      _ = press(.character(" "))
    }
  }

  /// Returns the positions, pair by pair, for the seed of all measurements.
  private static func solution(_ level: PairsLevel) -> [Int] {
    var order: [Int] = []
    for first in 0..<level.cards where !order.contains(first) {
      for second in first + 1..<level.cards where !order.contains(second) {
        var round = Round<PairsGame>(level, seed: 7, eligibility: .practice)
        _ = try? round.play(.flip(first), at: .zero)
        _ = try? round.play(.flip(second), at: .zero)
        if round.state.pairsFound == 1 {
          order += [first, second]
          break
        }
      }
    }
    return order
  }

  /// Returns the milliseconds for handling and drawing another window size.
  mutating func resize(to size: Size) -> Double {
    Timing.milliseconds {
      _ = app.update(.resized(size), at: now)
      _ = canvas
    }
  }
}
