import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Pairs for several on the screen")
struct DuelPlayTests {
  /// Seed 1 on easy deals `DACABFCFBEED`; of two seats the second begins.
  private let names = ["Anna", "Boris"]

  @Test("The current player is shown, and changes after a miss only")
  func turns() throws {
    var visitor = Visitor.atTable(.people(2), names: names)
    #expect(visitor.sees("▸▣ Boris") && visitor.sees(DuelPhrase.youStart))
    visitor.flip(1)
    visitor.flip(3)
    #expect(visitor.sees("▸▣ Boris"))
    let line = try #require(visitor.lines.firstIndex { $0.contains("▸▣ Boris") })
    #expect(visitor.lines[line].hasSuffix("1"), "\(visitor.screen)")
    // The face of his pair, and his lead.
    let face = try #require(Deck.symbols.faces.first { visitor.sees(visitor.text($0.name)) })
    #expect(visitor.lines[line + 1].hasSuffix(" \(face.symbol)"), "\(visitor.screen)")
    #expect(visitor.sees(DuelPhrase.leads("Boris", 1)))
    visitor.flip(0)
    visitor.flip(2)
    #expect(visitor.sees("▸◉ Anna") && !visitor.sees("▸▣"))
    // Boris's cards have his sign.
    #expect(visitor.lines[2].contains("▣"))
  }

  @Test("The pairs of a player are shown as cards, also with symbols of two columns")
  func pairs() throws {
    let settings = Settings(
      deck: Deck.emoji.id, game: "pairs-duel", setups: ["pairs-duel": "easy"], motion: false,
      duel: DuelSettings(table: .people(2), names: names, pace: .normal))
    var visitor = Visitor(columns: 80, rows: 24, settings: settings)
    visitor.enterAsGuest()
    visitor.deal(1)
    for place in [1, 3, 0, 11] { visitor.flip(place) }
    let line = try #require(visitor.lines.firstIndex { $0.contains("▸▣ Boris") })
    let cards = visitor.lines[line + 1].split(separator: " ").suffix(2).joined()
    #expect(Deck.emoji.faces.filter { cards.contains($0.symbol) }.count == 2, "\(visitor.screen)")
    #expect(visitor.sees(DuelPhrase.leads("Boris", 2)))
  }

  @Test(
    "The player to move is named even in the smallest window, and stands out without colors",
    arguments: [true, false])
  func next(unicode: Bool) throws {
    var environment = App.LaunchEnvironment(depth: .monochrome)
    environment.unicode = unicode
    var visitor = Visitor.atTable(
      .people(4), names: ["Anna", "", "", "Dee"], level: "normal", environment, columns: 60,
      rows: 20)
    for number in 0..<4 {
      let turn = visitor.text(number == 0 ? DuelPhrase.youStart : .yourTurn)
      let seat = try #require(visitor.duel?.state.toMove)
      let name = [
        "Anna", visitor.text(DuelPhrase.playerInShort(2)),
        visitor.text(DuelPhrase.playerInShort(3)), "Dee",
      ][seat]
      let line = visitor.lines[2]
      #expect(line.contains(name + ": " + turn), "\(visitor.screen)")
      let start = try #require(line.firstRange(of: name))
      let column = line.distance(from: line.startIndex, to: start.lowerBound)
      #expect(visitor.canvas[column, 2].style.attributes.contains(.reverse))
      #expect(line.ranges(of: turn).count == 1)
      let open = (0..<24).filter { visitor.duel?.state.board.card(at: $0) == .faceDown }
      let face = visitor.duel?.state.board.face(at: open[0])
      let miss = try #require(open.first { visitor.duel?.state.board.face(at: $0) != face })
      visitor.flip(open[0])
      visitor.flip(miss)
    }
  }

  @Test("Flipping a face-up or taken card rings the bell and has no effect")
  func refused() {
    var visitor = Visitor.atTable(.people(2), names: names)
    visitor.flip(1)
    visitor.press(.character(" "))
    #expect(visitor.sees(PlayPhrase.alreadyUp))
    visitor.flip(3)
    visitor.press(.character(" "))
    #expect(visitor.sees(PlayPhrase.taken))
    #expect(visitor.duel?.state.toMove == 1)
  }

  @Test("The mouse turns cards as well")
  func mouse() throws {
    var visitor = Visitor.atTable(.people(2), names: names)
    let layout = try #require(visitor.duel?.board.layout(in: visitor.app.area, visitor.app.look))
    visitor.send(.input(.mouse(Mouse(.press, at: layout.rect(of: 4).origin))))
    #expect(visitor.duel?.state.board.turn == .oneUp(4))
  }

  @Test("Opponents turn a card each time their pace has passed, with no other wake-ups")
  func pace() {
    for pace in OpponentPace.allCases {
      var visitor = Visitor.atTable(.opponent(.granite), pace: pace)
      #expect(visitor.sees("▸▣ Granite") && visitor.sees(DuelPhrase.starts))
      visitor.live(pace.milliseconds - 1)
      #expect(visitor.duel?.table.round.moves.isEmpty == true)
      visitor.live(1)
      #expect(visitor.duel?.table.round.moves.map(\.time.milliseconds) == [pace.milliseconds])
      visitor.live(pace.milliseconds)
      #expect(visitor.duel?.table.round.moves.count == 2)
    }
  }

  @Test("A program that is late makes the moves as of when they were due")
  func late() {
    var visitor = Visitor.atTable(.opponent(.granite))
    visitor.wait(2500)
    visitor.send(.deadline)
    #expect(visitor.duel?.table.round.moves.map(\.time.milliseconds) == [1100, 2200])
  }

