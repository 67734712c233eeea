import Canvas
import GameRules
import MediaProtocol
import Testing

@testable import GameCore
@testable import GameUI

extension NewPlayerTests {
  @Test("only named keys end a pause, and a declined question returns to it", arguments: both)
  func keepPlaying(environment: App.LaunchEnvironment) {
    for game in GameKind.allCases {
      let settings = Settings(game: game.id.description)
      for key in [Key.character("Q"), "r", "q"] {
        var visitor = Visitor(environment, settings: settings)
        visitor.enterAsGuest()
        visitor.deal()
        visitor.wait(4000)
        visitor.send(.deadline)
        visitor.makeMove()
        visitor.type("p")
        #expect(visitor.play?.isPaused == true)
        // The named key continues, and others don't.
        #expect(visitor.sees(PlayPhrase.spaceContinues), "\(visitor.screen)")
        #expect(visitor.hints(.unpause) && visitor.hints(.leave))
        for (pressed, continues) in [
          (Key.character(" "), true), (.enter, true), ("p", true), (.escape, true), ("z", false),
          (.up, false),
        ] {
          var other = visitor
          other.press(pressed)
          #expect(other.play?.isPaused == !continues, "\(game) \(pressed)")
        }
        var running = visitor
        running.type(" ")
        visitor.press(key)
        visitor.press(.enter)
        #expect(visitor.dialog == nil && visitor.play?.isPaused == true, "\(game) \(key)")
        running.press(key)
        #expect(running.dialog is ConfirmationDialog, "\(game) \(key)")
        #expect(running.play?.isPaused == true, "\(game) \(key)")
        running.press(.enter)
        #expect(running.dialog == nil && running.play?.isPaused == false, "\(game) \(key)")
      }
    }
  }

  @Test("dates and decimals are written the Russian way in Russian")
  func russianNumbers() throws {
    let look = RenderStyle(language: .russian)
    #expect(look.date(now) == "22.11.2026")
    #expect(look.dateAndTime(now).hasPrefix("22.11.2026 "))
    let later = Timestamp(milliseconds: now.milliseconds + 200 * 86_400_000)
    #expect(look.relative(now, asOf: later) == "11.2026")
    #expect(RenderStyle().relative(now, asOf: later) == "2026-11")
    let date = try #require(CalendarDate(year: 2026, month: 11, day: 22))
    for phrase in [DailyPhrase.day(date), .boardOf(date), .clockIsBehind(date), .practiceDay(date)]
    {
      #expect(look.text(phrase).contains("22.11.2026"), "\(phrase)")
      #expect(RenderStyle().text(phrase).contains("2026-11-22"), "\(phrase)")
    }
    #expect(look.text(AlbumsPhrase.young(date)).contains("22.11.2026"))
    #expect(look.text(StartPhrase.cards(.movieQuiz, unicode: true)).contains("7,3"))
    #expect(look.text(RacePhrase.behindInTime(tenths: 15)).contains("1,5"))
  }

  @Test("a race uses one word for who is behind", arguments: Language.allCases)
  func behind(language: Language) {
    let texts = [
      RacePhrase.behind(2), .behindInTime(tenths: 15), .behindAtEnd(.points(3)),
      .behindAtEnd(.time(.seconds(1))),
    ].map { $0.text(in: language).lowercased() }
    #expect(texts.allSatisfy { $0.contains(language("behind", "позади")) }, "\(texts)")
  }

  @Test("the remark about a fast answer disappears after a second", arguments: both)
  func tooFast(environment: App.LaunchEnvironment) {
    let games: [(GameKind, any Phrase)] = [
      (.colorMatch, PlayPhrase.tooSoon), (.movieQuiz, PlayPhrase.tooSoon),
    ]
    for (game, remark) in games {
      var visitor = Visitor(environment, settings: Settings(game: game.id.description))
      visitor.enterAsGuest()
      visitor.deal()
      if game == .colorMatch { visitor.wait(3000) }
      visitor.send(.deadline)
      visitor.wait(50)
      visitor.press(.right)
      #expect(visitor.sees(remark), "\(visitor.screen)")
      // Only what the application asks for redraws the screen.
      let end = visitor.now.advanced(by: 1000)
      while let due = visitor.app.nextDeadline, due <= end {
        visitor.now = max(visitor.now, due)
        visitor.send(.deadline)
      }
      #expect(!visitor.sees(remark), "\(visitor.screen)")
    }
  }

