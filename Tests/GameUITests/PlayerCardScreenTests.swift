import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("A player's card")
struct PlayerCardScreenTests {
  private func opened(
    _ number: Int = 1, _ environment: App.LaunchEnvironment = App.LaunchEnvironment(),
    columns: Int = 80,
    rows: Int = 24
  ) throws -> Visitor {
    var visitor = Visitor(environment, columns: columns, rows: rows)
    visitor.logIn(try Deals.player())
    visitor.type("5")
    visitor.effects += visitor.app.perform([.go(.playerCard(PlayerID(number)))], at: visitor.now)
    return visitor
  }

  private func answer(
    _ visitor: inout Visitor, _ number: Int = 1, shown: Profile? = nil
  ) throws {
    let card = try People.card(number, shown: shown)
    visitor.answer(.reply(to: PlayerCardQuery(player: PlayerID(number)), .success(Dated(card))))
  }

  @Test("it shows the public profile and the bests, and whether it is the player's own")
  func shown() throws {
    var visitor = try opened()
    #expect(visitor.sees(PlayerCardPhrase.loading))
    try answer(&visitor)
    for text in ["Mary O'Neill", "1,234", "2023-11-14", "(you)", "Easy", "Hard"] {
      #expect(visitor.sees(text), "\(text)")
    }
    #expect(
      !visitor.sees(ProfilePhrase.field(.phone)) && !visitor.sees(ProfilePhrase.field(.birthDate)),
      "what is not shown has no line")
    var other = try opened(2)
    try answer(&other, 2)
    #expect(!other.sees(PlayerCardPhrase.own) && other.sees(PlayersPhrase.now))
  }

  @Test("the key that races a best of Pairs is shown, and explained by the help")
  func raceKey() throws {
    var visitor = try opened()
    try answer(&visitor)
    #expect(visitor.hints(KeyBinding("r", RacePhrase.keyRace)), "\(visitor.screen)")
    visitor.type("?")
    #expect(visitor.sees(RacePhrase.raceKeys))
  }

  @Test("Enter shows the best under the cursor")
  func record() throws {
    var visitor = try opened()
    try answer(&visitor)
    visitor.press(.down, .enter)
    #expect(
      visitor.sees(LeaderboardPhrase.rank) && visitor.sees(PairsPhrase.level(.normal))
        && visitor.sees("41"))
    visitor.press(.escape)
    visitor.click(PairsPhrase.level(.hard))
    #expect(visitor.sees(OwnRoundsPhrase.number) && visitor.sees("42"))
  }

  @Test("a player deleted meanwhile gives a message, and so does a busy store")
  func gone() throws {
    var visitor = try opened(2)
    visitor.answer(.reply(to: PlayerCardQuery(player: PlayerID(2)), .failure(.notFound)))
    #expect(visitor.sees(PlayerCardPhrase.gone))
    visitor.press(.enter, .down, .escape)
    #expect(visitor.open(PlayersScreen.self) != nil)
    var busy = try opened(2)
    busy.answer(.reply(to: PlayerCardQuery(player: PlayerID(2)), .failure(.busy)))
    #expect(busy.sees(StoreError.busy))
  }

  @Test("a late card of another player is ignored")
  func late() throws {
    var visitor = try opened(2)
    try answer(&visitor, 1)
    #expect(visitor.sees(PlayerCardPhrase.loading))
  }

  @Test("statistics open from the player's own card only")
  func statistics() throws {
    var visitor = try opened()
    try answer(&visitor)
    visitor.type("s")
    #expect(visitor.open(StatisticsScreen.self) != nil)
    var other = try opened(2)
    try answer(&other, 2)
    other.type("s")
    #expect(other.open(StatisticsScreen.self) == nil)
  }

  @Test("names of 40 letters are complete, with the dates of all bests, next to a face")
  func longNames() throws {
    for (name, environment) in PictureTests.variants {
      for (columns, rows) in [(80, 24), (60, 20)] {
        var visitor = try opened(1, environment, columns: columns, rows: rows)
        let shown = Profile(
          firstName: try GivenName(String(repeating: "Ab", count: 20)),
          lastName: try GivenName(String(repeating: "Xy", count: 20)), sex: .female,
          birthDate: try BirthDate(
            "1990-05-17", style: DateStyle(.english, locale: ""),
            today: CalendarDate(Timestamp(milliseconds: 1_795_305_600_000), secondsFromUTC: 0)),
          phone: try PhoneNumber("+79123456789", language: .english), avatar: .face(1))
        try answer(&visitor, shown: shown)
        for letter in "AbXy" {
          #expect(visitor.screen.count { $0 == letter } >= 20, "\(letter) \(name)")
        }
        #expect(visitor.sees(LeaderboardPhrase.daysAgo(0)), "\(name)")
        if columns == 60 { expectDescribed(visitor, "player-card-long-\(name)") }
      }
    }
  }

  @Test("the card matches its golden files", arguments: PictureTests.variants)
  func pictures(name: String, environment: App.LaunchEnvironment) throws {
    for (size, columns, rows) in [("", 80, 24), ("-wide", 120, 40), ("-60x20", 60, 20)] {
      var visitor = try opened(1, environment, columns: columns, rows: rows)
      try answer(&visitor)
      expectDescribed(visitor, "player-card\(size)-\(name)")
    }
  }
}
