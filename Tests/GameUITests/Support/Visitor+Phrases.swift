import Canvas
import GameCore

@testable import GameUI

extension Visitor {
  /// A phrase in the language of the visitor.
  func text(_ phrase: any Phrase) -> String { app.look.text(phrase) }

  /// Whether the screen shows a phrase, in one line or, if it is long, wrapped.
  func sees(_ phrase: any Phrase) -> Bool {
    let text = text(phrase)
    guard TextWidth.of(text) > 30 else { return sees(text) }
    let words = text.split(separator: " ")
    let lines = lines
    return lines.indices.contains { row in
      var rest = words[...]
      for line in lines[row...] {
        rest = rest.dropFirst(Self.mostWords(of: rest, in: line))
        if rest.isEmpty { return true }
        if rest.count == words.count { return false }
      }
      return false
    }
  }

  /// How many of `words`, from the first, are in a line one after another.
  private static func mostWords(of words: ArraySlice<Substring>, in line: String) -> Int {
    var count = words.count
    while count > 0, !line.contains(words.prefix(count).joined(separator: " ")) { count -= 1 }
    return count
  }

  /// Whether a line shows a phrase, blanks and `value`.
  func sees(_ phrase: any Phrase, _ value: String) -> Bool {
    lines.contains { line in
      guard let end = line.firstRange(of: text(phrase))?.upperBound else { return false }
      return line[end...].drop { $0 == " " }.hasPrefix(value)
    }
  }

  /// Whether the screen shows a key with what it does.
  func sees(_ hint: Hint) -> Bool { sees(text(hint)) }

  /// Whether the screen shows a button with this title.
  func sees(button title: any Phrase) -> Bool { sees(text(button: title)) }

  /// Where a phrase begins on the screen.
  func place(of phrase: any Phrase) -> Point? { place(of: text(phrase)) }

  mutating func click(_ phrase: any Phrase) { click(text(phrase)) }

  mutating func click(_ hint: Hint) { click(text(hint)) }

  mutating func click(button title: any Phrase) { click(text(button: title)) }

  private func text(_ hint: Hint) -> String {
    "\(hint.key(app.look)) \(hint.text(app.look))"
  }

  private func text(button title: any Phrase) -> String { "[ \(text(title)) ]" }

  /// Whether Movie Quiz asks about a film.
  var isAsked: Bool { sees("Is this film rated") }
}
