import GameCore

/// The texts of the account forms.
enum AccountPhrase: Phrase {
  case title(AccountTask), explain(AccountTask), submit(AccountTask), done(AccountTask)
  case advice(AccountTask), unsettled(AccountTask)
  case field(AccountTask.Field), password
  case working, emailTaken, wrongPassword, wrongCode, codeError(RecoveryCodeError), pathMissing
  case loginMissing, passwordMissing
  case fileExists, cannotWrite, writeDown, shownOnce, copy, saveCode
  case lastGroup, typeLastGroup, wrongLastGroup, notYet, typeGroupOrSave, keyLastGroup
  case codeSaved(String), resultsSaved([Int])
  case sameName, sameEmail, keep, notChanged

  func text(in say: Language) -> String {
    switch self {
    case .title(let task): Self.title(task, in: say)
    case .explain(let task): Self.explanation(task, in: say)
    case .advice(let task): Self.advice(task, in: say)
    case .submit(let task): Self.button(task, in: say)
    case .done(let task): Self.end(task, in: say)
    case .unsettled(let task): Self.unsettled(task, in: say)
    case .field(.login): say("Name or email", "Имя или почта")
    case .field(.code): say("Recovery code", "Код")
    case .field(.name): say("Player name", "Имя игрока")
    case .field(.email): say("Email", "Почта")
    case .field(.old): say("Current password", "Текущий пароль")
    case .field(.password): say("New password", "Новый пароль")
    case .password: say("Password", "Пароль")
    case .field(.repeated): say("Repeat password", "Повтор пароля")
    case .field(.path): say("File", "Файл")
    case .keep: say("Keep account", "Не удалять")
    case .notChanged: say("Nothing was changed", "Ничего не изменилось")
    case .working: say("One moment…", "Минутку…")
    case .emailTaken:
      say(
        "Another account uses this email address.",
        "Учётная запись с этой почтой уже есть.")
    case .wrongPassword:
      say(
        "Your current password is wrong.",
        "Текущий пароль неверен.")
    case .wrongCode:
      say(
        "Wrong name or code. Check both and try again.",
        "Неверное имя или код. Проверьте их и попробуйте снова.")
    case .codeError(.empty): say("Enter the recovery code", "Введите код восстановления")
    case .codeError(.mistyped):
      say("Not a valid code: check for typos", "Неверный код: нет ли опечатки?")
    case .pathMissing: say("Enter a path", "Введите путь")
    case .loginMissing: say("Enter your player name or email", "Введите имя игрока или почту")
    case .passwordMissing: say("Enter your password", "Введите пароль")
    case .fileExists:
      say(
        "A file or folder with this name already exists. Choose another name.",
        "Такой файл или папка уже есть. Выберите другое имя.")
    case .cannotWrite:
      say(
        "Could not save the file. Check the folder and the available disk space.",
        "Не удалось записать файл. Проверьте папку и место на диске.")
    case .writeDown:
      say(
        "Write this code down. If you forget your password, you can set a new one with it.",
        "Запишите этот код. С ним можно сменить забытый пароль.")
    case .shownOnce:
      say(
        "This code is shown only once. You can create a new one on the You tab.",
        "Он показывается только один раз. Новый можно создать на вкладке «Вы».")
    case .copy: say("Copy", "Копировать")
    case .saveCode: say("Save to a file", "Сохранить в файл")
    case .codeSaved(let path):
      say(
        "Saved to \(TextSanitizer.line(path, limit: 200))",
        "Сохранён в \(TextSanitizer.line(path, limit: 200))")
    case .resultsSaved(let points) where points.count > 1:
      say("Your \(points.count) results are saved.", "Ваши партии сохранены: \(points.count).")
    case .resultsSaved(let points):
      say(
        "Your result is saved: \(Plural.english(points.first ?? 0, "point", "points")).",
        "Ваша партия сохранена: \(Plural.russian(points.first ?? 0, "очко", "очка", "очков")).")
    case .lastGroup: say("Last four characters", "Последние четыре знака")
    case .typeLastGroup:
      say(
        "To continue, type its last four characters here, or copy or save the code.",
        "Чтобы продолжить, введите здесь последние четыре знака, скопируйте или сохраните код.")
    case .wrongLastGroup:
      say(
        "These aren't its last four characters. Fix them with Backspace.",
        "Последние знаки не совпадают. Сотрите неверные клавишей Backspace.")
    case .notYet:
      say(
        "Not yet: type its last four characters here, or copy or save the code.",
        "Сначала введите последние четыре знака, скопируйте или сохраните код.")
    case .keyLastGroup: say("type the last four characters", "введите последние четыре знака")
    case .typeGroupOrSave:
      say(
        "To continue, type its last four characters or save the code.",
        "Чтобы продолжить, введите последние четыре знака или сохраните код.")
    case .sameName:
      say(
        "This is already your player name. Nothing was changed.",
        "Вы ввели прежнее имя. Ничего не изменилось.")
    case .sameEmail:
      say(
        "This is already your email address. Nothing was changed.",
        "Вы ввели прежнюю почту. Ничего не изменилось.")
    }
  }
}

