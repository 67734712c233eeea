import GameCore

/// The texts of the list of another table's players.
enum ElsewherePhrase: Phrase {
  case heading, name, sex, age, state, of(Sex), playing, away
  case noAddress, asking, empty, kept(String), fetched(String), notKept(String)
  case count(Int), keyAgain

  var english: String {
    switch self {
    case .heading: "Elsewhere"
    case .name: "Player"
    case .sex: "Sex"
    case .age: "Age"
    case .state: "Now"
    case .of(.female): "female"
    case .of(.male): "male"
    case .of(.other): "other"
    case .of(.notSaid): ""
    case .playing: "playing"
    case .away: ""
    case .noAddress: "The address of another table's list of players is set in Services."
    case .asking: "Asking the other table…"
    case .empty: "The other table's list is empty."
    case .kept(let age): "The list that was kept \(age):"
    case .fetched(let age): "The list as it was \(age)"
    case .notKept(let sentence): "The list was not kept: \(sentence)"
    case .count(let count): Plural.english(count, "player", "players")
    case .keyAgain: "ask again"
    }
  }

  var russian: String {
    switch self {
    case .heading: "За другим столом"
    case .name: "Игрок"
    case .sex: "Пол"
    case .age: "Лет"
    case .state: "Сейчас"
    case .of(.female): "женский"
    case .of(.male): "мужской"
    case .of(.other): "другой"
    case .of(.notSaid): ""
    case .playing: "играет"
    case .away: ""
    case .noAddress: "Адрес списка игроков другого стола задаётся в «Службах»."
    case .asking: "Спрашиваем другой стол…"
    case .empty: "Список другого стола пуст."
    case .kept(let age): "Сохранённый список, \(age):"
    case .fetched(let age): "Список таким был \(age)"
    case .notKept(let sentence): "Список не сохранён: \(sentence)"
    case .count(let count): Plural.russian(count, "игрок", "игрока", "игроков")
    case .keyAgain: "спросить снова"
    }
  }
}
