import GameCore

/// The texts of alerts.
enum DialogPhrase: Phrase {
  case help, resume, resumeText, tooOld, practice
  case notSaved, noRecords, playAnyway, settingsUnread, thisRunOnly
  case noPictures
  case englishOnly, needsUnicode
  case loggedOut, endedElsewhere, sessionNotEnded
  case newRecord, firstResult, keepScore, saving, held, gameGoesOn, unplayed, ownOnly
  case caughtUp
  case resultsCaughtUp(Int), resultsSpent(Int), finishedBefore
  case orEasier
  case spoiltHeld, heldWasChanged(String)
  case outcome(RecordOutcome)

  var english: String {
    switch self {
    case .help: "Keys"
    case .resume: "A game is waiting"
    case .resumeText: "You did not finish this one. Go on with it?"
    case .tooOld: "This version of Flipside cannot go on with the game that is kept. It stays kept."
    case .practice: "A known deal: practice, not ranked"
    case .notSaved: "Not saved"
    case .noRecords: "Playing without records"
    case .settingsUnread: "Settings cannot be read"
    case .thisRunOnly: "What you change holds until you quit; the stored settings stay as they are."
    case .playAnyway: "You can play as a guest; nothing will be saved."
    case .noPictures: PicturePhrase.failed.english
    case .englishOnly: "English, not Russian"
    case .needsUnicode:
      "Russian letters need Unicode, and here only ASCII is drawn: the screens are in English. "
        + "Po-russki - bez --ascii, v terminale s UTF-8."
    case .loggedOut: "Logged out"
    case .sessionNotEnded:
      "You are logged out here, but your session is still stored. Flipside will try again."
    case .endedElsewhere:
      "You have been logged out: the password was changed or the log-in was ended elsewhere."
    case .newRecord: "New record"
    case .firstResult: "Your first result"
    case .keepScore: "Register or log in to keep this result, or it is gone."
    case .unplayed: "Nothing was answered, so nothing is recorded."
    case .saving: "Saving…"
    case .ownOnly: "Kept among your own rounds; it is not for the leaderboard."
    case .held: "The result is held here until it can be saved."
    case .gameGoesOn: "The game goes on; each move tries again to save it."
    case .caughtUp: "Saved after all"
    case .orEasier: "Or choose an easier level."
    case .resultsCaughtUp(let count):
      count == 1
        ? "A result from last time that could not be saved then is saved now."
        : "\(count) results from last time that could not be saved then are saved now."
    case .resultsSpent(let count):
      count == 1
        ? "A result from last time did not count: the game was finished in another program first."
        : "\(count) results from last time did not count: the games were finished in other "
          + "programs first."
    case .finishedBefore: "Finished before"
    case .spoiltHeld: "A kept file was changed"
    case .heldWasChanged(let directory):
      "Results or games waited there to be saved, and somebody has changed a file, so that it "
        + "proves nothing any more. It is left as it is: \(directory)"
    case .outcome(let outcome): Self.english(outcome)
    }
  }

  var russian: String {
    switch self {
    case .help: "Клавиши"
    case .resume: "Вас ждёт игра"
    case .resumeText: "Эта игра не закончена. Продолжить её?"
    case .tooOld:
      "Эта версия Flipside не может продолжить сохранённую игру. Она останется сохранённой."
    case .practice: "Известная раздача: тренировка, без рекорда"
    case .notSaved: "Не сохранено"
    case .noRecords: "Игра без рекордов"
    case .settingsUnread: "Настройки не читаются"
    case .thisRunOnly: "Изменения действуют до выхода, записанные настройки остаются прежними."
    case .playAnyway: "Можно играть гостем, но ничего не сохранится."
    case .noPictures: PicturePhrase.failed.russian
    case .englishOnly: "Английский вместо русского"
    case .needsUnicode:
      "Русским буквам нужен Юникод, а здесь есть только ASCII: экраны будут на английском."
    case .loggedOut: "Вы вышли"
    case .sessionNotEnded:
      "Здесь вы вышли, но ваш сеанс ещё хранится. Flipside попробует завершить его снова."
    case .endedElsewhere:
      "Вход здесь завершён: пароль сменили, или вход закончили в другой программе."
    case .newRecord: "Новый рекорд"
    case .firstResult: "Первый результат"
    case .keepScore: "Чтобы результат не пропал, зарегистрируйтесь или войдите."
    case .unplayed: "Ответов не было, поэтому записывать нечего."
    case .saving: "Сохраняем…"
    case .ownOnly: "Сохранено среди ваших игр; в таблицу рекордов не идёт."
    case .held: "Результат не пропадёт: он ждёт, пока его можно будет сохранить."
    case .gameGoesOn: "Игра продолжается; при каждом ходе её попробуют сохранить снова."
    case .caughtUp: "Теперь сохранено"
    case .orEasier: "Или выберите уровень полегче."
    case .resultsCaughtUp(let count):
      count == 1
        ? "Результат прошлого раза, который тогда не удалось сохранить, теперь сохранён."
        : "Результаты прошлого раза, которые тогда не удалось сохранить, теперь сохранены: "
          + "\(count)."
    case .resultsSpent(let count):
      count == 1
        ? "Результат прошлого раза не засчитан: игра раньше доиграна в другой программе."
        : "Результаты прошлого раза не засчитаны (\(count)): игры раньше доиграны в другой "
          + "программе."
    case .finishedBefore: "Уже доиграно"
    case .spoiltHeld: "Файл изменён"
    case .heldWasChanged(let directory):
      "Здесь результаты и игры ждали сохранения, но кто-то изменил файл, и он больше ничего не "
        + "доказывает. Он оставлен как есть: \(directory)"
    case .outcome(let outcome): Self.russian(outcome)
    }
  }

  private static func english(_ outcome: RecordOutcome) -> String {
    // Among one there is no rank.
    let rank =
      outcome.players > 1
      ? " Your place on this leaderboard: \(outcome.rank) of \(outcome.players)." : ""
    guard let old = outcome.previousBest?.result.points else {
      return "Your first result on this leaderboard: now there is something to beat.\(rank)"
    }
    let change = outcome.round.result.points - old
    let points = Plural.english(old, "point", "points")
    if change > 0 {
      return "Your old one was \(points), \(Language.english.grouped(change)) fewer.\(rank)"
    }
    return change < 0
      ? "Your record stays: \(points), \(Language.english.grouped(-change)) more.\(rank)"
      : "Your record stays: \(points), reached once more.\(rank)"
  }

  private static func russian(_ outcome: RecordOutcome) -> String {
    let rank =
      outcome.players > 1
      ? " Ваше место в этой таблице: \(outcome.rank) из \(outcome.players)." : ""
    guard let old = outcome.previousBest?.result.points else {
      return "Ваш первый результат в этой таблице: теперь есть что улучшать.\(rank)"
    }
    let change = outcome.round.result.points - old
    let points = Plural.russian(old, "очко", "очка", "очков")
    if change > 0 {
      return "Прежний рекорд: \(points), на \(Language.russian.grouped(change)) меньше.\(rank)"
    }
    return change < 0
      ? "Ваш рекорд прежний: \(points), на \(Language.russian.grouped(-change)) больше.\(rank)"
      : "Ваш рекорд прежний: \(points), вы его повторили.\(rank)"
  }
}
