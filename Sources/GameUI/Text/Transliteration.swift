import GameCore

/// Names on terminals that show only ASCII.
enum Transliteration {
  /// Russian, Ukrainian and Belarusian letters in Latin, close to their sound in English.
  private static let letters: [Character: String] = [
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "yo", "ж": "zh", "з": "z",
    "и": "i", "й": "y", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r",
    "с": "s", "т": "t", "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh",
    "щ": "shch", "ъ": "", "ы": "y", "ь": "", "э": "e", "ю": "yu", "я": "ya", "і": "i", "ї": "yi",
    "є": "ye", "ґ": "g", "ў": "u",
  ]

  /// Returns the text in ASCII; an unknown letter becomes a question mark.
  static func ascii(_ text: String) -> String {
    let letters = Array(text)
    let shown = letters.indices.map { latin(letters, at: $0) }
    let name = shown.joined()
    // The soft and hard signs alone are silent.
    return name.isEmpty && !text.isEmpty ? "?" : name
  }

  /// Returns a Latin letter without its marks, from its name in Unicode, such as "LATIN SMALL
  /// LETTER E WITH DIAERESIS"; nil for other letters.
  private static func base(of letter: Character) -> String? {
    guard let name = letter.unicodeScalars.first?.properties.name,
      name.hasPrefix("LATIN SMALL LETTER ")
    else { return nil }
    return name.split(separator: " ").dropFirst(3).first { $0.utf8.count <= 2 }?.lowercased()
  }

  private static func latin(_ text: [Character], at place: Int) -> String {
    let letter = text[place]
    if letter.isASCII { return String(letter) }
    let lower = Character(letter.lowercased())
    guard let latin = letters[lower] ?? base(of: lower) else { return "?" }
    guard lower != letter else { return latin }
    // In a word of capitals, all letters of a transliteration are capitals.
    let beside = [place + 1, place - 1].filter(text.indices.contains).map { text[$0] }
    guard beside.first(where: \.isLetter)?.isUppercase != true else { return latin.uppercased() }
    return latin.capitalized
  }
}

extension RenderStyle {
  /// Returns a player's name as the terminal can show it.
  func shown(_ name: PlayerName) -> String {
    unicode ? name.description : shown(name.description)
  }
}
