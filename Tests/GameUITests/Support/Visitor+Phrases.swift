import Canvas
import Fixtures
import GameCore
import GameRules

@testable import GameUI

extension Visitor {
  /// A phrase in the language of the visitor.
  func text(_ phrase: any Phrase) -> String { app.look.text(phrase) }

  /// Whether the screen shows a phrase, in one line or, if it is long, wrapped.
  func sees(_ phrase: any Phrase) -> Bool { lines.show(text(phrase)) }

  /// Whether a line shows a phrase, blanks and `value`.
  func sees(_ phrase: any Phrase, _ value: String) -> Bool {
    lines.contains { line in
      guard let end = line.firstRange(of: text(phrase))?.upperBound else { return false }
      return line[end...].drop { $0 == " " }.hasPrefix(value)
    }
  }

  /// Whether the screen shows the longest piece of a phrase around `part`.
  func sees(_ phrase: any Phrase, around part: String) -> Bool { sees(text(phrase).around(part)) }

  /// Whether the screen shows a game with its setup.
  func sees(_ kind: GameKind, _ setup: String) -> Bool { sees(app.look.name(of: kind, setup)) }

  /// Whether the screen shows a key with what it does.
  func sees(_ hint: KeyBinding) -> Bool { sees(text(hint)) }

  /// Whether the head of the screen shows that a player is logged in.
  func sees(loggedIn name: String) -> Bool {
    sees("\(name) · o " + text(ButtonPhrase.logOut))
  }

  /// Whether the hint bar shows a key with what it does.
  func hints(_ hint: KeyBinding) -> Bool { lines.last?.contains(text(hint)) == true }

  /// Whether the screen shows a button with this title.
  func sees(button title: any Phrase) -> Bool { sees(text(button: title)) }

  /// Where a phrase begins on the screen.
  func place(of phrase: any Phrase) -> Point? { place(of: text(phrase)) }

  mutating func click(_ phrase: any Phrase) { click(text(phrase)) }

  mutating func click(_ hint: KeyBinding) { click(text(hint)) }

  mutating func click(button title: any Phrase) { click(text(button: title)) }

  private func text(_ hint: KeyBinding) -> String {
    "\(hint.key(app.look)) \(hint.text(app.look))"
  }

  /// Returns a button as it is on the screen: without blanks if there is little room.
  private func text(button title: any Phrase) -> String {
    let narrow = "[\(text(title))]"
    return sees(narrow) ? narrow : "[ \(text(title)) ]"
  }

  /// Whether Movie Quiz asks about a film.
  var isAsked: Bool {
    let rating = FilmRating(tenths: 50)
    let sides = [MovieQuizQuestion.Side.above, .below].compactMap { side in
      rating.map { text(MovieQuizPhrase.question(side, $0)) }
    }
    return sees(sides[0].start(sharedWith: sides[1]))
  }
}
