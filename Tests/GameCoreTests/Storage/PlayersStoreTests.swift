import Bots
import Testing

@testable import GameCore

@Suite("The list shows every player once, in order, without hidden fields", .everyEngine)
struct PlayersStoreTests {
  let scratch: Scratch
  let store: Store

  init() throws {
    scratch = try Scratch()
    store = try scratch.store(running: ["7:7"])
  }

  private func list(_ order: PlayersRequest.Order, limit: Int = 50) throws -> [String] {
    var request = PlayersRequest(order: order, limit: limit)
    var names: [String] = []
    while true {
      let page = try store.players(request)
      #expect(page.rows.count <= limit)
      names += page.rows.map(\.name.description)
      guard let next = page.next else { return names }
      request.after = next
    }
  }

  @Test("every order lists all players once, whatever the pages", arguments: [1, 2, 3, 7, 50])
  func pages(limit: Int) throws {
    let names = ["Dora", "Яна", "berta", "Anna", "Clara", "emil", "Борис"]
    let players = try names.map { try store.player($0) }
    func play(_ index: Int, pace: Int, at time: Int) throws {
      let round = try VerifiedRound.expertly(
        .easy, seed: 1, pace: .steady(Elapsed(milliseconds: pace)))
      _ = try store.record(round, by: players[index].id, at: .start.after(time))
    }
    try play(0, pace: 3000, at: 1)
    try play(2, pace: 3000, at: 5)
    try play(3, pace: 1500, at: 3)
    try play(5, pace: 3000, at: 3)
    #expect(
      try list(.name, limit: limit) == ["Anna", "berta", "Clara", "Dora", "emil", "Борис", "Яна"])
    #expect(
      try list(.points(PairsGame.id), limit: limit)
        == ["Anna", "Dora", "berta", "emil", "Clara", "Борис", "Яна"])
    #expect(
      try list(.lastPlayed, limit: limit)
        == ["berta", "emil", "Anna", "Dora", "Борис", "Clara", "Яна"])
    #expect(try list(.points(GameID("nothing")), limit: limit).count == 7)
    #expect(try store.players(PlayersRequest(limit: 0)).total == 7)
    try store.delete(players[2].id)
    #expect(try store.players(PlayersRequest(limit: 0)).total == 6)
    #expect(try list(.lastPlayed, limit: limit).first == "emil")
  }

  @Test("a filter matches the beginnings of names as they are typed")
  func filter() throws {
    for name in ["Anna", "anne", "ANNE-2", "Berta", "Ann_", "Янка", "яна"] {
      _ = try store.player(name)
    }
    func found(_ filter: String, limit: Int = 50) throws -> [String] {
      try store.players(
        PlayersRequest(order: .points(PairsGame.id), filter: filter, limit: limit)
      ).rows.map(\.name.description)
    }
    #expect(try found("aNN") == ["Ann_", "Anna", "anne", "ANNE-2"])
    #expect(try found("ян") == ["яна", "Янка"])
    #expect(try found(" b ") == ["Berta"])
    #expect(try found("x").isEmpty)
    #expect(try found("%").isEmpty)
    #expect(try found("\u{10FFFF}").isEmpty)
    var request = PlayersRequest(filter: "ann", limit: 3)
    request.after = try store.players(request).next
    #expect(try store.players(request).rows.map(\.name.description) == ["ANNE-2"])
    #expect(try store.players(request).next == nil)
  }

  @Test("rows and cards contain bests, ranks, current games and public fields")
  func card() throws {
    let anna = try store.player("Anna")
    let berta = try store.player("Berta")
    let easy = try store.play(.easy, pace: 2000, by: anna)
    let hard = try store.play(.hard, pace: 2500, by: anna)
    try store.play(.easy, pace: 3000, by: anna)
    try store.play(.hard, pace: 1500, by: berta)
    let before = try store.profile(of: anna.id)
    var own = before
    own.profile.firstName = try GivenName("Anna")
    own.profile.sex = .female
    own.profile.phone = try PhoneNumber("+4930901820", language: .english)
    own.privacy[.firstName] = .everybody
    own.privacy[.sex] = .everybody
    try store.save(own, insteadOf: before, of: anna.id)
    let saved = SavedRound(
      transcript: Transcript(
        game: PairsGame.id, revision: 1, setup: "hard", seed: 1, eligibility: .ranked, moves: ""),
      elapsed: .zero)
    try store.keep(saved, as: ProgressID("7:7"), of: .player(anna.id), at: .start)
    try store.keep(saved, as: ProgressID("8:8"), of: .player(berta.id), at: .start)
    let card = try store.card(of: anna.id)
    #expect(card.row.bests == [RankedRound(rank: 2, round: hard.round)])
    #expect(
      card.bests == [
        RankedRound(rank: 1, round: easy.round), RankedRound(rank: 2, round: hard.round),
      ])
    #expect(card.rounds == 3 && card.memberSince == .start && card.row.lastPlayed == .start)
    #expect(card.row.isPlaying)
    #expect(card.row.shown == Profile(firstName: own.profile.firstName, sex: .female))
    let rows = try store.players(PlayersRequest()).rows
    #expect(rows.first == card.row && rows.last?.isPlaying == false)
    // A player who logs out releases the game, and finds it again.
    try store.park(ProgressID("7:7"))
    #expect(try store.card(of: anna.id).row.isPlaying == false)
    #expect(try store.claim(of: .player(anna.id), as: ProgressID("7:7")) == saved)
    #expect(throws: StoreError.notFound) { try store.card(of: PlayerID(99)) }
    #expect(try store.player(named: PlayerName("ANNA")) == anna.id)
    #expect(try store.player(named: PlayerName("Unknown")) == nil)
  }

  @Test("a forged result neither leads the list nor is shown, and a forged name is skipped")
  func forged() throws {
    let anna = try store.player("Anna")
    let berta = try store.player("Berta")
    try store.play(pace: 3000, by: anna)
    try store.play(pace: 2000, by: berta)
    try scratch.edit("UPDATE standing SET points = 99999 WHERE player_id = \(anna.id.rawValue)")
    let page = try store.players(PlayersRequest(order: .points(PairsGame.id)))
    #expect(page.rows.map(\.id) == [berta.id, anna.id])
    #expect(page.rows.allSatisfy { $0.bests.allSatisfy { $0.round.result.points < 99_999 } })
    _ = try store.player("Clara")
    try scratch.edit("UPDATE player SET name = char(27) || 'x' WHERE id = \(berta.id.rawValue)")
    #expect(try list(.name, limit: 1) == ["Anna", "Clara"])
    #expect(throws: StoreError.notFound) { try store.card(of: berta.id) }
  }
}

