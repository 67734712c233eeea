import GameCore

/// The texts of the settings and of the panel a game is started from.
enum SettingsPhrase: Phrase {
  case game, inkTextures
  case cards, theme, language, motion, mouse, bell, services, start
  case colors(ThemeName), on, off, forced, asciiOnly
  case noGame, record(Int), noRecord, practice, yourRecord, dealing
  case cursor, cursorPlace(CursorPlace)
  case picturesTooSmall, address, folder, folderHint, fromEnvironment

  var english: String {
    switch self {
    case .game: "Game"
    case .inkTextures: "Textures"
    case .cards: "Cards"
    case .theme: "Theme"
    case .language: "Language"
    case .motion: "Motion"
    case .mouse: "Mouse"
    case .bell: "Bell"
    case .services: "Services"
    case .cursor: "Cursor"
    case .cursorPlace(.hidden): "Hidden"
    case .cursorPlace(.focus): "On the focus"
    case .start: "Start"
    case .colors(.automatic): "Auto"
    case .colors(.dark): "Dark"
    case .colors(.light): "Light"
    case .colors(.highContrast): "High contrast"
    case .colors(.terminal): "Terminal"
    case .on: "On"
    case .off: "Off"
    case .forced: "fixed by the command line"
    case .asciiOnly: "English only: no Unicode here"
    case .noGame: "Ready when you are"
    case .record(let points): Plural.english(points, "point", "points")
    case .noRecord: "none yet"
    case .practice: "A chosen seed: practice, not ranked"
    case .yourRecord: "Record"
    case .dealing: "Dealing…"
    case .address: "Address"
    case .folder: "Folder"
    case .folderHint: "such as ~/Pictures"
    case .fromEnvironment: "set by the environment"
    case .picturesTooSmall: "Too small for pictures here: symbols instead"
    }
  }

  var russian: String {
    switch self {
    case .game: "Игра"
    case .inkTextures: "Узоры"
    case .cards: "Карты"
    case .theme: "Тема"
    case .language: "Язык"
    case .motion: "Движение"
    case .mouse: "Мышь"
    case .bell: "Звонок"
    case .services: "Службы"
    case .cursor: "Курсор"
    case .cursorPlace(.hidden): "Скрыт"
    case .cursorPlace(.focus): "На выбранном"
    case .start: "Начать"
    case .colors(.automatic): "Авто"
    case .colors(.dark): "Тёмная"
    case .colors(.light): "Светлая"
    case .colors(.highContrast): "Контраст"
    case .colors(.terminal): "Терминал"
    case .on: "Да"
    case .off: "Нет"
    case .forced: "задано в командной строке"
    case .asciiOnly: "только английский: нет Юникода"
    case .noGame: "Всё готово к игре"
    case .record(let points): Plural.russian(points, "очко", "очка", "очков")
    case .noRecord: "пока нет"
    case .practice: "Заданная раздача: тренировка, без рекорда"
    case .yourRecord: "Рекорд"
    case .dealing: "Сдаём…"
    case .address: "Адрес"
    case .folder: "Папка"
    case .folderHint: "например, ~/Pictures"
    case .fromEnvironment: "задано окружением"
    case .picturesTooSmall: "Картинкам тут тесно: будут символы"
    }
  }
}
