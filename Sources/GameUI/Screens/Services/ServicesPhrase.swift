import GameCore

/// The texts of the screen with the addresses of services.
enum ServicesPhrase: Phrase {
  case heading, back
  case name(ServiceEntry), hint(ServiceEntry), fault(ServiceEntryFault)
  case setBy(String)
  case byLanguage, nobody, noKey

  func text(in say: Language) -> String {
    switch self {
    case .heading: say("Services on the network", "Службы в сети")
    case .back: say("Back", "Назад")
    case .name(.films): say("Films", "Фильмы")
    case .name(.filmsKey): say("Films key", "Ключ")
    case .name(.players): say("Players", "Игроки")
    case .name(.albums): say("Albums", "Альбомы")
    case .name(.albumsCountry): say("Country", "Страна")
    case .hint(.films): say("Asked for the films of Movie Quiz", "Отсюда фильмы для киноквиза")
    case .hint(.filmsKey):
      say("Your own; only that service sees it", "Ваш ключ к фильмам; видит только служба")
    case .hint(.players):
      say("A list of players at another table", "Список игроков за другим столом")
    case .hint(.albums): say("Asked when you look for albums", "Здесь ищутся альбомы")
    case .hint(.albumsCountry):
      say("Two letters: whose store has the albums", "Две буквы: в чьём магазине искать")
    case .fault(.scheme): say("Must begin with https://", "Адрес начинается с https://")
    case .fault(.plain):
      say("http:// is only for this computer", "http:// только для этого компьютера")
    case .fault(.malformed): say("This is no web address", "Это не веб-адрес")
    case .fault(.query): say("Without ? and #, please", "Без знаков ? и #, пожалуйста")
    case .fault(.key):
      say("Letters, digits and signs, no spaces", "Буквы, цифры и знаки, без пробелов")
    case .fault(.country): say("Two letters, such as us", "Две латинские буквы, например us")
    case .setBy(let variable): say("Set by \(variable)", "Задано в \(variable)")
    case .byLanguage: say("by language", "по языку")
    case .nobody: say("nobody is asked", "никого не спрашиваем")
    case .noKey: say("none yet", "пока нет")
    }
  }
}
