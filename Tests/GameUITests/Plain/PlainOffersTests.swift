import Canvas
import GameCore
import Testing

@testable import GameUI

/// What a page offers works, and what happens is said.
@Suite("Offers of plain mode")
struct PlainOffersTests {
  /// Returns the beginnings of phrases, up to where a name follows or the sentence ends.
  private func beginnings(_ phrases: [PlainPhrase], _ language: Language) -> [String] {
    phrases.map { phrase in
      let text = phrase.text(in: language)
      let start = text.prefix { !"@.?".contains($0) }
      #expect(start.count > 2, "\(text)")
      return String(start)
    }
  }

  /// Returns the words and numbers that an answer says can be said.
  private func words(offeredIn lines: [String], _ language: Language) -> [String] {
    let refusal = PlainPhrase.notPossible(["@"]).text(in: language).split(separator: ". ")
    let offers =
      beginnings([.also(["@"]), .possible(["@"])], language)
      + refusal.suffix(1).map { String($0.prefix { $0 != "@" }) }
    let text = lines.joined(separator: " ")
    let names = offers.flatMap { offer -> [Substring] in
      guard let start = text.ranges(of: offer).last else { return [] }
      let names = text[start.upperBound...].dropLast()
      return names.contains(".") ? [] : names.split(separator: ", ")
    }
    return names.map(String.init).flatMap { name in
      guard let range = name.firstMatch(of: #/^(?:от )?1 (?:to|до) (\d+)$/#) else { return [name] }
      return (1...(Int(range.1) ?? 1)).map(String.init)
    }
  }

  /// Says everything that a page offers; each must have a meaning.
  private func tryOffers(_ listener: Listener, _ language: Language, _ name: String) {
    let refusals = beginnings(
      [.notPossible([]), .didYouMean("@"), .several(["@"]), .noMore, .noWayBack], language)
    // Answers in a game may be too soon.
    let pause = listener.session.running == nil ? 0 : 1500
    var asked = listener
    let answers = ["page", "where", "xyzzy"].map { asked.say($0, after: pause) }
    var offers = Set(answers.flatMap { words(offeredIn: $0, language) })
    #expect(!offers.isEmpty, "\(name): \(answers)")
    // Tabs are the same on all pages.
    if listener.session.running == nil { offers.subtract(asked.page.tabs.map(\.name)) }
    for offer in offers where !offer.hasPrefix("or ") {
      var copy = listener
      let answer = copy.say(offer, after: pause)
      let isRefused = answer.contains { line in refusals.contains { line.hasPrefix($0) } }
      #expect(!isRefused, "\(name), \(offer): \(answer)")
    }
  }

  @Test("Every word and number that a page or dialog offers works", arguments: Language.allCases)
  func pages(language: Language) throws {
    for (name, app) in try PlainPagesTests.pages(language) {
      let listener = Listener(app)
      // It takes only characters of the code.
      if app.dialogs.first?.content.mayClose == false { continue }
      tryOffers(listener, language, name)
    }
  }

  @Test("and of games: running, paused and given up", arguments: GameKind.allCases)
  func games(kind: GameKind) {
    for language in Language.allCases {
      var listener = Listener(playing: kind, language)
      listener.wait(3200)
      tryOffers(listener, language, "\(kind)")
      listener.wait(2000)
      listener.say([.pairs, .pairsDuel].contains(kind) ? "a1" : language("yes", "да"))
      listener.say("p")
      tryOffers(listener, language, "\(kind), paused")
      listener.say(language("give up", "сдаться"))
      listener.say("2")
      tryOffers(listener, language, "\(kind), given up")
    }
  }

  @Test("A game that was given up has a title and numbers", arguments: Language.allCases)
  func givenUp(language: Language) {
    var listener = Listener(playing: .pairs, language)
    listener.say("a1")
    listener.say(language("give up", "сдаться"))
    let lines = listener.say("2")
    #expect(lines.first?.contains(listener.session.app.look.title(of: .pairs)) == true, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("1. ") }, "\(lines)")
    for word in ["1", listener.session.say(ButtonPhrase.next)] {
      var copy = listener
      copy.say(word)
      #expect(!copy.session.app.table.hasGame, "\(word)")
    }
  }

  @Test("Where says open card, turn, question and pause", arguments: Language.allCases)
  func whereInGame(language: Language) {
    var pairs = Listener(playing: .pairs, language)
    let card = pairs.say("a1").joined().dropLast()
    #expect(pairs.say("where").joined(separator: " ").contains(card))
    pairs.say("p")
    let paused = pairs.say("where").joined(separator: " ")
    #expect(paused.contains(pairs.session.say(PlayPhrase.paused)) && paused.contains(card))
    var duel = Listener(playing: .pairsDuel, language)
    for _ in 0..<20 where !duel.session.takesLine { duel.wait(1000) }
    let turn = duel.session.say(PlainCardsPhrase.yourTurn).dropLast().lowercased()
    #expect(duel.say("where").joined(separator: " ").lowercased().contains(turn))
    var quiz = Listener(playing: .movieQuiz, language)
    let question = quiz.session.say(PlainAnswersPhrase.number(1)).dropLast()
    #expect(quiz.say("where").joined(separator: " ").contains(question))
  }

  @Test("An empty line in a game says what is expected", arguments: GameKind.allCases)
  func emptyLine(kind: GameKind) {
    for language in Language.allCases {
      var listener = Listener(playing: kind, language)
      listener.wait(3200)
      let answer = listener.say("").joined(separator: " ")
      #expect(!answer.contains(listener.session.say(PlainPhrase.noMore)), "\(answer)")
      let words = listener.session.running?.words(listener.session.app.look) ?? []
      let question = listener.session.running?.question(listener.session.app.look)
      let isExpected = ([question].compactMap(\.self) + words).contains { answer.contains($0) }
      #expect(isExpected, "\(answer)")
    }
  }

  @Test(
    "The pairs of Duel that were taken are said with who took them", arguments: Language.allCases)
  func takenInDuel(language: Language) throws {
    var listener = Listener(playing: .pairsDuel, language)
    for _ in 0..<20 where !listener.session.takesLine { listener.wait(1000) }
    let play = try #require(listener.session.app.table.play as? DuelPlay)
    let cards = play.cards
    let first = try #require((0..<12).first { cards.card(at: $0) == .faceDown })
    let second = try #require(
      (0..<12).first { $0 != first && cards.face(at: $0) == cards.face(at: first) })
    for place in [first, second] {
      listener.say(CardName(place, columns: 4).text(in: language).lowercased())
    }
    let seats = SeatStyle(seats: play.state.seats, look: listener.session.app.look)
    let taken = listener.say("taken").joined(separator: " ")
    #expect(taken.contains(seats.name(play.state.toMove) + ":"), "\(taken)")
  }

