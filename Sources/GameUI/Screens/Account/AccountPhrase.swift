import GameCore

/// The texts of the account forms.
enum AccountPhrase: Phrase {
  case title(AccountTask), explain(AccountTask), submit(AccountTask), done(AccountTask)
  case field(AccountTask.Field)
  case working, emailTaken, wrongPassword, wrongCode, codeFault(RecoveryCodeFault), pathMissing
  case fileExists, cannotWrite, writeDown, shownOnce, forgotten
  case sameName, sameEmail, keep

  func text(in say: Language) -> String {
    switch self {
    case .title(let task): say(Self.englishTitle(task), Self.russianTitle(task))
    case .explain(let task): say(Self.englishExplanation(task), Self.russianExplanation(task))
    case .submit(let task): say(Self.englishButton(task), Self.russianButton(task))
    case .done(let task): say(Self.englishEnd(task), Self.russianEnd(task))
    case .field(let field): Self.text(field, in: say)
    case .keep: say("Keep", "Не удалять")
    case .working: say("One moment…", "Минутку…")
    case .emailTaken:
      say(
        "Another account has this e-mail. Nothing was changed.",
        "Этот e-mail уже у другой учётной записи. Ничего не изменилось.")
    case .wrongPassword:
      say(
        "This is not your password. Nothing was changed.",
        "Пароль неверный. Ничего не изменилось.")
    case .wrongCode:
      say(
        "This name and code do not go together. Check both and try again.",
        "Неверное имя или код. Проверьте их и попробуйте снова.")
    case .codeFault(.empty): say("The recovery code is needed", "Нужен код восстановления")
    case .codeFault(.mistyped):
      say("Not a code: look for a slip of the pen", "Это не код: поищите описку")
    case .pathMissing: say("A path is needed", "Нужен путь")
    case .fileExists:
      say(
        "There is a file of this name already. It was left as it is; choose another.",
        "Такой файл уже есть. Он остался как был; выберите другое имя.")
    case .cannotWrite:
      say(
        "The file cannot be written there. Check the directory and its room.",
        "Записать туда файл нельзя. Проверьте каталог и место на диске.")
    case .writeDown:
      say(
        "Write this code down. If you forget your password, it lets you set a new one.",
        "Запишите этот код. Если забудете пароль, с ним можно задать новый.")
    case .shownOnce:
      say(
        "It is shown this once only; You, Recovery code makes another.",
        "Он показан только сейчас; новый — на вкладке «Вы», «Код восстановления».")
    case .forgotten: say("forgot password", "забыли пароль")
    case .sameName:
      say(
        "This is your player name already. Nothing was changed.",
        "Это и есть ваше имя игрока. Ничего не изменилось.")
    case .sameEmail:
      say(
        "This is your e-mail address already. Nothing was changed.",
        "Это и есть ваш адрес e-mail. Ничего не изменилось.")
    }
  }
}

extension AccountPhrase {
  private static func text(_ field: AccountTask.Field, in say: Language) -> String {
    switch field {
    case .login: say("Name or e-mail", "Имя или e-mail")
    case .code: say("Recovery code", "Код")
    case .name: say("Player name", "Имя игрока")
    case .email: "E-mail"
    case .old: say("Password now", "Нынешний пароль")
    case .password: say("New password", "Новый пароль")
    case .repeated: say("Once more", "Ещё раз")
    case .path: say("File", "Файл")
    }
  }

  private static func englishTitle(_ task: AccountTask) -> String {
    switch task {
    case .name: "Player name"
    case .email: "E-mail"
    case .password: "Password"
    case .recoveryCode: "Recovery code"
    case .export: "Your data"
    case .delete: "Delete the account"
    case .recover: "Forgotten password"
    }
  }

  private static func russianTitle(_ task: AccountTask) -> String {
    switch task {
    case .name: "Имя игрока"
    case .email: "E-mail"
    case .password: "Пароль"
    case .recoveryCode: "Код восстановления"
    case .export: "Ваши данные"
    case .delete: "Удаление учётной записи"
    case .recover: "Забытый пароль"
    }
  }

  private static func englishExplanation(_ task: AccountTask) -> String {
    switch task {
    case .name: "Your rounds and records go with you; you log in with the new name from then on."
    case .email: "Only for logging in; nobody else sees it. Your password confirms it."
    case .password: "Wherever else you are logged in, you are logged out."
    case .recoveryCode: "A new code takes the place of the one you have."
    case .export: "Everything kept about you, as one JSON file. Nothing is written over."
    case .delete:
      "Everything is permanently deleted: rounds, best scores, profile, unfinished games. "
        + "Enter your password to confirm."
    case .recover: "With your recovery code you set a new password. The code works once."
    }
  }

  private static func russianExplanation(_ task: AccountTask) -> String {
    switch task {
    case .name: "Игры и рекорды остаются вашими; входить надо будет с новым именем."
    case .email:
      "Только для входа; больше его никто не видит. Подтвердите паролем."
    case .password: "В других сеансах придётся войти заново."
    case .recoveryCode: "Новый код заменит тот, что у вас есть."
    case .export: "Всё, что о вас хранится, одним файлом JSON. Ничего не перезаписывается."
    case .delete:
      "Всё будет удалено навсегда: игры, рекорды, анкета, начатые партии. "
        + "Подтвердите паролем."
    case .recover: "С кодом восстановления можно задать новый пароль. Код годится один раз."
    }
  }

  private static func englishButton(_ task: AccountTask) -> String {
    switch task {
    case .name, .email, .password: "Change"
    case .recoveryCode: "Make a new code"
    case .export: "Write the file"
    case .delete: "Delete everything"
    case .recover: "Set the password"
    }
  }

  private static func russianButton(_ task: AccountTask) -> String {
    switch task {
    case .name, .email, .password: "Изменить"
    case .recoveryCode: "Создать новый код"
    case .export: "Записать файл"
    case .delete: "Удалить всё"
    case .recover: "Задать пароль"
    }
  }

  private static func englishEnd(_ task: AccountTask) -> String {
    switch task {
    case .name: "You have a new player name."
    case .email: "You have a new e-mail address."
    case .password: "The new password is set. Your other sessions have ended."
    case .recoveryCode: "You have a new recovery code."
    case .export: "The file is written."
    case .delete: "Your account is deleted, with everything that was in it."
    case .recover: "The new password is set: log in with it."
    }
  }

  private static func russianEnd(_ task: AccountTask) -> String {
    switch task {
    case .name: "У вас новое имя игрока."
    case .email: "У вас новый адрес e-mail."
    case .password: "Новый пароль задан. Другие сеансы завершены."
    case .recoveryCode: "У вас новый код восстановления."
    case .export: "Файл записан."
    case .delete: "Учётная запись удалена со всем, что в ней было."
    case .recover: "Новый пароль задан: входите с ним."
    }
  }
}
