import GameCore

/// The texts of dialogs.
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

  func text(in say: Language) -> String {
    switch self {
    case .help: say("Keys", "Клавиши")
    case .resume: say("A game is waiting", "Вас ждёт игра")
    case .resumeText:
      say("You did not finish this one. Go on with it?", "Эта игра не закончена. Продолжить её?")
    case .tooOld:
      say(
        "This version of Flipside cannot go on with the game that is kept. It stays kept.",
        "Эта версия Flipside не может продолжить сохранённую игру. Она останется сохранённой.")
    case .practice:
      say("A known deal: practice, not ranked", "Известная раздача: тренировка, без рекорда")
    case .notSaved: say("Not saved", "Не сохранено")
    case .noRecords: say("Playing without records", "Игра без рекордов")
    case .settingsUnread: say("Settings cannot be read", "Настройки не читаются")
    case .thisRunOnly:
      say(
        "What you change holds until you quit; the stored settings stay as they are.",
        "Изменения действуют до выхода, записанные настройки остаются прежними.")
    case .playAnyway:
      say(
        "You can play as a guest; nothing will be saved.",
        "Можно играть гостем, но ничего не сохранится.")
    case .noPictures: PicturePhrase.failed.text(in: say)
    case .englishOnly: say("English, not Russian", "Английский вместо русского")
    case .needsUnicode:
      say(
        "Russian letters need Unicode, and here only ASCII is drawn: the screens are in English. "
          + "Po-russki - bez --ascii, v terminale s UTF-8.",
        "Русским буквам нужен Юникод, а здесь есть только ASCII: экраны будут на английском.")
    case .loggedOut: say("Logged out", "Вы вышли")
    case .sessionNotEnded:
      say(
        "You are logged out here, but your session is still stored. Flipside will try again.",
        "Здесь вы вышли, но ваш сеанс ещё хранится. Flipside попробует завершить его снова.")
    case .endedElsewhere:
      say(
        "You have been logged out: the password was changed or the log-in was ended elsewhere.",
        "Вход здесь завершён: пароль сменили, или вход закончили в другой программе.")
    case .newRecord: say("New record", "Новый рекорд")
    case .firstResult: say("Your first result", "Первый результат")
    case .keepScore:
      say(
        "Register or log in to keep this result, or it is gone.",
        "Чтобы результат не пропал, зарегистрируйтесь или войдите.")
    case .unplayed:
      say(
        "Nothing was answered, so nothing is recorded.",
        "Ответов не было, поэтому записывать нечего.")
    case .saving: say("Saving…", "Сохраняем…")
    case .ownOnly:
      say(
        "Kept among your own rounds; it is not for the leaderboard.",
        "Сохранено среди ваших игр; в таблицу рекордов не идёт.")
    case .held:
      say(
        "The result is held here until it can be saved.",
        "Результат не пропадёт: он ждёт, пока его можно будет сохранить.")
    case .gameGoesOn:
      say(
        "The game goes on; each move tries again to save it.",
        "Игра продолжается; при каждом ходе её попробуют сохранить снова.")
    case .caughtUp: say("Saved after all", "Теперь сохранено")
    case .orEasier: say("Or choose an easier level.", "Или выберите уровень полегче.")
    case .resultsCaughtUp(let count):
      say(
        count == 1
          ? "A result from last time that could not be saved then is saved now."
          : "\(count) results from last time that could not be saved then are saved now.",
        count == 1
          ? "Результат прошлого раза, который тогда не удалось сохранить, теперь сохранён."
          : "Результаты прошлого раза, которые тогда не удалось сохранить, теперь сохранены: "
            + "\(count).")
    case .resultsSpent(let count):
      say(
        count == 1
          ? "A result from last time did not count: the game was finished in another program first."
          : "\(count) results from last time did not count: the games were finished in other "
            + "programs first.",
        count == 1
          ? "Результат прошлого раза не засчитан: игра раньше доиграна в другой программе."
          : "Результаты прошлого раза не засчитаны (\(count)): игры раньше доиграны в другой "
            + "программе.")
    case .finishedBefore: say("Finished before", "Уже доиграно")
    case .spoiltHeld: say("A kept file was changed", "Файл изменён")
    case .heldWasChanged(let directory):
      say(
        "Results or games waited there to be saved, and somebody has changed a file, so that it "
          + "proves nothing any more. It is left as it is: \(directory)",
        "Здесь результаты и игры ждали сохранения, но кто-то изменил файл, и он больше ничего не "
          + "доказывает. Он оставлен как есть: \(directory)")
    case .outcome(let outcome): Self.text(outcome, in: say)
    }
  }

  private static func text(_ outcome: RecordOutcome, in say: Language) -> String {
    // A single player has no rank.
    let rank =
      outcome.players < 2
      ? ""
      : say(
        " Your place on this leaderboard: \(outcome.rank) of \(outcome.players).",
        " Ваше место в этой таблице: \(outcome.rank) из \(outcome.players).")
    guard let old = outcome.previousBest?.result.points else {
      return say(
        "Your first result on this leaderboard: now there is something to beat.",
        "Ваш первый результат в этой таблице: теперь есть что улучшать.") + rank
    }
    let change = outcome.round.result.points - old
    let (points, less) = (
      say(
        Plural.english(old, "point", "points"),
        Plural.russian(old, "очко", "очка", "очков")),
      say.grouped(abs(change))
    )
    let record = say("Your record stays: \(points), ", "Ваш рекорд прежний: \(points), ")
    let sentence =
      if change > 0 {
        say(
          "Your old one was \(points), \(less) fewer.",
          "Прежний рекорд: \(points), на \(less) меньше.")
      } else if change < 0 {
        record + say("\(less) more.", "на \(less) больше.")
      } else {
        record + say("reached once more.", "вы его повторили.")
      }
    return sentence + rank
  }
}
