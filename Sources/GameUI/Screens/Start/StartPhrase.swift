import GameCore

/// The texts of the start screen.
enum StartPhrase: Phrase {
  /// A glimpse of a game.
  case sample(GameKind, unicode: Bool)

  func text(in say: Language) -> String {
    switch self {
    case .sample(.pairs, let unicode): unicode ? "♥ ▒ ♥ ▒" : "A ? A ?"
    case .sample(.colorMatch, _): say("RED = BLUE?", "СИНИЙ = ?")
    case .sample(.movieQuiz, let unicode): unicode ? "★ 7.3 ?" : "* 7.3 ?"
    case .sample(.pairsDuel, let unicode): unicode ? "◉ 5:3 ▣" : "o 5:3 $"
    }
  }
}
