import Canvas
import MediaProtocol
import Testing

@testable import GameCore
@testable import GameUI

/// A fixed sequence of random numbers to choose input.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}

@Suite("Random input")
struct FuzzTests {
  /// Keys with a meaning in fields, lists and boards, and letters that few programs expect.
  private static let keys: [Key] = [
    .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .home, .end,
    .pageUp, .pageDown, .control("u"), .control("w"), .control("l"), .control("z"), .control("c"),
    " ", "y", "花", "e\u{301}", "\u{202E}",
  ]

  /// Returns a key of the open screen, of a game or of all screens.
  private func key(_ dice: inout Dice, _ app: App) -> Key {
    let start = Moment(milliseconds: 0)
    let bound =
      app.navigation.current.bindings(app.context(at: start))
      + app.hints(of: app.visiblePlay, at: start, app.look)
      + KeyBinding.everywhere
    let keys = dice.roll(3) == 0 ? Self.keys : bound.flatMap { $0.keys + $0.also }
    return keys[dice.roll(keys.count)]
  }

  private func event(_ dice: inout Dice, _ app: App) throws -> Event {
    switch dice.roll(40) {
    case 0: return .resized(Size(columns: dice.roll(301), rows: dice.roll(101)))
    case 1: return .deadline
    case 2: return .suspended
    case 3: return .store(.seed(UInt64(dice.roll(1000))))
    case 4:
      let decks = ["symbols", "cats", "folder", "dogs-drawn"]
      if dice.roll(2) == 0 {
        var quiz = Settings(game: "movie-quiz")
        quiz.filmsFromService = true
        quiz.filmsKey = Secret("k")
        return .store(.loggedIn(try Deals.player(), quiz))
      }
      return .store(.loggedIn(try Deals.player(), Settings(deck: decks[dice.roll(4)])))
    case 5: return .store(.logIn(LoginName("a"), .failure(.wrong)))
    case 6: return .store(.progress(try Deals.begun(.easy)))
    case 7: return .store(.notKept(.full))
    case 8: return .input(.paste("a\u{1B}[2J\nb\u{200D}" + String(repeating: "ж", count: 2000)))
    case 9:
      let easy = LeaderboardKey(game: PairsGame.id, setup: "easy")
      let date = try #require(CalendarDate(year: 2026, month: 11, day: 1 + dice.roll(30)))
      let daily = try #require(Daily(on: date, game: easy.game, setup: "easy"))
      return .store(
        .reply(to: DailyStart(board: easy, player: PlayerID(1)), .success(.dealt(daily))))
    case 10...16:
      let point = Point(column: dice.roll(320) - 10, row: dice.roll(120) - 10)
      let actions: [Mouse.Action] = [.press, .press, .wheelUp, .wheelDown]
      return .input(.mouse(Mouse(actions[dice.roll(4)], at: point)))
    case 18:
      let news: [PictureEvent] = [
        .progress(ready: dice.roll(99), of: dice.roll(99)), .done, .failed(.offline),
        .cacheUnwritable,
      ]
      return .media(.news(app.table.lastRequest, news[dice.roll(4)]))
    case 17: return .resized(Size(columns: 80, rows: 24))
    case 19:
      let card: Result<Dated<PlayerCard>, StoreError> =
        dice.roll(2) == 0 ? .success(Dated(try People.card())) : .failure(.notFound)
      return .store(.reply(to: PlayerCardQuery(player: PlayerID(1)), card))
    case 20:
      let request = PlayersRequest(order: .points(PairsGame.id))
      let page = PlayersPage(
        request: request, rows: [try People.row(1), try People.row(2)], next: nil, total: 2)
      return .store(.reply(to: request, .success(Dated(page))))
    case 21, 22:
      let reply = ServiceReply(
        .films(Visitor.films(dice.roll(30))), age: dice.roll(900_000),
        stale: dice.roll(2) == 0 ? .offline : nil)
      let result: Result<ServiceReply, MediaError> =
        dice.roll(3) == 0 ? .failure(.status(dice.roll(600))) : .success(reply)
      return .media(.answer(app.table.lastRequest, result))
    case 23:
      return .media(.picture(app.table.lastRequest, .failure(.offline)))
    default: return .input(.key(key(&dice, app)))
    }
  }

  @Test("nothing traps, and the canvas is as large as the window", arguments: 1...8)
  func random(seed: UInt64) throws {
    var dice = Dice(state: seed)
    var app = App(
      App.LaunchEnvironment(unicode: seed % 2 == 0, language: seed % 3 == 0 ? .russian : .english),
      size: Size(columns: 80, rows: 24))
    let dialogs = try Dialog.samples(app.context(at: Moment(milliseconds: 0)))
    var now = 0
    var last: Canvas?
    for step in 0..<1500 {
      now += dice.roll(700)
      let moment = Moment(milliseconds: now)
      switch dice.roll(60) {
      case 0: _ = app.perform([.go(Route.samples[dice.roll(Route.samples.count)])], at: moment)
      case 1: _ = app.perform([.show(dialogs[dice.roll(dialogs.count)])], at: moment)
      default: _ = app.update(try event(&dice, app), at: moment)
      }
      guard step % 5 == 0 else { continue }
      let canvas = app.draw(at: moment)
      #expect(canvas.size == app.size)
      let next = app.draw(at: moment, after: last)
      let isEqual = next == canvas
      #expect(isEqual, "after the last drawing")
      last = next
      if let cursor = canvas.cursor { #expect(canvas.bounds.contains(cursor)) }
    }
  }

  @Test("every screen and dialog can be drawn and helped in every window", arguments: Window.all)
  func sizes(window: Window) throws {
    var visitor = window.visitor()
    visitor.logIn(try Deals.player())
    func check(_ name: String) {
      let canvas = visitor.canvas
      #expect(canvas.size == Size(columns: window.columns, rows: window.rows), "\(name)")
      if let cursor = canvas.cursor { #expect(canvas.bounds.contains(cursor), "\(name)") }
    }
    for (index, route) in Route.samples.enumerated() {
      visitor.go(route)
      check("route \(index)")
      visitor.press(.function(1))
      check("help of route \(index)")
      visitor.press(.escape)
    }
    for dialog in try Dialog.samples(visitor.app.context(at: visitor.now)) {
      visitor.app.dialogs = DialogQueue()
      visitor.perform(.show(dialog))
      check("\(type(of: dialog.content))")
      visitor.press(.right, .pageDown)
      check("\(type(of: dialog.content)), scrolled")
    }
  }
}
