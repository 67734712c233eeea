import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("A finished round can be watched")
struct WatchScreenTests {
  private func opened(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), level: PairsLevel = .easy,
    columns: Int = 80, rows: Int = 24
  ) throws -> Visitor {
    var visitor = Visitor(
      environment, columns: columns, rows: rows, settings: Settings(motion: false))
    visitor.logIn(try Deals.player(), Settings(motion: false))
    let round = try Deals.replayed(level)
    let name = try PlayerName("Grace Hopper")
    visitor.effects += visitor.app.perform(
      [.go(.watch(WatchSubject(round, of: .player(name))))], at: visitor.now)
    return visitor
  }

  private func watched(_ visitor: Visitor) throws -> any WatchedGame {
    try #require(visitor.open(WatchScreen.self)?.watched)
  }

  @Test("it plays at the original pace, and stops at the end")
  func plays() throws {
    var visitor = try opened()
    // A flip every 900 milliseconds.
    visitor.live(2000)
    #expect(try watched(visitor).step == 2)
    #expect(visitor.sees("0:02") && visitor.sees(WatchPhrase.step(2, of: 12)))
    visitor.live(20_000)
    #expect(try watched(visitor).step == 12)
    #expect(visitor.sees("6/6"))
    #expect(visitor.app.nextDeadline == nil, "nothing wakes it up any more")
    visitor.type(" ")
    #expect(try watched(visitor).step == 0, "it starts again")
    #expect(visitor.app.nextDeadline != nil)
  }

  @Test("it waits below a dialog, and skips nothing after it")
  func waits() throws {
    var visitor = try opened()
    visitor.live(2000)
    visitor.type("?")
    visitor.live(20_000)
    #expect(try watched(visitor).step == 2)
    visitor.press(.escape)
    visitor.live(1000)
    #expect(try watched(visitor).step == 3)
  }

  @Test(
    "60x20: the owner of the round and the player are shown whole, however long their names",
    arguments: [Language.english, .russian])
  func longNames(language: Language) throws {
    let name = "Wolfgang Amadeus Moz"
    for level in [PairsLevel.easy, .normal, .hard] {
      var visitor = Visitor(
        App.LaunchEnvironment(language: language), columns: 60, rows: 20,
        settings: Settings(motion: false))
      let player = Player(
        id: PlayerID(1), name: try PlayerName("Nikolai Rimsky-Korsa"),
        email: try Email("n@example.org"))
      visitor.logIn(player, Settings(motion: false))
      let subject = WatchSubject(
        try Deals.replayed(level), of: .player(try PlayerName(name)),
        at: Timestamp(milliseconds: 1_795_000_000_000))
      visitor.effects += visitor.app.perform([.go(.watch(subject))], at: visitor.now)
      for key in [Key.home, .right, .end] {
        visitor.press(key)
        #expect(visitor.sees(name) && visitor.sees(player.name.description), "\(visitor.screen)")
        #expect(!visitor.sees("…"), "\(visitor.screen)")
      }
    }
  }

  @Test("it says nothing about an unknown best, and its help lists all keys")
  func saysWhatItKnows() throws {
    var visitor = try opened()
    #expect(
      visitor.sees(PlayPhrase.par) && !visitor.sees(PlayPhrase.best)
        && !visitor.sees(PlayPhrase.noBest))
    visitor.type(" ?")
    #expect(visitor.sees("Home  End"))
  }
}

extension WatchScreenTests {
  @Test("while it is paused there are no wake-ups")
  func pause() throws {
    var visitor = try opened()
    visitor.live(1000)
    visitor.type(" ")
    #expect(visitor.app.nextDeadline == nil)
    visitor.wait(60_000)
    visitor.send(.deadline)
    #expect(try watched(visitor).step == 1)
    visitor.type(" ")
    visitor.live(900)
    #expect(try watched(visitor).step == 2)
  }

