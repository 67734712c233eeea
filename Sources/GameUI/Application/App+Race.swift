import Canvas
import GameCore

extension App {
  /// Deals a race: the rival's cards for practice, or new ones against the player's own best.
  mutating func race(_ rival: Rival, at now: Moment) -> [Effect] {
    guard !table.isBusy else { return [] }
    if isPlaying {
      show(.restart(isTry: isTry, by: .raceAnew(rival)), at: now)
      return []
    }
    let board = LeaderboardKey(game: PairsGame.id, setup: rival.curve.level.description)
    let effects = clearTable() + choose(board, at: now) + openBoard(at: now)
    guard !rival.isSameDeal else {
      let deal = PendingDeal(
        seed: rival.curve.seed, eligibility: .practice, mode: GameMode(rival: rival),
        pinned: PinnedDeal(in: person.settings))
      return effects + practise(.deal(deal))
    }
    return effects + recordUnsaved() + table.drawSeed(for: rival)
  }

  /// Chooses a game and its setup in the settings.
  mutating func choose(_ board: LeaderboardKey, at now: Moment) -> [Effect] {
    var settings = person.settings
    settings.game = board.game.description
    settings.setups[settings.game] = board.setup
    return perform([.change(settings)], at: now)
  }
}