extension AccountPhrase {
  private static func unsettled(_ task: AccountTask, in say: Language) -> String {
    switch task {
    case .recoveryCode:
      say(
        "The server didn't answer. Your old code may no longer work. Create a new one as soon as "
          + "the server answers again.",
        "Сервер не ответил. Прежний код, возможно, уже не действует. Создайте новый, как только "
          + "сервер снова ответит.")
    case .delete:
      say(
        "The server didn't answer. Your account may be deleted already. Try again later.",
        "Сервер не ответил. Возможно, учётная запись уже удалена. Попробуйте позже.")
    case .password:
      say(
        "The server didn't answer. Your new password may be valid already. If the old one is "
          + "wrong later, log in with the new one.",
        "Сервер не ответил. Возможно, новый пароль уже действует. Если старый не подойдёт, "
          + "входите с новым.")
    case .recover:
      say(
        "The server didn't answer. Your new password may be valid already. Try to log in with it, "
          + "and then create a new recovery code.",
        "Сервер не ответил. Возможно, новый пароль уже действует. Попробуйте войти с ним и "
          + "создайте новый код восстановления.")
    case .name, .email, .export:
      say(
        "The server didn't answer. Your change may be saved already. Try again later.",
        "Сервер не ответил. Возможно, изменение уже сохранено. Попробуйте позже.")
    }
  }

  private static func title(_ task: AccountTask, in say: Language) -> String {
    switch task {
    case .name: say("Player name", "Имя игрока")
    case .email: say("Email", "Почта")
    case .password: say("Password", "Пароль")
    case .recoveryCode: say("Recovery code", "Код восстановления")
    case .export: say("Your data", "Ваши данные")
    case .delete: say("Delete account", "Удалить учётную запись")
    case .recover: say("Forgot password", "Сброс пароля")
    }
  }

  private static func explanation(_ task: AccountTask, in say: Language) -> String {
    switch task {
    case .name:
      say(
        "Your rounds and scores stay yours. Log in with the new name from now on.",
        "Партии и рекорды остаются вашими. После этого входите под новым именем.")
    case .email:
      say(
        "Only for logging in; no one else sees it. Enter your password to confirm.",
        "Только для входа, другим не видна. Подтвердите паролем.")
    case .password:
      say("Logs you out everywhere else.", "Во всех других сеансах придётся войти снова.")
    case .recoveryCode:
      say("A new code replaces the one you have.", "Новый код заменит тот, что у вас есть.")
    case .export:
      say(
        "Everything stored about you, in one JSON file. Never overwrites files.",
        "Всё, что о вас хранится, одним файлом JSON. Существующие файлы не меняются.")
    case .delete:
      say(
        "Everything will be permanently deleted: rounds, best scores, profile, unfinished games. "
          + "Enter your password to confirm.",
        "Всё будет удалено навсегда: партии, рекорды, профиль, начатые игры. "
          + "Подтвердите паролем.")
    case .recover:
      say(
        "Set a new password with your recovery code. The code works once.",
        "По коду восстановления можно задать новый пароль. Код действует один раз.")
    }
  }

