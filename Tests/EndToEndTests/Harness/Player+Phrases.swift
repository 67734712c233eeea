import Fixtures
import PseudoTerminal

@testable import GameCore
@testable import GameUI

extension Player {
  /// Returns a phrase in the language of the program.
  func text(_ phrase: any Phrase) -> String { phrase.text(in: language) }

  /// Returns whether the screen shows a phrase, in one line or, if it is long, wrapped.
  func shows(_ phrase: any Phrase) throws -> Bool { try screen.show(text(phrase)) }

  /// Returns whether the screen shows a text in one line.
  func shows(_ text: String) throws -> Bool { try screen.contains { $0.hasPart(text) } }

  /// Waits until a phrase is on the screen.
  func see(_ phrase: any Phrase) throws {
    try wait(until: "‘\(text(phrase))’") { try shows(phrase) }
  }

  /// Waits until a phrase is no longer on the screen.
  func seeNoMore(_ phrase: any Phrase) throws {
    try wait(until: "no ‘\(text(phrase))’") { try !shows(phrase) }
  }

  /// Waits until a button with this title is on the screen.
  func see(button title: any Phrase) throws {
    try wait(until: "[\(text(title))]") { try shows(button: title) }
  }

  /// Waits until no button with this title is on the screen.
  func seeNoMore(button title: any Phrase) throws {
    try wait(until: "no [\(text(title))]") { try !shows(button: title) }
  }

  /// Returns whether a button is on the screen, with or without blanks inside its brackets.
  private func shows(button title: any Phrase) throws -> Bool {
    let title = text(title)
    return try screen.contains { $0.contains("[ \(title) ]") || $0.contains("[\(title)]") }
  }

  /// Waits until an option is on the screen and chosen.
  func see(chosen option: any Phrase) throws { try see("● " + text(option)) }

  /// Waits until a game is chosen on the start screen.
  func see(game title: GameTitle) throws { try see("┏ " + text(title)) }

  /// Waits until a hint for a key is on the screen.
  func see(_ key: Character, _ phrase: any Phrase) throws {
    try see("\(key) " + text(LowercasePhrase(phrase)))
  }

  /// Waits until the head of the screen shows that a player is logged in.
  func see(loggedIn name: String) throws { try see("\(name) · o " + text(ButtonPhrase.logOut)) }

  /// Waits until a line shows a phrase, blanks and `value`.
  func see(_ phrase: any Phrase, _ value: String) throws {
    try wait(until: "‘\(text(phrase)) \(value)’") {
      try screen.contains { line in
        guard let end = line.firstRange(of: text(phrase))?.upperBound else { return false }
        return line[end...].drop { $0 == " " }.hasPrefix(value)
      }
    }
  }

  /// Whether the screen shows a dialog about a finished game.
  var showsEnd: Bool {
    get throws {
      let titles: [any Phrase] = [
        PairsPhrase.finished, DialogPhrase.newRecord, DialogPhrase.firstResult,
        DialogPhrase.notSaved,
      ]
      return try titles.contains { try shows($0) }
    }
  }
}

extension TerminalScreen {
  /// Returns whether an English phrase is in one line.
  func shows(_ phrase: any Phrase) -> Bool { shows(phrase.english) }
}

extension Phrase {
  var english: String { text(in: .english) }
}

extension SettingsRow {
  var title: any Phrase { spec(Settings(), RenderStyle()).title }
}
