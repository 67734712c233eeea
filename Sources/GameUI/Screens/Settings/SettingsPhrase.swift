import GameCore

/// The texts of the settings and of the Play tab.
enum SettingsPhrase: SpokenPhrase {
  /// A group of settings.
  enum Group: Hashable {
    case game, screen, terminal, program

    /// The groups with headings, by the room for them.
    static let lists: [[Group]] = [[.game, .screen, .terminal], [.program]]

    /// The first row of the group.
    var first: SettingsRow {
      switch self {
      case .game: .game
      case .screen, .program: .theme
      case .terminal: .mouse
      }
    }
  }

  case game, cards, services
  case group(Group)
  case colors(ThemeName), on, off, forced, asciiOnly
  case noBest, practice, dealing
  case cursorPlace(CursorPlace), pictureChoice(PictureChoice)
  case picturesTooSmall, folderHint, fromEnvironment
  case noColors, texturesAlways, notFetched, noFolder, fetchedSoFar(Int, of: Int)
  case foundInFolder(Int, of: Int)

  func text(in say: Language) -> String {
    switch self {
    case .game: say("Game", "Игра")
    case .cards: say("Cards", "Карты")
    case .group(.game): say("Next game", "Следующая игра")
    case .group(.screen): say("Screen", "Экран")
    case .group(.program): say("Screen and terminal", "Экран и терминал")
    case .services: say("Services", "Сервисы")
    case .cursorPlace(.hidden): say("Hidden", "Скрыт")
    case .cursorPlace(.focus): say("Follows focus", "На выбранном")
    case .pictureChoice(.pixels): say("Pixels", "Пиксели")
    case .pictureChoice(.cells): say("Cells", "Клетки")
    case .colors(.automatic), .pictureChoice(.automatic): say("Auto", "Авто")
    case .colors(.dark): say("Dark", "Тёмная")
    case .colors(.light): say("Light", "Светлая")
    case .colors(.highContrast): say("High contrast", "Контраст")
    case .colors(.terminal): say("Terminal", "Терминал")
    case .group(.terminal): say("Terminal", "Терминал")
    case .on: say("On", "Вкл.")
    case .off: say("Off", "Выкл.")
    case .forced: say("set by option", "задано при запуске")
    case .asciiOnly: say("English only: no Unicode here", "только английский: нет Юникода")
    case .noBest: say("none yet", "пока нет")
    case .practice:
      say("Chosen seed: practice, not ranked", "Заданное зерно: тренировка, вне зачёта")
    case .dealing: say("Dealing…", "Сдаём…")
    case .folderHint: say("such as ~/Pictures", "например, ~/Pictures")
    case .fromEnvironment: say("set by the environment", "задано окружением")
    case .noColors:
      say("no colors here: all look alike", "здесь нет цветов: все одинаковы")
    case .texturesAlways: say("always on without colors", "без цветов всегда включены")
    case .notFetched:
      say(
        "Pictures are downloaded with your first game.",
        "Картинки загрузятся перед первой игрой.")
    case .noFolder: say("Enter a folder in Settings.", "Укажите папку в настройках.")
    case .fetchedSoFar(let found, let needed):
      say(
        "\(Plural.english(needed, "picture", "pictures")), \(found) downloaded; the rest load with "
          + "the game.",
        "\(Plural.russian(needed, "картинка", "картинки", "картинок")), загружено \(found); "
          + "остальные загрузятся перед игрой.")
    case .foundInFolder(0, let needed):
      say(
        "\(Plural.english(needed, "picture is", "pictures are")) needed; this folder has none.",
        "Нужно \(Plural.russian(needed, "картинка", "картинки", "картинок")), в этой папке нет ни "
          + "одной.")
    case .foundInFolder(let found, let needed):
      say(
        "\(Plural.english(needed, "picture is", "pictures are")) needed, \(found) found.",
        "Нужно \(Plural.russian(needed, "картинка", "картинки", "картинок")), найдено \(found).")
    case .picturesTooSmall:
      say("No room for pictures; symbols are used", "Картинки тут не поместятся: будут символы")
    }
  }

  func spoken(in say: Language) -> String? {
    switch self {
    case .forced:
      say(
        "Set by an option or by plain text mode, so it can't be changed here",
        "Задано параметром или простым текстом, здесь не изменить")
    case .fromEnvironment:
      say(
        "Set by the environment, so it can't be changed here",
        "Задано окружением, здесь не изменить")
    default: nil
    }
  }
}
