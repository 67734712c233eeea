import GameCore

extension DialogQueue {
  /// The results in the queue.
  var results: [GameResult] { all.compactMap { $0.content as? GameResult } }

  /// Updates the dialog about a result.
  mutating func update(_ result: GameResult) {
    for index in all.indices where (all[index].content as? GameResult)?.record == result.record {
      all[index].update(result.dialog)
    }
  }

  /// Replaces the dialog about a result; returns false if there is none.
  mutating func replace(_ result: GameResult) -> Bool {
    replace(result.dialog) { ($0 as? GameResult)?.record == result.record }
  }

  /// Updates the dialog about a saved result; one with more buttons is a new dialog.
  mutating func updateSaved(_ saved: GameResult) {
    if case .saved(.ranked(let outcome)) = saved.fate, outcome.daily != nil {
      _ = replace(saved)
    } else {
      update(saved)
    }
  }
}
