import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("A game of Pairs on the screen") struct PairsPlayTests {
  private let places = PairsPlay.places(.easy)

  @Test("a flip shows the card and is saved") func flip() {
    var play = PairsPlay.sample()
    let outcomes = play.press(.enter, at: .after(700))
    #expect(play.sides[0] != .back)
    guard case .kept(let saved)? = outcomes.first else {
      Issue.record("not kept")
      return
    }
    #expect(outcomes.count == 1)
    #expect(saved.transcript.moves == "F0@700")
    #expect(saved.elapsed == Elapsed(milliseconds: 700))
  }

  @Test("a miss turns back when its second is over, not before") func missTurnsBack() {
    var play = PairsPlay.sample()
    let (first, second) = (places[0][0], places[1][0])
    _ = play.flip(first, at: .after(500))
    _ = play.flip(second, at: .after(900))
    #expect(play.nextDeadline == .after(1000))
    let outcomes1 = play.advance(to: .after(1899))
    #expect(outcomes1.isEmpty)
    #expect(play.sides[first] != .back)
    #expect(play.nextDeadline == .after(1900))
    _ = play.advance(to: .after(1900))
    #expect(play.sides[first] == .back)
    #expect(play.sides[second] == .back)
  }

  @Test("the next flip turns a miss back at once") func nextFlip() {
    var play = PairsPlay.sample()
    for face in 0...2 { _ = play.flip(places[face][0], at: .after(100 * (face + 1))) }
    #expect(play.sides[places[0][0]] == .back)
    #expect(play.sides[places[1][0]] == .back)
    #expect(play.sides[places[2][0]] == .front(2))
  }

  @Test("flipping a face-up card rings the bell and shows a message, and changes nothing else")
  func refusal() {
    var play = PairsPlay.sample()
    _ = play.press(.enter)
    let before = play.table
    let outcomes2 = play.press(.enter)
    #expect(outcomes2 == [.bell])
    #expect(play.notice == .alreadyUp)
    #expect(play.table.round.moves == before.round.moves)
    #expect(play.picture().lines.joined().contains(PlayPhrase.alreadyUp.text(in: .english)))
    _ = play.press(.right)
    #expect(play.notice == nil)
  }

  @Test("flipping a taken card shows a separate message") func refusalOfTaken() {
    var play = PairsPlay.sample()
    for place in places[0] { _ = play.flip(place, at: .after(100)) }
    let outcomes3 = play.flip(places[0][0], at: .after(200))
    #expect(outcomes3 == [.bell])
    #expect(play.notice == .taken)
  }

  @Test("pausing stops the clock, hides every face and causes no wake-ups") func pause() {
    var play = PairsPlay.sample(motion: true)
    _ = play.press(.enter, at: .after(500))
    let outcomes4 = play.press(.character("p"), at: .after(550))
    #expect(outcomes4.isEmpty)
    #expect(play.isPaused)
    #expect(play.nextDeadline == nil)
    let symbols = Set(Deck.symbols.faces.map(\.symbol))
    #expect(!play.picture(at: .after(600)).cells.contains { symbols.contains($0.character) })
    let outcomes5 = play.advance(to: .after(60_000))
    #expect(outcomes5.isEmpty)
    #expect(play.table.elapsed(at: .after(60_000)) == Elapsed(milliseconds: 550))
    let outcomes6 = play.press(.character(" "), at: .after(60_000))
    #expect(outcomes6.isEmpty)
    #expect(!play.isPaused)
    #expect(play.table.elapsed(at: .after(60_010)) == Elapsed(milliseconds: 560))
    #expect(play.table.round.moves.count == 1)
  }

  @Test("Esc pauses and continues; Q asks to leave, paused or not")
  func leaving() {
    var play = PairsPlay.sample()
    let outcomes7 = play.press(.escape)
    #expect(outcomes7.isEmpty)
    #expect(play.isPaused)
    let outcomes8 = play.press(.character("Q"))
    #expect(outcomes8 == [.leaveAsked] && play.isPaused)
    let continued = play.press(.escape)
    #expect(continued.isEmpty && !play.isPaused)
    let outcomes9 = play.press(.character("Q"))
    #expect(outcomes9 == [.leaveAsked])
  }

  @Test("a saved game is resumed paused, with its clock and cards, and looks the same")
  func resume() throws {
    var play = PairsPlay.sample()
    for place in places[0] + [places[1][0]] { _ = play.flip(place, at: .after(800)) }
    let saved = try #require(play.saved(at: .after(2_300)))
    var resumed = PairsPlay(
      try GameTable(resuming: saved),
      DealChoices(setup: "", deck: .symbols, inkTextures: false, best: 1234, motion: false))
    #expect(resumed.isPaused)
    #expect(resumed.nextDeadline == nil)
    resumed.unpause(at: .after(90_000))
    #expect(resumed.table.elapsed(at: .after(90_000)) == Elapsed(milliseconds: 2_300))
    #expect(resumed.board.choice == play.board.choice)
    #expect(
      resumed.picture(at: .after(90_000)).lines == play.picture(at: .after(2_300)).lines)
  }

  @Test("a saved game of other rules is rejected") func foreign() {
    let saved = SavedRound(
      transcript: Transcript(
        game: GameID("chess"), revision: 1, setup: "easy", seed: 1, eligibility: .ranked,
        moves: ""),
      elapsed: .zero)
    #expect(throws: ReplayError.unknownGame(GameID("chess"))) {
      try GameTable<PairsGame>(resuming: saved)
    }
  }

  @Test(
    "the last pair ends the game once: ranked with a verified round, practice without",
    arguments: [Eligibility.ranked, .practice])
  func finish(eligibility: Eligibility) {
    var play = PairsPlay.sample(eligibility: eligibility)
    var outcomes: [PlayOutcome] = []
    for place in places.joined() { outcomes += play.flip(place, at: .after(3_000)) }
    // A ranked game is saved up to its last flip; practice is not saved at the end.
    #expect(outcomes.count == (eligibility == .ranked ? 13 : 12))
    guard case .finished(let round, let record)? = outcomes.last else {
      Issue.record("not finished")
      return
    }
    #expect((round != nil) == (eligibility == .ranked))
    #expect(record.claimed.figures[.turns] == 6)
    #expect(play.isOver)
    #expect(!play.isPaused)
    #expect(play.nextDeadline == nil)
    #expect(play.saved(at: .after(4_000)) == nil)
    let outcomes10 = play.advance(to: .after(4_000))
    #expect(outcomes10.isEmpty)
    let outcomes11 = play.press(.enter, at: .after(4_000))
    #expect(outcomes11.isEmpty)
    #expect(play.table.elapsed(at: .after(9_000)) == Elapsed(milliseconds: 3_000))
  }

  @Test("while the clock is shown, the program wakes once a second") func seconds() {
    var play = PairsPlay.sample()
    var wakes = 0
    while let due = play.nextDeadline, due <= .after(10_000) {
      _ = play.advance(to: due)
      wakes += 1
    }
    #expect(wakes == 10)
  }

  @Test("a card turns in three steps, which delay no input") func motion() {
    var play = PairsPlay.sample(motion: true)
    _ = play.press(.enter, at: .after(100))
    var pictures = [play.picture(at: .after(100)).lines]
    for step in 1...3 {
      #expect(play.nextDeadline == .after(100 + 40 * step))
      _ = play.advance(to: .after(100 + 40 * step))
      pictures.append(play.picture(at: .after(100 + 40 * step)).lines)
    }
    #expect(Set(pictures).count == 4)
    #expect(play.nextDeadline == .after(1000))
    _ = play.press(.right, .enter, at: .after(300))
    let outcomes12 = play.press(.right, .enter, at: .after(301))
    #expect(outcomes12.count == 1)
    #expect(play.table.round.moves.count == 3)
  }

  @Test("without animation a card turns at once") func noMotion() {
    var play = PairsPlay.sample(motion: false)
    _ = play.press(.enter, at: .after(100))
    #expect(play.board.turning.isEmpty)
    #expect(play.nextDeadline == .after(1000))
  }

  @Test("a window that gets too small pauses the game") func tooSmall() {
    var play = PairsPlay.sample()
    let area = Rect(column: 0, row: 0, columns: 20, rows: 5)
    play.fit(in: area, look: RenderStyle(), at: .after(400))
    #expect(play.isPaused)
    let outcomes13 = play.handle(
      .key(.character("Q")), at: .after(500), in: area, look: RenderStyle())
    #expect(outcomes13 == [.leaveAsked])
    let outcomes14 = play.handle(.key(.enter), at: .after(500), in: area, look: RenderStyle())
    #expect(outcomes14.isEmpty)
    #expect(play.isPaused)
  }
}