  @Test("Any key but the arrows hurries an opponent, and when held flips no card")
  func hurry() throws {
    var visitor = Visitor.atTable(.opponent(.granite))
    visitor.press(.right, .down)
    #expect(visitor.duel?.table.round.moves.isEmpty == true)
    visitor.wait(100)
    visitor.type("x")
    #expect(visitor.duel?.table.round.moves.map(\.time.milliseconds) == [100])
    for _ in 0..<16 {
      visitor.wait(30)
      visitor.press(.character(" "))
    }
    let moves = try #require(visitor.duel?.table.round.moves)
    #expect(moves.count == 2 && visitor.duel?.isOpponentsTurn == false)
  }

  @Test("A key that hurried an opponent soon flips cards again, however often it is pressed")
  func afterHurry() {
    var visitor = Visitor.atTable(.opponent(.granite))
    for _ in 0..<2 {
      visitor.wait(100)
      visitor.press(.character(" "))
    }
    #expect(visitor.duel?.isOpponentsTurn == false)
    for _ in 0..<3 {
      visitor.wait(200)
      visitor.press(.character(" "))
    }
    #expect(visitor.duel?.table.round.moves.count == 3)
  }

  @Test("Another key after hurrying an opponent flips with its first press", arguments: [" ", "x"])
  func otherKey(hurrying: String) {
    var visitor = Visitor.atTable(.opponent(.granite))
    for _ in 0..<2 {
      visitor.wait(100)
      visitor.type(hurrying)
    }
    #expect(visitor.duel?.isOpponentsTurn == false)
    if hurrying == " " { visitor.type("l") }
    visitor.wait(100)
    visitor.press(.character(" "))
    #expect(visitor.duel?.table.round.moves.count == 3)
  }

  @Test("A pause hides every face, and no opponent moves meanwhile")
  func pause() {
    var visitor = Visitor.atTable(.opponent(.marble))
    visitor.live(1100)
    #expect(visitor.duel?.table.round.moves.count == 1)
    let open = visitor.screen
    visitor.type("p")
    #expect(visitor.sees(PlayPhrase.spaceContinues) && visitor.app.nextDeadline == nil)
    #expect(!visitor.lines[2...].joined().contains { "♠♥♦♣★♜☼✿".contains($0) })
    visitor.live(60_000)
    #expect(visitor.duel?.table.round.moves.count == 1)
    visitor.type(" ")
    #expect(visitor.screen == open)
    visitor.live(1100)
    #expect(visitor.duel?.table.round.moves.count == 2)
  }

  @Test("A saved game is resumed where it was, with the same players")
  func kept() throws {
    var visitor = Visitor.atTable(.opponent(.basalt), names: ["Анна"])
    visitor.live(5000)
    let saved = try #require(visitor.duel?.saved(at: visitor.now))
    var later = Visitor(settings: Settings(motion: false))
    later.press(.escape, .character("g"))
    later.answer(.progress(saved))
    #expect(later.sees("▣ Basalt") && later.sees("◉ Анна"))
    later.press(.enter)
    #expect(later.duel?.state == visitor.duel?.state && later.duel?.isPaused == false)
  }

  @Test("The end shows the winner and the pairs, and the same players can play again")
  func won() throws {
    var visitor = Visitor.atTable(.people(3), names: ["Anna", "Boris", "Clara"])
    visitor.finishDuel()
    let state = try #require(visitor.duel?.state)
    #expect(state.pairs.sorted() == [0, 0, 6])
    let winner = ["Anna", "Boris", "Clara"][state.toMove]
    #expect(visitor.sees(DuelPhrase.hasWon(winner)), "\(visitor.screen)")
    for name in ["◉ Anna", "▣ Boris", "▼ Clara"] { #expect(visitor.sees(name)) }
    visitor.click(ButtonPhrase.newGame)
    visitor.answer(.seed(2))
    #expect(visitor.duel?.state.seats == state.seats && visitor.duel?.isOver == false)
  }

  @Test("A draw is reported, and so are passes and remaining pairs")
  func drawn() {
    var visitor = Visitor.atTable(.people(2), names: names)
    for place in [0, 1, 0, 1] { visitor.flip(place) }
    #expect(visitor.sees(DuelPhrase.passes(1, of: 4)), "\(visitor.screen)")
    for place in [0, 1, 0, 1, 0, 1] { visitor.flip(place) }
    visitor.live(PairsDescriptor.resultDelay)
    #expect(
      visitor.sees(DuelPhrase.draw) && visitor.sees(DuelPhrase.unclaimed(6)), "\(visitor.screen)")
  }

  @Test("A logged-in player's round is saved for that player alone")
  func recorded() throws {
    let settings = Settings(
      game: "pairs-duel", motion: false, duel: DuelSettings(table: .opponent(.quartz)))
    var visitor = Visitor(settings: settings)
    visitor.logIn(try Deals.player(1, "Анна"), settings)
    visitor.deal()
    visitor.finishDuel()
    let earned = visitor.effects.compactMap { effect in
      if case .store(.record(let earned)) = effect { earned } else { nil }
    }
    let round = try #require(earned.first).round
    #expect(round.ranked == nil)
    #expect(round.record.transcript.content == "person Анна\nopponent quartz")
  }

  @Test("With a chosen seed it is practice, and nothing is recorded")
  func practice() {
    var environment = App.LaunchEnvironment()
    environment.seed = 1
    var visitor = Visitor(
      environment, settings: Settings(game: "pairs-duel", motion: false))
    visitor.enterAsGuest()
    visitor.press(.character("3"), .enter)
    #expect(visitor.sees(PlayPhrase.practice))
    visitor.finishDuel()
    #expect(visitor.dialog is GameResult)
    #expect(!visitor.effects.contains { if case .store(.record) = $0 { true } else { false } })
  }
}
