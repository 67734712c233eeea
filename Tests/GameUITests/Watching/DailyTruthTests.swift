import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("A daily board says that it is one, and what giving it up costs")
struct DailyTruthTests {
  private let isSpent = DailyPhrase.isSpent

  private func playing() throws -> Visitor {
    var visitor = try DailyVisit.visitor()
    DailyVisit.ask(&visitor)
    DailyVisit.begin(.dealt(try DailyVisit.daily()), &visitor)
    return visitor
  }

  private func asksForToday(_ visitor: Visitor) -> Bool {
    let query = DailyQuery(board: DailyVisit.board, player: DailyVisit.anna)
    return visitor.effects.contains(.ask(query))
  }

  @Test("it is named next to the board, in every game that has one")
  func onTheBoard() throws {
    #expect(try playing().sees(DailyPhrase.short))
    for (game, setup) in [(ColorMatchGame.id, "30"), (MovieQuizGame.id, "top")] {
      let board = LeaderboardKey(game: game, setup: setup)
      var visitor = try DailyVisit.visitor(
        App.LaunchEnvironment(), Settings(game: game.description, motion: false))
      DailyVisit.ask(&visitor)
      visitor.answer(
        .reply(
          to: DailyStart(board: board, player: DailyVisit.anna),
          .success(.dealt(try DailyVisit.daily(board)))))
      #expect(visitor.sees(DailyPhrase.short), "\(game)")
    }
  }

  @Test("the smallest window distinguishes it from practice, in both languages")
  func inTheLine() throws {
    for (language, daily, practice) in [
      (Language.english, "Daily", "Practice"), (.russian, "Игра дня", "Тренировка"),
    ] {
      for level in ["normal", "easy"] {
        let board = LeaderboardKey(game: PairsGame.id, setup: level)
        let environment = App.LaunchEnvironment(language: language, languageIsForced: true)
        for (name, beginning) in [
          (daily, DailyStartResult.dealt(try DailyVisit.daily(board))),
          (practice, .practice(try DailyVisit.daily(board))),
        ] {
          var visitor = try DailyVisit.visitor(
            environment, Settings(setups: ["pairs": level], motion: false), columns: 60, rows: 20)
          DailyVisit.ask(&visitor)
          visitor.answer(
            .reply(to: DailyStart(board: board, player: DailyVisit.anna), .success(beginning)))
          #expect(visitor.sees(name), "\(language) \(level) \(visitor.screen)")
        }
      }
    }
  }

  @Test("quitting says that the attempt is saved")
  func quits() throws {
    var visitor = try playing()
    visitor.press(.control("c"))
    #expect(visitor.sees(DailyPhrase.isKept) && !visitor.sees(isSpent))
  }

  @Test("giving it up asks with a warning, and the Play tab is updated at once")
  func givenUp() throws {
    var visitor = try playing()
    visitor.type("Q")
    #expect(visitor.sees(isSpent))
    visitor.effects = []
    visitor.press(.right, .enter)
    #expect(visitor.effects.contains { $0.isDrop })
    #expect(asksForToday(visitor))
    var other = try DailyVisit.visitor()
    other.deal(4)
    other.makeMove()
    other.type("Q")
    #expect(other.dialog is ConfirmationDialog && !other.sees(isSpent))
  }

  @Test("starting a new game instead asks with the warning too")
  func restarted() throws {
    var visitor = try playing()
    visitor.effects += visitor.app.perform([.game(.start)], at: visitor.now)
    #expect(visitor.sees(QuestionPhrase.ask(.restart)) && visitor.sees(isSpent))
  }

  @Test("the offer to resume has the date, and so has the resumed board")
  func offered() throws {
    var visitor = try DailyVisit.visitor()
    visitor.answer(.progress(.player(DailyVisit.anna), .success(try DailyVisit.begun())))
    #expect(try visitor.sees(DailyPhrase.boardOf(DailyVisit.date)))
    visitor.press(.right, .enter)
    #expect(visitor.sees(QuestionPhrase.ask(.discardKept)) && visitor.sees(isSpent))
    visitor.press(.enter)
    #expect(visitor.play?.mode.daily == (try DailyVisit.date))
    #expect(visitor.sees(DailyPhrase.short))
    visitor.press(.end, .pageDown)
    visitor.press(.enter)
    let kept = visitor.effects.compactMap { effect -> SavedRound? in
      if case .store(.keepProgress(let saved, _)) = effect { saved } else { nil }
    }
    try #require(!kept.isEmpty)
    #expect(kept.allSatisfy { $0.mode.daily != nil })
  }

