import Canvas

/// Shortcuts on a Russian keyboard: the Latin letters of the same keys.
enum KeyboardLayout {
  private static let latin: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm"))

  private static let signs: [Character: Character] = [",": "?", ".": "/", "Б": "<", "Ю": ">"]

  /// Returns `input` with what a key types in the Cyrillic layout replaced by what it types in the
  /// Latin one; for shortcuts, not text.
  static func latin(_ input: Input) -> Input {
    guard case .key(.character(let character)) = input else { return input }
    if let key = signs[character] ?? latin[character] { return .key(.character(key)) }
    guard let lower = character.lowercased().first, let letter = latin[lower],
      let upper = letter.uppercased().first
    else { return input }
    return .key(.character(upper))
  }
}
