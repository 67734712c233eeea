import Canvas

/// Shortcuts on a Russian keyboard: the Latin letters of the same keys.
enum KeyboardLayout {
  private static let latin: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm"))

  /// Returns `input` with what a key types in the Cyrillic layout replaced by what it types in the
  /// Latin one; for shortcuts, not text.
  static func latin(_ input: Input) -> Input {
    guard case .key(.character(let character)) = input else { return input }
    switch character {
    case ",": return .key(.character("?"))
    case ".": return .key(.character("/"))
    case "Б": return .key(.character("<"))
    case "Ю": return .key(.character(">"))
    default: break
    }
    guard !character.isASCII else { return input }
    if let key = latin[character] { return .key(.character(key)) }
    guard let lower = character.lowercased().first, let letter = latin[lower],
      let upper = letter.uppercased().first
    else { return input }
    return .key(.character(upper))
  }
}
