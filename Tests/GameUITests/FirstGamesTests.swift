import Canvas
import MediaProtocol
import SystemStrings
import Testing

@testable import GameCore
@testable import GameUI

@Suite("What players stumble over in their first games")
struct FirstGamesTests {
  private static let small = [
    App.LaunchEnvironment(), App.LaunchEnvironment(language: .russian, languageIsForced: true),
  ]

  @Test("in the smallest window a pause says how to continue and how to give up", arguments: small)
  func pause(environment: App.LaunchEnvironment) {
    for game in GameKind.allCases {
      var visitor = Visitor(
        environment, columns: 60, rows: 20, settings: Settings(game: game.id.description))
      visitor.enterAsGuest()
      visitor.deal()
      visitor.press(.escape)
      #expect(visitor.play?.isPaused == true)
      #expect(visitor.hints(.unpause) && visitor.hints(.leave), "\(game) \(visitor.screen)")
    }
  }

  @Test("a round that cannot be watched says why on the card that lists it")
  func refused() throws {
    for key in [Key.character("w"), "r"] {
      var visitor = Visitor()
      visitor.logIn(try Deals.player())
      visitor.perform(.go(.playerCard(PlayerID(2))))
      visitor.answer(
        .reply(to: PlayerCardQuery(player: PlayerID(2)), .success(Dated(try People.card(2)))))
      visitor.press(key)
      let query = try #require(visitor.effects.asked(WatchQuery.self).last)
      visitor.answer(.reply(to: query, .failure(.dailyAhead(.open))))
      #expect(visitor.sees(WatchPhrase.error(.dailyAhead(.open))), "\(visitor.screen)")
      #expect(visitor.open(PlayerCardScreen.self) != nil)
      visitor.press(.enter)
      #expect(visitor.dialog == nil && visitor.open(PlayerCardScreen.self) != nil)
    }
  }

  @Test("while a round is watched, no best is shown: the player's own is not that of the round")
  func watchedBest() throws {
    for (columns, rows) in [(80, 24), (130, 40)] {
      var visitor = Visitor(columns: columns, rows: rows, settings: Settings(motion: false))
      visitor.logIn(try Deals.player(), Settings(motion: false))
      let best = RoundSummary(
        id: RoundID(1), of: try Deals.finished(.easy), finishedAt: Timestamp(milliseconds: 0))
      let query = BestQuery(board: best.board, player: PlayerID(1))
      visitor.answer(.reply(to: query, .success(best)))
      visitor.deal()
      let points = visitor.app.look.language.grouped(best.result.points)
      #expect(visitor.sees(PlayPhrase.best) && visitor.sees(points), "\(visitor.screen)")
      visitor.type("Q")
      let round = try Deals.replayed(.easy)
      visitor.perform(.go(.watch(WatchSubject(round, of: .player(try PlayerName("Grace"))))))
      #expect(visitor.sees("Grace") && visitor.sees(PlayPhrase.turns))
      #expect(!visitor.sees(PlayPhrase.best), "\(visitor.screen)")
    }
  }