  @Test("Yes and no answer every question with two buttons", arguments: Language.allCases)
  func yesAndNo(language: Language) throws {
    let (yes, no) = language(("yes", "no"), ("да", "нет"))
    var count = 0
    for (name, app) in try PlainPagesTests.pages(language) {
      let listener = Listener(app)
      guard let dialog = app.dialogs.first else { continue }
      guard let index = dialog.content.yes else {
        let asks = listener.page.entries.contains { $0.number == nil && $0.name.hasSuffix("?") }
        #expect(!asks || dialog.buttons.count != 2, "\(name)")
        continue
      }
      count += 1
      let titles = dialog.buttons.map { app.look.text($0.title) }
      let offer = listener.heard.suffix(2).joined(separator: " ")
      #expect(offer.contains(titles[index]), "\(name): \(listener.heard)")
      let other = dialog.escape == index ? 1 - index : dialog.escape
      for (word, button) in [(yes, index), ("y", index), (no, other), ("n", other)] {
        var (copy, pressing) = (listener, listener)
        #expect(copy.say(word) == pressing.say("\(button + 1)"), "\(name), \(word)")
        #expect(
          copy.session.app.dialogs.first.map { "\($0.content)" } != "\(dialog.content)", "\(name)")
      }
    }
    #expect(count > 10)
    var listener = Listener(playing: .pairs, language)
    for word in ["a1", "p", language("give up", "сдаться"), no] { listener.say(word) }
    #expect(listener.session.isPlaying)
    for word in [language("give up", "сдаться"), yes] { listener.say(word) }
    #expect(!listener.session.isPlaying)
  }

  @Test("A race is said in words, and ends when it is given up", arguments: Language.allCases)
  func race(language: Language) throws {
    let rival = try #require(Rival(try Deals.replayed(.easy, seed: 7, pause: 1000), of: .own))
    var listener = try Listener(language, at: .settings)
    let start = listener.perform(.game(.race(rival))).joined(separator: " ")
    let look = listener.session.app.look
    let name = rival.name(look, columns: 40, isWithin: true)
    #expect(start.contains(look.text(RacePhrase.against(name))), "\(start)")
    // The rival takes a pair every two seconds.
    let places = Deals.solution(.easy, seed: 7).map { card($0, language) }
    listener.say(places[0])
    let match = listener.say(places[1]).joined(separator: " ")
    let standing = look.text(RacePhrase.standing(own: 1, rival: name, pairs: 1))
    #expect(match.contains(standing), "\(match)")
    let later = look.text(RacePhrase.standing(own: 1, rival: name, pairs: 2))
    #expect(listener.say("where").joined(separator: " ").contains(later))
    for word in ["give up", "yes"] { listener.say(word) }
    let end = listener.say("page").joined(separator: " ")
    #expect(!end.lowercased().contains(look.text(RacePhrase.level)), "\(end)")
    #expect(!end.contains(name), "\(end)")
  }

  private func card(_ place: Int, _ language: Language) -> String {
    CardName(place, columns: 4).text(in: language).lowercased()
  }

  @Test("A round is watched turn by turn, at the listener's pace", arguments: Language.allCases)
  func watch(language: Language) throws {
    let round = try Deals.replayed(.easy)
    var listener = try Listener(language, at: .watch(WatchSubject(round, of: .own)))
    listener.session.app.navigation.back()
    _ = listener.session.app.perform(
      [.go(.watch(WatchSubject(round, of: .own)))], at: listener.now)
    let opening = listener.listen().joined(separator: " ")
    #expect(opening.contains(listener.session.app.look.title(of: .pairs)), "\(opening)")
    #expect(listener.wait(60_000).isEmpty)
    #expect(listener.page.numbered.map(\.name) == [listener.session.say(WatchPhrase.next)])
    // The cards have the names that they have in the game.
    var game = Listener(playing: .pairs, language)
    let cards = Deals.solution(.easy, seed: 1)
    let first = game.say(CardName(cards[0], columns: 4).text(in: language).lowercased())
    let next = language("next", "дальше")
    for turn in 1...6 {
      let lines = listener.say(next)
      let told = lines.filter { $0.contains("\(turn) ") || $0.contains(" \(turn),") }
      #expect(told.count == 1, "\(lines)")
      if turn == 1 { #expect(lines[0].hasPrefix(first[0]), "\(first), \(lines)") }
      // The ways back are new after the first turn.
      #expect(turn == 1 || turn == 6 || lines.count == 1, "\(lines)")
      #expect(listener.say(language("again", "ещё раз")) == lines)
      #expect(
        turn == 6 || listener.say("where").joined(separator: " ").contains(lines[0]), "\(lines)")
    }
    let end = listener.say("page").joined(separator: " ")
    #expect(end.contains(listener.session.say(PlayPhrase.points(round.result.points))))
    tryOffers(listener, language, "watching")
  }

  @Test("A watched quiz has answers", arguments: Language.allCases)
  func watchQuiz(language: Language) throws {
    let record = try #require(try Deals.records().last)
    let round = ReplayedRound(.ranked(try Catalog.verify(record)))
    var listener = try Listener(language, at: .settings)
    _ = listener.session.app.perform(
      [.go(.watch(WatchSubject(round, of: .own)))], at: listener.now)
    let opening = listener.listen().joined(separator: " ")
    let count = WatchPhrase.answers(MovieQuizGame.questions).text(in: language)
    #expect(opening.contains(count), "\(opening)")
  }

  @Test("The daily board is offered after a row was opened, too", arguments: Language.allCases)
  func today(language: Language) throws {
    let board = LeaderboardKey(game: PairsGame.id, setup: "easy")
    var listener = try Listener(
      language, at: .leaderboard(board),
      .leaderboard(try Deals.page(board, count: 3), for: PlayerID(1)))
    let row = try #require(
      listener.page.entries.first { if case .row = $0.kind { $0.number != nil } else { false } })
    // Rows are offered by their numbers.
    let offers = words(offeredIn: listener.say("where"), language)
    #expect(offers.contains("\(row.number ?? 0)"), "\(offers)")
    #expect(!offers.contains { row.name.hasPrefix($0) }, "\(offers)")
    listener.say("\(row.number ?? 0)")
    #expect(!listener.session.app.dialogs.isEmpty)
    listener.say("1")
    let today = listener.session.say(LeaderboardPhrase.daysAgo(0))
    #expect(listener.say("page").joined(separator: " ").contains(today))
    listener.say(today)
    let screen = listener.session.app.navigation.current as? LeaderboardScreen
    #expect(screen?.today != nil)
  }
}

