import GameCore

/// The texts of a player's card.
enum PlayerCardPhrase: Phrase {
  case own, name, memberSince
  case loading, gone, noRecords, verified
  case bests, toPlatinum

  func text(in say: Language) -> String {
    switch self {
    case .own: say("(you)", "(вы)")
    case .name: say("Name", "Имя")
    case .memberSince: say("Member since", "Регистрация")
    case .loading: say("Loading the card…", "Загружаем карточку…")
    case .gone:
      say(
        "This account has been deleted.",
        "Этого игрока больше нет: учётная запись удалена.")
    case .noRecords: say("No scores yet.", "Рекордов пока нет.")
    case .bests: say("Best scores", "Рекорды")
    case .toPlatinum: say("To platinum", "До платины")
    case .verified:
      say(
        "Verified: replaying the round gave the same result.",
        "Подтверждено: повтор партии дал тот же результат.")
    }
  }
}
