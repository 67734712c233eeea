public import GameRules

extension Medal: Phrase {
  /// The name in a language.
  public func text(in say: Language) -> String {
    switch self {
    case .bronze: say("bronze", "бронза")
    case .silver: say("silver", "серебро")
    case .gold: say("gold", "золото")
    case .platinum: say("platinum", "платина")
    }
  }
}
