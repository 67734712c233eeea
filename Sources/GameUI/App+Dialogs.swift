import Canvas
import GameCore

extension App {
  /// Presses a button of the open dialog.
  mutating func choose(_ number: Int, at now: Moment) -> [Effect] {
    guard let dialog = dialogs.first, dialog.choices.indices.contains(number) else { return [] }
    return follow(dialog.choices[number], of: dialog, at: now)
  }

  /// Does what a button of `dialog`, the open one, stands for.
  mutating func follow(
    _ choice: Dialog.Choice, of dialog: Dialog, at now: Moment
  ) -> [Effect] {
    if case .result(let ending) = dialog { return follow(choice, of: ending, at: now) }
    close(at: now)
    switch choice {
    case .quit: return quit(at: now)
    case .giveUp: return endGame() + [.dropProgress] + loadBest()
    case .logOut: return logOut()
    case .note:
      ownRounds?.edit()
      return []
    case .delete: return delete(dialog, at: now)
    case .goOn:
      if case .resume(let saved) = dialog { return resume(saved, at: now) }
      return []
    case .newGame:
      let effects = endGame() + [.dropProgress]
      return dialog == .confirm(.restart) ? effects + start(at: now) : effects
    case .cancel: return cancelLoad()
    case .drawings:
      playWithDrawings(at: now)
      return []
    case .tryAgain: return loadAgain(at: now)
    case .fetch: return fetchLost(at: now)
    case .ok, .stay, .playAgain, .leaderboard, .close, .register, .logIn: return []
    }
  }

  private mutating func follow(
    _ choice: Dialog.Choice, of ending: Ending, at now: Moment
  ) -> [Effect] {
    if choice == .tryAgain, case .failed(let earned, _) = ending.fate {
      unsaved.removeAll { $0 == earned }
      dialogs[0] = .result(Ending(record: ending.record, fate: .saving(earned)))
      focusedButton = 0
      return [.record(earned)]
    }
    close(at: now)
    // The alert may be about an earlier game than the one on the table.
    var effects = isPlaying ? [] : endGame()
    if case .guest = ending.fate {
      guard choice != .register, choice != .logIn else {
        held = ending.record
        scene = choice == .register ? .register : .title
        return effects
      }
      effects.append(.dropProgress)
    }
    switch choice {
    case .playAgain: return effects + start(at: now)
    case .leaderboard:
      leaderboard.open(ending.board)
      return effects + open(.leaderboard, at: now)
    default: return effects + loadBest()
    }
  }

  /// Asks first, then deletes the round under the score list's cursor.
  private mutating func delete(_ dialog: Dialog, at now: Moment) -> [Effect] {
    switch dialog {
    case .round(let row): show(.confirm(.delete(row.id)), at: now)
    case .confirm(.delete(let round)):
      return player.map { [.deleteRound(round, by: $0.id)] } ?? []
    default: break
    }
    return []
  }

  /// Closes the open dialog; a game that it stopped goes on after the last.
  private mutating func close(at now: Moment) {
    dialogs.removeFirst()
    focusedButton = 0
    guard dialogs.isEmpty, dialogPausedPlay else { return }
    dialogPausedPlay = false
    if scene == .tabs, tab == .board, isRoomy { play?.goOn(at: now) }
  }
}
