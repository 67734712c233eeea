import GameCore

/// The meanings of the buttons below a result, for the help.
enum ResultHelpPhrase: Phrase {
  case playAgain, raceAgain, register, logIn, leaderboard, ownRounds, review, albums, watch, share
  case sameDeal, close, tryAgain
  case memoryErrors, stroopCost

  func text(in say: Language) -> String {
    switch self {
    case .playAgain: say("A new game like this one", "Новая игра с теми же настройками")
    case .raceAgain: say("Race this rival again", "Ещё одна гонка с этим соперником")
    case .register: say("Save this to a new account", "Сохранить в новой учётной записи")
    case .logIn: say("Save this to your account", "Сохранить в своей учётной записи")
    case .leaderboard: say("Everyone's best scores", "Лучшие результаты всех")
    case .ownRounds: say("Your saved rounds", "Ваши сохранённые партии")
    case .review: say("The films and your answers", "Фильмы и ваши ответы")
    case .albums: say("The albums with these covers", "Альбомы с этими обложками")
    case .watch: say("See this game again, from the start", "Просмотр партии с начала")
    case .share: say("The result as text to send", "Результат текстом, чтобы отправить")
    case .sameDeal: say("The same game once more, as practice", "Та же игра ещё раз, тренировка")
    case .close: say("Back to the Play tab", "К выбору игры")
    case .memoryErrors:
      say("Misses though you had seen the match", "Пара уже была видна, но не найдена")
    case .stroopCost:
      say("Extra time when word and ink differ", "Задержка, если слово и цвет разные")
    case .tryAgain: say("Save the result again", "Сохранить ещё раз")
    }
  }
}

extension GameResult {
  /// Whether it is known to be the first ranked result on its board.
  var isFirst: Bool {
    switch fate {
    case .guest(let proven): proven.ranked != nil && bestOfGuest == nil
    case .saved(.ranked(let outcome)): outcome.previousBest == nil
    case .saved(.ownOnly), .saving, .failed, .practice, .unplayed, .oneAnswer: false
    }
  }

  /// The meanings of the signs of its turns, and of figures with unusual names.
  func topics(_ look: RenderStyle) -> [HelpText.Topic] {
    // A game with seats shows its turns with the signs of the players.
    let isShown = !look.followsFocus && turns.isEmpty
    let shown = isShown ? MoveMark.allCases.filter(marks.contains) : []
    let signs = shown.compactMap { mark in
      markNames[mark].map { name in
        HelpText.Topic(title: Localized { _ in String(sign(of: mark, look)) }, meaning: name)
      }
    }
    return signs + (kind?.descriptor.resultTopics ?? [])
  }
}
