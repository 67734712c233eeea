import GameCore

extension Arguments {
  /// Returns the named game, otherwise the first game that has the named level.
  func game() throws(UsageError) -> GameID? {
    let named = try namedGame()
    guard let level = text(.level) else { return named }
    let having = Catalog.games.map { $0.id }.filter { Catalog.setups(of: $0).contains(level) }
    if let first = having.first {
      if having.contains(named ?? first) { return named ?? first }
      throw UsageError {
        let title = GameTitle(first).text(in: $0)
        return $0(
          "\(level.quoted) is a level of \(title): add --game \(first)",
          "\(level.quoted) — уровень игры «\(title)»: добавьте --game \(first)")
      }
    }
    let games = named.map { [$0] } ?? Catalog.games.map { $0.id }
    // Ranked games may have the same levels.
    let levels = games.flatMap { Catalog.setups(of: $0) }.withoutRepetitions
    throw .badValue(level, of: .level, words: levels)
  }

  private func namedGame() throws(UsageError) -> GameID? {
    guard let game = text(.game) else { return nil }
    let games = Catalog.games.map { $0.id.description }
    guard games.contains(game) else { throw .badValue(game, of: .game, words: games) }
    return GameID(game)
  }

  /// Returns the maximum number of rows.
  func limit() throws(UsageError) -> Int? { try number(.limit, in: 1...1000).map { Int($0) } }
}
