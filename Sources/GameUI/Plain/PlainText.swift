import Canvas
import GameCore

/// Texts as they are printed in plain mode.
enum PlainText {
  /// Returns a text without signs that only decorate; an emoji becomes its name. A sign between
  /// numbers becomes a word, except in typed texts, for which there is no language.
  static func clean(_ text: String, _ say: Language?) -> String {
    var clean = ""
    for character in text {
      if character.isLetter || character.isNumber || character == " " {
        clean.append(character)
      } else if let ascii = character.asciiValue {
        if ascii >= 32, ascii < 127, !"[]{}|".contains(character) { clean.append(character) }
      } else if kept.contains(character) {
        clean.append(character)
      } else if character == "×" {
        let isFactor = clean.last { $0 != " " }?.isNumber == true
        if isFactor, let say { clean += say(" times ", " умножить на ") }
      } else if character == "·" {
        while clean.last == " " { clean.removeLast() }
        clean += ","
      } else if let name = name(of: character) {
        clean += " \(name) "
      }
    }
    let words = clean.split(separator: " ")
    // A sign for more on another page.
    return words.prefix(words.last == ">" ? words.count - 1 : words.count).joined(separator: " ")
  }

  /// Returns a text that ends like a sentence.
  static func sentence(_ text: String) -> String {
    guard let last = text.last else { return "" }
    // A point after a code or an address would seem to belong to it.
    if text.count > 8, !text.contains(" "), !text.allSatisfy(\.isLetter) { return text }
    return ".!?:…,;".contains(last) ? text : text + "."
  }

  /// Returns the wrapped lines of a text, without lines that have no letter or digit.
  static func lines(_ text: String, width: Int) -> [String] {
    TextWrap.lines(text, width: width).filter { $0.contains { $0.isLetter || $0.isNumber } }
  }

  /// Punctuation that speech reads well.
  private static let kept: Set<Character> = [
    "–", "—", "…", "«", "»", "’", "“", "”", "№", "°", "€", "−",
  ]

  private static func name(of character: Character) -> String? {
    guard let first = character.unicodeScalars.first, first.properties.isEmojiPresentation else {
      return nil
    }
    return first.properties.name?.lowercased()
  }
}
