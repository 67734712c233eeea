import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Nothing is truncated in supported windows, in either language")
struct NothingCutTests {
  /// The texts that end with an ellipsis because something is loading.
  private static let waiting: [any Phrase] = [
    TitlePhrase.working, RegisterPhrase.working, DialogPhrase.saving, SettingsPhrase.dealing,
    LeaderboardPhrase.loading, PlayersPhrase.loading, PlayerCardPhrase.loading, YouPhrase.loading,
    StatisticsPhrase.loading, DialogPhrase.saving, AccountPhrase.working, AlbumsPhrase.waiting,
    AlbumPhrase.loading, RemotePlayersPhrase.asking, PathPhrase.looking, WatchPhrase.loading,
  ]

  /// Returns the lines of a screen with another ellipsis.
  private func cuts(_ canvas: Canvas, _ window: Window) -> [String] {
    let wanted = Self.waiting.map { window.look.text($0) }
    let ellipsis = window.look.glyphs.ellipsis
    return canvas.lines.filter { $0.contains(ellipsis) }.filter { line in
      var line = line
      for text in wanted {
        if let range = line.firstRange(of: text) { line.removeSubrange(range) }
      }
      // Four dots in ASCII are a meter.
      return line.replacing("....", with: "").contains(ellipsis)
    }
  }

  @Test("screens", arguments: Window.supported)
  func screens(window: Window) throws {
    var visitor = window.visitor()
    visitor.logIn(try Deals.player(1, "Анна-Мария Иванова!".filter { $0 != "!" }))
    for (index, route) in Route.samples.enumerated() {
      visitor.go(route)
      #expect(cuts(visitor.canvas, window) == [], "route \(index)")
      #expect(visitor.outlineGaps == [], "route \(index)")
      visitor.press(.function(1))
      #expect(cuts(visitor.canvas, window) == [], "help of route \(index)")
      #expect(visitor.outlineGaps == [], "help of route \(index)")
      visitor.press(.escape)
    }
  }

  @Test("games: running, paused, ended", arguments: Window.supported)
  func games(window: Window) {
    for kind in GameKind.allCases {
      for setup in kind.setups {
        var visitor = window.visitor(
          Settings(game: kind.id.description, setups: [kind.id.description: setup]))
        visitor.enterAsGuest()
        #expect(cuts(visitor.canvas, window) == [], "start of \(kind) \(setup)")
        visitor.deal()
        #expect(cuts(visitor.canvas, window) == [], "\(kind) \(setup)")
        visitor.type("p")
        #expect(cuts(visitor.canvas, window) == [], "pause of \(kind) \(setup)")
        #expect(visitor.outlineGaps == [], "pause of \(kind) \(setup)")
      }
    }
  }

  @Test(
    "dialogs and questions are complete: no line is missing or truncated",
    arguments: Window.supported)
  func dialogs(window: Window) throws {
    var visitor = window.visitor()
    for dialog in try Dialog.samples(visitor.app.context(at: visitor.now)) {
      expectWhole(dialog, window)
      visitor.app.dialogs = DialogQueue()
      visitor.perform(.show(dialog))
      #expect(visitor.outlineGaps == [], "\(type(of: dialog.content))")
    }
  }

  /// Expects all words of a dialog, scrolled to its end, and all its buttons to be on the screen.
  private func expectWhole(_ dialog: Dialog, _ window: Window) {
    let size = Size(columns: window.columns, rows: window.rows)
    var dialog = dialog
    var seen = ""
    for _ in 0...dialog.alert(window.look).overflow(in: size) / 5 + 1 {
      var canvas = Canvas(size: size)
      let places = dialog.draw(onto: &canvas, window.look)
      #expect(cuts(canvas, window) == [])
      #expect(places.count == dialog.buttons.count)
      #expect(places.allSatisfy { $0.bottom <= window.rows && $0.right <= window.columns })
      seen += canvas.lines.joined(separator: " ")
      guard dialog.scroll(by: 5, window.look, in: size) else { break }
    }
    for part in dialog.content.parts(window.look) {
      for word in Self.words(of: part) { #expect(seen.contains(word), "\(word)") }
    }
  }

  private static func words(of part: Alert.Part) -> [Substring] {
    switch part {
    case .text(let text), .error(let text), .headline(let text, _), .note(let text),
      .signs(let text, _, _):
      text.split(separator: " ")
    case .pair(let name, let value), .key(let name, let value), .field(let name, let value, _):
      (name + " " + value).split(separator: " ")
    case .bar(let name, let value, _, let remark):
      (name + " " + value + " " + remark).split(separator: " ")
    // In large digits, or in words.
    case .banner, .gap, .space: []
    }
  }

  @Test("faults of registration, each below its field and in the list", arguments: Window.supported)
  func errors(window: Window) {
    let names: [PlayerNameError] = [
      .empty, .tooShort, .tooLong, .tooWide, .forbiddenCharacter, .mixedScripts,
    ]
    let emails: [EmailError] = [.empty, .noAtSign, .localPart, .domain, .tooLong]
    let passwords: [PasswordError] = [
      .empty, .tooLong, .common, .lacks([.sixCharacters, .digit, .lowerCase, .upperCase]),
    ]
    let phrases: [RegisterPhrase] =
      names.map { .nameError($0) } + emails.map { .emailError($0) }
      + passwords.map { .passwordError($0) } + [.differs, .repeatMissing]
      + [.nameHint, .emailHint, .passwordHint, .repeatedHint]
    for phrase in phrases {
      // With the sign before it, and the meter of five signs for a password.
      let width = TextWidth.of(window.look.text(phrase)) + 2
      #expect(width < window.columns - 1, "\(phrase)")
    }
    for text in ["a", "a!", String(repeating: "a", count: 30)] {
      var visitor = window.visitor()
      visitor.app.navigation.go(.register)
      for _ in 0..<4 {
        visitor.type(text)
        visitor.press(.tab)
      }
      visitor.press(.tab, .enter)
      #expect(cuts(visitor.canvas, window) == [], "\(visitor.screen)")
      visitor.press(.escape)
      #expect(cuts(visitor.canvas, window) == [])
    }
  }

  @Test(
    "a level too large for the window is reported before it is started",
    arguments: Window.supported)
  func noRoom(window: Window) {
    var visitor = window.visitor(Settings(setups: ["pairs": "hard"]))
    visitor.enterAsGuest()
    let least = BoardLayout.smallestArea(for: .hard)
    let area = Chrome.content(of: visitor.canvas.bounds)
    let lacks = area.columns < least.columns || area.rows < least.rows
    let words = window.language == .russian ? "Увеличьте окно" : "Make the window"
    #expect(visitor.sees(words) == lacks)
    #expect((window.columns < 80) == lacks)
  }

  @Test("settings have a row each and the button another, even in the narrowest window")
  func settingsRows() {
    for window in Window.supported {
      for deck in ["symbols", "folder", "cats", "emoji"] {
        var visitor = window.visitor(Settings(deck: deck))
        visitor.enterAsGuest()
        visitor.type("2")
        let settings = visitor.app.session.settings
        for row in SettingsRow.rows(settings) {
          #expect(
            visitor.sees(visitor.app.look.text(row.spec(settings, visitor.app.look).title)),
            "\(row) in \(window.testDescription)")
          visitor.press(.down)
        }
      }
    }
  }
}

