import GameRules
import Testing

@Suite("A daily board is the same for every player, permanently")
struct DailySeedTests {
  /// Computed from docs/daily.md by another program: date, game, setup with ruleset, seed.
  private static let known: [(String, String, String, UInt64)] = [
    ("2026-11-22", "pairs", "easy 1", 16760687681259456412),
    ("2026-11-23", "pairs", "easy 1", 11038438765594449291),
    ("2026-11-22", "pairs", "expert 1", 2486139110611652062),
    ("2026-12-31", "pairs", "hard 1", 18268506657653590674),
    ("2027-01-01", "pairs", "normal 1", 13224155065679619626),
    ("2028-02-29", "pairs", "hard 1", 15244384978458887555),
    ("2026-11-22", "color-match", "60 2", 4534590691324449447),
    ("2030-06-15", "color-match", "90 2", 3299944487645273991),
    ("2026-11-22", "movie-quiz", "top 1", 9985449268855478214),
    ("9999-12-31", "movie-quiz", "popular 1", 11570242786422070963),
  ]

  @Test("ten dates have the documented seeds", arguments: known.indices)
  func golden(number: Int) throws {
    let (date, game, rules, seed) = Self.known[number]
    let words = rules.split(separator: " ")
    let revision = try #require(Int(words[1]))
    #expect(
      DailySeed.of(date: date, game: GameID(game), setup: String(words[0]), revision: revision)
        == seed)
  }

  @Test("days, games, setups and rulesets have independent seeds")
  func apart() {
    var seeds: Set<UInt64> = []
    for game in Catalog.games {
      for setup in Catalog.setups(of: game.id) {
        for day in 10...31 {
          for revision in 1...2 {
            seeds.insert(
              DailySeed.of(
                date: "2026-12-\(day)", game: game.id, setup: setup, revision: revision))
          }
        }
      }
    }
    #expect(seeds.count == Catalog.games.flatMap { Catalog.setups(of: $0.id) }.count * 44)
  }
}
