import GameCore

/// The texts that the rules of all games share.
enum RulesPhrase: Phrase {
  case keys, moveKeys, flipKeys, pauseKeys, leaveKeys, helpKeys, tabKeys, roundKeys, quitKeys,
    accountKeys, aboutKeys
  case seatKeys
  case viewerPlayKeys, viewerStepKeys, viewerSpeedKeys, viewerEndKeys, viewerLeaveKeys
  case scoring
  case daily, watching

  var english: String {
    switch self {
    case .scoring: "Points"
    case .daily:
      "Each game and level has a board a day, the same for everybody: d on the Board tab. One try "
        + "counts, from the deal on. The leaderboard has its table (d). Cards can be worked out "
        + "ahead: the day is played on trust."
    case .watching:
      "Every finished round can be watched: w on the leaderboard, on a player's card, on your own "
        + "rounds. A round of Pairs can be raced there (r): the same cards, for practice. r on the "
        + "Board tab races your own best on fresh cards, and is ranked. A board of the day is "
        + "watched and raced once your own try is over."
    case .keys: "Keys"
    case .moveKeys: "Move"
    case .flipKeys: "Flip the card"
    case .pauseKeys: "Pause; any key goes on"
    case .leaveKeys: "In the pause: give up the game"
    case .roundKeys: "Your rounds (leaderboard)"
    case .helpKeys: "Help"
    case .aboutKeys: "About this program"
    case .tabKeys: "Change tabs"
    case .quitKeys: "Quit"
    case .accountKeys: "Log in or out"
    case .seatKeys: "At the start: who plays, names"
    case .viewerPlayKeys: "Play and pause"
    case .viewerStepKeys: "A step"
    case .viewerSpeedKeys: "Speed"
    case .viewerEndKeys: "Start, end"
    case .viewerLeaveKeys: "Back"
    }
  }

  var russian: String {
    switch self {
    case .scoring: "Очки"
    case .daily:
      "У каждой игры и каждого уровня есть игра дня, одна для всех: d на вкладке «Игра». "
        + "Засчитывается одна попытка, с раздачи. Таблица дня — на вкладке рекордов (d). Раздачу "
        + "можно вычислить заранее: игра дня — на доверии."
    case .watching:
      "Любую законченную игру можно посмотреть: w на вкладке рекордов, в карточке игрока и среди "
        + "своих игр. В «Парах» там же r — гонка на той же раздаче, как тренировка. r на вкладке "
        + "«Игра» — гонка с собственным рекордом на новой раздаче, с зачётом. Игру дня можно "
        + "смотреть после своей попытки."
    case .keys: "Клавиши"
    case .moveKeys: "Выбор карты"
    case .flipKeys: "Открыть карту"
    case .pauseKeys: "Пауза; дальше — любая клавиша"
    case .leaveKeys: "В паузе: прекратить игру"
    case .roundKeys: "Свои игры (рекорды)"
    case .helpKeys: "Справка"
    case .aboutKeys: "О программе"
    case .tabKeys: "Вкладки"
    case .quitKeys: "Выход из программы"
    case .accountKeys: "Войти или выйти"
    case .seatKeys: "До игры: игроки, имена"
    case .viewerPlayKeys: "Пуск и пауза"
    case .viewerStepKeys: "Шаг"
    case .viewerSpeedKeys: "Скорость"
    case .viewerEndKeys: "Начало, конец"
    case .viewerLeaveKeys: "Назад"
    }
  }
}