@Suite("Settings have explanations, and rows without an effect say why")
struct SettingsManners {
  private func settings(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), game: String = "pairs"
  )
    -> Visitor
  {
    var visitor = Visitor(environment, settings: Settings(game: game))
    visitor.enterAsGuest()
    visitor.type("2")
    return visitor
  }

  @Test("a status line explains each row without a dialog", arguments: Language.allCases)
  func explains(language: Language) {
    for (columns, rows) in [(60, 20), (80, 24), (120, 36)] {
      for kind in GameKind.allCases {
        var visitor = Visitor(
          App.LaunchEnvironment(language: language), columns: columns, rows: rows,
          settings: Settings(game: kind.id.description))
        visitor.enterAsGuest()
        visitor.type("2")
        for row in SettingsRow.rows(visitor.app.session.settings) {
          #expect(visitor.open(SettingsScreen.self)?.form.focus == row)
          let words = visitor.app.look.text(visitor.spec(row).explanation).split(separator: " ")
          let shown = visitor.lines.dropFirst(2).joined(separator: " ").split(separator: " ")
          let isWhole = words.allSatisfy(shown.contains)
          #expect(isWhole && visitor.dialog == nil, "\(row) \(columns)\n\(visitor.screen)")
          visitor.press(.down)
        }
      }
    }
  }

  @Test("choosing a deck moves no row")
  func stillRows() throws {
    var visitor = settings()
    let theme = try #require(visitor.place(of: visitor.spec(.theme).title))
    for deck in Decks.offered(unicode: true) {
      visitor.choose { $0.deck = deck.id }
      #expect(visitor.place(of: visitor.spec(.theme).title) == theme, "\(deck.id)")
    }
  }

  @Test("decks from outside show nothing of other decks")
  func emptyDecks() {
    var visitor = settings()
    visitor.press(.down, .down)
    for (deck, phrase) in [
      ("cats", SettingsPhrase.notFetched), ("folder", SettingsPhrase.noFolder),
      ("covers", CoversPhrase.howToGet),
    ] as [(String, any Phrase)] {
      visitor.choose { $0.deck = deck }
      #expect(visitor.sees(phrase), "\(deck)")
    }
  }

  @Test("without colors themes say that they have no effect, and textures are on")
  func monochrome() {
    let plain = App.LaunchEnvironment(depth: .monochrome)
    #expect(settings(plain).sees(SettingsPhrase.noColors))
    var visitor = settings(plain, game: "color-match")
    #expect(visitor.sees(SettingsPhrase.texturesAlways))
    visitor.press(.down, .down, .right)
    #expect(!visitor.app.session.settings.inkTextures)
  }

  @Test("Russian on an ASCII terminal is replaced by English with a message")
  func noUnicode() {
    let environment = App.LaunchEnvironment(
      unicode: false, language: .russian, languageIsForced: true)
    #expect(Visitor(environment).sees(DialogPhrase.needsUnicode))
    #expect(!Visitor(App.LaunchEnvironment(unicode: false)).sees("Unicode"))
  }
}

@Suite("Empty tables offer a game")
struct NothingYetTests {
  @Test("the leaderboard and the list of own rounds, with the key and the mouse")
  func play() throws {
    for opening in ["4", "4m"] {
      for byMouse in [false, true] {
        var visitor = Visitor()
        visitor.logIn(try Deals.player())
        visitor.type(opening)
        let board = LeaderboardKey(game: PairsGame.id)
        visitor.answer(
          .leaderboard(
            LeaderboardPage(board: board, top: [], around: [], players: 0), for: PlayerID(1)))
        visitor.answer(
          .ownRounds(
            OwnRoundsPage(board: board, player: PlayerID(1), before: nil, rows: [], total: 0)))
        #expect(visitor.sees(button: ButtonPhrase.play))
        if byMouse { visitor.click(button: ButtonPhrase.play) } else { visitor.press(.enter) }
        #expect(visitor.open(StartScreen.self) != nil)
      }
    }
  }
}
