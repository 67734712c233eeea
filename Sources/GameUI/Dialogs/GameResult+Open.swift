import GameCore

extension GameResult {
  /// Returns the actions that open the next screen.
  func open(_ next: ResultAction, _ context: Context) -> [Action] {
    switch next {
    case .leaderboard: return [.go(.leaderboard(board))]
    case .ownRounds:
      guard let player = context.player else { return [] }
      return [.go(.leaderboard(board)), .go(.ownRounds(board, player.id))]
    case .watch:
      guard let round = try? Catalog.replay(record) else { return [] }
      return [.go(.watch(WatchSubject(round, of: .own)))]
    // The date may have changed meanwhile.
    case .today: return [.go(.today(board, on: daily?.daily.date))]
    case .albums: return [.go(.albumsPlayed(covers.map(\.album), context.look.language))]
    case .nothing, .playAgain, .sameDeal, .register, .logIn: return []
    }
  }
}