  @Test("the speed ranges from half to eight times")
  func pace() throws {
    var visitor = try opened()
    visitor.press(.up, .up, .up, .up)
    #expect(visitor.sees("8×"))
    visitor.live(900)
    #expect(try watched(visitor).step == 8)
    visitor.press(.home, .down, .down, .down, .down, .down)
    #expect(visitor.sees("½×"))
    visitor.type(" ")
    visitor.live(3600)
    #expect(try watched(visitor).step == 2)
  }

  @Test("steps lead back and forth, and the screen of a step is the same from both sides")
  func steps() throws {
    var visitor = try opened(level: .expert)
    visitor.press(.home)
    var pictures = [visitor.screen]
    let steps = try watched(visitor).steps
    for _ in 0..<steps {
      visitor.press(.right)
      pictures.append(visitor.screen)
    }
    visitor.press(.right)
    #expect(visitor.screen == pictures[steps])
    for step in (0..<steps).reversed() {
      visitor.press(.left)
      // The cursor of a restarted deal is where it was left.
      if step > 0 { #expect(visitor.screen == pictures[step], "step \(step)") }
    }
    #expect(try watched(visitor).step == 0)
    visitor.press(.end)
    #expect(visitor.screen == pictures[steps])
  }

  @Test("a press on the bar moves there, one on the viewer's sign pauses it")
  func mouse() throws {
    var visitor = try opened()
    visitor.click("┃")
    let row = try #require(visitor.place(of: "┃")).row
    visitor.send(.input(.mouse(Mouse(.press, at: Point(column: 40, row: row)))))
    let step = try watched(visitor).step
    #expect((5...7).contains(step))
    #expect(visitor.open(WatchScreen.self)?.isRunning == true)
    visitor.click("▶")
    #expect(visitor.open(WatchScreen.self)?.isRunning == false)
    #expect(visitor.sees("‖"))
  }

  @Test("after the machine has slept, nothing of the round is skipped")
  func sleep() throws {
    var visitor = try opened()
    visitor.live(1000)
    visitor.wait(600_000)
    visitor.send(.deadline)
    #expect(try watched(visitor).step <= 2)
  }

  @Test("leaving it pauses it, and Esc leads back")
  func leave() throws {
    var visitor = try opened()
    visitor.type("4")
    #expect(visitor.app.nextDeadline == nil)
    #expect(visitor.open(WatchScreen.self) == nil)
    visitor = try opened()
    visitor.press(.escape)
    #expect(visitor.open(StartScreen.self) != nil && visitor.app.nextDeadline == nil)
  }

  @Test("every game of the catalog can be watched to its end, with keys alone")
  func games() throws {
    for record in try Deals.records() {
      var visitor = Visitor(settings: Settings(motion: false))
      visitor.enterAsGuest()
      let round = try Catalog.replay(record)
      visitor.effects += visitor.app.perform([.go(.watch(WatchSubject(round)))], at: visitor.now)
      let watched = try watched(visitor)
      #expect(watched.steps > 0 && watched.end >= record.claimed.time)
      visitor.live(200_000)
      #expect(try self.watched(visitor).step == watched.steps, "\(record.transcript.game)")
      #expect(visitor.app.nextDeadline == nil, "\(record.transcript.game)")
      visitor.press(.home)
      for _ in 0..<watched.steps { visitor.press(.right) }
      #expect(try self.watched(visitor).play.isOver, "\(record.transcript.game)")
    }
  }

  @Test("a stored round is requested, and shown after a replay")
  func stored() throws {
    var visitor = try OwnRoundsVisit.opened()
    visitor.type("w")
    let id = RoundID(99)
    #expect(visitor.effects.contains(.ask(WatchQuery(round: id, player: PlayerID(1)))))
    #expect(visitor.sees(WatchPhrase.loading))
    visitor.answer(
      .reply(to: WatchQuery(round: id, player: PlayerID(1)), .success(try Deals.replayed(.easy))))
    #expect(visitor.sees(WatchPhrase.step(0, of: 12)))
  }

  @Test("one that does not verify is rejected, with the reason")
  func forged() throws {
    var visitor = try OwnRoundsVisit.opened()
    visitor.type("w")
    visitor.answer(
      .reply(
        to: WatchQuery(round: RoundID(99), player: PlayerID(1)),
        .failure(.notTrue(.digest))))
    #expect(visitor.sees(WatchPhrase.error(.notTrue(.digest))))
    visitor = try OwnRoundsVisit.opened()
    visitor.type("w")
    visitor.answer(
      .reply(to: WatchQuery(round: RoundID(99), player: PlayerID(1)), .failure(.store(.notFound))))
    #expect(visitor.sees(StoreError.notFound))
    visitor.press(.escape)
    #expect(visitor.open(OwnRoundsScreen.self) != nil)
  }

  @Test("rows of the leaderboard, of a card and of own rounds open it")
  func ways() throws {
    var visitor = Visitor()
    visitor.logIn(try Deals.player(24, "Grace Hopper"))
    visitor.type("4")
    let board = LeaderboardKey(game: PairsGame.id)
    visitor.answer(.leaderboard(try Deals.page(board, count: 3), for: PlayerID(24)))
    visitor.effects = []
    visitor.press(.enter, .down)
    visitor.type("w")
    #expect(visitor.effects.contains(.ask(WatchQuery(round: RoundID(2), player: PlayerID(24)))))
    visitor.press(.escape)
    #expect(visitor.open(LeaderboardScreen.self) != nil)
    visitor.answer(.leaderboard(try Deals.page(board, count: 3), for: PlayerID(24)))
    visitor.click("Борис")
    #expect(visitor.dialog is BestRoundDetails)
    visitor.press(.right, .enter)
    #expect(visitor.open(WatchScreen.self) != nil)
    var rounds = try OwnRoundsVisit.opened()
    rounds.press(.enter, .right, .right, .right, .enter)
    #expect(rounds.open(WatchScreen.self) != nil)
  }

  @Test("with a file there is nothing else: Esc and q quit, and no records are read")
  func alone() throws {
    for key in [Key.escape, .character("q")] {
      var environment = App.LaunchEnvironment()
      environment.watched = WatchedFile(try Deals.replayed(.easy))
      var visitor = Visitor(environment)
      #expect(visitor.sees(WatchPhrase.step(0, of: 12)))
      #expect(
        visitor.sees(KeyBinding(.escape, TabPhrase.keyQuit))
          && visitor.sees(KeyBinding("?", TabPhrase.keyHelp)))
      visitor.answer(.unavailable(.cannotOpen(path: "")))
      #expect(visitor.dialog == nil)
      visitor.effects = []
      visitor.press(key)
      #expect(visitor.effects.contains(.quit))
    }
  }

  @Test("it matches its golden files", arguments: PictureTests.variants, [(80, 24), (120, 40)])
  func picture(variant: (String, App.LaunchEnvironment), size: (Int, Int)) throws {
    var visitor = try opened(
      variant.1, level: .normal, columns: size.0, rows: size.1)
    visitor.live(20_000)
    visitor.type(" ")
    expectDescribed(visitor, "watch-\(size.0)x\(size.1)-\(variant.0)")
    if !variant.1.unicode { #expect(visitor.screen.utf8.allSatisfy { $0 < 128 }) }
  }

  @Test("the viewer of the other games matches its golden files", arguments: PictureTests.variants)
  func otherPictures(name: String, environment: App.LaunchEnvironment) throws {
    for record in try Deals.records().dropFirst() {
      var visitor = Visitor(environment, settings: Settings(motion: false))
      visitor.enterAsGuest()
      let round = try Catalog.replay(record)
      visitor.effects += visitor.app.perform([.go(.watch(WatchSubject(round)))], at: visitor.now)
      visitor.live(7000)
      visitor.type(" ")
      expectDescribed(visitor, "watch-\(record.transcript.game)-\(name)")
    }
  }
}
