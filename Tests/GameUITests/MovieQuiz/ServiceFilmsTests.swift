import Canvas
import MediaProtocol
import Testing

@testable import GameCore
@testable import GameUI

@Suite("A quiz with films of a service")
struct ServiceFilmsTests {
  private var environment: App.LaunchEnvironment {
    App.LaunchEnvironment(addresses: ["films": "http://127.0.0.1:8080/api"])
  }

  private func lets(_ visitor: inout Visitor) {
    guard let due = visitor.app.nextDeadline else { return }
    visitor.now = max(due, visitor.now)
    visitor.send(.deadline)
  }

  @Test("the chosen list is requested at the player's address with the player's API key")
  func asked() {
    let visitor = Visitor.onService(environment)
    let query = FilmQuery(
      .popular, base: "http://127.0.0.1:8080/api", key: ServiceKey("k_1"))
    #expect(visitor.queries == [.films(query)])
    #expect(visitor.play == nil && visitor.sees(SettingsPhrase.dealing))
  }

  @Test("waiting is shown and can be canceled, and later answers change nothing")
  func cancelled() {
    var visitor = Visitor.onService(environment)
    lets(&visitor)
    #expect(visitor.dialog as? DealNotice == .filmsLoading)
    visitor.press(.enter)
    guard case .media(.cancel)? = visitor.effects.last else {
      Issue.record("the question is not taken back")
      return
    }
    visitor.serveFilms()
    #expect(visitor.play == nil && visitor.dialog == nil && !visitor.sees(SettingsPhrase.dealing))
  }

  @Test("if the game is changed meanwhile, the progress is that of the new deal")
  func changed() {
    var visitor = Visitor.onService(environment, deck: "cats")
    visitor.press(.up, .left, .left)
    lets(&visitor)
    #expect(visitor.dialog as? DealNotice == .filmsLoading)
    visitor.serveFilms()
    #expect(visitor.latestLoad != nil)
    #expect(visitor.dialog == nil)
    lets(&visitor)
    #expect(visitor.dialog is PictureProgress)
  }

  @Test("a failure is reported, and Try again sends another request and then succeeds")
  func tryAgain() {
    for problem in [
      MediaError.offline, .timedOut, .status(500), .serviceSaid("Invalid API Key"),
      .tooFewUsable(3), .busy(retryAfter: 20),
    ] {
      var visitor = Visitor.onService(environment)
      lets(&visitor)
      visitor.reply(.failure(problem))
      #expect(visitor.sees(FilmsPhrase.failed))
      let words = FilmsPhrase.problem(.service(problem)).text(in: .english).split(separator: " ")
        .prefix(4)
      #expect(visitor.sees(words.joined(separator: " ")), "\(problem)")
      visitor.press(.enter)
      #expect(visitor.queries.count == 2 && visitor.dialog == nil)
      visitor.serveFilms(posters: false)
      lets(&visitor)
      #expect(visitor.isAsked)
      #expect(visitor.quiz?.table.round.eligibility == .ownOnly)
    }
  }

  @Test("the bundled pack is used instead, and then the quiz is ranked")
  func pack() {
    var visitor = Visitor.onService(environment)
    visitor.reply(.failure(.offline))
    visitor.press(.right, .enter)
    #expect(visitor.quiz?.table.round.content == .newestPack(for: .popular))
    #expect(visitor.quiz?.table.round.eligibility == .ranked)
  }

  @Test("without a key the player sees where to enter one; a custom server may need none")
  func noKey() {
    var visitor = Visitor.onService(key: nil)
    #expect(visitor.queries.isEmpty && visitor.sees(FilmsPhrase.problem(.noKey)))
    visitor.press(.right, .right, .enter)
    #expect(visitor.open(ServicesScreen.self) != nil)
    visitor = Visitor.onService(environment, key: nil)
    #expect(visitor.queries.count == 1)
  }

  @Test("films without a possible question are left out, and fewer than ten are too few")
  func unusable() {
    var visitor = Visitor.onService(environment)
    var films = Visitor.films(9)
    films += [
      ListedFilm(id: "no year", title: "A", year: nil, ratingTenths: 70, poster: nil),
      ListedFilm(id: "tt99", title: "B", year: 2000, ratingTenths: 99, poster: nil),
      ListedFilm(id: "tt0", title: "Film 0", year: 1950, ratingTenths: 60, poster: nil),
    ]
    visitor.reply(.success(ServiceReply(.films(films))))
    #expect(visitor.sees(FilmsPhrase.problem(.service(.tooFewUsable(9)))))
    #expect(visitor.play == nil)
  }

  @Test("ratings more than a day old show their age, in both languages")
  func old() {
    for (language, words) in [
      (Language.english, "Ratings updated 3 days ago"), (.russian, "Рейтинги получены 3 дня назад"),
    ] {
      var environment = environment
      environment.language = language
      var visitor = Visitor.onService(environment, columns: 60, rows: 20)
      visitor.serveFilms(posters: false, age: 3 * 86_400, stale: .offline)
      lets(&visitor)
      #expect(visitor.sees(words))
      visitor = Visitor.onService(environment)
      visitor.serveFilms(posters: false, age: 86_400)
      lets(&visitor)
      #expect(!visitor.sees(words))
    }
  }