@Suite("The list is fast with any number of players, and older databases have it")
struct PlayersDatabaseTests {
  private let scratch: Scratch
  private let store: Store

  init() throws {
    scratch = try Scratch()
    store = try scratch.store()
  }

  @Test("pages are walks along an index, in every order")
  func plans() throws {
    let statements = try scratch.statements { store in
      let anna = try store.player("Anna")
      try store.play(pace: 2000, by: anna)
      for order in [PlayersRequest.Order.name, .points(PairsGame.id), .lastPlayed] {
        for place in [
          nil, PlayersCursor.ranked(BoardPosition(points: 9999, round: RoundID(1))),
          .played(.start, PlayerID(5)), .played(nil, PlayerID(5)), .name("a"),
        ] {
          _ = try store.players(PlayersRequest(order: order, after: place))
        }
      }
    }
    let plans = statements.filter { $0.contains("FROM player") || $0.contains("JOIN player") }
    #expect(plans.count >= 6)
    for statement in plans {
      let plan = try scratch.plan(of: statement)
      #expect(!plan.contains("TEMP B-TREE"), "\(statement)\n\(plan)")
      #expect(!plan.contains("SCAN") || plan.contains("USING"), "\(statement)\n\(plan)")
    }
  }

  @Test("an older database knows when its players last played")
  func migrated() throws {
    let old = try Scratch()
    try old.prepareReleased()
    try old.edit(
      """
      INSERT INTO player
        VALUES (3, 'Anna', 'anna', 'a@b.de', 'a@b.de', 'none', 1); INSERT INTO player
        VALUES (9, 'Berta', 'berta', 'b@b.de', 'b@b.de', 'none', 1); INSERT INTO round(player_id,
        game, revision, setup, seed, moves, points, time_ms, figures, finished_at, digest)
        VALUES (3, 'pairs', 1, 'easy', 1, '', 1, 1, '', 77, x'01'); INSERT INTO session
        VALUES (x'0102', 3, 5);
      """)
    let store = try old.store()
    let page = try store.players(PlayersRequest(order: .lastPlayed))
    #expect(page.rows.map(\.lastPlayed) == [Timestamp(milliseconds: 77), nil])
    #expect(page.total == 2)
    let sessions = try store.contents(of: PlayerID(3)).sessions
    #expect(sessions.map(\.openedAt) == [nil] && sessions.first?.id.bytes == [1, 2])
    try store.delete(PlayerID(9))
    #expect(try store.player("Clara").id == PlayerID(10))
  }
}