extension PlainOffersTests {
  @Test("Statistics are sentences, and charts are tables", arguments: Language.allCases)
  func statistics(language: Language) throws {
    var listener = try Listener(language, at: .statistics)
    let board = LeaderboardKey(game: PairsGame.id, setup: "easy")
    _ = listener.session.app.perform([.back, .go(.statistics)], at: listener.now)
    let style = DateStyle(language, locale: listener.session.app.environment.locale)
    let statistics = GameStatistics(
      try StatisticsScreenTests.played(), setup: "easy",
      at: Timestamp(milliseconds: 1_795_000_000_000),
      secondsFromUTC: 0, firstWeekday: style.firstWeekday)
    let query = StatisticsQuery(
      board: board, player: PlayerID(1), secondsFromUTC: 0, firstWeekday: style.firstWeekday)
    let numbers = listener.hear(.reply(to: query, .success(statistics)))
    let time = language.timeInWords(try #require(statistics.shortestTime))
    #expect(numbers.contains { $0.contains(time) }, "\(numbers)")
    for view in StatisticsScreen.View.allCases where view != .numbers {
      guard ![.accuracy, .decades, .opponents].contains(view) else { continue }
      let lines = listener.say(listener.session.say(view))
      let items = listener.session.app.outline(at: listener.now).items
      #expect(!items.contains { $0.role == .chart }, "\(view)")
      #expect(items.contains { $0.role == .row }, "\(view): \(lines)")
      #expect(lines.allSatisfy { $0.contains(where: \.isLetter) }, "\(view): \(lines)")
    }
  }
}
