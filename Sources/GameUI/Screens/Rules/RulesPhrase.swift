import GameCore

/// The texts common to the rules of all games.
enum RulesPhrase: SpokenPhrase {
  case moveKeys, flipKeys, pauseKeys, restartKeys, leaveKeys, tabKeys, roundKeys,
    quitKeys, accountKeys, aboutKeys
  case seatKeys
  case viewerPlayKeys, viewerStepKeys, viewerSpeedKeys, viewerEndKeys
  case scoring
  /// The first and the last visible line, and the number of all.
  case lines(Int, Int, of: Int)
  case daily, watching, medals

  func text(in say: Language) -> String {
    switch self {
    case .lines(let first, let last, let all):
      say("lines \(first) to \(last) of \(all)", "строки \(first)–\(last) из \(all)")
    case .scoring: say("Scoring", "Очки")
    case .daily:
      say(
        "Each ranked game has a daily board at each level, the same for everyone: press d on Play. "
          + "You get one scored attempt, which starts with the deal. Press d on Leaderboard for "
          + "today's standings. The cards can be computed in advance, so it all runs on trust.",
        "У каждой игры и каждого уровня есть игра дня, одна для всех: d на вкладке «Игра». "
          + "Засчитывается одна попытка, и она начинается с раздачи. Таблица дня — d на вкладке "
          + "«Рекорды». Раздачу можно вычислить заранее, так что всё на доверии.")
    case .watching:
      say(
        "You can watch every finished round: press w on Leaderboard, on a player's card, or in "
          + "My rounds. Press r there to race a round of Pairs on the same cards, as "
          + "practice. Press r on Play to race your own best on new cards; that is ranked. You can "
          + "watch and race a daily board after your own attempt.",
        "Любую партию можно посмотреть: w на вкладке «Рекорды», в карточке игрока и среди своих "
          + "партий. В «Парах» r там же — гонка на той же раздаче, тренировка; r на вкладке «Игра» "
          + "— гонка с собственным рекордом на новой раздаче, в зачёт. Игру дня можно смотреть "
          + "после своей попытки.")
    case .medals:
      say(
        "Each leaderboard has a medal for your best score: bronze for any points, silver from a "
          + "third of the platinum score, gold from two thirds. The platinum score in Pairs is 100 "
          + "points for each pair; in Color Match, a right answer every 1.5 seconds without a "
          + "mistake; in Movie Quiz, nine right answers after three seconds each.",
        "Ваш лучший результат в каждой таблице рекордов приносит медаль: бронзу — за любые очки, "
          + "серебро — от трети очков за платину, золото — от двух третей. Платина в «Парах» — "
          + "100 очков за пару; в «Цвете и слове» — верный ответ каждые 1,5 секунды без ошибок; "
          + "в «Киноквизе» — девять верных ответов, каждый через три секунды.")
    case .moveKeys: say("Move", "Выбор карты")
    case .flipKeys: say("Flip the card", "Открыть карту")
    case .pauseKeys: say("Pause and continue", "Пауза и продолжение")
    case .restartKeys: say("Restart", "Начать заново")
    case .leaveKeys: say("Give up", "Сдаться")
    case .roundKeys: say("My rounds (Leaderboard)", "Мои партии («Рекорды»)")
    case .aboutKeys: say("About Flipside", "О программе")
    case .tabKeys: say("Switch tabs", "Вкладки")
    case .quitKeys: say("Quit", "Выход из программы")
    case .accountKeys: say("Log in or out", "Войти или выйти")
    case .seatKeys: say("Before a game: players, names", "До игры: игроки, имена")
    case .viewerPlayKeys: say("Play or pause", "Пуск или пауза")
    case .viewerStepKeys: say("Step", "Шаг")
    case .viewerSpeedKeys: say("Speed", "Скорость")
    case .viewerEndKeys: say("Go to start or end", "В начало, в конец")
    }
  }

  func spoken(in say: Language) -> String? {
    switch self {
    case .daily:
      say(
        "Each ranked game has a daily board at each level, the same for everyone: type daily board "
          + "on Play. You get one scored attempt, which starts with the deal. Type today on "
          + "Leaderboard for today's standings. The cards can be computed in advance, so it all "
          + "runs on trust.",
        "У каждой игры и каждого уровня есть игра дня, одна для всех: «игра дня» на вкладке "
          + "«Играть». Засчитывается одна попытка, и она начинается с раздачи. Таблица дня — "
          + "«сегодня» на вкладке «Рекорды». Раздачу можно вычислить заранее, так что всё на "
          + "доверии.")
    case .watching:
      say(
        "You can watch every finished round: type watch on Leaderboard, on a player's card, or in "
          + "My rounds. Type race there to race a round of Pairs on the same cards, as "
          + "practice. Type race your best on Play to race your own best on new cards; that is "
          + "ranked. You can watch and race a daily board after your own attempt.",
        "Любую партию можно посмотреть: «смотреть» на вкладке «Рекорды», в карточке игрока и среди "
          + "своих партий. В «Парах» слово «гонка» там же — гонка на той же раздаче, тренировка; "
          + "на вкладке «Играть» — гонка с собственным рекордом на новой раздаче, в зачёт. Игру "
          + "дня можно смотреть после своей попытки.")
    default: nil
    }
  }
}
