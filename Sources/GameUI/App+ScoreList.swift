import Canvas
import GameCore

extension App {
  /// Opens the list of the player's own rounds on the open board.
  mutating func openScoreList(at now: Moment) -> [Effect] {
    guard let player else {
      show(.notice(.listNeedsAccount), at: now)
      return []
    }
    scoreList = ScoreListScreen(board: leaderboard.board, player: player.id)
    return [.loadScoreList(leaderboard.board, player.id)]
  }

  mutating func follow(_ wish: ScoreListScreen.Wish, at now: Moment) -> [Effect] {
    guard let list = scoreList else { return [] }
    switch wish {
    case .close:
      scoreList = nil
      return [.loadLeaderboard(leaderboard.board, for: player?.id)]
    case .load: return [.loadScoreList(list.board, list.player, before: list.last)]
    case .open(let row): show(.round(row), at: now)
    case .keep(let note, let round): return [.setNote(note, of: round, by: list.player)]
    case .board(let index):
      leaderboard.open(index)
      return openScoreList(at: now)
    }
    return []
  }

  mutating func takeScoreList(_ answer: Answer, at now: Moment) -> [Effect] {
    switch answer {
    case .scoreList(let page): scoreList?.show(page)
    case .scoreListFailed(let board, let player, _, let fault):
      if scoreList?.board == board, scoreList?.player == player { scoreList?.fail(fault) }
    case .noteKept(let note, let round): scoreList?.note(note, on: round)
    case .noteFailed(_, _, let fault), .deleteFailed(_, let fault):
      show(.notice(.notKept(fault)), at: now)
    case .roundDeleted(let round):
      scoreList?.remove(round)
      // What was known of records may be of the round that is gone.
      bests = [:]
      return loadBest()
    default: break
    }
    return []
  }
}
