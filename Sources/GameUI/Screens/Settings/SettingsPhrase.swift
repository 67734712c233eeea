import GameCore

/// The texts of the settings and of the Play tab.
enum SettingsPhrase: Phrase {
  case game, cards, services, start
  case colors(ThemeName), on, off, forced, asciiOnly
  case noGame, record(Int), noRecord, practice, yourRecord, dealing
  case cursorPlace(CursorPlace), pictureChoice(PictureChoice)
  case picturesTooSmall, folderHint, fromEnvironment, noSource, play
  case noColors, texturesAlways, notFetched, noFolder, fetchedSoFar(Int, of: Int)
  case foundInFolder(Int, of: Int)

  func text(in say: Language) -> String {
    switch self {
    case .game: say("Game", "Игра")
    case .cards: say("Cards", "Карты")
    case .services: say("Services", "Службы")
    case .cursorPlace(.hidden): say("Hidden", "Скрыт")
    case .cursorPlace(.focus): say("On the focus", "На выбранном")
    case .pictureChoice(.automatic): say("Auto", "Авто")
    case .pictureChoice(.pixels): say("Pixels", "Точки")
    case .pictureChoice(.cells): say("Cells", "Клетки")
    case .start: say("Start", "Начать")
    case .colors(.automatic): say("Auto", "Авто")
    case .colors(.dark): say("Dark", "Тёмная")
    case .colors(.light): say("Light", "Светлая")
    case .colors(.highContrast): say("High contrast", "Контраст")
    case .colors(.terminal): say("Terminal", "Терминал")
    case .on: say("On", "Да")
    case .off: say("Off", "Нет")
    case .forced: say("set at start", "при запуске")
    case .asciiOnly: say("English only: no Unicode here", "только английский: нет Юникода")
    case .noGame: say("Ready when you are", "Всё готово к игре")
    case .record(let points):
      say(
        Plural.english(points, "point", "points"),
        Plural.russian(points, "очко", "очка", "очков"))
    case .noRecord: say("none yet", "пока нет")
    case .practice:
      say("A chosen seed: practice, not ranked", "Заданная раздача: тренировка, без рекорда")
    case .yourRecord: say("Record", "Рекорд")
    case .dealing: say("Dealing…", "Сдаём…")
    case .folderHint: say("such as ~/Pictures", "например, ~/Pictures")
    case .fromEnvironment: say("set by the environment", "задано окружением")
    case .noSource: say("not needed by these cards", "этим картам не нужен")
    case .play: say("Play", "Играть")
    case .noColors:
      say("no colours here: all of them look alike", "здесь нет цветов: все одинаковы")
    case .texturesAlways: say("always, without colours", "без цветов всегда")
    case .notFetched:
      say(
        "None fetched yet: they come with the first game.",
        "Пока не загружены: появятся с первой игрой.")
    case .noFolder: say("Name a folder with pictures.", "Укажите папку с картинками.")
    case .fetchedSoFar(let found, let needed):
      say(
        "\(Plural.english(needed, "picture", "pictures")), \(found) fetched: the others come with "
          + "the game.",
        "\(Plural.russian(needed, "картинка", "картинки", "картинок")), загружено \(found): "
          + "остальные придут с игрой.")
    case .foundInFolder(0, let needed):
      say(
        "\(Plural.english(needed, "picture is", "pictures are")) needed; this folder has none.",
        "Нужно \(Plural.russian(needed, "картинка", "картинки", "картинок")), в этой папке нет ни "
          + "одной.")
    case .foundInFolder(let found, let needed):
      say(
        "\(Plural.english(needed, "picture is", "pictures are")) needed, \(found) found.",
        "Нужно \(Plural.russian(needed, "картинка", "картинки", "картинок")), нашлось \(found).")
    case .picturesTooSmall:
      say("Too small for pictures here: symbols instead", "Картинкам тут тесно: будут символы")
    }
  }
}