  @Test("in a race, the turns of each side are below its name", arguments: [(80, 24), (130, 40)])
  func raceSides(columns: Int, rows: Int) throws {
    var visitor = Visitor(columns: columns, rows: rows, settings: Settings(motion: false))
    visitor.logIn(try Deals.player(), Settings(motion: false))
    let rival = try #require(
      Rival(try Deals.replayed(.easy, seed: 7), of: .player(try PlayerName("Grace"))))
    visitor.perform(.game(.race(rival)))
    let names = [Tab.you as any Phrase, PlayPhrase.turns].map(visitor.text) + ["Grace"]
    let panel = visitor.lines.dropFirst(2).compactMap { line in
      names.first { line.contains($0) }
    }
    #expect(panel == [names[0], names[1], names[2], names[1]], "\(visitor.screen)")
  }

  @Test("for a screen reader, the answer to a refused key is gone after the next key")
  func refusal() {
    var visitor = Visitor(App.LaunchEnvironment(cursor: .focus), settings: Settings(motion: false))
    visitor.enterAsGuest()
    visitor.deal()
    visitor.press(.enter, .enter)
    #expect(visitor.sees(PlayPhrase.alreadyUp))
    visitor.press(.right)
    #expect(!visitor.sees(PlayPhrase.alreadyUp))
    visitor.press(.left, .enter)
    #expect(visitor.sees(PlayPhrase.alreadyUp))
    visitor.press(.right, .enter)
    #expect(!visitor.sees(PlayPhrase.alreadyUp) && visitor.lines.last?.hasPrefix("B1") == true)
  }

  @Test("a quiz names the time of the answer in full in the smallest window", arguments: small)
  func answerTime(environment: App.LaunchEnvironment) {
    var visitor = Visitor(
      environment, columns: 60, rows: 20,
      settings: Settings(game: GameKind.movieQuiz.id.description, motion: false))
    visitor.enterAsGuest()
    visitor.deal()
    for seconds in ["0", "10+"] {
      #expect(visitor.sees(MovieQuizPhrase.answerTime, seconds), "\(visitor.lines[2])")
      #expect(visitor.sees(PlayPhrase.best), "\(visitor.lines[2])")
      visitor.wait(10_000)
    }
  }

  @Test("the tutorial of the quiz has another film than the example on Play")
  func lesson() throws {
    var visitor = Visitor(settings: Settings(game: GameKind.movieQuiz.id.description))
    visitor.enterAsGuest()
    let example = try #require(Film.sample).shownTitle(in: .english)
    #expect(visitor.sees(example))
    visitor.type("t")
    #expect(visitor.open(TutorialScreen.self) != nil && !visitor.sees(example))
  }

  @Test("the help says what keys do, and has those that choose a row of Play")
  func help() {
    var visitor = Visitor(settings: Settings(game: GameKind.pairsDuel.id.description))
    visitor.enterAsGuest()
    let play = visitor.app.help(visitor.app.context(at: visitor.now)).keys
    for key in "gsvc" { #expect(play.contains { $0.has(.character(key)) }, "\(key)") }
    var leaderboard = Visitor()
    leaderboard.enterAsGuest()
    leaderboard.type("4")
    let rows = leaderboard.app.help(leaderboard.app.context(at: leaderboard.now)).keys
    let look = leaderboard.app.look
    for (key, meaning) in [("d", LeaderboardPhrase.todayKeys), ("g", .nextGame)] {
      let binding = rows.first { $0.has(.character(Character(key))) }
      #expect(binding?.row(look).meaning == look.text(meaning), "\(key)")
    }
  }

  @Test("an avatar that cannot be loaded is replaced by the card of players without one")
  func lostAvatar() throws {
    var environment = App.LaunchEnvironment()
    environment.dataDirectory = "/data"
    let name = try #require(AvatarName(String(repeating: "b", count: 32)))
    func opened(_ avatar: Avatar) throws -> Visitor {
      var visitor = Visitor(environment)
      visitor.logIn(try Deals.player())
      visitor.perform(.go(.playerCard(PlayerID(2))))
      let card = try People.card(2, shown: Profile(avatar: avatar))
      visitor.answer(.reply(to: PlayerCardQuery(player: PlayerID(2)), .success(Dated(card))))
      return visitor
    }
    let without = try opened(.none)
    var lost = try opened(.own(name))
    #expect(lost.canvas != without.canvas)
    let asked = lost.effects.compactMap { effect -> RequestID? in
      if case .media(.picture(let id, .avatar, _, _)) = effect { id } else { nil }
    }
    let failure = MediaReport.picture(try #require(asked.last), .failure(.helperFailed))
    lost.send(.media(failure))
    #expect(lost.canvas == without.canvas, "\(lost.screen)")
  }
}
