import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The players of this store")
struct PlayersScreenTests {
  private func opened(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), columns: Int = 80,
    rows: Int = 24
  ) throws -> Visitor {
    var visitor = Visitor(environment, columns: columns, rows: rows)
    visitor.logIn(try Deals.player())
    visitor.type("5")
    return visitor
  }

  /// Returns the last request of the screen.
  private func asked(_ visitor: Visitor) throws -> PlayersRequest {
    try #require(visitor.effects.asked(PlayersRequest.self).last)
  }

  private func answer(
    _ visitor: inout Visitor, _ numbers: ClosedRange<Int>, more: Bool = false, total: Int = 7
  ) throws {
    let request = try asked(visitor)
    let page = PlayersPage(
      request: request, rows: try numbers.map { try People.row($0) },
      next: more ? PlayersCursor.name("x") : nil, total: total)
    visitor.answer(.reply(to: request, .success(Dated(page))))
  }

  @Test("all players are shown with their best points, and who is playing", arguments: [80, 120])
  func list(columns: Int) throws {
    var visitor = try opened(columns: columns, rows: columns == 80 ? 24 : 40)
    #expect(visitor.sees(PlayersPhrase.loading))
    try answer(&visitor, 1...7)
    for name in People.names { #expect(visitor.sees(name)) }
    #expect(
      visitor.sees("Anna (" + visitor.text(PlayersPhrase.you) + ")")
        && visitor.sees(PlayersPhrase.now)
        && visitor.sees(PlayersPhrase.never))
    #expect(visitor.sees(PlayersPhrase.count(7)))
  }

  @Test("dates are counted from the answer, and nothing is shown for games not played")
  func days() throws {
    var visitor = try opened()
    let request = try asked(visitor)
    let page = PlayersPage(
      request: request, rows: try (1...7).map { try People.row($0) }, next: nil, total: 7)
    let time = try #require(page.rows.first?.lastPlayed)
    visitor.answer(.reply(to: request, .success(Dated(value: page, time: time))))
    #expect(visitor.sees(LeaderboardPhrase.daysAgo(0)))
    #expect(!visitor.lines.contains { $0.contains(" · ") && $0.contains("Clara") })
  }

  @Test("a wide window has bars, and the player's own row is marked")
  func bars() throws {
    var visitor = try opened(columns: 120, rows: 36)
    try answer(&visitor, 1...7)
    visitor.press(.down)
    let look = visitor.app.look
    let own = try #require(visitor.place(of: "Anna ("))
    #expect(visitor.canvas[own.column, own.row].style == look.style(.accent))
    let bar = (0..<120).count { visitor.canvas[$0, own.row].character == "▁" }
    #expect(bar >= 8)
  }

  @Test(
    "without registered players only registration is offered", arguments: Language.allCases)
  func deserted(language: Language) throws {
    for (columns, rows) in [(60, 20), (80, 24)] {
      var visitor = Visitor(
        App.LaunchEnvironment(language: language, languageIsForced: true), columns: columns,
        rows: rows)
      visitor.enterAsGuest()
      visitor.type("5")
      let request = try asked(visitor)
      let page = PlayersPage(request: request, rows: [], next: nil, total: 0)
      visitor.answer(.reply(to: request, .success(Dated(page))))
      let look = RenderStyle(language: language)
      #expect(visitor.sees(button: ButtonPhrase.register) && visitor.sees("╲╱╲"))
      #expect(!visitor.sees(look.text(PlayersPhrase.order)))
      visitor.type("/")
      #expect(visitor.open(PlayersScreen.self)?.isFiltering == false)
      visitor.press(.enter)
      #expect(visitor.open(RegisterScreen.self) != nil)
    }
  }

  @Test("the next page is requested when the cursor reaches the end, once")
  func pages() throws {
    var visitor = try opened()
    try answer(&visitor, 1...3, more: true)
    visitor.effects = []
    visitor.press(.end, .down, .down)
    #expect(visitor.effects.count == 1)
    #expect(try asked(visitor).after == PlayersCursor.name("x"))
    try answer(&visitor, 4...7)
    #expect(visitor.open(PlayersScreen.self)?.list.rows.count == 7)
    visitor.effects = []
    visitor.press(.end, .down)
    #expect(visitor.effects.isEmpty, "nothing is left to ask for")
  }

  @Test("each letter of the filter sends a request, and answers to earlier ones are ignored")
  func filter() throws {
    var visitor = try opened()
    try answer(&visitor, 1...7)
    visitor.type("/an")
    let latest = try asked(visitor)
    #expect(latest.filter == "an" && latest.after == nil)
    var earlier = latest
    earlier.filter = "a"
    visitor.answer(
      .reply(
        to: earlier,
        .success(
          Dated(
            PlayersPage(
              request: earlier, rows: [try People.row(1, name: "Axel")], next: nil, total: 7)))))
    #expect(!visitor.sees("Axel"))
    visitor.answer(
      .reply(
        to: latest, .success(Dated(PlayersPage(request: latest, rows: [], next: nil, total: 7)))))
    #expect(visitor.sees(PlayersPhrase.noMatch))
    // Letters are text here, not shortcuts.
    visitor.type("q5/")
    #expect(try asked(visitor).filter == "anq5/")
    visitor.press(.escape)
    #expect(try asked(visitor).filter.isEmpty)
    #expect(visitor.app.navigation.tab == .players)
  }

  @Test("while another list is loading no number is shown")
  func countOfNext() throws {
    var visitor = try opened()
    try answer(&visitor, 1...3, more: true, total: 9000)
    #expect(visitor.sees(PlayersPhrase.count(9_000)))
    visitor.type("/an")
    #expect(!visitor.sees("9,000"))
    try answer(&visitor, 1...3, more: true, total: 0)
    #expect(!visitor.sees(PlayersPhrase.count(4)), "\(visitor.screen)")
    visitor.press(.escape)
    #expect(!visitor.sees(PlayersPhrase.count(4)), "there are more than were read")
    try answer(&visitor, 1...3, more: true, total: 9000)
    #expect(visitor.sees(PlayersPhrase.count(9_000)))
  }

  @Test("pasted escapes and line breaks never reach the store or the terminal")
  func hostileFilter() throws {
    var visitor = try opened()
    visitor.type("/")
    visitor.send(.input(.paste("a\u{1B}[2J\n\u{202E}b")))
    let filter = try asked(visitor).filter
    #expect(filter.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
    visitor.send(.input(.paste(String(repeating: "ж", count: 5000))))
    #expect(try asked(visitor).filter.count <= 40)
  }

  @Test("the order is changed with a key, cyclically, and chosen with the mouse")
  func orders() throws {
    var visitor = try opened()
    #expect(try asked(visitor).order == .points(PairsGame.id), "the best first")
    visitor.type("r")
    #expect(try asked(visitor).order == .lastPlayed)
    visitor.type("r")
    #expect(try asked(visitor).order == .name)
    visitor.type("r")
    #expect(try asked(visitor).order == .points(PairsGame.id))
    visitor.click(PlayersScreen.Order.lastPlayed)
    #expect(try asked(visitor).order == .lastPlayed)
  }

  @Test("an unreadable page is reported, and moving on requests it again")
  func failing() throws {
    var visitor = try opened()
    visitor.answer(.reply(to: try asked(visitor), .failure(.busy)))
    #expect(visitor.sees(StoreError.busy))
    visitor.effects = []
    visitor.press(.down)
    try answer(&visitor, 1...3, more: true)
    visitor.press(.end, .down)
    visitor.answer(.reply(to: try asked(visitor), .failure(.busy)))
    #expect(visitor.sees(PlayersPhrase.more) && visitor.sees("Anna"))
  }

  @Test("a card opens for the player under the cursor, and the list is unchanged after it")
  func card() throws {
    var visitor = try opened()
    try answer(&visitor, 1...7)
    visitor.press(.down, .enter)
    #expect(visitor.effects.last == .ask(PlayerCardQuery(player: PlayerID(2))))
    visitor.press(.escape)
    #expect(visitor.open(PlayersScreen.self)?.list.selected?.id == PlayerID(2))
  }

  @Test("a high window shows the card of the player under the cursor below the list")
  func cardBelow() throws {
    for rows in [24, 60] {
      var visitor = try opened(columns: 120, rows: rows)
      try answer(&visitor, 1...7)
      visitor.press(.down, .down)
      #expect(visitor.sees(PlayerCardPhrase.noRecords) == (rows == 60))
    }
  }

  @Test("a guest sees that statistics need an account")
  func guest() {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.type("5s")
    #expect(visitor.sees(PlayersPhrase.guest))
  }

  @Test("the list matches its golden files", arguments: PictureTests.variants)
  func pictures(name: String, environment: App.LaunchEnvironment) throws {
    for (size, columns, rows) in [("", 80, 24), ("-wide", 120, 40)] {
      var visitor = try opened(environment, columns: columns, rows: rows)
      try answer(&visitor, 1...7)
      expectDescribed(visitor, "players\(size)-\(name)")
    }
  }
}
