import Canvas
import GameCore
import Glibc
import Testing

@testable import GameUI

@Suite("Games in plain mode")
struct PlainGamesTests {
  private func card(_ place: Int, _ language: Language) -> String {
    CardName(place, columns: PairsLevel.easy.columns).text(in: language).lowercased()
  }

  @Test("Every card, match and turn of Pairs is said, and the result", arguments: Language.allCases)
  func pairs(language: Language) {
    var listener = Listener(playing: .pairs, language)
    let places = Deals.solution(.easy, seed: 1)
    // A miss first.
    let miss = [places[0], places[2]].flatMap { listener.say(card($0, language)) }
    #expect(miss.count == 2)
    #expect(miss[0].hasPrefix(card(places[0], language).uppercased() + " "))
    for (number, place) in places.enumerated() {
      let lines = listener.say(card(place, language))
      #expect(lines.first?.hasPrefix(card(place, language).uppercased() + " ") == true)
      #expect(lines.count == 1, "\(number): \(lines)")
    }
    let result = listener.wait(3000)
    let points = listener.session.app.dialogs.results.first?.record.claimed.points ?? 0
    #expect(points > 0)
    #expect(result.contains { $0.contains(language.grouped(points)) })
  }

  @Test("No word reveals a card that was seen and is closed", arguments: Language.allCases)
  func nothingRemembered(language: Language) {
    var listener = Listener(playing: .pairs, language)
    let places = Deals.solution(.easy, seed: 1)
    let seen = [places[0], places[2]].map { place in
      listener.say(card(place, language)).first.map {
        String($0.dropFirst(3).prefix { $0 != "." })
      } ?? ""
    }
    listener.wait(2000)
    let words = ["closed", "taken", "where", "help", "закрыты", "взяты", "turns", "time", "par"]
    for word in words {
      let answer = listener.say(word).joined(separator: " ")
      for face in seen { #expect(!answer.contains(face), "\(word): \(answer)") }
    }
    let closed = listener.say("closed")
    #expect(closed.joined().contains(card(places[0], language).uppercased()))
    // Pausing and resuming says nothing about them either.
    for word in ["p", "where", "continue"] {
      let answer = listener.say(word).joined(separator: " ")
      for face in seen { #expect(!answer.contains(face), "\(word): \(answer)") }
    }
    listener.say(card(places[0], language))
    listener.say(card(places[1], language))
    let taken = listener.say("taken").joined()
    #expect(taken.contains(seen[0]))
  }

  @Test(
    "Duel is played to its end, with each opponent's turn as a line", arguments: Language.allCases)
  func duel(language: Language) throws {
    var listener = Listener(playing: .pairsDuel, language)
    var flips = 0
    while let play = listener.session.app.table.play as? DuelPlay, !play.isOver, flips < 200 {
      flips += 1
      let cards = play.cards
      let place = (0..<play.level.cards).first { cards.card(at: $0) == .faceDown }
      listener.say(card(try #require(place), language))
      listener.wait(200)
    }
    listener.wait(5000)
    #expect(listener.session.app.dialogs.results.count == 1)
    let name = Opponent.quartz.name(in: language)
    let turns = listener.heard.filter {
      $0.hasPrefix(name) && $0.contains(#/ [A-ZА-Я]\d .+, [A-ZА-Я]\d /#)
    }
    #expect(!turns.isEmpty)
    let outcomes = [PlainCardsPhrase.noMatch, .match(of: name)].map(listener.session.say)
    for turn in turns { #expect(outcomes.contains { turn.contains($0) }, "\(turn)") }
    let yours = listener.session.say(PlainCardsPhrase.yourTurn)
    #expect(turns.contains { $0.hasSuffix(yours) }, "\(turns)")
    #expect(!listener.heard.contains(yours))
  }

  @Test("An opponent answers at once, and a match says whose it is", arguments: Language.allCases)
  func noSilence(language: Language) throws {
    var listener = Listener(playing: .pairsDuel, language)
    let places = Deals.solution(.easy, seed: 1)
    // Either player may have the first turn.
    listener.wait(0)
    #expect(listener.session.takesLine)
    let play = try #require(listener.session.app.table.play as? DuelPlay)
    let closed = places.indices.filter {
      $0 % 2 == 0 && play.cards.card(at: places[$0]) == .faceDown
    }
    let pair = try #require(closed.first)
    _ = listener.say(card(places[pair], language), after: 0)
    let match = listener.say(card(places[pair + 1], language), after: 0).joined()
    #expect(match.contains(listener.session.say(PlainCardsPhrase.match(of: nil))), "\(match)")
    let miss = [places[closed[1]], places[closed[2]]]
    for place in miss { listener.say(card(place, language), after: 0) }
    listener.wait(0)
    #expect(listener.session.takesLine)
    #expect(listener.heard.last?.hasPrefix(Opponent.quartz.name(in: language)) == true)
  }

  @Test("Color Match names meaning and ink, and ends with its result", arguments: Language.allCases)
  func colorMatch(language: Language) {
    var listener = Listener(playing: .colorMatch, language)
    listener.wait(3100)
    for _ in 0..<40 where listener.session.app.dialogs.isEmpty {
      guard let play = listener.session.app.table.play as? ColorMatchPlay else { break }
      let question = play.state.question
      let answer = listener.say(question.isMatch ? language("yes", "да") : language("no", "нет"))
      #expect(!answer.isEmpty)
    }
    listener.wait(30_000)
    #expect(listener.session.app.dialogs.results.count == 1)
    #expect(listener.heard.contains { $0.contains(ColorWord.red.text(in: language)) })
  }

  @Test(
    "Movie Quiz waits after each answer until the player continues", arguments: Language.allCases)
  func movieQuiz(language: Language) {
    var listener = Listener(playing: .movieQuiz, language)
    for number in 1...10 {
      #expect(listener.session.app.dialogs.isEmpty)
      let answer = listener.say(language("yes", "да"))
      #expect(answer.count >= 1, "\(number)")
      if number == MovieQuizGame.questions {
        // No answer counts any more.
        let offer = listener.session.say(PlainPhrase.possible([])).dropLast()
        #expect(!listener.say("", after: 0).contains { $0.hasPrefix(offer) })
      } else if number == 1 {
        #expect(listener.say("p") == [listener.session.say(PlainPhrase.resting)])
      }
      // However long that takes, the clock of the next question does not run.
      listener.wait(20_000)
      if number < 10 {
        let next = listener.say("", after: 0)
        #expect(next.first?.contains("\(number + 1)") == true, "\(next)")
      }
    }
    listener.wait(3000)
    #expect(listener.session.app.dialogs.results.count == 1)
  }

  @Test("Practice without a clock takes no time, and its result says so")
  func untimed() throws {
    var listener = Listener()
    listener.say(listener.session.say(TitlePhrase.guest))
    #expect(listener.session.app.table.isEmpty)
    let start = listener.say("untimed").joined(separator: " ")
    #expect(start.contains(listener.session.say(DialogPhrase.untimed)))
    for place in Deals.solution(.easy, seed: 1) {
      listener.wait(60_000)
      listener.say(card(place, .english))
      for case .store(.keepProgress(let saved, _)) in listener.effects {
        #expect(saved.mode.isUntimed, "also when it is resumed")
      }
    }
    let result = listener.wait(3000).joined(separator: " ")
    #expect(result.contains(listener.session.say(DialogPhrase.untimed)))
    let claimed = try #require(listener.session.app.dialogs.results.first?.record)
    #expect(claimed.claimed.time == .zero)
    #expect(claimed.transcript.eligibility == .practice)
    #expect(!listener.effects.contains { if case .store(.record) = $0 { true } else { false } })
  }

  @Test("A clock that ticks says nothing", arguments: GameKind.allCases)
  func quietClock(kind: GameKind) {
    var listener = Listener(playing: kind, .english)
    listener.wait(10_000)
    #expect(listener.wait(3000).isEmpty || kind == .pairsDuel)
  }

  /// FLIPSIDE_LINES sets the number of random lines.
  private static let randomLines = getenv("FLIPSIDE_LINES").flatMap { Int(String(cString: $0)) }

  @Test("Random lines are answered with clean lines, and lose no game", arguments: 1...6)
  func random(seed: UInt64) {
    var dice = Dice(seed)
    var left = (Self.randomLines ?? 600) / 6
    while left > 0 {
      let language = dice.roll(2) == 0 ? Language.russian : .english
      left -= play(lines: min(left, 150), at: 20 + dice.roll(60), in: language, &dice)
    }
  }

  /// Says random lines until the program quits, and returns their number.
  private func play(
    lines: Int, at width: Int, in language: Language, _ dice: inout Dice
  ) -> Int {
    var listener = Listener(language, width: width)
    let words = [
      "", "a1", "b2", "c3", "yes", "no", "да", "нет", "back", "назад", "help", "more", "where", "-",
      "closed", "continue", "p", "\u{1B}[2J", "花", "e\u{301}", String(repeating: "ж", count: 3000),
    ]
    var said = 0
    while said < lines {
      said += 1
      let page = listener.session.page(at: listener.now)
      let names = page.entries.map(\.name) + (page.tabs + page.keys).map(\.name)
      let line =
        switch dice.roll(4) {
        case 0: words[dice.roll(words.count)]
        case 1: "\(dice.roll(14))"
        case 2 where !names.isEmpty: String(names[dice.roll(names.count)].prefix(1 + dice.roll(12)))
        default: names.isEmpty ? "?" : names[dice.roll(names.count)]
        }
      let hadDialog = !listener.session.app.dialogs.isEmpty
      let saved = listener.session.app.table.play?.saved(at: listener.now)
      // A game without a move is left without a question.
      let wasPlaying = listener.session.isPlaying && saved?.transcript.moves.isEmpty == false
      let answer = listener.say(line, after: dice.roll(2000))
      #expect(!answer.isEmpty, "\(line)")
      for text in answer {
        #expect(TextWidth.of(text) <= width, "\(line): \(text)")
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 })
        #expect(text.contains { $0.isLetter || $0.isNumber }, "\(line): \(text)")
      }
      if listener.effects.contains(.terminal(.quit)) { break }
      let isOver = listener.session.app.table.play?.isOver == true
      #expect(
        !wasPlaying || listener.session.isPlaying || isOver || hadDialog,
        "\(line) ended a game without a question")
    }
    guard listener.session.isPlaying else { return said }
    // It would be the value of a field.
    if listener.session.asked != nil { listener.say("") }
    let page = listener.session.page(at: listener.now)
    var answer: [String] = []
    // Elsewhere than in the game it is a question, or there are unsaved changes.
    for _ in 0..<3 where !listener.effects.contains(.terminal(.quit)) {
      answer += listener.say("quit")
      if !listener.session.app.dialogs.isEmpty { answer += listener.say("2") }
    }
    let isKept = listener.effects.contains {
      if case .store(.keepProgress) = $0 { true } else { false }
    }
    #expect(isKept, "\(page.entries.map(\.name)): \(answer)")
    return said
  }
}

private struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}