  @Test("a player who has switched to the bundled films meanwhile gets those")
  func changedMind() {
    var visitor = Visitor.onService(environment)
    visitor.choose { $0.filmsFromService = false }
    visitor.serveFilms()
    #expect(visitor.quiz?.table.round.content == .newestPack(for: .popular))
  }

  @Test("a round is saved for its player only, says so, and is no best")
  func keptAsOwn() throws {
    let player = try Deals.player()
    var visitor = Visitor.onService(environment, player: player)
    visitor.serveFilms(posters: false)
    lets(&visitor)
    for _ in 0..<10 { visitor.answerQuiz() }
    let earned = visitor.effects.compactMap { effect -> PendingResult? in
      if case .store(.record(let earned)) = effect { earned } else { nil }
    }
    let round = try #require(earned.first)
    guard case .ownOnly(let own) = round.round else {
      Issue.record("not the player's own")
      return
    }
    #expect(own.record.transcript.content.contains("Film"))
    #expect(visitor.sees(DialogPhrase.saving))
    let kept = RoundSummary(id: RoundID(5), of: round.round, finishedAt: Timestamp(milliseconds: 0))
    let best = kept.result.points + 100
    visitor.answer(.recorded(round, .success(.ownOnly(kept, previousBest: best))))
    #expect(visitor.sees(DialogPhrase.ownOnly))
    #expect(visitor.sees(BestPhrase.shortOfBest(best, by: 100)))
    var shown = try #require(visitor.dialog as? GameResult)
    shown.summary = GameSummary(
      Array(repeating: GuestResult(record: round.round.record), count: 2))
    visitor.app.dialogs.update(shown)
    #expect(visitor.sees(MovieQuizPhrase.played, "2"))
    #expect(!visitor.sees(PlayPhrase.best, ""), "that of all quizzes is another one")
    #expect(visitor.app.session.bests.isEmpty)
    #expect(Array(visitor.app.session.unrankedBests.values) == [best])
    visitor.click(OwnRoundsPhrase.title)
    #expect(visitor.open(OwnRoundsScreen.self)?.player == player.id)
    visitor.answer(
      .ownRounds(
        OwnRoundsPage(
          board: LeaderboardKey(game: MovieQuizGame.id, setup: "popular"), player: player.id,
          before: nil, rows: [OwnRoundsRow(kept)], total: 1)))
    #expect(
      visitor.sees("~" + Language.english.grouped(kept.result.points))
        && visitor.sees(OwnRoundsPhrase.own))
  }

  @Test("the start screen shows the best on the service, also after a login, without a medal")
  func bestOnStart() throws {
    let player = try Deals.player()
    let board = LeaderboardKey(game: MovieQuizGame.id, setup: "popular")
    var visitor = Visitor(environment)
    var settings = Settings(game: "movie-quiz", setups: ["movie-quiz": "popular"])
    settings.filmsFromService = true
    visitor.answer(.loggedIn(player, settings, offersProfile: false))
    let query = UnrankedBestQuery(board: board, player: player.id)
    #expect(visitor.effects.contains(.ask(query)))
    visitor.answer(.reply(to: query, .success(1740)))
    #expect(visitor.sees(PlayPhrase.points(1740)))
    let medal = try #require(visitor.app.look.medal(for: 1740, on: board))
    #expect(!visitor.sees(medal))
  }

  @Test("a guest can save such a round too, by registering")
  func guest() {
    var visitor = Visitor.onService(environment)
    visitor.serveFilms(posters: false)
    lets(&visitor)
    for _ in 0..<10 { visitor.answerQuiz() }
    #expect(visitor.sees(DialogPhrase.keepScore))
    visitor.press(.right, .enter)
    #expect(visitor.app.session.pendingGuestResult?.transcript.eligibility == .ownOnly)
  }
}

@Suite("A quiz with films of a service matches its golden files")
struct ServicePictureTests {
  @Test("waiting, failing, with a poster and old", arguments: PictureTests.variants)
  func pictures(name: String, environment: App.LaunchEnvironment) {
    for (columns, rows) in [(80, 24), (120, 40), (60, 20)] {
      let size = columns == 80 ? "" : "-\(columns)x\(rows)"
      var environment = environment
      environment.addresses["films"] = "http://127.0.0.1:8080"
      var visitor = Visitor.onService(environment, columns: columns, rows: rows)
      visitor.now = visitor.app.nextDeadline ?? visitor.now
      visitor.send(.deadline)
      expectPicture(visitor, "films-loading\(size)-\(name)")
      visitor.reply(.failure(.tooFewUsable(3)))
      expectPicture(visitor, "films-failed\(size)-\(name)")
      visitor.press(.enter)
      visitor.serveFilms(age: 5 * 86_400, stale: .offline)
      expectPicture(visitor, "films-waiting\(size)-\(name)")
      visitor.deliverPoster(0)
      visitor.deliverPoster(1)
      expectPicture(visitor, "films-poster\(size)-\(name)")
      visitor.answerQuiz()
      visitor.type("2")
      expectPicture(visitor, "films-settings\(size)-\(name)")
      #expect(!visitor.sees("…") || !environment.unicode)
    }
  }
}
