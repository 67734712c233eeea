import Canvas

/// Shortcuts on a Russian keyboard: the Latin letters of the same keys.
enum KeyboardLayout {
  private static let latin: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm"))

  /// Returns `input` with a Cyrillic letter replaced by the Latin one of its key; for shortcuts,
  /// not text.
  static func latin(_ input: Input) -> Input {
    guard case .key(.character(let character)) = input, !character.isASCII else { return input }
    if let letter = latin[character] { return .key(.character(letter)) }
    guard let lower = character.lowercased().first, let letter = latin[lower],
      let upper = letter.uppercased().first
    else { return input }
    return .key(.character(upper))
  }
}
