import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Forms and settings in plain mode")
struct PlainFormsTests {
  private func profile(_ language: Language) throws -> Listener {
    try Listener(
      language, at: .profile,
      .profile(OwnProfile(), at: Timestamp(milliseconds: 1_795_305_600_000)))
  }

  @Test(
    "A refused registration names every wrong field each time, with the reason",
    arguments: Language.allCases)
  func refused(language: Language) throws {
    var listener = Listener(language)
    listener.say(listener.session.say(ButtonPhrase.register))
    let screen = try #require(listener.session.app.navigation.current as? RegisterScreen)
    for _ in 1...2 {
      let lines = listener.say(listener.session.say(RegisterPhrase.register))
      for item in RegisterScreen.fields {
        let reason = listener.session.say(try #require(screen.error(of: item)))
        let name = listener.session.say(RegisterScreen.label(item))
        let line = lines.filter { $0.hasPrefix(name + ": ") && $0.contains(reason) }
        #expect(line.count == 1, "\(reason): \(lines)")
      }
      #expect(listener.listen().isEmpty)
    }
  }

  @Test(
    "A refused profile names every wrong field each time, with the reason",
    arguments: Language.allCases)
  func refusedProfile(language: Language) throws {
    var listener = try profile(language)
    func name(_ field: ProfileField) -> String { listener.session.say(ProfilePhrase.field(field)) }
    let wrong: [(ProfileField, String, ProfilePhrase)] = [
      (.lastName, "Анна", .nameError(.notLatin)),
      (.birthDate, language("1991-02-31", "31.02.1991"), .birthError(.date(.noSuchDay))),
      (.phone, "abc", .phoneError(.forbiddenCharacter)),
    ]
    for (field, text, _) in wrong { listener.say("\(name(field)) \(text)") }
    for _ in 1...2 {
      let lines = listener.say(listener.session.say(ButtonPhrase.save))
      for (field, _, reason) in wrong {
        let found = lines.contains {
          $0.hasPrefix(name(field) + ": ") && $0.contains(listener.session.say(reason))
        }
        #expect(found, "\(field): \(lines)")
      }
    }
  }

  @Test(
    "A date is a text, and the question for it says how to write it", arguments: Language.allCases)
  func date(language: Language) throws {
    var listener = try profile(language)
    let name = listener.session.say(ProfilePhrase.field(.birthDate))
    let asked = listener.say(name).joined(separator: " ")
    #expect(asked.contains(language("1990-05-17", "17.05.1990")))
    #expect(listener.say(language("1990-05-17", "17.05.1990")).joined().contains("1990"))
    let wrong = listener.say("\(name) " + language("1991-02-31", "31.02.1991"))
    let error = listener.session.say(CalendarPhrase.error(.noSuchDay))
    #expect(wrong.contains { $0.hasPrefix(name) && $0.contains(error) }, "\(wrong)")
    let month = listener.session.say(CalendarPhrase.nextMonth)
    #expect(!listener.page.entries.contains { $0.name == month })
    #expect(listener.say("\(name) " + language("1991-02-03", "03.02.1991")).count == 1)
  }

  @Test("A refused value says so, and keeps what was typed", arguments: Language.allCases)
  func saysRefused(language: Language) throws {
    var listener = try profile(language)
    let refused = language("Not accepted.", "Не принято.")
    for (field, text) in [(ProfileField.firstName, "Марина"), (.birthDate, "31.02.1990")] {
      let name = listener.session.say(ProfilePhrase.field(field))
      let lines = listener.say("\(name) \(text)")
      #expect(lines.contains { $0.hasPrefix("\(name): \(text). \(refused) ") }, "\(lines)")
    }
    let name = listener.session.say(ProfilePhrase.field(.birthDate))
    #expect(!listener.say("\(name) 14.02.1990").joined().contains(refused))
  }

  @Test("A check is set to the word that is said, whatever it was", arguments: Language.allCases)
  func checks(language: Language) {
    var listener = Listener(language)
    let name = listener.session.say(TitlePhrase.stay)
    func state() -> String? { listener.page.entries.first { $0.name == name }?.value }
    for (word, value) in language(
      [("on", "on"), ("off", "off"), ("off", "off"), ("yes", "on"), ("n", "off")],
      [("да", "да"), ("нет", "нет"), ("нет", "нет"), ("y", "да"), ("да", "да")])
    {
      listener.say("\(name) \(word)")
      #expect(state() == value, "\(word)")
    }
    // Alone, the word may be meant for something else.
    let last = state()
    for word in language(["on", "off"], ["да", "нет"]) { listener.say(word) }
    #expect(state() == last)
  }

  @Test("Cards and avatars are lists of options", arguments: Language.allCases)
  func lists(language: Language) throws {
    var listener = try profile(language)
    let avatar = listener.session.say(ProfilePhrase.field(.avatar))
    #expect(listener.say(avatar).joined(separator: " ").contains(#/ 1 .+ 2 .+ 3 /#))
    #expect(listener.say("3").first?.hasPrefix("\(avatar): ") == true)
    listener = Listener(language)
    listener.say(listener.session.say(TitlePhrase.guest))
    let cards = SettingsRow.deck.spec(Settings(), listener.session.app.look)
    let name = listener.session.say(cards.title)
    let question = listener.say(name).joined(separator: " ")
    for (number, option) in cards.options.enumerated() {
      #expect(
        question.contains("\(number + 1) \(PlainText.clean(option, language))"), "\(question)")
    }
    #expect(listener.say("2").contains { $0.contains("\(name): \(cards.options[1])") })
    #expect(listener.say("\(name) \(cards.options[0])").contains { $0.contains(cards.options[0]) })
  }

