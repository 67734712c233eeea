import Canvas

/// Shortcut letters on a Russian keyboard: what stands on the same key in Latin.
enum KeyboardLayout {
  private static let latin: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm"))

  /// `input` with a Cyrillic letter turned into the Latin one of its key; for shortcuts, not text.
  static func latin(_ input: Input) -> Input {
    guard case .key(.character(let character)) = input else { return input }
    if let letter = latin[character] { return .key(.character(letter)) }
    guard let lower = character.lowercased().first, let letter = latin[lower],
      let upper = letter.uppercased().first
    else { return input }
    return .key(.character(upper))
  }
}
