import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Questions and their answers in plain mode")
struct PlainAnswersTests {
  @Test("to quit in a form with typed text is asked once, and then the program ends")
  func quitInForm() throws {
    var listener = try Listener(.english, at: .account(.password))
    listener.say(listener.session.say(AccountPhrase.field(.old)))
    listener.say("Passw0rd")
    #expect(!listener.say("quit").isEmpty && !listener.session.hasQuit)
    listener.say("yes")
    #expect(listener.effects.contains(.terminal(.quit)))
  }

  @Test("a recovery code is not lost without a question")
  func quitBeforeCode() throws {
    for word in ["yes", "quit"] {
      var listener = try Listener(.english, at: .board)
      _ = listener.perform(.show(RecoveryCodeNotice(try Deals.recoveryCode()).dialog(.standard)))
      let asked = listener.say("quit").joined(separator: " ")
      #expect(asked.contains(listener.session.say(QuestionPhrase.explain(.loseCode))), "\(asked)")
      #expect(!listener.effects.contains(.terminal(.quit)))
      listener.say(word)
      #expect(listener.session.hasQuit, "\(word)")
    }
  }

  @Test("an option that begins with a number is chosen by it, not by its place")
  func numbers() {
    var listener = Listener(settings: Settings(game: GameKind.pairsDuel.id.description))
    listener.say(listener.session.say(TitlePhrase.guest))
    let entry = listener.page.entries.first { entry in
      guard case .choice(let options) = entry.kind else { return false }
      return options.contains { $0.name == "3 people" }
    }
    #expect(entry?.options(meant: "3").map(\.name) == ["3 people"])
    #expect(entry?.options(meant: "people").count ?? 0 > 1, "several")
  }

  @Test("a word for several options asks which one")
  func several() {
    var listener = Listener(settings: Settings(game: GameKind.pairs.id.description))
    listener.say(listener.session.say(TitlePhrase.guest))
    let asked = listener.say("level e").joined(separator: " ")
    #expect(asked.contains("Easy") && asked.contains("Expert"), "\(asked)")
    #expect(listener.say("expert").joined().contains("Expert"))
  }

  @Test("a picture's path is one field, which takes the file", arguments: Language.allCases)
  func path(language: Language) throws {
    var listener = try Listener(
      language, at: .profile,
      .profile(OwnProfile(), at: Timestamp(milliseconds: 1_795_305_600_000)))
    let avatar = listener.session.say(ProfilePhrase.field(.avatar))
    let number = listener.page.numbered.first { $0.name == avatar }?.number ?? 0
    listener.say("\(number + 1)")
    let numbered = listener.page.numbered
    #expect(numbered.map(\.isValued) == [true], "\(listener.heard.suffix(12))")
    listener.say("1 /home/anna/me.png")
    #expect(listener.effects.contains(.ask(FileKindQuery(path: "/home/anna/me.png"))))
  }

  @Test("a table says the names of its columns once", arguments: Language.allCases)
  func titles(language: Language) throws {
    let board = LeaderboardKey(game: PairsGame.id, setup: "easy")
    let answer = StoreAnswer.leaderboard(try Deals.page(board, count: 3), for: PlayerID(1))
    let listener = try Listener(language, at: .leaderboard(board), answer)
    let heard = listener.heard.joined(separator: " ")
    for phrase in [LeaderboardPhrase.points, .date] {
      let count = heard.split(separator: listener.session.say(phrase)).count - 1
      #expect(count == 1, "\(listener.heard)")
    }
    // A rank is not taken for a part of the row's number.
    let ranks =
      heard.split(separator: ". " + listener.session.say(LeaderboardPhrase.rank)).count - 1
    #expect(ranks >= 3, "\(listener.heard)")
  }

  @Test("the bars up to platinum are percentages")
  func platinum() throws {
    let card = try People.card(1, shown: nil)
    let answer = StoreAnswer.reply(
      to: PlayerCardQuery(player: PlayerID(1)), .success(Dated(card)))
    let listener = try Listener(.english, at: .playerCard(PlayerID(1)), answer)
    #expect(listener.heard.contains { $0.contains("100.0%") }, "\(listener.heard)")
  }

  @Test("where names the card that is face up, without the words of a refusal")
  func faceUp() {
    for (language, card, place) in [(Language.english, "a1", "where"), (.russian, "а1", "где")] {
      var listener = Listener(playing: .pairs, language)
      let flipped = listener.say(card).joined(separator: " ").dropLast()
      let told = listener.say(place).joined(separator: " ")
      #expect(told.contains(flipped), "\(told)")
      #expect(!told.contains(listener.session.say(PlayPhrase.alreadyUp)), "\(told)")
    }
  }
}
