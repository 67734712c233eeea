import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Screens around Pairs for several")
struct DuelScreenTests {
  private static let now = Timestamp(milliseconds: 1_795_000_000_000)

  private func panel(
    _ duel: DuelSettings, _ conditions: App.Conditions = App.Conditions(), columns: Int = 80,
    rows: Int = 24, deck: String = "symbols"
  ) -> Visitor {
    var visitor = Visitor(
      conditions, columns: columns, rows: rows,
      settings: Settings(deck: deck, game: "pairs-duel", motion: false, duel: duel))
    visitor.enterAsGuest()
    visitor.type("3")
    return visitor
  }

  @Test("v goes through the players, round and round")
  func players() {
    var visitor = panel(DuelSettings())
    var seen: [DuelSettings.Table] = []
    for _ in DuelSettings.Table.allCases {
      visitor.type("v")
      seen.append(visitor.app.person.settings.duel.table)
    }
    #expect(Set(seen).count == 7 && seen.last == .people(2))
    visitor.type("V")
    #expect(visitor.app.person.settings.duel.table == .opponent(.marble))
    visitor.click("Granite")
    #expect(visitor.app.person.settings.duel.table == .opponent(.granite))
    #expect(visitor.sees("forgets nothing, turns two new cards"))
  }

  @Test("v and n mean nothing in games that one plays alone")
  func alone() {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.type("3vn")
    #expect(visitor.app.person.settings.duel == DuelSettings())
    #expect(visitor.open(StartScreen.self) != nil)
  }

  @Test("Names are kept when the screen is left, cleaned, and stand on the table")
  func names() {
    var visitor = panel(DuelSettings(table: .people(3)))
    visitor.type("n")
    visitor.type("Зоя")
    visitor.press(.tab)
    visitor.send(.input(.paste("  Bo\u{1B}[2J\u{202E}b  ")))
    visitor.press(.escape)
    #expect(visitor.app.person.settings.duel.names.first == "Зоя")
    #expect(visitor.app.person.settings.duel.names.last?.contains("\u{1B}") == false)
    #expect(visitor.sees("● Зоя") && visitor.sees("▲ Player 3"), "\(visitor.screen)")
    visitor.type("n")
    visitor.press(.backspace, .backspace, .backspace, .tab, .tab, .tab, .enter)
    #expect(visitor.sees("● Player 1"), "\(visitor.screen)")
  }

  @Test("Whoever is logged in sits there by the account's name")
  func account() throws {
    let settings = Settings(game: "pairs-duel")
    var visitor = Visitor(settings: settings)
    visitor.logIn(try Deals.player(1, "Grace Hopper"), settings)
    visitor.type("3")
    #expect(visitor.sees("● Grace Hopper  ■ Player 2"), "\(visitor.screen)")
  }

  @Test("The leaderboard says that nobody is ranked, and how to one's own rounds")
  func leaderboard() throws {
    let settings = Settings(game: "pairs-duel")
    var visitor = Visitor(settings: settings)
    visitor.logIn(try Deals.player(), settings)
    visitor.app.navigation.go(.leaderboard(LeaderboardKey(game: PairsDuelGame.id)))
    #expect(visitor.sees("Not ranked"))
    visitor.type("m")
    #expect(visitor.open(OwnRoundsScreen.self)?.chooser.kind == .pairsDuel)
  }

  private func statistics(_ board: LeaderboardKey) throws -> GameStatistics {
    let rounds = try (1...14).map { (number: UInt64) in
      let opponent = Opponent.allCases[Int(number % 4)]
      var round = Round<PairsDuelGame>(
        .easy, seed: number,
        content: try #require(DuelSeats([.person(nil), .opponent(opponent)])),
        eligibility: .ownOnly)
      while round.result == nil {
        let state = round.state
        let open = (0..<12).filter { state.board.card(at: $0) == .faceDown }
        // Every third of these people knows where the cards lie.
        let up: Int? = if case .oneUp(let place) = state.board.turn { place } else { nil }
        let mate = open.first { place in
          number.isMultiple(of: 3)
            && up.map { state.board.face(at: $0) == state.board.face(at: place) } == true
        }
        let move =
          PairsDuelGame.opponentsMove(in: state)
          ?? .flip(mate ?? open[Int(number) * state.board.turns % open.count])
        try round.play(move, at: round.latest + .seconds(1))
      }
      let record = try #require(round.record)
      return RoundFacts(try Catalog.prove(record), id: RoundID(Int(number)), finishedAt: Self.now)
    }
    return GameStatistics(
      PlayedRounds(game: PairsDuelGame.id, player: PlayerID(1), rounds: rounds, unverifiable: 0),
      setup: board.setup, at: Self.now, secondsFromUTC: 0, firstWeekday: .monday)
  }

  @Test("The record against each opponent counts what was won, lost and drawn")
  func record() throws {
    let records = try statistics(LeaderboardKey(game: PairsDuelGame.id)).opponents
    #expect(records.map(\.opponent) == Opponent.allCases)
    #expect(records.map(\.games) == [3, 4, 4, 3])
    #expect(records.reduce(0) { $0 + $1.won } == 4)
    #expect(records.reduce(0) { $0 + $1.won + $1.lost + $1.drawn } == 14)
  }

  @Test("It looks as it was drawn", arguments: PictureTests.variants)
  func pictures(name: String, conditions: App.Conditions) throws {
    for (columns, rows, size) in [(80, 24, ""), (120, 40, "-120x40"), (60, 20, "-60x20")] {
      var visitor = panel(
        DuelSettings(table: .opponent(.marble)), conditions, columns: columns, rows: rows)
      expectPicture(visitor.canvas, "duel-start\(size)-\(name)")
      visitor.type("2")
      expectPicture(visitor.canvas, "duel-settings\(size)-\(name)")
      visitor = Visitor.atTable(
        .people(4), names: ["Anna", "Константин", "", "Dee"], level: "normal", conditions,
        columns: columns, rows: rows)
      for place in [0, 5] { visitor.flip(place) }
      expectPicture(visitor.canvas, "duel-board\(size)-\(name)")
      visitor = Visitor.atTable(.opponent(.marble), conditions, columns: columns, rows: rows)
      visitor.finishDuel()
      expectPicture(visitor.canvas, "duel-end\(size)-\(name)")
    }
    var visitor = panel(DuelSettings(table: .people(4), names: ["Anna"]), conditions)
    visitor.type("n")
    expectPicture(visitor.canvas, "duel-names-\(name)")
    visitor.press(.escape)
    visitor.type("1")
    expectPicture(visitor.canvas, "duel-rules-\(name)")
    let settings = Settings(game: "pairs-duel")
    visitor = Visitor(conditions, settings: settings)
    visitor.logIn(try Deals.player(), settings)
    visitor.type("5s")
    for case .store(.screen(.statistics(let query))) in visitor.effects {
      visitor.answer(.screen(.statistics(query, .success(try statistics(query.board)))))
    }
    visitor.type("ccc")
    expectPicture(visitor.canvas, "duel-statistics-\(name)")
  }
}
