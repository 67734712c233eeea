import GameCore

/// The texts of the screen with the addresses of services.
enum ServicesPhrase: Phrase {
  case heading, back
  case name(ServiceEntry), hint(ServiceEntry), error(ServiceEntryError)
  case setBy(String)
  case byLanguage, off, noKey

  func text(in say: Language) -> String {
    switch self {
    case .heading: say("Services", "Службы")
    case .back: say("Back", "Назад")
    case .name(.films): say("Films", "Фильмы")
    case .name(.filmsKey): say("Film key", "Ключ")
    case .name(.players): say("Players", "Игроки")
    case .name(.albums): say("Albums", "Альбомы")
    case .name(.albumsCountry): say("Country", "Страна")
    case .hint(.films): say("Provides films for Movie Quiz", "Отсюда фильмы для «Киноквиза»")
    case .hint(.filmsKey):
      say("Your API key; only this service sees it", "Ваш ключ API; его видит только служба")
    case .hint(.players):
      say("The player list of another Flipside", "Список игроков другой Flipside")
    case .hint(.albums): say("Searched for albums", "Здесь ищутся альбомы")
    case .hint(.albumsCountry):
      say("Two letters: which country's store", "Две буквы: магазин какой страны")
    case .error(.scheme): say("Must begin with https://", "Адрес начинается с https://")
    case .error(.plain):
      say("http:// only works on this computer", "http:// только для этого компьютера")
    case .error(.malformed): say("Not a web address", "Это не веб-адрес")
    case .error(.query): say("Must not contain ? or #", "Нельзя знаки ? и #")
    case .error(.key):
      say("Use letters, digits and signs, no spaces", "Буквы, цифры и знаки, без пробелов")
    case .error(.country): say("Two letters, such as us", "Две латинские буквы, например us")
    case .setBy(let variable): say("Set by \(variable)", "Задано в \(variable)")
    case .byLanguage: say("by language", "по языку")
    case .off: say("off", "выключено")
    case .noKey: say("needs your API key", "нужен ваш ключ API")
    }
  }
}
