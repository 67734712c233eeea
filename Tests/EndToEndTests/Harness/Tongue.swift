import Testing

/// A language of the screens, with the texts that the tests expect.
///
/// They are written here and not taken from the program, so that a changed text is noticed.
enum Tongue: String, CaseIterable, CustomTestStringConvertible {
  case english = "en"
  case russian = "ru"

  var testDescription: String { rawValue }
  var option: String { "--lang \(rawValue)" }

  var guest: String { self == .english ? "[ Play as guest ]" : "[ Играть гостем ]" }
  var guestKey: String { self == .english ? "g play as guest" : "g играть гостем" }
  var newPlayer: String { self == .english ? "New player" : "Новый игрок" }
  var notYet: String { self == .english ? "Not quite yet" : "Ещё не всё" }
  var nameNeeded: String { self == .english ? "A name is needed" : "Нужно имя" }
  var differ: String {
    self == .english ? "The two passwords differ" : "Пароли не совпадают"
  }
  var recoveryCode: String {
    self == .english ? "Write this code down." : "Запишите этот код."
  }
  var setPassword: String {
    self == .english ? "[ Set the password ]" : "[ Задать пароль ]"
  }
  var later: String { self == .english ? "[ Later ]" : "[ Позже ]" }
  var ready: String { self == .english ? "Ready when you are" : "Всё готово к игре" }
  var logOut: String { self == .english ? "o Log out" : "o Выйти" }
  var notLoggedIn: String { self == .english ? "Not logged in" : "Войти не удалось" }
  var theme: String { self == .english ? "Theme" : "Тема" }
  var turns: String { self == .english ? "Turns" : "Ходы" }
  var time: String { self == .english ? "Time" : "Время" }
  var finished: String { self == .english ? "All pairs found" : "Все пары найдены" }
  var newRecord: String { self == .english ? "New record" : "Новый рекорд" }
  var firstResult: String { self == .english ? "Your first result" : "Первый результат" }
  var first: String {
    self == .english
      ? "Your first result on this leaderboard" : "Ваш первый результат в этой таблице"
  }
  var onlyYou: String {
    self == .english ? "Nobody else has played here yet" : "Кроме вас здесь пока никого"
  }
  var old: String { self == .english ? "Your old one was" : "Прежний рекорд:" }
  var stays: String { self == .english ? "Your record stays:" : "Ваш рекорд прежний:" }
  var leaveAsked: String { self == .english ? "Give up this game?" : "Прекратить эту игру?" }
  var quitAsked: String { self == .english ? "Quit Flipside?" : "Закрыть Flipside?" }
  var waiting: String { self == .english ? "A game is waiting" : "Вас ждёт игра" }
  var paused: String { self == .english ? "Paused" : "Пауза" }
  var tooSmall: String { self == .english ? "Needed:" : "Нужно:" }
  var keepScore: String { self == .english ? "[ Register ]" : "[ Регистрация ]" }
  var forPlayers: String {
    self == .english ? "Albums are for players" : "Альбомы — для игроков"
  }
  var profileMissing: String {
    self == .english ? "Your profile is not filled in yet" : "Профиль ещё не заполнен"
  }
  var albumSearch: String { self == .english ? "a part of one" : "название или его часть" }
  var byTitle: String { self == .english ? "by title" : "по названию" }
  var inMine: String { self == .english ? "in My albums" : "в «Моих альбомах»" }
  var enoughFor: String {
    self == .english ? "12 different covers: enough for Easy" : "Разных обложек: 12. Хватит"
  }
  var onTable: String { self == .english ? "On the table: Band" : "На столе были: Band" }
  var hasPlayed: String { self == .english ? "On the table · 6 albums" : "Были на столе · 6" }
  var noNetwork: String {
    self == .english ? "does not take connections" : "не принимает соединений"
  }
  var asked: String { self == .english ? "asked just now" : "данные получены только что" }
  var allLevels: String { self == .english ? "All levels" : "Все уровни" }

  /// Returns whether a line is the title of a dialog about a finished game.
  func isEnd(_ line: String) -> Bool {
    let notSaved = self == .english ? "Not saved" : "Не сохранено"
    return [finished, newRecord, firstResult, notSaved].contains { line.contains($0) }
  }

  /// The word for points in any of its forms.
  var points: String { self == .english ? " point" : " очк" }
}

/// A level of Pairs, with its name on the screen.
enum Level: Int, CaseIterable, CustomTestStringConvertible {
  case easy, normal, hard, expert

  var testDescription: String { "\(self)" }
  var columns: Int { [4, 6, 6, 8][rawValue] }
  var rows: Int { [3, 4, 6, 6][rawValue] }
  var cards: Int { columns * rows }

  func name(_ tongue: Tongue) -> String {
    switch tongue {
    case .english: ["Easy", "Normal", "Hard", "Expert"][rawValue]
    case .russian: ["Лёгкий", "Обычный", "Трудный", "Мастер"][rawValue]
    }
  }
}
