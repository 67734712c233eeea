import CReference
import GameCore
import GameRules
import Glibc

/// The board of all levels of a filled store, read by a player in the middle of it.
struct FilledBoard {
  let count: Int
  let directory: String
  private let store: Store
  private let board = LeaderboardKey(game: PairsGame.id)

  /// Fills a store with `count` players and records the statements of one reading.
  init(of count: Int, in scratch: String) throws {
    self.count = count
    directory = "\(scratch)/\(count)"
    mkdir(directory, 0o700)
    try FilledStore.fill(directory, players: count)
    reference_listen()
    store = try Scratch.store(in: directory)
    reference_listen_no_more()
    reference_forget()
    let page = try page()
    guard page.top.count == 10, page.around.count == 3, page.players == count else {
      throw CannotMeasure("the board of \(count) players is not whole")
    }
  }

  func page() throws -> LeaderboardPage {
    try page(from: store)
  }

  func page(from store: Store) throws -> LeaderboardPage {
    try store.page(of: board, for: PlayerID(count / 2), limit: 10)
  }
}
