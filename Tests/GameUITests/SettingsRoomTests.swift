import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The settings fit into the smallest window")
struct SettingsRoomTests {
  @Test("at 80 by 24 the settings of the program have a heading where rows are left, for any deck")
  func headings() {
    for kind in GameKind.ranked {
      for language in Language.allCases where kind != .pairs || language == .english {
        for deck in [Deck.symbols.id, Deck.folder.id, Deck.covers.id] {
          let settings = Settings(deck: deck, game: kind.id.description, language: language)
          var visitor = Visitor(settings: settings)
          visitor.enterAsGuest()
          visitor.type("2")
          let words = SettingsPhrase.group(.screen).text(in: language)
          #expect(
            visitor.lines.contains { $0.contains(words) && $0.contains("──") && !$0.contains("·") },
            "\(visitor.screen)")
        }
      }
    }
  }

  @Test("the details of a level never cover its options", arguments: Language.allCases)
  func details(language: Language) {
    for kind in GameKind.allCases {
      var visitor = Visitor(settings: Settings(game: kind.id.description, language: language))
      visitor.enterAsGuest()
      visitor.type("2")
      visitor.press(.home, .down)
      let names = kind.setups.map { visitor.app.look.name(of: $0, in: kind) }
      #expect(names.allSatisfy(visitor.screen.contains), "\(visitor.screen)")
    }
  }

  @Test("options of the command line have complete remarks", arguments: Language.allCases)
  func forced(language: Language) {
    for (columns, rows) in [(60, 20), (80, 24), (100, 30)] {
      var environment = App.LaunchEnvironment(language: language, languageIsForced: true)
      environment.cursor = .hidden
      var visitor = Visitor(environment, columns: columns, rows: rows)
      visitor.enterAsGuest()
      visitor.type("2")
      let words = SettingsPhrase.forced.text(in: language)
      var seen = Set(visitor.lines)
      visitor.press(.end)
      seen.formUnion(visitor.lines)
      #expect(seen.count { $0.contains(words) } == 2, "\(visitor.screen)")
    }
  }

  @Test(
    "every focused row and both buttons are visible, and marks show that there are more",
    arguments: Language.allCases)
  func rows(language: Language) throws {
    for kind in GameKind.allCases {
      for deck in kind.descriptor.settings.contains(.deck) ? Decks.all : [.symbols] {
        for setup in deck == .symbols ? kind.setups[...] : kind.setups.prefix(1) {
          let settings = Settings(
            deck: deck.id, game: kind.id.description, setups: [kind.id.description: setup])
          var visitor = Visitor(
            App.LaunchEnvironment(language: language), columns: 60, rows: 20, settings: settings)
          visitor.enterAsGuest()
          visitor.type("2")
          let screen = try #require(visitor.open(SettingsScreen.self))
          let form = screen.fields(visitor.app.context(at: visitor.now))
          for item in form.items {
            let seen = visitor.screen
            let hidden = form.items.count { !seen.contains($0.label) }
            let marks = ["↑", "↓"].count { mark in
              visitor.lines.dropLast().contains { $0.contains(mark) }
            }
            #expect(seen.contains(item.label), "\(deck.id) \(setup)\n\(seen)")
            #expect((hidden > 0) == (marks > 0), "\(deck.id) \(setup)\n\(seen)")
            #expect(form.buttons.allSatisfy { seen.contains($0.label) })
            visitor.press(.down)
          }
        }
      }
    }
  }

  @Test("the hint bar shows Enter on every row, with its effect", arguments: Language.allCases)
  func keys(language: Language) throws {
    let (change, open, start) =
      language == .english
      ? ("←→ change", "Enter open", "Enter start")
      : ("←→ ", "Enter открыть", "Enter начать")
    var visitor = Visitor(App.LaunchEnvironment(language: language), columns: 60, rows: 20)
    visitor.enterAsGuest()
    visitor.type("2")
    let screen = try #require(visitor.open(SettingsScreen.self))
    for row in SettingsRow.rows(visitor.app.session.settings)
    where screen.fields(visitor.app.context(at: visitor.now)).item(row) != nil {
      #expect(visitor.open(SettingsScreen.self)?.form.focus == row)
      let control = screen.fields(visitor.app.context(at: visitor.now)).item(row)?.control
      let isChoice = if case .choice = control { true } else { false }
      let named = row == .start ? start : row == .services ? open : isChoice ? change : ""
      let line = visitor.lines.last ?? ""
      #expect(
        (named.isEmpty || line.contains(named)) && line.contains("?") && line.contains("q "),
        "\(row): \(line)")
      visitor.press(.down)
    }
  }
}