  @Test("A setting that the command line decides says so", arguments: Language.allCases)
  func forced(language: Language) throws {
    var listener = try Listener(language, at: .settings)
    let name = listener.session.say(
      SettingsRow.language.spec(Settings(), listener.session.app.look).title)
    let reason = listener.session.app.look.text(SettingsPhrase.forced)
    for line in [name, "\(name) \(language("Русский", "English"))"] {
      #expect(listener.say(line).joined(separator: " ").contains(reason), "\(line)")
    }
  }

  @Test("Who sees a field is a choice of named options", arguments: Language.allCases)
  func whoSees(language: Language) throws {
    var listener = try profile(language)
    let name = listener.session.say(ProfilePhrase.seenBy(.firstName))
    let (noOne, all) = language(("no one", "everyone"), ("никто", "все"))
    #expect(listener.heard.contains { $0.contains("\(name): \(noOne)") && $0.contains(all) })
    for word in [name, "\(name) xyzzy"] {
      let lines = listener.say(word)
      #expect(lines.contains { $0.contains("1 \(noOne)") && $0.contains("2 \(all)") }, "\(lines)")
      #expect(lines.joined().contains("\(name): \(noOne)"), "\(lines)")
    }
    listener.say("")
    let number = try #require(listener.page.entries.first { $0.name == name }?.number)
    #expect(listener.say("\(number) \(all)") == ["\(name): \(all)."])
    listener.say("\(number) 1")
    #expect(listener.say("\(name) \(all)") == ["\(name): \(all)."])
    #expect(listener.say("\(name) \(all)").count == 1)
    #expect(listener.page.entries.contains { $0.name == name && $0.value == all })
    #expect(listener.say("\(name) \(noOne)") == ["\(name): \(noOne)."])
  }

  @Test("A word that is no option keeps its meaning", arguments: Language.allCases)
  func noOption(language: Language) throws {
    let board = LeaderboardKey(game: PairsGame.id, setup: "easy")
    let answer = StoreAnswer.leaderboard(try Deals.page(board, count: 3), for: PlayerID(1))
    var listener = try Listener(language, at: .leaderboard(board), answer)
    let choice = try #require(listener.page.numbered.first)
    #expect(listener.say("1").joined(separator: " ").contains(choice.value))
    #expect(!listener.say("99").isEmpty && listener.session.asked != nil)
    for word in ["page", language("more", "дальше"), listener.session.say(Tab.players)] {
      var copy = listener
      let lines = copy.say(word)
      #expect(copy.session.asked == nil, "\(word): \(lines)")
      #expect(lines.first?.contains("\(choice.name): \(choice.value). 1 ") == false, "\(lines)")
    }
  }

