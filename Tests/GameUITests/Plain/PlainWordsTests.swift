import Canvas
import Testing

@testable import GameCore
@testable import GameUI

/// What is said instead of keys, signs and places.
@Suite("Words of plain mode")
struct PlainWordsTests {
  @Test("No page or dialog names a key", arguments: Language.allCases)
  func noKeys(language: Language) throws {
    let keys = language(
      #/\b(Space\b|Esc\b|Tab\b|F2|Ctrl|arrow|[Pp]ress [a-z]\b|[Pp]ress \/)|\([a-z]\)/#,
      #/\b(Esc|Tab|F2|Ctrl)\b|[Пп]робел|[Сс]трелк|[Нн]ажмите [a-z\/]|\([a-z]\)| [a-z] на вкладке/#)
    for route in Route.samples {
      var listener = try Listener(language, at: route)
      var lines = listener.heard
      while case let more = listener.say("more"), more.count > 1 { lines += more }
      lines += listener.say("help")
      for line in lines {
        #expect(line.firstMatch(of: keys) == nil, "\(route): \(line)")
        #expect(!line.contains { "#№".contains($0) }, "\(route): \(line)")
        // In plain mode, the tab has another name.
        #expect(!line.contains("«\(Tab.board.text(in: .russian))»"), "\(route): \(line)")
      }
    }
  }

  @Test("A slash is a word in a figure only", arguments: Language.allCases)
  func slash(language: Language) {
    let path = "/home/anna/2026/11/code.txt"
    #expect(PlainText.clean(path, language) == path)
    #expect(PlainText.clean("24/7", language) == "24/7")
    let look = RenderStyle(language: language, isPlain: true)
    #expect(look.share("3", of: 10, by: " / ") == language("3 of 10", "3 из 10"))
  }

  @Test("Playing as a guest is offered once", arguments: Language.allCases)
  func guestOnce(language: Language) {
    let listener = Listener(language)
    let page = listener.page
    let offers = page.entries.map(\.name) + listener.session.commands(of: page)
    let word = language("guest", "гостем")
    #expect(offers.count { $0.contains(word) } == 1, "\(offers)")
  }

  @Test("Each tutorial is finished by what it says", arguments: GameKind.allCases)
  func tutorials(kind: GameKind) throws {
    var listener = try Listener(.english, at: .tutorial(kind, then: .back))
    for line in ["a1", "b1", "c1", "a1"] where kind == .pairs || kind == .pairsDuel {
      #expect(!listener.say(line).isEmpty)
    }
    for _ in 0..<3 where kind == .colorMatch || kind == .movieQuiz {
      guard let screen = listener.session.app.navigation.current as? TutorialScreen,
        case .answer(let isYes) = screen.step.task
      else { break }
      // Movie Quiz asks a question without its answer.
      let words = kind == .movieQuiz ? "yes or no" : isYes ? "ype yes" : "ype no"
      #expect(listener.heard.joined(separator: " ").contains(words))
      listener.say(isYes ? "yes" : "no")
    }
    let screen = try #require(listener.session.app.navigation.current as? TutorialScreen)
    #expect(screen.step.task == .read)
  }

  @Test("Rules are those of the game played, and another game's are one answer away")
  func rules() {
    var listener = Listener(settings: Settings(game: GameKind.movieQuiz.id.description))
    listener.say("play as guest")
    let first = listener.say("rules")
    let look = listener.session.app.look
    #expect(first.contains(look.title(of: .movieQuiz) + "."))
    #expect(!first.contains(look.title(of: .colorMatch) + "."))
    let parts = (0..<8).map { _ in listener.say("more") }
    // No part ends within a sentence.
    #expect(parts.allSatisfy { $0.dropLast().last?.hasSuffix(".") != false })
    for kind in GameKind.allCases where kind != .movieQuiz {
      let rules = listener.say(look.title(of: kind))
      #expect(rules.contains { $0.hasPrefix(look.title(of: kind) + ".") }, "\(rules)")
    }
  }

  @Test(
    "Help says in sentences what the page or the game understands", arguments: Language.allCases)
  func help(language: Language) {
    var listener = Listener(language)
    listener.say(listener.session.say(TitlePhrase.guest))
    let page = listener.say("help").joined(separator: " ")
    #expect(page.contains(listener.session.say(LowercasePhrase(TutorialPhrase.title))))
    listener.say(listener.session.say(ButtonPhrase.start))
    let game = listener.say("help").joined(separator: " ")
    #expect(game.contains(language("a1", "а1")) && game.contains(language("closed", "Закрыты")))
    #expect(page != game)
    let place = listener.say("where").joined(separator: " ")
    #expect(place.contains(listener.session.say(PlayPhrase.turns)))
  }

  @Test("The start of a word is enough", arguments: Language.allCases)
  func starts(language: Language) {
    var listener = Listener(playing: .pairs, language)
    for (start, word) in language(
      [("clos", "closed"), ("tak", "taken"), ("whe", "where"), ("hel", "help"), ("tim", "time")],
      [("закр", "закрыты"), ("взя", "взяты"), ("помо", "помощь"), ("вре", "время")])
    {
      let answer = listener.say(start, after: 0)
      #expect(answer == listener.say(word, after: 0), "\(start): \(answer)")
    }
    // It may be of several words.
    #expect(listener.say("co", after: 0).count <= 2)
    #expect(listener.session.isPlaying)
  }

  @Test("A Russian noun may be in another case")
  func cases() {
    var listener = Listener(.russian)
    listener.say("гость")
    #expect(listener.session.app.navigation.isInTabs)
    listener.say("настройка")
    #expect(listener.session.app.navigation.tab == .settings)
  }

  @Test("A misspelled word changes nothing and gets one line", arguments: Language.allCases)
  func misspelled(language: Language) {
    var listener = Listener(language)
    listener.say(listener.session.say(TitlePhrase.guest))
    #expect(
      listener.say(language("setings", "насторйки"))
        == [language("Did you mean “settings”?", "Может быть, «настройки»?")])
    listener.say(listener.session.say(ButtonPhrase.start))
    #expect(
      listener.say(language("closd", "закрыти"))
        == [language("Did you mean “closed”?", "Может быть, «закрыты»?")])
    // It may be a password, so it is not repeated.
    let answer = listener.say("xyzzy")
    #expect(answer.count == 1 && !answer[0].contains("xyzzy"))
  }

  @Test("An open card is said when the game is resumed")
  func resumed() {
    var listener = Listener()
    listener.say(listener.session.say(TitlePhrase.guest))
    listener.say(listener.session.say(ButtonPhrase.start))
    let card = listener.say("a1").joined()
    listener.say("settings")
    let lines = listener.say("play")
    #expect(lines.contains { $0.hasPrefix(card.dropLast()) })
    #expect(listener.say("page").contains { $0.hasPrefix(card.dropLast()) })
  }

  @Test(
    "A result is said in sentences, with turns, par, time and rank", arguments: Language.allCases)
  func result(language: Language) throws {
    var environment = App.LaunchEnvironment(language: language, languageIsForced: true)
    environment.isPlain = true
    var visitor = Visitor(environment, columns: 120, rows: 200)
    visitor.logIn(try Deals.player())
    let dialog = try #require(
      Dialog.samples(visitor.app.context(at: visitor.now)).last { $0.content is GameResult })
    visitor.app.show(dialog, at: visitor.now)
    var listener = Listener(visitor.app)
    let lines = listener.heard.joined(separator: " ")
    let result = try #require(dialog.content as? GameResult).record.claimed
    let par = language.hundredths(PairsLevel.expert.par)
    #expect(lines.contains(language.grouped(result.points)) && lines.contains(par))
    #expect(lines.contains(language.timeInWords(result.time)))
    #expect(!lines.contains("×"))
    for line in [lines, listener.say("where").joined(separator: " ")] {
      #expect(line.firstMatch(of: /[.!?:,;]\s?[.,:;]/) == nil, "\(line)")
    }
    // The word that repeats an answer starts no game.
    listener.say(language("again", "еще раз"))
    #expect(!listener.session.app.dialogs.isEmpty)
  }

  @Test("Keys that only move are no words, and a root page begins with its title")
  func movement() {
    var listener = Listener(.russian)
    let page = listener.say(listener.session.say(TitlePhrase.guest))
    #expect(page.contains("Играть."))
    listener.say(listener.session.say(ButtonPhrase.start))
    listener.say("a1")
    listener.say("пауза")
    listener.say("сдаться")
    #expect(listener.session.app.dialogs.first?.content is ConfirmationDialog)
    let answer = listener.say("вы").joined(separator: " ")
    #expect(answer.contains(listener.session.say(TabPhrase.keyHelp)))
    #expect(listener.session.app.dialogs.first?.content is ConfirmationDialog)
  }
}
