import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Screens around Pairs for several")
struct DuelScreenTests {
  private static let now = Timestamp(milliseconds: 1_795_000_000_000)

  private func panel(
    _ duel: DuelSettings, _ environment: App.LaunchEnvironment = App.LaunchEnvironment(),
    columns: Int = 80,
    rows: Int = 24, deck: String = "symbols"
  ) -> Visitor {
    var visitor = Visitor(
      environment, columns: columns, rows: rows,
      settings: Settings(deck: deck, game: "pairs-duel", motion: false, duel: duel))
    visitor.enterAsGuest()
    visitor.type("3")
    return visitor
  }

  @Test("v jumps to the players and then changes them, cyclically")
  func players() {
    var visitor = panel(DuelSettings())
    visitor.type("v")
    #expect(visitor.app.session.settings.duel.table == .opponent(.quartz), "one can play alone")
    var seen: [DuelSettings.Table] = []
    for _ in DuelSettings.Table.allCases {
      visitor.type("v")
      seen.append(visitor.app.session.settings.duel.table)
    }
    #expect(Set(seen).count == 7 && seen.last == .opponent(.quartz))
    visitor.press(.left)
    #expect(visitor.app.session.settings.duel.table == .people(4))
    visitor.click("Granite")
    #expect(visitor.app.session.settings.duel.table == .opponent(.granite))
    #expect(visitor.sees(DuelPhrase.character(.granite)))
  }

  @Test("people and computer opponents are in different rows, and the first turn says who starts")
  func rows() {
    var visitor = panel(DuelSettings(table: .people(2)))
    func line(_ text: String) -> String { visitor.lines.first { $0.contains(text) } ?? "" }
    #expect(line("2 people").contains("4 people") && !line("2 people").contains("Quartz"))
    #expect(line("Quartz").contains(visitor.text(DuelPhrase.computer)))
    visitor.deal()
    #expect(visitor.sees(DuelPhrase.youStart), "\(visitor.screen)")
    visitor.type(" ")
    #expect(!visitor.sees(DuelPhrase.youStart) && visitor.sees(DuelPhrase.yourTurn))
  }

  @Test("v and n have no effect in games for one player")
  func alone() {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.type("3vn")
    #expect(visitor.app.session.settings.duel == DuelSettings())
    #expect(visitor.open(StartScreen.self) != nil)
  }