  @Test("What looks like a word for all pages can be typed", arguments: Language.allCases)
  func typedWords(language: Language) {
    var listener = Listener(language)
    listener.say(listener.session.say(ButtonPhrase.register))
    let name = listener.session.say(RegisterScreen.label(.name))
    func value() -> String? { listener.page.entries.first { $0.name == name }?.value }
    for text in ["help!", "Back", "?", "h", "exit", "повтор"] {
      listener.say(name)
      listener.say(text)
      #expect(value() == text)
    }
    for word in [language("help", "помощь"), language("back", "назад")] {
      listener.say(name)
      listener.say(word)
      listener.say("")
      listener.say("\(name.lowercased()) \(word)")
      #expect(value() == word)
    }
    listener.say("1 Anna")
    #expect(value() == "Anna")
  }

  @Test(
    "Quitting and the open tab ask about unsaved changes, as going back does",
    arguments: Language.allCases)
  func unsaved(language: Language) throws {
    var edited = try profile(language)
    edited.say("\(edited.session.say(ProfilePhrase.field(.firstName))) Anna")
    let tab = try #require(edited.page.tabs.first { $0.isSelected }?.name)
    for word in [language("quit", "выход"), tab] {
      var listener = edited
      listener.say(word)
      #expect(!listener.session.app.dialogs.isEmpty, "\(word)")
      #expect(!listener.effects.contains(.terminal(.quit)))
      listener.say(language("no", "нет"))
      #expect(listener.page.entries.contains { $0.value == "Anna" }, "\(word)")
    }
  }

  @Test("A saved profile is confirmed", arguments: Language.allCases)
  func saved(language: Language) throws {
    var listener = try profile(language)
    listener.say("\(listener.session.say(ProfilePhrase.field(.firstName))) Anna")
    listener.say(listener.session.say(ButtonPhrase.save))
    let change = try #require(listener.effects.asked(ProfileChange.self).last)
    let lines = listener.hear(.reply(to: change, .success(Done())))
    #expect(lines.contains { $0.lowercased().contains(language("saved", "сохранён")) }, "\(lines)")
  }

  @Test("A setting that is chosen says what it does", arguments: Language.allCases)
  func explained(language: Language) throws {
    var listener = try Listener(language, at: .settings)
    for row in [SettingsRow.motion, .cursor, .language] {
      let look = listener.session.app.look
      let spec = row.spec(Settings(), look)
      let lines = listener.say(look.text(spec.title)).joined(separator: " ")
      #expect(lines.contains(look.text(spec.explanation)), "\(row): \(lines)")
      listener.say("")
    }
  }

  @Test("Help, back and quit work after a question for a value", arguments: Language.allCases)
  func wordsAfterQuestion(language: Language) {
    let (help, back) = language(("help", "back"), ("помощь", "назад"))
    var listener = Listener(language)
    listener.say(listener.session.say(TitlePhrase.guest))
    listener.say(listener.session.say(PairsPhrase.levelHeading))
    #expect(listener.session.asked != nil)
    let words = listener.session.say(PlainPhrase.help)
    #expect(listener.say(help).joined(separator: " ").contains(words))
    let options = listener.say(language("again", "ещё раз"))
    #expect(!options.isEmpty && listener.session.asked != nil)
    listener.say(back)
    #expect(listener.session.asked == nil)
    #expect(listener.session.app.navigation.isOnBoard)
    listener.session.app.navigation.go(.register)
    listener.listen()
    listener.say(listener.session.say(RegisterScreen.label(.password)))
    #expect(listener.session.hidesInput)
    #expect(listener.say(help).joined(separator: " ").contains(words))
    listener.say(back)
    #expect(!listener.session.hidesInput)
    #expect(listener.session.app.navigation.current is RegisterScreen)
    listener.say(listener.session.say(RegisterScreen.label(.name)))
    listener.say("quit")
    #expect(listener.effects.contains(.terminal(.quit)))
  }
}
