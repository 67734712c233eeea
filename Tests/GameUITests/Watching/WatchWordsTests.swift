import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The viewer names the player, and changes of speed do not delay it")
struct WatchWordsTests {
  private let day = Timestamp(milliseconds: 1_795_305_600_000)

  private func opened(
    _ owner: Rival.Owner, columns: Int = 80, language: Language = .english,
    level: PairsLevel = .easy
  ) throws -> Visitor {
    var visitor = try DailyVisit.visitor(
      App.LaunchEnvironment(language: language), Settings(motion: false), columns: columns)
    let subject = WatchSubject(try Deals.replayed(level), of: owner, at: day)
    visitor.effects += visitor.app.perform([.go(.watch(subject))], at: visitor.now)
    return visitor
  }

  @Test("name and date are shown from the first step, the points at the end")
  func titles() throws {
    let name = try PlayerName("Johannes-Sebastian B")
    for (columns, language) in [(80, Language.english), (80, .russian), (60, .english)] {
      var visitor = try opened(.player(name), columns: columns, language: language)
      #expect(visitor.sees("Johannes-Seb"), "\(columns) \(language)")
      #expect(!visitor.sees("1,272") && !visitor.sees("1272"))
      let date = language("2026-11-22", "22.11.2026")
      if columns == 80 { #expect(visitor.sees("\(name), \(date)")) }
      visitor.press(.end)
      if columns == 80 { #expect(visitor.sees("1,272") || visitor.sees("1272"), "\(language)") }
    }
    #expect(try opened(.own).sees(RacePhrase.own.text(in: .english) + ", 2026-11-22"))
    #expect(try opened(.unnamed).sees("2026-11-22"))
  }

  @Test("a file says who played it and when")
  func file() throws {
    var environment = App.LaunchEnvironment()
    environment.watched = WatchedFile(
      try Deals.replayed(.easy), player: try PlayerName("Grace"), finishedAt: day)
    #expect(Visitor(environment).sees("Grace, 2026-11-22"))
  }

  @Test("another speed, or a pause, does not restart the wait for the next step")
  func pace() throws {
    // A flip every 900 milliseconds.
    var visitor = try opened(.own)
    for _ in 0..<8 {
      visitor.wait(100)
      visitor.type("+-")
    }
    visitor.live(100)
    #expect(visitor.open(WatchScreen.self)?.watched?.step == 1)
    visitor.live(800)
    visitor.type(" ")
    visitor.wait(60_000)
    visitor.type(" ")
    visitor.live(100)
    #expect(visitor.open(WatchScreen.self)?.watched?.step == 2)
  }

  @Test("in ASCII a pause is two bars")
  func ascii() throws {
    var visitor = try DailyVisit.visitor(
      App.LaunchEnvironment(depth: .monochrome, unicode: false), Settings(motion: false))
    let subject = WatchSubject(try Deals.replayed(.easy), of: .own)
    visitor.effects += visitor.app.perform([.go(.watch(subject))], at: visitor.now)
    visitor.type(" ")
    #expect(visitor.sees("|| 1x"))
  }
}