  @Test("d says that Duel has no daily board")
  func noDailyDuel() {
    var visitor = Visitor(settings: Settings(game: GameKind.pairsDuel.id.description))
    visitor.enterAsGuest()
    #expect(!visitor.hints(KeyBinding("d", DailyPhrase.title)))
    visitor.type("d")
    #expect(visitor.dialog is DailyNotice && visitor.effects.isEmpty)
    #expect(visitor.sees(GameKind.pairsDuel.descriptor.title))
    visitor.press(.enter)
    #expect(visitor.dialog == nil)
  }

  @Test("help pressed after the last card opens over the result", arguments: [true, false])
  func helpAtEnd(motion: Bool) {
    var visitor = Visitor(settings: Settings(motion: motion))
    visitor.enterAsGuest()
    visitor.deal()
    visitor.finish(withLastFlip: false)
    visitor.type(" ")
    visitor.wait(100)
    visitor.type("?")
    #expect(visitor.dialog is HelpText)
    visitor.press(.escape)
    #expect(visitor.dialog is GameResult)
  }

  @Test("the question before leaving the registration is about registering", arguments: both)
  func leavingRegistration(environment: App.LaunchEnvironment) {
    var visitor = Visitor(environment)
    visitor.app.navigation.go(.register)
    visitor.type("a")
    visitor.press(.escape)
    #expect(visitor.dialog is ConfirmationDialog && !visitor.sees(QuestionPhrase.ask(.leaveForm)))
    visitor.press(.enter, .backspace, .escape)
    #expect(visitor.dialog == nil && visitor.open(TitleScreen.self) != nil)
  }

  @Test("no two figures of a round have the same name", arguments: Language.allCases)
  func figureNames(language: Language) throws {
    let look = RenderStyle(language: language)
    let parts = BestRoundDetails(best: try #require(try People.card().bests.first), owner: .unnamed)
      .parts(look)
    let names = parts.compactMap { part in
      switch part {
      case .pair(let name, _), .bar(let name, _, _, _): name
      case .text, .error, .headline, .note, .key, .banner, .signs, .field, .gap, .space: nil
      }
    }
    #expect(Set(names).count == names.count, "\(names)")
  }

  @Test("one row has all buttons of a daily board of covers", arguments: Language.allCases)
  func buttonsInOneRow(language: Language) throws {
    let round = try Deals.finished(.easy)
    let scored = RoundSummary(id: RoundID(1), of: round, finishedAt: now)
    let place = DailyPlace(daily: try DailyVisit.daily(), rank: 1, players: 1, streak: 1)
    let outcome = RecordOutcome(
      round: scored, previousBest: nil, rank: 1, players: 1, daily: place)
    var result = GameResult(record: round.record, fate: .saved(.ranked(outcome)))
    result.covers = Cover.all(of: Album.several)
    let alert = result.dialog.alert(RenderStyle(language: language))
    #expect(alert.buttons.titles.count == 7 && alert.buttons.rows(width: 76) == 1)
  }

  @Test("the message about a small window fits, in words", arguments: both)
  func smallWindow(environment: App.LaunchEnvironment) {
    let visitor = Visitor(environment, columns: 58, rows: 18)
    #expect(visitor.lines.count { $0.contains("58") && $0.contains("18") } == 1)
    #expect(visitor.lines.count { $0.contains("60") && $0.contains("20") } == 1)
    #expect(visitor.sees(visitor.app.look.language("wide", "ширин")))
  }

  @Test("the hint about passwords is true for letters of every alphabet")
  func passwordHint() throws {
    _ = try Password("Пароль7к")
    for language in Language.allCases {
      let phrase = RegisterPhrase.passwordHint
      #expect(!phrase.text(in: language).contains("A-Z"))
      #expect(phrase.spoken(in: language)?.contains("латин") == false)
      let needs = RegisterPhrase.passwordError(.lacks([.lowerCase, .upperCase]))
      #expect(!needs.text(in: language).contains("A-Z"))
    }
  }
}
