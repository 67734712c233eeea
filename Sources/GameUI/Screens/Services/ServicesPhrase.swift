import GameCore

/// The texts of the screen that says where services are asked.
enum ServicesPhrase: Phrase {
  case heading, back
  case name(ServiceEntry), hint(ServiceEntry), fault(ServiceEntryFault)
  case setBy(String)
  case byLanguage, nobody, noKey

  var english: String {
    switch self {
    case .heading: "Services on the network"
    case .back: "Back"
    case .name(.films): "Films"
    case .name(.filmsKey): "Films key"
    case .name(.players): "Players"
    case .name(.albums): "Albums"
    case .name(.albumsCountry): "Country"
    case .hint(.films): "Asked for the films of Movie Quiz"
    case .hint(.filmsKey): "Your own; only that service sees it"
    case .hint(.players): "A list of players at another table"
    case .hint(.albums): "Asked when you look for albums"
    case .hint(.albumsCountry): "Two letters: whose store has the albums"
    case .fault(.scheme): "Must begin with https://"
    case .fault(.plain): "http:// is only for this computer"
    case .fault(.malformed): "This is no web address"
    case .fault(.query): "Without ? and #, please"
    case .fault(.key): "Letters, digits and signs, no spaces"
    case .fault(.country): "Two letters, such as us"
    case .setBy(let variable): "Set by \(variable)"
    case .byLanguage: "by language"
    case .nobody: "nobody is asked"
    case .noKey: "none yet"
    }
  }

  var russian: String {
    switch self {
    case .heading: "Службы в сети"
    case .back: "Назад"
    case .name(.films): "Фильмы"
    case .name(.filmsKey): "Ключ"
    case .name(.players): "Игроки"
    case .name(.albums): "Альбомы"
    case .name(.albumsCountry): "Страна"
    case .hint(.films): "Отсюда фильмы для киноквиза"
    case .hint(.filmsKey): "Ваш ключ к фильмам; видит только служба"
    case .hint(.players): "Список игроков за другим столом"
    case .hint(.albums): "Здесь ищутся альбомы"
    case .hint(.albumsCountry): "Две буквы: в чьём магазине искать"
    case .fault(.scheme): "Адрес начинается с https://"
    case .fault(.plain): "http:// только для этого компьютера"
    case .fault(.malformed): "Это не веб-адрес"
    case .fault(.query): "Без знаков ? и #, пожалуйста"
    case .fault(.key): "Буквы, цифры и знаки, без пробелов"
    case .fault(.country): "Две латинские буквы, например us"
    case .setBy(let variable): "Задано в \(variable)"
    case .byLanguage: "по языку"
    case .nobody: "никого не спрашиваем"
    case .noKey: "пока нет"
    }
  }
}
