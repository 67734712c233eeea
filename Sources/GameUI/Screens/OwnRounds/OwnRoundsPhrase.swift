import GameCore

/// The texts of the list of the player's own rounds.
enum OwnRoundsPhrase: Phrase {
  case title, note, noteKeys, empty, rounds(Int), notTrue, newerVersion, keyMine, keyOpen, keyBack
  case guestTitle, guest, unverifiable, needsNewerVersion, date, number
  case noteFull, editNote, delete, more, keyKeep, keyDiscard, own

  func text(in say: Language) -> String {
    switch self {
    case .title: say("Your round", "Ваша игра")
    case .note: say("Note", "Заметка")
    case .noteKeys:
      say("Enter keeps it, Esc leaves it as it was", "Enter сохранит, Esc оставит как было")
    case .noteFull: say("60 characters are all that fit", "больше 60 знаков не войдёт")
    case .empty: say("No rounds here yet: play one.", "Здесь пока ничего нет: сыграйте.")
    case .rounds(let count):
      say(
        Plural.english(count, "round", "rounds"),
        Plural.russian(count, "игра", "игры", "игр"))
    case .notTrue: say("does not verify", "не сходится")
    case .newerVersion: say("newer version", "новая версия")
    case .keyMine: say("my rounds", "мои игры")
    case .keyOpen: say("open", "открыть")
    case .keyBack: say("back", "назад")
    case .guestTitle: say("Your own rounds", "Свои игры")
    case .editNote: say("Note", "Заметка")
    case .delete: say("Delete", "Удалить")
    case .more:
      say(
        "Not all could be read; move down to try again.",
        "Прочитано не всё; ещё раз — клавишей вниз.")
    case .keyKeep: say("keep", "сохранить")
    case .keyDiscard: say("discard", "отменить")
    case .guest:
      say(
        "Log in or register to have a list of your rounds.",
        "Войдите или зарегистрируйтесь, чтобы у вас был список игр.")
    case .unverifiable:
      say(
        "Played again, this round does not come out as it is stored. It does not count.",
        "При повторе эта игра не даёт записанного результата. Она не считается.")
    case .needsNewerVersion:
      say(
        "This version of Flipside cannot check this round. Update Flipside to see it.",
        "Эта версия Flipside не может проверить игру. Обновите Flipside, чтобы её увидеть.")
    case .date: say("Finished", "Закончена")
    case .own:
      say(
        "\(RenderStyle.ownMark) yours only, not ranked",
        "\(RenderStyle.ownMark) только для вас, вне рекордов")
    case .number: say("Record number", "Номер записи")
    }
  }
}
