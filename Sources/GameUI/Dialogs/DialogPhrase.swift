import GameCore

/// The texts of dialogs.
enum DialogPhrase: Phrase {
  case help, keys, plainMode, resume, savedGame, tooOld, practice, untimed
  case notSaved, noRecords, playAnyway, settingsUnread, thisRunOnly
  case englishOnly, needsUnicode
  case loggedOut, endedElsewhere, sessionNotEnded
  case newRecord, firstResult, keepScore, saving, queued, gameContinues, unplayed, ownOnly
  case caughtUp
  case resultsCaughtUp(Int), resultsSpent(Int), finishedBefore
  case notScored
  /// The window is too small for a board.
  case noRoom(PlayPhrase)
  case corruptOutbox, outboxWasChanged(String)

  func text(in say: Language) -> String {
    switch self {
    case .help: say("Help", "Справка")
    case .keys: say("Keys", "Клавиши")
    case .plainMode: say("Plain text mode: flipside --plain", "Простой текст: flipside --plain")
    case .resume: say("Resume the saved game?", "Продолжить сохранённую игру?")
    case .savedGame: say("Saved game", "Сохранённая игра")
    case .tooOld:
      say(
        "This version of Flipside can't resume your saved game. The game is still saved.",
        "Эта версия Flipside не может продолжить сохранённую игру, но игра не пропадёт.")
    case .practice:
      say(
        "Practice with known cards: not ranked", "Раздача уже знакома: вне зачёта")
    case .untimed:
      say("Practice without a clock: not ranked", "Тренировка без часов: вне зачёта")
    case .notSaved: say("Not saved", "Не сохранено")
    case .noRecords: say("Scores can't be saved", "Результаты не сохраняются")
    case .settingsUnread: say("Could not read your settings", "Не удалось прочитать настройки")
    case .thisRunOnly:
      say(
        "Changes last until you quit; your saved settings stay unchanged.",
        "Изменения действуют до выхода; сохранённые настройки останутся прежними.")
    case .playAnyway:
      say(
        "You can play as a guest; nothing will be saved.",
        "Можно играть гостем, но ничего не сохранится.")
    case .englishOnly: say("English instead of Russian", "Английский вместо русского")
    case .needsUnicode:
      say(
        "Russian needs Unicode, but only ASCII can be drawn here, so the screens are in English. "
          + "Po-russki - bez --ascii, v terminale s UTF-8.",
        "Русским буквам нужен Юникод, а здесь есть только ASCII: интерфейс будет английским.")
    case .loggedOut: say("Logged out", "Сеанс завершён")
    case .sessionNotEnded:
      say(
        "You are logged out here, but your session couldn't be ended yet. Flipside will try again.",
        "Здесь вы вышли, но завершить сеанс пока не удалось. Flipside попробует снова.")
    case .endedElsewhere:
      say(
        "This session was ended elsewhere: by a logout, a new password, or deleting the account.",
        "Сеанс завершили в другом месте, сменили пароль или удалили учётную запись.")
    case .newRecord: say("New best!", "Новый рекорд!")
    case .firstResult: say("First score!", "Первый результат!")
    case .keepScore:
      say(
        "Register or log in to save this result.",
        "Чтобы сохранить результат, зарегистрируйтесь или войдите.")
    case .unplayed:
      say(
        "You didn't answer any questions, so there is nothing to save.",
        "Ответов не было, так что сохранять нечего.")
    case .saving: say("Saving…", "Сохраняем…")
    case .ownOnly:
      say(
        "Saved to your rounds; it doesn't appear on the leaderboard.",
        "Сохранено в ваших партиях; в рекорды не попадает.")
    case .queued:
      say(
        "Flipside will save the result as soon as it can.",
        "Результат не пропадёт: Flipside сохранит его при первой возможности.")
    case .gameContinues:
      say(
        "You can keep playing. Flipside will try to save again after each move.",
        "Можно играть дальше: с каждым ходом Flipside снова попробует сохранить игру.")
    case .notScored: say("This game doesn't count.", "Эта игра не засчитана.")
    case .caughtUp: say("Now saved", "Теперь сохранено")
    case .noRoom(let missing):
      missing.text(in: say)
        + say(
          ". You can also choose an easier level.", ". Можно и выбрать уровень полегче.")
    case .resultsCaughtUp(let count):
      say(
        count == 1
          ? "A result that couldn't be saved last time has now been saved."
          : "\(count) results that couldn't be saved last time have now been saved.",
        count == 1
          ? "Результат, который в прошлый раз не удалось сохранить, теперь сохранён."
          : "Результаты, которые в прошлый раз не удалось сохранить, теперь сохранены: \(count).")
    case .resultsSpent(let count):
      say(
        count == 1
          ? "A result from last time doesn't count: the game was finished in another window first."
          : "\(count) results from last time don't count: the games were finished in other windows "
            + "first.",
        count == 1
          ? "Прошлый результат не засчитан: игру уже закончили в другом окне."
          : "Прошлые результаты не засчитаны (\(count)): игры уже закончили в другом "
            + "окне.")
    case .finishedBefore: say("Already finished", "Уже закончено")
    case .corruptOutbox: say("A saved file was changed", "Файл изменён")
    case .outboxWasChanged(let directory):
      say(
        "Some results or games can't be saved: their file is damaged or was changed outside "
          + "Flipside. It is still in \(TextSanitizer.line(directory, limit: 200))",
        "Результаты и игры ждали сохранения, но файл изменили в обход Flipside, и доверять "
          + "ему нельзя. Файл остался на месте: \(TextSanitizer.line(directory, limit: 200))")
    }
  }
}
