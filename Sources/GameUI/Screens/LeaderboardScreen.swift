import Canvas
import GameCore

/// The leaderboard: which board is open, and what is known of it.
struct LeaderboardScreen: Hashable {
  enum Content: Hashable {
    case loading
    case page(LeaderboardPage)
    case failed(StoreFault)
  }

  private(set) var board = Board(game: PairsGame.id)
  private(set) var content = Content.loading

  /// The boards of a game: all setups together, then each.
  static let boards: [Board] = GameKind.allCases.flatMap { kind in
    [Board(game: kind.id)] + kind.setups.map { Board(game: kind.id, setup: $0) }
  }

  var index: Int { Self.boards.firstIndex(of: board) ?? 0 }

  /// Opens a board by its number; a page of another board goes.
  mutating func open(_ index: Int) {
    guard Self.boards.indices.contains(index) else { return }
    let board = Self.boards[index]
    if board != self.board { content = .loading }
    self.board = board
  }

  /// Opens a board; an unknown one leaves everything as it was.
  mutating func open(_ board: Board) {
    if let index = Self.boards.firstIndex(of: board) { open(index) }
  }

  mutating func show(_ page: LeaderboardPage) {
    if page.board == board { content = .page(page) }
  }

  mutating func fail(_ board: Board, _ fault: StoreFault) {
    if board == self.board { content = .failed(fault) }
  }

  /// The board a key leads to from the open one; nil for other keys.
  func neighbour(_ key: Key) -> Int? {
    let count = Self.boards.count
    switch key {
    case .left, .up, .character("h"), .character("k"): return (index + count - 1) % count
    case .right, .down, .character("l"), .character("j"): return (index + 1) % count
    case .home: return 0
    case .end: return count - 1
    default: return nil
    }
  }
}
