import GameCore

/// The texts of the list of remote players.
enum RemotePlayersPhrase: Phrase {
  case heading, age, state, playing
  case noAddress, asking, empty, kept(String), fetched(String)

  func text(in say: Language) -> String {
    switch self {
    case .heading: say("Remote players", "Игроки с другого сервера")
    case .age: say("Age", "Лет")
    case .state: say("Now", "Сейчас")
    case .playing: say("playing", "играет")
    case .noAddress:
      say(
        "To see players from another installation, enter its address in Settings under Services.",
        "Чтобы видеть игроков с другого сервера, введите его адрес в настройках, в разделе "
          + "«Сервисы»."
      )
    case .asking: say("Loading remote players…", "Загружаем игроков…")
    case .empty: say("There are no remote players.", "На другом сервере игроков нет.")
    case .kept(let age): say("List updated \(age):", "Список получен \(age):")
    case .fetched(let age): say("Updated \(age)", "Обновлён \(age)")
    }
  }
}