  /// Returns paragraphs about a task.
  private static func advice(_ task: AccountTask, in say: Language) -> String {
    switch task {
    case .name:
      say(
        "3 to 20 letters, digits, spaces, and _ - .\n\nOthers see this name on leaderboards.\n\n"
          + "A name that looks like another player's is refused.",
        "От 3 до 20 букв, цифр, пробелов и знаков _ - .\n\nЭто имя видят все в рекордах.\n\n"
          + "Имя, похожее на чужое, занять нельзя.")
    case .email:
      say(
        "You can log in with your player name or your email address.\n\n"
          + "Flipside never sends email.",
        "Входить можно и по имени, и по почте.\n\nПисем Flipside не отправляет.")
    case .password:
      say(
        "A long password needs nothing else: four random words are hard to guess.\n\n"
          + "Common passwords, your name and your email address are refused.\n\n"
          + "If you forget it, you need your recovery code.",
        "Длинному паролю больше ничего не нужно: четыре случайных слова трудно угадать.\n\n"
          + "Простые пароли, имя и почта не подойдут.\n\n"
          + "Если забудете пароль, поможет код восстановления.")
    case .recoveryCode:
      say(
        "1. Write the code down. It is shown only once.\n\n"
          + "2. If you forget your password, press F2 where you log in.\n\n"
          + "3. Enter the code and a new password. The code works once.",
        "1. Запишите код. Он показывается только один раз.\n\n"
          + "2. Если забудете пароль, нажмите F2 на экране входа.\n\n"
          + "3. Введите код и новый пароль. Код действует один раз.")
    case .export:
      say(
        "The file contains your profile, settings, sessions, rounds, albums and daily boards.\n\n"
          + "It contains no password and no recovery code.",
        "В файле профиль, настройки, сеансы, партии, альбомы и игры дня.\n\n"
          + "Пароля и кода восстановления в нём нет.")
    case .delete:
      say(
        "To keep a copy, export your data first.\n\n"
          + "Your results disappear from all leaderboards.\n\nYou can't undo this.",
        "Чтобы оставить копию, сначала сохраните свои данные.\n\n"
          + "Ваши результаты исчезнут из всех рекордов.\n\nОтменить это нельзя.")
    case .recover: ""
    }
  }

  private static func button(_ task: AccountTask, in say: Language) -> String {
    switch task {
    case .name, .email, .password: say("Change", "Изменить")
    case .recoveryCode: say("Create new code", "Создать новый код")
    case .export: say("Export", "Сохранить файл")
    case .delete: say("Delete account", "Удалить")
    case .recover: say("Set password", "Задать пароль")
    }
  }

  private static func end(_ task: AccountTask, in say: Language) -> String {
    switch task {
    case .name: say("Player name changed.", "Имя игрока изменено.")
    case .email: say("Email address changed.", "Адрес почты изменён.")
    case .password:
      say(
        "Password changed. Your other sessions have ended.",
        "Пароль изменён. Другие сеансы завершены.")
    case .recoveryCode: say("You have a new recovery code.", "У вас новый код восстановления.")
    case .export: say("File saved.", "Файл сохранён.")
    case .delete:
      say(
        "Your account and everything in it have been deleted.",
        "Учётная запись и всё, что в ней было, удалены.")
    case .recover:
      say(
        "Password changed. Your old code no longer works. This is your new one.",
        "Пароль изменён. Прежний код больше не действует. Вот новый.")
    }
  }
}