  @Test("one that these rules cannot restore stays saved until it is given up")
  func unplayable() throws {
    let foreign = SavedRound(
      transcript: Transcript(
        game: PairsGame.id, revision: 9, setup: "easy", seed: 1, eligibility: .ranked, moves: "F0@1"
      ),
      elapsed: .zero, appearance: DailyAttemptHeader.line(of: try DailyVisit.date))
    var visitor = try DailyVisit.visitor()
    visitor.effects = []
    visitor.answer(.progress(.player(DailyVisit.anna), .success(foreign)))
    #expect(visitor.sees(DialogPhrase.tooOld))
    #expect(try visitor.sees(DailyPhrase.boardOf(DailyVisit.date)))
    #expect(!visitor.effects.contains { $0.isDrop })
    visitor.press(.right, .enter)
    #expect(visitor.sees(isSpent) && !visitor.effects.contains { $0.isDrop })
    visitor.press(.right, .enter)
    #expect(visitor.effects.contains(.store(.dropProgress(foreign.transcript.deal))))
    #expect(asksForToday(visitor))
  }

  @Test("the current game does not give way to one that cannot be restored")
  func nothingGivesWay() throws {
    let foreign = SavedRound(
      transcript: Transcript(
        game: PairsGame.id, revision: 99, setup: "easy", seed: 1, eligibility: .ranked,
        moves: "F0@1"), elapsed: .zero)
    let progress = StoreAnswer.progress(.player(DailyVisit.anna), .success(foreign))
    var dealt = try DailyVisit.visitor()
    dealt.deal(4)
    dealt.answer(progress)
    #expect(dealt.sees(DialogPhrase.tooOld))
    dealt.press(.enter)
    #expect(dealt.dialog == nil && dealt.play != nil)
    var drawing = try DailyVisit.visitor()
    drawing.press(.character("3"), .enter)
    drawing.answer(progress)
    drawing.answer(.seed(4))
    drawing.press(.enter)
    #expect(drawing.dialog == nil && drawing.play != nil)
  }

  @Test("a recorded one updates the Play tab")
  func recorded() throws {
    var visitor = try playing()
    visitor.finish()
    let record = try #require((visitor.dialog as? GameResult)?.record)
    let round = try Catalog.verify(record)
    visitor.effects = []
    visitor.answer(
      .recorded(
        RecordOutcome(
          round: ScoredRound(
            id: RoundID(7), of: round, finishedAt: Timestamp(milliseconds: 1_795_000_000_000)),
          previousBest: nil, rank: 1, players: 1,
          daily: DailyPlace(daily: try DailyVisit.daily(), rank: 1, players: 1, streak: 1)),
        PendingResult(.ranked(round), by: DailyVisit.anna)))
    #expect(asksForToday(visitor))
  }

  @Test(
    "other players' rounds on it cannot be watched before the player's attempt")
  func ahead() throws {
    var visitor = try DailyVisit.visitor()
    visitor.effects += visitor.app.perform(
      [.go(.watch(WatchSubject(RoundID(5), of: .player(try PlayerName("Grace")))))],
      at: visitor.now)
    visitor.answer(
      .reply(to: WatchQuery(round: RoundID(5), player: PlayerID(1)), .failure(.dailyAhead(.open))))
    #expect(visitor.sees(WatchPhrase.error(.dailyAhead(.open))))
    visitor.press(.escape)
    #expect(visitor.open(StartScreen.self) != nil)
  }

  @Test("an interrupted race is resumed against the same rival")
  func raceContinues() throws {
    var visitor = try DailyVisit.visitor()
    let rival = try #require(
      Rival(try Deals.replayed(.easy, seed: 7), of: .player(try PlayerName("Grace Hopper"))))
    visitor.perform(.game(.race(rival)))
    visitor.press(.enter)
    let kept = try #require(
      visitor.effects.reversed().lazy.compactMap { effect -> SavedRound? in
        if case .store(.keepProgress(let saved, _)) = effect { saved } else { nil }
      }.first)
    #expect(kept.mode.rival == rival)
    var later = try DailyVisit.visitor()
    later.answer(.progress(.player(DailyVisit.anna), .success(kept)))
    #expect(later.sees(RacePhrase.against("Grace Hopper")))
    later.press(.enter)
    #expect(later.play?.mode.rival == rival && later.sees("Grace Hopper"))
  }

  @Test("a saved rival that no round confirms is dropped, and nothing else is lost")
  func forgedRival() throws {
    let date = try DailyVisit.date
    let text =
      "\(DailyAttemptHeader.line(of: date))\nrival\tplayer\tGrace\t1\teasy\t7\tpractice\tF0@1\nrest"
    let appearance = SavedAppearance(text)
    #expect(
      appearance.mode.rival == nil && appearance.mode.daily == date && appearance.rest == "rest")
    #expect(SavedAppearance("covers 1\na").rest == "covers 1\na")
    #expect(SavedAppearance("daily 2026-02-30").mode.daily == nil)
  }
}
