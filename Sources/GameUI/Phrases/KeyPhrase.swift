import GameCore

/// Names of keys that differ between languages.
enum KeyPhrase: Phrase {
  case spaceOrEnter, space

  func text(in say: Language) -> String {
    say("Space", "Пробел") + (self == .space ? "" : "  Enter")
  }
}
