import Canvas
import Testing

@testable import GameCore
@testable import GameUI

extension Visitor {
  /// The current game of Pairs for several.
  var duel: DuelPlay? { app.table.play as? DuelPlay }

  /// Returns a guest at a new table.
  static func atTable(
    _ table: DuelSettings.Table, names: [String] = [], level: String = "easy", seed: UInt64 = 1,
    pace: OpponentPace = .normal, _ environment: App.LaunchEnvironment = App.LaunchEnvironment(),
    columns: Int = 80, rows: Int = 24
  ) -> Visitor {
    let settings = Settings(
      game: "pairs-duel", setups: ["pairs-duel": level], motion: false,
      duel: DuelSettings(table: table, names: names, pace: pace))
    var visitor = Visitor(environment, columns: columns, rows: rows, settings: settings)
    visitor.enterAsGuest()
    visitor.deal(seed)
    return visitor
  }

  /// Flips a card half a second after the last one.
  mutating func flip(_ place: Int) {
    guard let level = duel?.level else {
      Issue.record("no duel to flip a card in")
      return
    }
    wait(500)
    press(.home, .pageUp)
    for _ in 0..<(place / level.columns) { press(.down) }
    for _ in 0..<(place % level.columns) { press(.right) }
    press(.character(" "))
  }

  /// Plays to the end: people take all pairs they may, opponents move by themselves.
  mutating func finishDuel() {
    var steps = 0
    while let duel, !duel.isOver, steps < 2000 {
      steps += 1
      guard !duel.isOpponentsTurn else {
        live(2000)
        continue
      }
      let state = duel.state
      if case .oneUp(let up) = state.board.turn {
        let mate = (0..<duel.level.cards).first {
          $0 != up && state.board.face(at: $0) == state.board.face(at: up)
        }
        flip(mate ?? 0)
      } else {
        flip((0..<duel.level.cards).first { state.owner(of: $0) == nil } ?? 0)
      }
    }
    live(PairsDescriptor.resultDelay)
  }
}
