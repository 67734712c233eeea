extension StoreFault: Phrase {
  /// Returns the text as it follows the name of the program: `flipside: the disk is full.`
  public func clause(in language: Language) -> String {
    let sentence = text(in: language)
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  /// Returns what the store could not do and what to do about it, in complete sentences.
  public func text(in say: Language) -> String {
    switch self {
    case .nameTaken:
      say(
        "A player has this name, or one that looks the same. Please choose another one.",
        "Такое имя или с виду такое же уже занято. Выберите, пожалуйста, другое.")
    case .emailTaken:
      say(
        "There is an account with this e-mail already. Log in with it instead.",
        "Учётная запись с этим e-mail уже есть. Войдите с ним.")
    case .busy:
      say(
        "Another program is using the records just now. Try again in a moment.",
        "Рекордами сейчас пользуется другая программа. Попробуйте чуть позже.")
    case .full:
      say(
        "The disk is full. Make some room and try again.",
        "Диск заполнен. Освободите место и попробуйте снова.")
    case .readOnly:
      say(
        "The records can be read but not written. Check the rights of the directory.",
        "Рекорды можно читать, но не записывать. Проверьте права на каталог.")
    case .cannotOpen(let path):
      say(
        "The records at \(Clean.line(path, limit: 200)) cannot be opened.",
        "Не удаётся открыть рекорды: \(Clean.line(path, limit: 200)).")
    case .noDirectory(let path):
      say(
        "There is no directory \(Clean.line(path, limit: 200)).",
        "Каталога \(Clean.line(path, limit: 200)) нет.")
    case .notADatabase(let path):
      say(
        "The file \(Clean.line(path, limit: 200)) is not a database of Flipside.",
        "Файл \(Clean.line(path, limit: 200)) не похож на базу данных Flipside.")
    case .corrupt: say("The file with the records is damaged.", "Файл с рекордами повреждён.")
    case .schemaTooNew(let found, let known):
      say(
        "The records were written by a newer Flipside (version \(found), this one knows \(known)). "
          + "Please update this one.",
        "Рекорды записаны более новой версией Flipside (\(found), здесь \(known)). "
          + "Обновите программу.")
    case .schemaTooOld(let found, let known):
      say(
        "The records were written by an older Flipside (version \(found), this one needs \(known)) "
          + "and cannot be written. Start the game once as their owner.",
        "Рекорды записаны старой версией Flipside (\(found), нужна \(known)), а писать в них "
          + "нельзя. Запустите игру один раз от имени владельца.")
    case .noTable:
      say(
        "There are no records of Flipside in that database yet.",
        "В этой базе данных пока нет рекордов Flipside.")
    case .unreachable(let reason):
      say(
        "The server with the records cannot be reached: \(Clean.line(reason, limit: 200))",
        "Сервер с рекордами недоступен: \(Clean.line(reason, limit: 200))")
    case .notPermitted(let reason):
      say(
        "The server with the records does not permit that: \(Clean.line(reason, limit: 200))",
        "Сервер с рекордами этого не разрешает: \(Clean.line(reason, limit: 200))")
    case .notLetIn(let reason):
      say(
        "The server with the records is there, but does not let this program in. Check role, "
          + "password and database: \(Clean.line(reason, limit: 200))",
        "Сервер с рекордами есть, но не пускает эту программу. Проверьте роль, пароль и базу: "
          + Clean.line(reason, limit: 200))
    case .notTrusted(let reason):
      say(
        "The server with the records cannot be trusted. Check its name and certificates: "
          + Clean.line(reason, limit: 200),
        "Серверу с рекордами нельзя доверять. Проверьте его имя и сертификаты: "
          + Clean.line(reason, limit: 200))
    case .noLibrary(let package):
      say(
        "Records on a PostgreSQL server need the package \(package), which is not installed.",
        "Для рекордов на сервере PostgreSQL нужен пакет \(package), а он не установлен.")
    case .passwordInAddress:
      say(
        "An address with a password can be read by others. Put the password into PGPASSWORD, "
          + "~/.pgpass or a service file.",
        "Пароль в адресе могут прочитать другие. Задайте его в PGPASSWORD, ~/.pgpass "
          + "или файле служб.")
    case .notUTF8:
      say(
        "That database is not in UTF-8 and cannot keep every name. Make one with "
          + "createdb --encoding=UTF8 --template=template0.",
        "Эта база данных не в UTF-8, и не каждое имя в ней сохранится. Создайте другую: "
          + "createdb --encoding=UTF8 --template=template0.")
    case .notFound:
      say(
        "This account or record is no longer there.",
        "Этой учётной записи или рекорда больше нет.")
    case .dealSpent:
      say(
        "This game was finished in another program first. A deal counts once.",
        "Эта игра раньше доиграна в другой программе. Один расклад считается один раз.")
    case .failed(let code, let message, _):
      say(
        "The records could not be used: \(Clean.line(message, limit: 200)) (\(code)).",
        "Не удалось обратиться к рекордам: \(Clean.line(message, limit: 200)) (\(code)).")
    }
  }
}
