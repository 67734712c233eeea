import GameRules
import Testing

@Suite("The bundled packs of films")
struct FilmPackTests {
  @Test("Every line of a pack can be read", arguments: [(FilmPack.top1, 250), (.popular1, 150)])
  func complete(pack: FilmPack, least: Int) {
    #expect(pack.films.count >= least)
    // Unreadable lines are left out, and their numbers with them.
    #expect(pack.films.map(\.id) == (1...pack.films.count).map { "\(pack.name)-\($0)" })
    #expect(Set(pack.films.map { "\($0.title) \($0.year)" }).count == pack.films.count)
    #expect(Set(pack.films.compactMap { $0.russianTitle.map { "\($0)" } }).count > 100)
    for film in pack.films {
      #expect(film.isUsable && film.genre != nil, "\(film.title)")
      #expect((1900...2025).contains(film.year), "\(film.title)")
      let isRussian = film.russianTitle?.unicodeScalars.contains {
        (0x400...0x4FF).contains($0.value)
      }
      #expect(isRussian == true || Self.sameInBothLanguages.contains(film.title), "\(film.title)")
    }
  }

  @Test("Top films are good, and popular ones are good and bad")
  func ratings() {
    let top = FilmPack.top1.films.map(\.rating.tenths)
    #expect(top.allSatisfy { $0 >= 80 })
    let popular = FilmPack.popular1.films.map(\.rating.tenths)
    for range in [0...39, 40...59, 60...69, 70...79] {
      #expect(popular.count { range.contains($0) } >= 10, "\(range)")
    }
    #expect(popular.contains { $0 >= 85 })
  }

  @Test("Each pack has a dozen genres or more")
  func genres() {
    for pack in FilmPack.all {
      #expect(Set(pack.films.compactMap(\.genre)).count >= 12)
    }
  }

  @Test("A released pack is never edited, only followed by another")
  func digests() throws {
    let file = GoldenFile(name: "movie-quiz-packs.txt")
    let packs = FilmPack.all.map { "\($0.reference) \($0.films.count)" }
    try file.recordIfAsked { packs }
    #expect(try file.lines() == packs)
  }

  @Test("A rating is read and written with one decimal", arguments: [10, 13, 72, 99, 100])
  func rating(tenths: Int) throws {
    let rating = try #require(FilmRating(tenths: tenths))
    #expect(FilmRating(rating.description) == rating)
  }

  @Test(
    "Malformed ratings are rejected",
    arguments: [
      "", ".", "8.", ".8", "0.9", "10.1", "8.75", "8,7", "-8.7", "+8", "8.x", "NaN", "100",
    ])
  func noRating(text: String) {
    #expect(FilmRating(text) == nil)
  }

  /// Titles that are numbers or in Latin letters in both languages.
  private static let sameInBothLanguages = ["1917", "2012", "The Intouchables", "Mamma Mia!"]
}
