import GameCore

/// The texts of the list of remote players.
enum ElsewherePhrase: Phrase {
  case heading, name, sex, age, state, of(Sex), playing, away
  case noAddress, asking, empty, kept(String), fetched(String), notKept(String)
  case count(Int), keyAgain

  func text(in say: Language) -> String {
    switch self {
    case .heading: say("Elsewhere", "За другим столом")
    case .name: say("Player", "Игрок")
    case .sex: say("Sex", "Пол")
    case .age: say("Age", "Лет")
    case .state: say("Now", "Сейчас")
    case .of(.female): say("female", "женский")
    case .of(.male): say("male", "мужской")
    case .of(.other): say("other", "другой")
    case .of(.notSaid): ""
    case .playing: say("playing", "играет")
    case .away: ""
    case .noAddress:
      say(
        "The address of another table's list of players is set in Services.",
        "Адрес списка игроков другого стола задаётся в «Службах».")
    case .asking: say("Asking the other table…", "Спрашиваем другой стол…")
    case .empty: say("The other table's list is empty.", "Список другого стола пуст.")
    case .kept(let age): say("The list that was kept \(age):", "Сохранённый список, \(age):")
    case .fetched(let age): say("The list as it was \(age)", "Список таким был \(age)")
    case .notKept(let sentence):
      say("The list was not kept: \(sentence)", "Список не сохранён: \(sentence)")
    case .count(let count):
      say(
        Plural.english(count, "player", "players"),
        Plural.russian(count, "игрок", "игрока", "игроков"))
    case .keyAgain: say("ask again", "спросить снова")
    }
  }
}
