import GameCore

/// The texts of the album search.
enum AlbumsPhrase: Phrase {
  case forPlayers, profileMissing, fillProfile, young(CalendarDate), searching(String)
  case search, hint, waiting, nothing, noneKept, mine, played, start, patienceOver
  case albums(Int), order(AlbumShelf.Order), age(String), songs(Int), untitled
  case keySearch, keyOrder, keyMine, keyFound, keyOpen, keyHistory, keyList, keyField, keyRemove

  func text(in say: Language) -> String {
    switch self {
    case .forPlayers:
      say(
        "Albums are for players: log in, or register.",
        "Альбомы — для игроков: войдите или зарегистрируйтесь.")
    case .profileMissing:
      say(
        "Your profile is not filled in yet: albums need first and last name, sex, birth date and "
          + "phone number.",
        "Профиль ещё не заполнен: для альбомов нужны имя и фамилия, пол, дата рождения и телефон.")
    case .fillProfile: say("Fill in the profile", "Заполнить профиль")
    case .young(let day):
      say(
        "Albums are for players of 18 and older: this page opens for you on \(day). "
          + "All the games are yours today.",
        "Альбомы — для игроков от 18 лет: эта страница откроется для вас \(day). "
          + "Все игры доступны уже сейчас.")
    case .searching(let name): say("Searching as \(name)", "Вы ищете как \(name)")
    case .search: say("Album", "Альбом")
    case .hint: say("a title, or a part of one", "название или его часть")
    case .start: say("Type a title and press Enter.", "Введите название и нажмите Enter.")
    case .waiting: say("Searching…", "Поиск…")
    case .nothing: say("No album has that in its title.", "Альбомов с таким названием нет.")
    case .noneKept:
      say(
        "You have not kept any album yet: open one and press f.",
        "Вы ещё не сохранили ни одного альбома: откройте альбом и нажмите f.")
    case .mine: say("My albums", "Мои альбомы")
    case .played: say("On the table", "Были на столе")
    case .patienceOver:
      say(
        "The service asked for patience. Now it can be asked again.",
        "Служба просила подождать. Теперь можно спросить снова.")
    case .albums(let count):
      say(
        Plural.english(count, "album", "albums"),
        Plural.russian(count, "альбом", "альбома", "альбомов"))
    case .order(.title): say("by title", "по названию")
    case .order(.artist): say("by band", "по группе")
    case .order(.year): say("by year", "по году")
    case .age(let age): say("asked \(age)", "данные получены \(age)")
    case .songs(let count):
      say(
        Plural.english(count, "song", "songs"),
        Plural.russian(count, "песня", "песни", "песен"))
    case .untitled: say("(no title)", "(без названия)")
    case .keySearch: say("search", "искать")
    case .keyOrder: say("order", "порядок")
    case .keyMine: say("my albums", "мои")
    case .keyFound: say("found", "найденные")
    case .keyOpen: say("open", "открыть")
    case .keyHistory: say("earlier", "прежние")
    case .keyList: say("list", "список")
    case .keyField: say("search", "поиск")
    case .keyRemove: say("remove", "убрать")
    }
  }
}
