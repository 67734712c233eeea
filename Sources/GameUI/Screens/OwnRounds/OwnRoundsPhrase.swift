import GameCore

/// The texts of the list of the player's own rounds.
enum OwnRoundsPhrase: SpokenPhrase {
  case note, noteKeys, empty, rounds(Int), notTrue, newerVersion
  case title, guest, unverifiable, needsNewerVersion, date, number
  case noteFull, delete, keyDiscard, own

  func text(in say: Language) -> String {
    switch self {
    case .note: say("Note", "Заметка")
    case .noteKeys:
      say("Enter saves it, Esc discards the change", "Enter — сохранить, Esc — отменить")
    case .noteFull: say("up to 60 characters", "не больше 60 знаков")
    case .empty: say("No rounds here yet. Play one!", "Партий пока нет. Сыграйте!")
    case .rounds(let count):
      say.plural(count, ("round", "rounds"), ("партия", "партии", "партий"))
    case .notTrue: say("not verified", "с ошибкой")
    case .newerVersion: say("needs update", "нужно обновить")
    case .title: say("My rounds", "Мои партии")
    case .delete: say("Delete", "Удалить")
    case .keyDiscard: say("discard", "отменить")
    case .guest:
      say(
        "Log in or register to see your rounds here.",
        "Войдите или зарегистрируйтесь, и здесь будут ваши партии.")
    case .unverifiable:
      say(
        "The replay of this round doesn't match its stored result, so it doesn't count.",
        "Повтор этой партии не сходится с записанным результатом. Она не засчитана.")
    case .needsNewerVersion:
      say(
        "This version of Flipside can't verify this round. Update Flipside to see it.",
        "Эта версия Flipside не может проверить партию. Чтобы увидеть её, обновите Flipside.")
    case .date: say("Finished", "Закончена")
    case .own:
      say(
        "\(RenderStyle.ownMark) visible only to you, not ranked",
        "\(RenderStyle.ownMark) только для вас, вне зачёта")
    case .number: say("Round ID", "Номер партии")
    }
  }

  func spoken(in say: Language) -> String? {
    switch self {
    case .own: say("visible only to you, not ranked", "только для вас, вне зачёта")
    case .noteKeys: say("Press Enter to save it", "Enter — сохранить")
    default: nil
    }
  }
}
