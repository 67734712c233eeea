import GameCore

/// The texts of the screen with the addresses of services.
enum ServicesPhrase: Phrase {
  case name(ServiceEntry), hint(ServiceEntry), error(ServiceEntryError)
  case setBy(String)
  case byLanguage, off, noKey

  func text(in say: Language) -> String {
    switch self {
    case .name(.films): say("Films", "Фильмы")
    case .name(.filmsKey): say("Film key", "Ключ")
    case .name(.players): say("Players", "Игроки")
    case .name(.albums): say("Albums", "Альбомы")
    case .name(.albumsCountry): say("Country", "Страна")
    case .hint(.films): say("Provides films for Movie Quiz", "Фильмы для «Киноквиза»")
    case .hint(.filmsKey):
      say("Your API key; only this service sees it", "Ваш ключ API; его видит только сервис")
    case .hint(.players):
      say("Players of another Flipside installation", "Список игроков с другого сервера")
    case .hint(.albums): say("Provides album search", "Для поиска альбомов")
    case .hint(.albumsCountry):
      say("Two-letter code of the store's country", "Две буквы: страна магазина")
    case .error(.scheme): say("Must begin with https://", "Нужен адрес с https://")
    case .error(.plain):
      say("Use http:// only for this computer", "http:// только для этого компьютера")
    case .error(.malformed): say("Not a web address", "Это не веб-адрес")
    case .error(.query): say("Must not contain ? or #", "Без знаков ? и #")
    case .error(.key):
      say("Use letters, digits, symbols; no spaces", "Буквы, цифры и знаки, без пробелов")
    case .error(.country): say("Two letters, such as us", "Две латинские буквы, например ru")
    case .setBy(let variable): say("Set by \(variable)", "Задано в \(variable)")
    case .byLanguage: say("from your language", "по языку")
    case .off: say("off", "выключено")
    case .noKey: say("needs your API key", "нужен ваш ключ API")
    }
  }
}
