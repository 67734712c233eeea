extension StoreFault {
  /// What the store could not do, and what to do about it: whole sentences for the player.
  public func sentence(in language: Language) -> String {
    switch language {
    case .english: english
    case .russian: russian
    }
  }

  /// The same as it stands behind the name of the program: `flipside: the disk is full.`
  public func clause(in language: Language) -> String {
    let sentence = sentence(in: language)
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  private var english: String {
    switch self {
    case .nameTaken:
      "A player has this name, or one that looks the same. Please choose another one."
    case .emailTaken: "There is an account with this e-mail already. Log in with it instead."
    case .busy: "Another program is using the records just now. Try again in a moment."
    case .full: "The disk is full. Make some room and try again."
    case .readOnly: "The records can be read but not written. Check the rights of the directory."
    case .cannotOpen(let path): "The records at \(Clean.line(path, limit: 200)) cannot be opened."
    case .noDirectory(let path): "There is no directory \(Clean.line(path, limit: 200))."
    case .notADatabase(let path):
      "The file \(Clean.line(path, limit: 200)) is not a database of Flipside."
    case .corrupt: "The file with the records is damaged."
    case .schemaTooNew(let found, let known):
      "The records were written by a newer Flipside (version \(found), this one knows \(known)). "
        + "Please update this one."
    case .schemaTooOld(let found, let known):
      "The records were written by an older Flipside (version \(found), this one needs \(known)) "
        + "and cannot be written. Start the game once as their owner."
    case .noTable: "There are no records of Flipside in that database yet."
    case .unreachable(let reason):
      "The server with the records cannot be reached: \(Clean.line(reason, limit: 200))"
    case .notPermitted(let reason):
      "The server with the records does not permit that: \(Clean.line(reason, limit: 200))"
    case .notLetIn(let reason):
      "The server with the records is there, but does not let this program in. Check role, "
        + "password and database: \(Clean.line(reason, limit: 200))"
    case .notTrusted(let reason):
      "The server with the records cannot be trusted. Check its name and certificates: "
        + Clean.line(reason, limit: 200)
    case .noLibrary(let package):
      "Records on a PostgreSQL server need the package \(package), which is not installed."
    case .passwordInAddress:
      "An address with a password can be read by others. Put the password into PGPASSWORD, "
        + "~/.pgpass or a service file."
    case .notUTF8:
      "That database is not in UTF-8 and cannot keep every name. Make one with "
        + "createdb --encoding=UTF8 --template=template0."
    case .notFound: "This account or record is no longer there."
    case .dealSpent: "This game was finished in another program first. A deal counts once."
    case .failed(let code, let message, _):
      "The records could not be used: \(Clean.line(message, limit: 200)) (\(code))."
    }
  }

  private var russian: String {
    switch self {
    case .nameTaken: "Такое имя или с виду такое же уже занято. Выберите, пожалуйста, другое."
    case .emailTaken: "Учётная запись с этим e-mail уже есть. Войдите с ним."
    case .busy: "Рекордами сейчас пользуется другая программа. Попробуйте чуть позже."
    case .full: "Диск заполнен. Освободите место и попробуйте снова."
    case .readOnly: "Рекорды можно читать, но не записывать. Проверьте права на каталог."
    case .cannotOpen(let path): "Не удаётся открыть рекорды: \(Clean.line(path, limit: 200))."
    case .noDirectory(let path): "Каталога \(Clean.line(path, limit: 200)) нет."
    case .notADatabase(let path):
      "Файл \(Clean.line(path, limit: 200)) не похож на базу данных Flipside."
    case .corrupt: "Файл с рекордами повреждён."
    case .schemaTooNew(let found, let known):
      "Рекорды записаны более новой версией Flipside (\(found), здесь \(known)). "
        + "Обновите программу."
    case .schemaTooOld(let found, let known):
      "Рекорды записаны старой версией Flipside (\(found), нужна \(known)), а писать в них нельзя. "
        + "Запустите игру один раз от имени владельца."
    case .noTable: "В этой базе данных пока нет рекордов Flipside."
    case .unreachable(let reason):
      "Сервер с рекордами недоступен: \(Clean.line(reason, limit: 200))"
    case .notPermitted(let reason):
      "Сервер с рекордами этого не разрешает: \(Clean.line(reason, limit: 200))"
    case .notLetIn(let reason):
      "Сервер с рекордами есть, но не пускает эту программу. Проверьте роль, пароль и базу: "
        + Clean.line(reason, limit: 200)
    case .notTrusted(let reason):
      "Серверу с рекордами нельзя доверять. Проверьте его имя и сертификаты: "
        + Clean.line(reason, limit: 200)
    case .noLibrary(let package):
      "Для рекордов на сервере PostgreSQL нужен пакет \(package), а он не установлен."
    case .passwordInAddress:
      "Пароль в адресе могут прочитать другие. Задайте его в PGPASSWORD, ~/.pgpass "
        + "или файле служб."
    case .notUTF8:
      "Эта база данных не в UTF-8, и не каждое имя в ней сохранится. Создайте другую: "
        + "createdb --encoding=UTF8 --template=template0."
    case .notFound: "Этой учётной записи или рекорда больше нет."
    case .dealSpent: "Эта игра раньше доиграна в другой программе. Один расклад считается один раз."
    case .failed(let code, let message, _):
      "Не удалось обратиться к рекордам: \(Clean.line(message, limit: 200)) (\(code))."
    }
  }
}