  @Test("Names are saved and cleaned when the screen is left, and shown at the table")
  func names() {
    var visitor = panel(DuelSettings(table: .people(3)))
    visitor.type("n")
    visitor.type("Зоя")
    visitor.press(.tab)
    visitor.send(.input(.paste("  Bo\u{1B}[2J\u{202E}b  ")))
    visitor.press(.escape)
    #expect(visitor.sees(QuestionPhrase.ask(.leaveInvalid)), "\(visitor.screen)")
    visitor.press(.right, .enter)
    #expect(visitor.app.session.settings.duel.names.first == "Зоя")
    #expect(visitor.app.session.settings.duel.names.last?.contains("\u{1B}") == false)
    #expect(
      visitor.sees(visitor.text(DuelPhrase.atKeyboard("◉ Зоя")))
        && visitor.sees("▼ " + visitor.text(DuelPhrase.player(3))), "\(visitor.screen)")
    visitor.type("n")
    visitor.press(.backspace, .backspace, .backspace, .tab, .tab, .tab, .enter)
    #expect(visitor.sees("◉ " + visitor.text(DuelPhrase.player(1))), "\(visitor.screen)")
  }

  @Test("A wrong name has a message under its field, and the button does not leave with one")
  func wrongNames() {
    var visitor = panel(DuelSettings(table: .people(2)))
    visitor.type("n")
    visitor.type("Anna")
    visitor.press(.tab)
    visitor.type("marbl")
    #expect(!visitor.screen.contains("✗"))
    visitor.type("e")
    #expect(visitor.sees(RegisterPhrase.nameError(.reserved)))
    visitor.press(.enter)
    #expect(visitor.open(NamesScreen.self)?.form.focus == .name(1))
    for _ in 0..<6 { visitor.press(.backspace) }
    visitor.type("ANNA")
    #expect(visitor.sees(DuelPhrase.sameName), "\(visitor.screen)")
    visitor.press(.escape)
    #expect(visitor.sees(QuestionPhrase.ask(.leaveInvalid)), "it is not dropped unasked")
    visitor.press(.enter, .tab)
    visitor.type("1")
    #expect(visitor.open(NamesScreen.self) != nil, "no digit leaves it either")
    visitor.press(.escape, .right, .enter)
    #expect(visitor.app.session.settings.duel.names == ["Anna"])
  }

  @Test("A name that is too long is reported and not truncated, typed or pasted")
  func longName() {
    var visitor = panel(DuelSettings(table: .people(2)))
    visitor.type("n")
    #expect(visitor.sees(DuelPhrase.nameHint))
    visitor.type("ОченьДлинное")
    #expect(!visitor.sees(DuelPhrase.nameTooWide), "\(visitor.screen)")
    visitor.type("И")
    #expect(visitor.sees(DuelPhrase.nameTooWide))
    visitor.press(.tab)
    visitor.send(.input(.paste("ОченьДлинноеИмяИгрока")))
    #expect(visitor.open(NamesScreen.self)?.form.text(.name(1)) == "ОченьДлинноеИмяИгрока")
    #expect(visitor.screen.ranges(of: visitor.text(DuelPhrase.nameTooWide)).count == 2)
  }

  @Test("No name can be confused with the logged-in player's")
  func sameAsAccount() throws {
    let settings = Settings(game: "pairs-duel", duel: DuelSettings(table: .people(2)))
    var visitor = Visitor(settings: settings)
    visitor.logIn(try Deals.player(1, "Grace"), settings)
    visitor.type("3n")
    visitor.press(.tab)
    visitor.type("grace")
    #expect(visitor.sees(DuelPhrase.sameName))
  }

  @Test("Signs of seats are on no card, and all are different")
  func signs() {
    let decks = [Deck.symbols, .plain, .emoji]
    let symbols = Set(decks.flatMap { $0.faces.compactMap(\.symbol) })
    #expect(symbols.count > 60)
    for signs in [SeatStyle.signs, SeatStyle.plainSigns] {
      #expect(Set(signs).count == DuelSeats.counts.upperBound)
      for sign in signs {
        #expect(!symbols.contains(sign))
        #expect(TextWidth.of(String(sign)) == 1)
        #expect(sign != CardGlyphs.unicode.missed && sign != CardGlyphs.ascii.missed)
      }
    }
    #expect(SeatStyle.plainSigns.allSatisfy { $0.isASCII })
  }

  @Test("The list of own rounds shows opponents and results", arguments: Language.allCases)
  func ownRounds(language: Language) throws {
    let board = LeaderboardKey(game: PairsDuelGame.id)
    let tables: [[DuelSeat]] = [
      [.person(DuelName("Anna")), .opponent(.quartz)], [.person(nil), .opponent(.marble)],
      [.person(nil), .person(DuelName("Константин")), .person(nil), .person(DuelName("Dee"))],
      [.person(nil), .person(nil)],
    ]
    let rows = try tables.enumerated().map { number, seats in
      let round = try played(.normal, seed: UInt64(3 + 3 * number), seats)
      let kept = RoundSummary(id: RoundID(9 - number), of: round, finishedAt: Self.now)
      return OwnRoundsRow(kept)
    }
    for (columns, lines) in [(80, 24), (60, 20)] {
      var visitor = Visitor(
        App.LaunchEnvironment(language: language, languageIsForced: true), columns: columns,
        rows: lines, settings: Settings(game: "pairs-duel"))
      visitor.logIn(try Deals.player(), Settings(game: "pairs-duel"))
      visitor.app.navigation.go(.leaderboard(board))
      visitor.type("m")
      visitor.answer(
        .ownRounds(
          OwnRoundsPage(board: board, player: PlayerID(1), before: nil, rows: rows, total: 4)))
      expectPicture(visitor, "duel-own-rounds-\(columns)x\(lines)-\(language)")
    }
  }

  @Test("The logged-in player's seat has the account's name")
  func account() throws {
    let settings = Settings(game: "pairs-duel", duel: DuelSettings(table: .people(2)))
    var visitor = Visitor(settings: settings)
    visitor.logIn(try Deals.player(1, "Grace Hopper"), settings)
    visitor.type("3")
    #expect(
      visitor.sees("◉ Grace Hopper  ▣ " + visitor.text(DuelPhrase.player(2))), "\(visitor.screen)")
  }

  @Test("Duel has no leaderboard: the tab opens that of Pairs, and own rounds are those of Duel")
  func leaderboard() throws {
    let settings = Settings(game: "pairs-duel")
    var visitor = Visitor(settings: settings)
    visitor.logIn(try Deals.player(), settings)
    visitor.type("4")
    let title = visitor.text(GameTitle(PairsDuelGame.id))
    #expect(visitor.open(LeaderboardScreen.self)?.chooser.kind == .pairs)
    #expect(!visitor.screen.contains(title))
    visitor.type("ggg")
    #expect(visitor.open(LeaderboardScreen.self)?.chooser.kind == .pairs)
    visitor.type("m")
    #expect(visitor.open(OwnRoundsScreen.self)?.chooser.kind == .pairsDuel)
  }

  /// Returns a table played to its end; with a seed divisible by three, people know the cards.
  private func played(
    _ level: PairsLevel, seed: UInt64, _ seats: [DuelSeat]
  ) throws -> VerificationResult {
    var round = Round<PairsDuelGame>(
      level, seed: seed, content: try #require(DuelSeats(seats)), eligibility: .ownOnly)
    while round.result == nil {
      let state = round.state
      let open = (0..<level.cards).filter { state.board.card(at: $0) == .faceDown }
      let up: Int? = if case .oneUp(let place) = state.board.turn { place } else { nil }
      let mate = open.first { place in
        seed.isMultiple(of: 3)
          && up.map { state.board.face(at: $0) == state.board.face(at: place) } == true
      }
      let move =
        PairsDuelGame.opponentsMove(in: state)
        ?? .flip(mate ?? open[Int(seed) * state.board.turns % open.count])
      try round.play(move, at: round.latest + .seconds(1))
    }
    return try Catalog.prove(try #require(round.record))
  }

  private func statistics(_ board: LeaderboardKey) throws -> GameStatistics {
    let rounds = try (1...14).map { (number: UInt64) in
      let opponent = Opponent.allCases[Int(number % 4)]
      let round = try played(.easy, seed: number, [.person(nil), .opponent(opponent)])
      return RoundMetrics(round, id: RoundID(Int(number)), finishedAt: Self.now)
    }
    return GameStatistics(
      PlayedRounds(game: PairsDuelGame.id, player: PlayerID(1), rounds: rounds, unverifiable: 0),
      setup: board.setup, at: Self.now, secondsFromUTC: 0, firstWeekday: .monday)
  }

  @Test("The results against each opponent count wins, losses and draws")
  func record() throws {
    let records = try statistics(LeaderboardKey(game: PairsDuelGame.id)).opponents
    #expect(records.map(\.opponent) == Opponent.allCases)
    #expect(records.map(\.games) == [3, 4, 4, 3])
    #expect(records.reduce(0) { $0 + $1.won } == 4)
    #expect(records.reduce(0) { $0 + $1.won + $1.lost + $1.drawn } == 14)
  }

  @Test("The screens match their golden files", arguments: PictureTests.variants)
  func pictures(name: String, environment: App.LaunchEnvironment) throws {
    for (columns, rows, size) in [(80, 24, ""), (120, 40, "-120x40"), (60, 20, "-60x20")] {
      var visitor = panel(
        DuelSettings(table: .opponent(.marble)), environment, columns: columns, rows: rows)
      expectPicture(visitor, "duel-start\(size)-\(name)")
      visitor.type("2")
      expectPicture(visitor, "duel-settings\(size)-\(name)")
      visitor = Visitor.atTable(
        .people(4), names: ["Anna", "Константин", "", "Dee"], level: "normal", environment,
        columns: columns, rows: rows)
      for place in [0, 5] { visitor.flip(place) }
      expectPicture(visitor, "duel-board\(size)-\(name)")
      visitor = Visitor.atTable(.opponent(.marble), environment, columns: columns, rows: rows)
      visitor.finishDuel()
      expectPicture(visitor, "duel-end\(size)-\(name)")
    }
    var visitor = panel(DuelSettings(table: .people(4), names: ["Anna"]), environment)
    visitor.type("n")
    expectPicture(visitor, "duel-names-\(name)")
    visitor.press(.escape)
    visitor.type("1")
    expectPicture(visitor, "duel-rules-\(name)")
    let settings = Settings(game: "pairs-duel")
    visitor = Visitor(environment, settings: settings)
    visitor.logIn(try Deals.player(), settings)
    visitor.type("5s")
    for query in visitor.effects.asked(StatisticsQuery.self) {
      visitor.answer(.reply(to: query, .success(try statistics(query.board))))
    }
    visitor.type("c")
    expectPicture(visitor, "duel-statistics-\(name)")
  }
}

extension DuelScreenTests {
  @Test("the opponents do not reach into the chart beside them", arguments: Language.allCases)
  func dashboard(language: Language) throws {
    for (columns, rows) in [(120, 36), (200, 60)] {
      let settings = Settings(game: "pairs-duel")
      var visitor = Visitor(
        App.LaunchEnvironment(language: language, languageIsForced: true), columns: columns,
        rows: rows, settings: settings)
      visitor.logIn(try Deals.player(), settings)
      visitor.type("5s")
      for query in visitor.effects.asked(StatisticsQuery.self) {
        visitor.answer(.reply(to: query, .success(try statistics(query.board))))
      }
      #expect(visitor.sees(DuelPhrase.lost) && visitor.outlineGaps.isEmpty, "\(visitor.screen)")
      #expect(visitor.sees(CalendarPhrase.weekday(.tuesday)), "\(visitor.screen)")
    }
  }
}
