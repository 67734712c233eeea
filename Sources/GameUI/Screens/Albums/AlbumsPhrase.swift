import GameCore

/// The texts of the album search.
enum AlbumsPhrase: SpokenPhrase {
  case forPlayers, dateMissing, enterDate, young(CalendarDate), searching(String)
  case search, hint, waiting, nothing, noneKept, mine, played, start, typing, patienceOver
  case albums(Int), order(AlbumShelf.Order), age(String), songs(Int), untitled
  case keySearch, keyMine, keyFound, keyList, keyField

  func text(in say: Language) -> String {
    switch self {
    case .forPlayers:
      Self.forAdults(in: say)
        + say(
          "Log in or register, and enter your date of birth.",
          "Войдите или зарегистрируйтесь и укажите дату рождения.")
    case .dateMissing:
      Self.forAdults(in: say)
        + say(
          "Enter your date of birth; nothing else is needed, and only you see it.",
          "Укажите дату рождения: больше ничего не нужно, и видна она только вам.")
    case .enterDate: say("Enter date of birth", "Указать дату рождения")
    case .young(let day):
      Self.forAdults(in: say)
        + say(
          "You can search from \(say.date(day)), and you can already play every game.",
          "Вам поиск откроется \(say.date(day)), а все игры доступны уже сейчас.")
    case .searching(let name): say("Player: \(name)", "Игрок: \(name)")
    case .search: say("Album", "Альбом")
    case .hint: say("all or part of a title", "название или его часть")
    case .start:
      say(
        "Press Enter and type an album's title. You can use its cover as a card.",
        "Нажмите Enter и введите название альбома. Обложка может стать картой.")
    case .typing: say("Type a title and press Enter.", "Введите название и нажмите Enter.")
    case .waiting: say("Searching…", "Поиск…")
    case .nothing: say("No albums match that title.", "Альбомов с таким названием нет.")
    case .noneKept:
      say(
        "You have no saved albums yet. Open an album and press f.",
        "Сохранённых альбомов пока нет. Откройте альбом и нажмите f.")
    case .mine: say("My albums", "Мои альбомы")
    case .played: say("In this game", "Были в игре")
    case .patienceOver:
      say(
        "The service was busy. You can search again now.",
        "Сервис был перегружен. Теперь можно искать снова.")
    case .albums(let count):
      say.plural(count, ("album", "albums"), ("альбом", "альбома", "альбомов"))
    case .order(.title): say("by title", "по названию")
    case .order(.artist): say("by artist", "по исполнителю")
    case .order(.year): say("by year", "по году")
    case .age(let age): say("updated \(age)", "обновлено \(age)")
    case .songs(let count):
      say.plural(count, ("song", "songs"), ("песня", "песни", "песен"))
    case .untitled: say("(no title)", "(без названия)")
    case .keySearch: say("search", "искать")
    case .keyMine: say("my albums", "мои")
    case .keyFound: say("search results", "найденные")
    case .keyList: say("list", "список")
    case .keyField: say("search", "поиск")
    }
  }

  /// Says what albums are for, and why their search asks for an age.
  private static func forAdults(in say: Language) -> String {
    say(
      "Search for albums and use their covers as cards. Some covers are explicit, so you must be "
        + "18 or older. ",
      "Здесь ищут музыкальные альбомы: обложки могут стать картами. Там бывает содержимое "
        + "для взрослых, поэтому поиск открыт с 18 лет. ")
  }

  func spoken(in say: Language) -> String? {
    switch self {
    case .start, .typing:
      say("Type album and a title to search for it.", "Введите «альбом» и название для поиска.")
    case .noneKept:
      say(
        "You have no saved albums yet. Open an album and type save.",
        "Сохранённых альбомов пока нет. Откройте альбом и введите «сохранить».")
    default: nil
    }
  }
}
