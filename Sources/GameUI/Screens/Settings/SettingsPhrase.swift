import GameCore

/// The texts of the settings and of the panel a game is started from.
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
    case .pictures: "Pictures"
    case .pictureChoice(.automatic): "Auto"
    case .pictureChoice(.pixels): "Pixels"
    case .pictureChoice(.cells): "Cells"
    case .start: "Start"
    case .colors(.automatic): "Auto"
    case .colors(.dark): "Dark"
    case .colors(.light): "Light"
    case .colors(.highContrast): "High contrast"
    case .colors(.terminal): "Terminal"
    case .on: "On"
    case .off: "Off"
    case .forced: "set at start"
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
    case .noSource: "not needed by these cards"
    case .play: "Play"
    case .noColors: "no colours here: all of them look alike"
    case .texturesAlways: "always, without colours"
    case .notFetched: "None fetched yet: they come with the first game."
    case .noFolder: "Name a folder with pictures."
    case .fetchedSoFar(let found, let needed):
      "\(Plural.english(needed, "picture", "pictures")), \(found) fetched: the others come with "
        + "the game."
    case .foundInFolder(0, let needed):
      "\(Plural.english(needed, "picture is", "pictures are")) needed, none found in this folder."
    case .foundInFolder(let found, let needed):
      "\(Plural.english(needed, "picture is", "pictures are")) needed, \(found) found."
    case .explain(let row): Self.english(row)
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
    case .pictures: "Картинки"
    case .pictureChoice(.automatic): "Авто"
    case .pictureChoice(.pixels): "Точки"
    case .pictureChoice(.cells): "Клетки"
    case .start: "Начать"
    case .colors(.automatic): "Авто"
    case .colors(.dark): "Тёмная"
    case .colors(.light): "Светлая"
    case .colors(.highContrast): "Контраст"
    case .colors(.terminal): "Терминал"
    case .on: "Да"
    case .off: "Нет"
    case .forced: "при запуске"
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
    case .noSource: "этим картам не нужен"
    case .play: "Играть"
    case .noColors: "здесь нет цветов: все одинаковы"
    case .texturesAlways: "без цветов всегда"
    case .notFetched: "Пока не загружены: появятся с первой игрой."
    case .noFolder: "Укажите папку с картинками."
    case .fetchedSoFar(let found, let needed):
      "\(Plural.russian(needed, "картинка", "картинки", "картинок")), загружено \(found): "
        + "остальные придут с игрой."
    case .foundInFolder(0, let needed):
      "Нужно \(Plural.russian(needed, "картинка", "картинки", "картинок")), в этой папке нет ни "
        + "одной."
    case .foundInFolder(let found, let needed):
      "Нужно \(Plural.russian(needed, "картинка", "картинки", "картинок")), нашлось \(found)."
    case .explain(let row): Self.russian(row)
    case .picturesTooSmall: "Картинкам тут тесно: будут символы"
    }
  }

  private static func english(_ row: SettingsRow) -> String {
    switch row {
    case .game: "What Start begins. The leaderboard and the rules open with it too."
    case .setup: "What is ranked apart: a level, a length, a list of films."
    case .deck: "What is on the cards. Photos come from the network, My pictures from a folder."
    case .source: "Where these cards come from: a folder of yours, or the address of a service."
    case .inkTextures: "Gives each ink of Color Match a texture, for eyes that tell colours badly."
    case .theme:
      "The colours of the screens. Terminal leaves the ground as it is. Without colours (NO_COLOR, "
        + "--color never) all of them look alike."
    case .language: "The language of the screens."
    case .motion: "Whether cards turn over in steps."
    case .cursor: "Where the terminal's cursor stands: hidden, or on the focus for screen readers."
    case .pictures: "Pixels where the terminal shows them, or coloured cells. Auto asks it."
    case .mouse: "Whether the mouse plays. Off, it selects text as usual."
    case .bell: "Whether a refused key rings."
    case .films: "The films of the program, ranked together; or films asked for from a service."
    case .table: "Two to four people at this keyboard, or you against an opponent."
    case .pace: "How long opponents look before each card. Any key hurries them."
    case .services: "Where services are asked, and with which keys."
    case .start: "Deals the game that is chosen here."
    }
  }

  private static func russian(_ row: SettingsRow) -> String {
    switch row {
    case .game: "Что начинает кнопка «Начать». С неё открываются и рекорды, и правила."
    case .setup: "У каждого свои рекорды: у уровня, у времени, у списка фильмов."
    case .deck: "Что на картах. Фото приходят из сети, свои картинки — из папки."
    case .source: "Откуда эти карты: ваша папка или адрес службы."
    case .inkTextures: "Даёт каждому цвету свой узор — для тех, кто плохо различает цвета."
    case .theme:
      "Цвета экранов. «Терминал» оставляет фон как есть. Без цветов (NO_COLOR, --color never) все "
        + "темы одинаковы."
    case .language: "Язык экранов."
    case .motion: "Переворачиваются ли карты постепенно."
    case .cursor: "Где курсор терминала: спрятан или, для чтения с экрана, там, где выбор."
    case .pictures: "Точки, если терминал их показывает, или цветные клетки. «Авто» спросит его."
    case .mouse: "Играет ли мышь. Если нет, она, как обычно, выделяет текст."
    case .bell: "Звенит ли клавиша, которая сейчас не действует."
    case .films: "Фильмы из программы, с общими рекордами, или фильмы от службы."
    case .table: "От двух до четырёх человек за этой клавиатурой или вы и соперник."
    case .pace: "Сколько соперник думает над картой. Любая клавиша его торопит."
    case .services: "Где спрашивают службы и с какими ключами."
    case .start: "Начинает игру, которая здесь выбрана."
    }
  }
}
