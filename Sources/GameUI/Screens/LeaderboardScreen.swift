import Canvas
import GameCore

/// The leaderboard: which board is open, and what is known of it.
struct LeaderboardScreen: Hashable {
  enum Content: Hashable {
    case loading
    case page(LeaderboardPage)
    case failed(StoreFault)
  }

  private(set) var board = LeaderboardKey(game: PairsGame.id)
  private(set) var content = Content.loading

  /// The boards of a game: all setups together, then each.
  static let boards: [LeaderboardKey] = GameKind.allCases.flatMap { kind in
    [LeaderboardKey(game: kind.id)] + kind.setups.map { LeaderboardKey(game: kind.id, setup: $0) }
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
  mutating func open(_ board: LeaderboardKey) {
    if let index = Self.boards.firstIndex(of: board) { open(index) }
  }

  mutating func show(_ page: LeaderboardPage) {
    if page.board == board { content = .page(page) }
  }

  mutating func fail(_ board: LeaderboardKey, _ fault: StoreFault) {
    if board == self.board { content = .failed(fault) }
  }

  /// The game of the open board.
  var kind: GameKind { GameKind(board.game) ?? .pairs }

  /// The numbers of the boards of the open game.
  var siblings: [Int] { Self.boards.indices.filter { Self.boards[$0].game == board.game } }

  /// The board a key leads to from the open one: along its game, or to another game's first; nil
  /// for other keys.
  func neighbour(_ key: Key) -> Int? {
    switch key {
    case .left, .character("h"): return sibling(by: -1)
    case .right, .character("l"): return sibling(by: 1)
    case .up, .character("k"): return first(of: kind.moved(by: -1))
    case .down, .character("j"): return first(of: kind.moved(by: 1))
    case .home: return siblings.first
    case .end: return siblings.last
    default: return nil
    }
  }

  /// The number of the board of all setups of a game.
  func first(of kind: GameKind) -> Int? {
    Self.boards.firstIndex { $0.game == kind.id }
  }

  private func sibling(by step: Int) -> Int? {
    let siblings = siblings
    return siblings.firstIndex(of: index)
      .map { siblings[($0 + step + siblings.count) % siblings.count] }
  }
}
