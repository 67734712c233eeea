import GameCore

/// The texts that the rules of all games share.
enum RulesPhrase: Phrase {
  case keys, moveKeys, flipKeys, pauseKeys, leaveKeys, helpKeys, tabKeys, roundKeys, quitKeys,
    accountKeys, aboutKeys
  case scoring

  var english: String {
    switch self {
    case .scoring: "Points"
    case .keys: "Keys"
    case .moveKeys: "Move"
    case .flipKeys: "Flip the card"
    case .pauseKeys: "Pause and go on"
    case .leaveKeys: "In the pause: give up the game"
    case .roundKeys: "Your own rounds, on the leaderboard"
    case .helpKeys: "Help"
    case .aboutKeys: "About this program"
    case .tabKeys: "Change tabs"
    case .quitKeys: "Quit"
    case .accountKeys: "Log in or out"
    }
  }

  var russian: String {
    switch self {
    case .scoring: "Очки"
    case .keys: "Клавиши"
    case .moveKeys: "Выбор карты"
    case .flipKeys: "Открыть карту"
    case .pauseKeys: "Пауза и продолжение"
    case .leaveKeys: "В паузе: прекратить игру"
    case .roundKeys: "Свои игры, на вкладке рекордов"
    case .helpKeys: "Справка"
    case .aboutKeys: "О программе"
    case .tabKeys: "Вкладки"
    case .quitKeys: "Выход из программы"
    case .accountKeys: "Войти или выйти"
    }
  }
}
