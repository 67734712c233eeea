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
  var newPlayer: String { self == .english ? "New account" : "Новая учётная запись" }
  var notYet: String { self == .english ? "Please fix these" : "Исправьте, пожалуйста" }
  var nameNeeded: String { self == .english ? "Enter a name" : "Введите имя" }
  var differ: String {
    self == .english ? "The passwords don't match" : "Пароли не совпадают"
  }
  var recoveryCode: String {
    self == .english ? "Write this code down." : "Запишите этот код."
  }
  var setPassword: String {
    self == .english ? "[ Set password ]" : "[ Задать пароль ]"
  }
  var later: String { self == .english ? "[ Later ]" : "[ Позже ]" }
  var ready: String { self == .english ? "Ready when you are" : "Всё готово к игре" }
  var logOut: String { self == .english ? "o Log out" : "o Выйти" }
  var notLoggedIn: String { self == .english ? "Could not log in" : "Не удалось войти" }
  var theme: String { self == .english ? "Theme" : "Тема" }
  var turns: String { self == .english ? "Turns" : "Ходы" }
  var time: String { self == .english ? "Time" : "Время" }
  var finished: String { self == .english ? "All pairs found" : "Все пары найдены" }
  var newRecord: String { self == .english ? "New best!" : "Новый рекорд!" }
  var firstResult: String { self == .english ? "First score!" : "Первый результат!" }
  var first: String {
    self == .english
      ? "Now you have a score to beat" : "Теперь есть что улучшать"
  }
  var onlyYou: String {
    self == .english ? "You are the only player so far" : "Кроме вас, здесь пока никого"
  }
  var old: String { self == .english ? "Previous best:" : "Прежний рекорд:" }
  var stays: String { self == .english ? "short of your best" : "До вашего рекорда" }
  var matched: String { self == .english ? "You matched your best" : "Вы повторили свой рекорд" }
  var leaveAsked: String { self == .english ? "Give up this game?" : "Сдаться?" }
  var quitAsked: String { self == .english ? "Quit Flipside?" : "Закрыть Flipside?" }
  var waiting: String { self == .english ? "Welcome back" : "С возвращением" }
  var paused: String { self == .english ? "Paused" : "Пауза" }
  var tooSmall: String { self == .english ? "Flipside needs" : "Нужно:" }
  var keepScore: String { self == .english ? "[ Register ]" : "[ Регистрация ]" }
  var forPlayers: String {
    self == .english ? "Log in or register to search" : "Чтобы искать альбомы, войдите"
  }
  var profileMissing: String {
    self == .english ? "fill in your profile" : "заполните профиль"
  }
  var albumSearch: String { self == .english ? "part of one" : "название или его часть" }
  var byTitle: String { self == .english ? "by title" : "по названию" }
  var inMine: String { self == .english ? "in My albums" : "в «Моих альбомах»" }
  var enoughFor: String {
    self == .english ? "12 different covers: enough for Easy" : "Разных обложек: 12. Хватит"
  }
  var onTable: String {
    self == .english ? "Covers in this game: Band" : "Обложки в этой игре: Band"
  }
  var hasPlayed: String { self == .english ? "In this game · 6 albums" : "Были в игре · 6" }
  var noNetwork: String {
    self == .english ? "refused the connection" : "не приняла соединение"
  }
  var asked: String { self == .english ? "updated just now" : "данные получены только что" }
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
