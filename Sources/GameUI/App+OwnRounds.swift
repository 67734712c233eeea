import Canvas
import GameCore

extension App {
  /// Opens the list of the player's own rounds on the open board.
  mutating func openOwnRounds(at now: Moment) -> [Effect] {
    guard let player else {
      show(.notice(.listNeedsAccount), at: now)
      return []
    }
    ownRounds = OwnRoundsScreen(board: leaderboard.board, player: player.id)
    return [.loadOwnRounds(leaderboard.board, player.id)]
  }

  mutating func follow(_ wish: OwnRoundsScreen.Wish, at now: Moment) -> [Effect] {
    guard let list = ownRounds else { return [] }
    switch wish {
    case .close:
      ownRounds = nil
      return [.loadLeaderboard(leaderboard.board, for: player?.id)]
    case .load: return [.loadOwnRounds(list.board, list.player, before: list.last)]
    case .open(let row): show(.round(row), at: now)
    case .keep(let note, let round): return [.setNote(note, of: round, by: list.player)]
    case .board(let index):
      leaderboard.open(index)
      return openOwnRounds(at: now)
    }
    return []
  }

  mutating func takeOwnRounds(_ answer: Answer, at now: Moment) -> [Effect] {
    switch answer {
    case .ownRounds(let page): ownRounds?.show(page)
    case .ownRoundsFailed(let board, let player, _, let fault):
      if ownRounds?.board == board, ownRounds?.player == player { ownRounds?.fail(fault) }
    case .noteKept(let note, let round): ownRounds?.note(note, on: round)
    case .noteFailed(_, _, let fault), .deleteFailed(_, let fault):
      show(.notice(.notKept(fault)), at: now)
    case .roundDeleted(let round):
      ownRounds?.remove(round)
      // What was known of records may be of the round that is gone.
      bests = [:]
      return loadBest()
    default: break
    }
    return []
  }
}
