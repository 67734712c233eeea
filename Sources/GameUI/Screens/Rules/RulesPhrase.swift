import GameCore

/// The texts common to the rules of all games.
enum RulesPhrase: Phrase {
  case keys, moveKeys, flipKeys, pauseKeys, leaveKeys, helpKeys, tabKeys, roundKeys, quitKeys,
    accountKeys, aboutKeys
  case seatKeys
  case viewerPlayKeys, viewerStepKeys, viewerSpeedKeys, viewerEndKeys, viewerLeaveKeys
  case scoring
  case daily, watching

  func text(in say: Language) -> String {
    switch self {
    case .scoring: say("Points", "Очки")
    case .daily:
      say(
        "Each game and level has a board a day, the same for everybody: d on the Board tab. One "
          + "try counts, from the deal on. The leaderboard has its table (d). Cards can be worked "
          + "out ahead: the day is played on trust.",
        "У каждой игры и каждого уровня есть игра дня, одна для всех: d на вкладке «Игра». "
          + "Засчитывается одна попытка, с раздачи. Таблица дня — на вкладке рекордов (d). Раздачу "
          + "можно вычислить заранее: игра дня — на доверии.")
    case .watching:
      say(
        "Every finished round can be watched: w on the leaderboard, on a player's card, on your "
          + "own rounds. A round of Pairs can be raced there (r): the same cards, for practice. r "
          + "on the Board tab races your own best on fresh cards, and is ranked. A board of the "
          + "day is watched and raced once your own try is over.",
        "Любую законченную игру можно посмотреть: w на вкладке рекордов, в карточке игрока и среди "
          + "своих игр. В «Парах» там же r — гонка на той же раздаче, как тренировка. r на вкладке "
          + "«Игра» — гонка с собственным рекордом на новой раздаче, с зачётом. Игру дня можно "
          + "смотреть после своей попытки.")
    case .keys: say("Keys", "Клавиши")
    case .moveKeys: say("Move", "Выбор карты")
    case .flipKeys: say("Flip the card", "Открыть карту")
    case .pauseKeys: say("Pause; any key goes on", "Пауза; дальше — любая клавиша")
    case .leaveKeys: say("In the pause: give up the game", "В паузе: прекратить игру")
    case .roundKeys: say("Your rounds (leaderboard)", "Свои игры (рекорды)")
    case .helpKeys: say("Help", "Справка")
    case .aboutKeys: say("About this program", "О программе")
    case .tabKeys: say("Change tabs", "Вкладки")
    case .quitKeys: say("Quit", "Выход из программы")
    case .accountKeys: say("Log in or out", "Войти или выйти")
    case .seatKeys: say("At the start: who plays, names", "До игры: игроки, имена")
    case .viewerPlayKeys: say("Play and pause", "Пуск и пауза")
    case .viewerStepKeys: say("A step", "Шаг")
    case .viewerSpeedKeys: say("Speed", "Скорость")
    case .viewerEndKeys: say("Start, end", "Начало, конец")
    case .viewerLeaveKeys: say("Back", "Назад")
    }
  }
}
