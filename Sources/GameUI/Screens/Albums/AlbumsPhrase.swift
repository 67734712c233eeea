import GameCore

/// The texts of the search for albums.
enum AlbumsPhrase: Phrase {
  case forPlayers, profileMissing, fillProfile, young(CalendarDate), searching(String)
  case search, hint, waiting, nothing, noneKept, mine, played, start, patienceOver
  case albums(Int), order(AlbumShelf.Order), age(String), songs(Int), untitled
  case keySearch, keyOrder, keyMine, keyFound, keyOpen, keyHistory, keyList, keyField, keyRemove

  var english: String {
    switch self {
    case .forPlayers: "Albums are for players: log in, or register."
    case .profileMissing:
      "Your profile is not filled in yet: albums need first and last name, sex, birth date and "
        + "phone number."
    case .fillProfile: "Fill in the profile"
    case .young(let day):
      "Albums are for players of 18 and older: this page opens for you on \(day). "
        + "All the games are yours today."
    case .searching(let name): "Searching as \(name)"
    case .search: "Album"
    case .hint: "a title, or a part of one"
    case .start: "Type a title and press Enter."
    case .waiting: "Searching…"
    case .nothing: "No album has that in its title."
    case .noneKept: "You have not kept any album yet: open one and press f."
    case .mine: "My albums"
    case .played: "On the table"
    case .patienceOver: "The service asked for patience. Now it can be asked again."
    case .albums(let count): Plural.english(count, "album", "albums")
    case .order(.title): "by title"
    case .order(.artist): "by band"
    case .order(.year): "by year"
    case .age(let age): "asked \(age)"
    case .songs(let count): Plural.english(count, "song", "songs")
    case .untitled: "(no title)"
    case .keySearch: "search"
    case .keyOrder: "order"
    case .keyMine: "my albums"
    case .keyFound: "found"
    case .keyOpen: "open"
    case .keyHistory: "earlier"
    case .keyList: "list"
    case .keyField: "search"
    case .keyRemove: "remove"
    }
  }

  var russian: String {
    switch self {
    case .forPlayers: "Альбомы — для игроков: войдите или зарегистрируйтесь."
    case .profileMissing:
      "Профиль ещё не заполнен: для альбомов нужны имя и фамилия, пол, дата рождения и телефон."
    case .fillProfile: "Заполнить профиль"
    case .young(let day):
      "Альбомы — для игроков от 18 лет: эта страница откроется для вас \(day). "
        + "Все игры доступны уже сейчас."
    case .searching(let name): "Вы ищете как \(name)"
    case .search: "Альбом"
    case .hint: "название или его часть"
    case .start: "Введите название и нажмите Enter."
    case .waiting: "Поиск…"
    case .nothing: "Альбомов с таким названием нет."
    case .noneKept: "Вы ещё не сохранили ни одного альбома: откройте альбом и нажмите f."
    case .mine: "Мои альбомы"
    case .played: "Были на столе"
    case .patienceOver: "Служба просила подождать. Теперь можно спросить снова."
    case .albums(let count): Plural.russian(count, "альбом", "альбома", "альбомов")
    case .order(.title): "по названию"
    case .order(.artist): "по группе"
    case .order(.year): "по году"
    case .age(let age): "данные получены \(age)"
    case .songs(let count): Plural.russian(count, "песня", "песни", "песен")
    case .untitled: "(без названия)"
    case .keySearch: "искать"
    case .keyOrder: "порядок"
    case .keyMine: "мои"
    case .keyFound: "найденные"
    case .keyOpen: "открыть"
    case .keyHistory: "прежние"
    case .keyList: "список"
    case .keyField: "поиск"
    case .keyRemove: "убрать"
    }
  }
}
