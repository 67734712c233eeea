/// Names for terminals that show nothing but ASCII.
enum Transliteration {
  /// Russian, Ukrainian and Belarusian letters in Latin ones, close to how they sound in English.
  private static let letters: [Character: String] = [
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "yo", "ж": "zh", "з": "z",
    "и": "i", "й": "y", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r",
    "с": "s", "т": "t", "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh",
    "щ": "shch", "ъ": "", "ы": "y", "ь": "", "э": "e", "ю": "yu", "я": "ya", "і": "i", "ї": "yi",
    "є": "ye", "ґ": "g", "ў": "u",
  ]

  /// The text in ASCII; a letter of which nothing is known becomes a question mark.
  static func ascii(_ text: String) -> String {
    let shown = text.map { letter -> String in
      if letter.isASCII { return String(letter) }
      let lower = Character(letter.lowercased())
      guard let latin = letters[lower] else { return "?" }
      return lower == letter ? latin : latin.prefix(1).uppercased() + latin.dropFirst()
    }
    let name = shown.joined()
    // Signs alone are silent.
    return name.isEmpty && !text.isEmpty ? "?" : name
  }
}
