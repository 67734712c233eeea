import GameCore

/// The texts of the list of one's own rounds.
enum OwnRoundsPhrase: Phrase {
  case title, note, noteKeys, empty, rounds(Int), notTrue, newerVersion, keyMine, keyOpen, keyBack
  case guestTitle, guest, unverifiable, needsNewerVersion, date, number
  case noteFull, editNote, delete, more, keyKeep, keyDiscard, own

  var english: String {
    switch self {
    case .title: "Your round"
    case .note: "Note"
    case .noteKeys: "Enter keeps it, Esc leaves it as it was"
    case .noteFull: "60 characters are all that fit"
    case .empty: "No rounds here yet: play one."
    case .rounds(let count): Plural.english(count, "round", "rounds")
    case .notTrue: "does not verify"
    case .newerVersion: "newer version"
    case .keyMine: "my rounds"
    case .keyOpen: "open"
    case .keyBack: "back"
    case .guestTitle: "Your own rounds"
    case .editNote: "Note"
    case .delete: "Delete"
    case .more: "Not all could be read; move down to try again."
    case .keyKeep: "keep"
    case .keyDiscard: "discard"
    case .guest: "Log in or register to have a list of your rounds."
    case .unverifiable:
      "Played again, this round does not come out as it is stored. It does not count."
    case .needsNewerVersion:
      "This version of Flipside cannot check this round. Update Flipside to see it."
    case .date: "Finished"
    case .own: "\(RenderStyle.ownMark) yours only, not ranked"
    case .number: "Record number"
    }
  }

  var russian: String {
    switch self {
    case .title: "Ваша игра"
    case .note: "Заметка"
    case .noteKeys: "Enter сохранит, Esc оставит как было"
    case .noteFull: "больше 60 знаков не войдёт"
    case .empty: "Здесь пока ничего нет: сыграйте."
    case .rounds(let count): Plural.russian(count, "игра", "игры", "игр")
    case .notTrue: "не сходится"
    case .newerVersion: "новая версия"
    case .keyMine: "мои игры"
    case .keyOpen: "открыть"
    case .keyBack: "назад"
    case .guestTitle: "Свои игры"
    case .editNote: "Заметка"
    case .delete: "Удалить"
    case .more: "Прочитано не всё; ещё раз — клавишей вниз."
    case .keyKeep: "сохранить"
    case .keyDiscard: "отменить"
    case .guest: "Войдите или зарегистрируйтесь, чтобы у вас был список игр."
    case .unverifiable: "При повторе эта игра не даёт записанного результата. Она не считается."
    case .needsNewerVersion:
      "Эта версия Flipside не может проверить игру. Обновите Flipside, чтобы её увидеть."
    case .date: "Закончена"
    case .own: "\(RenderStyle.ownMark) только для вас, вне рекордов"
    case .number: "Номер записи"
    }
  }
}
