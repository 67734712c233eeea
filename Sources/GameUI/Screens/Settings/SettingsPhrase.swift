import GameCore

/// The texts of the settings and of the Play tab.
enum SettingsPhrase: Phrase {
  case game, inkTextures
  case cards, theme, language, motion, mouse, bell, services, start
  case colors(ThemeName), on, off, forced, asciiOnly
  case noGame, record(Int), noRecord, practice, yourRecord, dealing
  case cursor, cursorPlace(CursorPlace)
  case pictures, pictureChoice(PictureChoice)
  case picturesTooSmall, address, folder, folderHint, fromEnvironment, noSource, play
  case noColors, texturesAlways, notFetched, noFolder, fetchedSoFar(Int, of: Int), foundInFolder(
    Int, of: Int), explain(SettingsRow)

  func text(in say: Language) -> String {
    switch self {
    case .game: say("Game", "Игра")
    case .inkTextures: say("Textures", "Узоры")
    case .cards: say("Cards", "Карты")
    case .theme: say("Theme", "Тема")
    case .language: say("Language", "Язык")
    case .motion: say("Motion", "Движение")
    case .mouse: say("Mouse", "Мышь")
    case .bell: say("Bell", "Звонок")
    case .services: say("Services", "Службы")
    case .cursor: say("Cursor", "Курсор")
    case .cursorPlace(.hidden): say("Hidden", "Скрыт")
    case .cursorPlace(.focus): say("On the focus", "На выбранном")
    case .pictures: say("Pictures", "Картинки")
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
    case .address: say("Address", "Адрес")
    case .folder: say("Folder", "Папка")
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
    case .explain(let row): Self.text(row, in: say)
    case .picturesTooSmall:
      say("Too small for pictures here: symbols instead", "Картинкам тут тесно: будут символы")
    }
  }

  private static func text(_ row: SettingsRow, in say: Language) -> String {
    switch row {
    case .game:
      say(
        "What Start begins. The leaderboard and the rules open with it too.",
        "Что начинает кнопка «Начать». С неё открываются и рекорды, и правила.")
    case .setup:
      say(
        "What is ranked apart: a level, a length, a list of films.",
        "У каждого свои рекорды: у уровня, у времени, у списка фильмов.")
    case .deck:
      say(
        "What is on the cards. Photos come from the network, My pictures from a folder.",
        "Что на картах. Фото приходят из сети, свои картинки — из папки.")
    case .source:
      say(
        "Where these cards come from: a folder of yours, or the address of a service.",
        "Откуда эти карты: ваша папка или адрес службы.")
    case .inkTextures:
      say(
        "Gives each ink of Color Match a texture, for eyes that tell colours badly.",
        "Даёт каждому цвету свой узор — для тех, кто плохо различает цвета.")
    case .theme:
      say(
        "The colours of the screens. Terminal leaves the ground as it is. Without colours "
          + "(NO_COLOR, --color never) all of them look alike.",
        "Цвета экранов. «Терминал» оставляет фон как есть. Без цветов (NO_COLOR, --color never) "
          + "все темы одинаковы.")
    case .language: say("The language of the screens.", "Язык экранов.")
    case .motion: say("Whether cards turn over in steps.", "Переворачиваются ли карты постепенно.")
    case .cursor:
      say(
        "Where the terminal's cursor stands: hidden, or on the focus for screen readers.",
        "Где курсор терминала: спрятан или, для чтения с экрана, там, где выбор.")
    case .pictures:
      say(
        "Pixels where the terminal shows them, or coloured cells. Auto asks it.",
        "Точки, если терминал их показывает, или цветные клетки. «Авто» спросит его.")
    case .mouse:
      say(
        "Whether the mouse plays. Off, it selects text as usual.",
        "Играет ли мышь. Если нет, она, как обычно, выделяет текст.")
    case .bell:
      say("Whether a refused key rings.", "Звенит ли клавиша, которая сейчас не действует.")
    case .films:
      say(
        "The films of the program, ranked together; or films asked for from a service.",
        "Фильмы из программы, с общими рекордами, или фильмы от службы.")
    case .table:
      say(
        "Two to four people at this keyboard, or you against an opponent.",
        "От двух до четырёх человек за этой клавиатурой или вы и соперник.")
    case .pace:
      say(
        "How long opponents look before each card. Any key hurries them.",
        "Сколько соперник думает над картой. Любая клавиша его торопит.")
    case .services:
      say(
        "Where services are asked, and with which keys.",
        "Где спрашивают службы и с какими ключами.")
    case .start: say("Deals the game that is chosen here.", "Начинает игру, которая здесь выбрана.")
    }
  }
}
