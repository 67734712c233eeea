extension StoreError: Phrase {
  /// Returns the text as it follows the name of the program: `flipside: the disk is full`.
  public func clause(in language: Language) -> String {
    statements(in: language).map { $0.prefix(1).lowercased() + $0.dropFirst() }
      .joined(separator: "; ")
  }

  /// Returns what the store could not do and what to do about it, in complete sentences.
  public func text(in say: Language) -> String {
    statements(in: say).map { $0 + "." }.joined(separator: " ")
  }

  /// What happened and what to do; no statement begins with a name, so that a clause can be made
  /// of it.
  private func statements(in say: Language) -> [String] {
    switch self {
    case .nameTaken:
      say(
        ["This name, or one that looks like it, is taken", "Choose another one"],
        ["Такое имя или похожее на него уже занято", "Выберите другое"])
    case .emailTaken:
      say(
        ["An account with this email address already exists", "Log in with it instead"],
        ["Учётная запись с этой почтой уже есть", "Войдите в неё"])
    case .busy:
      say(
        ["The database is busy", "Try again in a moment"],
        ["База данных занята", "Попробуйте чуть позже"])
    case .full:
      say(
        ["The disk is full", "Free some space and try again"],
        ["Диск заполнен", "Освободите место и попробуйте снова"])
    case .readOnly:
      say(
        ["The database is read-only", "Check the permissions of the directory"],
        ["База данных доступна только для чтения", "Проверьте права на каталог"])
    case .cannotOpen(let path):
      say(
        ["Cannot open the database at \(shown(path))", "Check its permissions"],
        ["Не удаётся открыть базу данных: \(shown(path))", "Проверьте права на неё"])
    case .noDirectory(let path):
      say(
        ["Directory \(shown(path)) does not exist"],
        ["Каталога \(shown(path)) нет"])
    case .notADatabase(let path):
      say(
        ["The file \(shown(path)) is not a Flipside database"],
        ["Файл \(shown(path)) — не база данных Flipside"])
    case .corrupt: say(["The database is damaged"], ["База данных повреждена"])
    case .schemaTooNew(let found, let known):
      say(
        [
          "A newer version of Flipside wrote this database (schema \(found), expected \(known))",
          "Update Flipside",
        ],
        [
          "База данных записана более новой версией Flipside (схема \(found), здесь \(known))",
          "Обновите Flipside",
        ])
    case .schemaTooOld(let found, let known):
      say(
        [
          "An older version of Flipside wrote this database (schema \(found), expected \(known))"
            + ", and only its owner can update it",
          "Start the game once as the database owner",
        ],
        [
          "База данных записана старой версией Flipside (схема \(found), нужна \(known)), и "
            + "прав обновить её нет",
          "Запустите игру один раз от имени владельца базы",
        ])
    case .schemaNotReleased(let found):
      say(
        [
          "A version of Flipside that was not released wrote this database (schema \(found)), and "
            + "it cannot be updated",
          "Choose another database",
        ],
        [
          "База данных записана промежуточной версией Flipside (схема \(found)), и обновить её "
            + "нельзя",
          "Выберите другую базу",
        ])
    case .noStore, .unreachable, .noWriter, .notPermitted, .notLetIn, .notTrusted, .noLibrary,
      .passwordInAddress, .notUTF8, .sharedConnections:
      serverStatements(in: say)
    case .notFound:
      say(
        ["This account or round no longer exists"],
        ["Этой учётной записи или партии больше нет"])
    case .notLoggedIn:
      say(
        ["You are no longer logged in", "Log in again to save this"],
        ["Ваш сеанс завершён", "Войдите снова, чтобы это сохранить"])
    case .dealSpent:
      say(
        ["This game was finished in another window first", "Each deal counts only once"],
        ["Эту игру уже закончили в другом окне", "Раздача засчитывается один раз"])
    case .failed(let code, let message, _):
      say(
        ["Database error: \(shown(message)) (\(code))"],
        ["Ошибка базы данных: \(shown(message)) (\(code))"])
    }
  }

  private func shown(_ text: String) -> String { TextSanitizer.line(text, limit: 200) }

  /// The statements about a server; empty for other errors.
  private func serverStatements(in say: Language) -> [String] {
    switch self {
    case .noStore:
      say(
        ["This database has no Flipside tables", "Create them with 'flipside table create'"],
        ["В этой базе данных нет таблиц Flipside", "Создайте их командой 'flipside table create'"])
    case .unreachable(let reason):
      say(
        ["Cannot reach the database server: \(shown(reason))"],
        ["Сервер базы данных недоступен: \(shown(reason))"])
    case .noWriter:
      say(
        [
          "The database server can't save now; another one may be taking over",
          "Try again in a moment",
        ],
        [
          "Сервер базы данных сейчас не сохраняет: возможно, его сменяет другой",
          "Попробуйте чуть позже",
        ])
    case .notPermitted(let reason):
      say(
        ["The database server does not permit this: \(shown(reason))"],
        ["Сервер базы данных этого не разрешает: \(shown(reason))"])
    case .notLetIn(let reason):
      say(
        [
          "The database server rejected the login: \(shown(reason))",
          "Check the role, password and database",
        ],
        [
          "Сервер базы данных отклонил вход: \(shown(reason))",
          "Проверьте роль, пароль и базу",
        ])
    case .notTrusted(let reason):
      say(
        [
          "The database server isn't trusted: \(shown(reason))",
          "Check its name and certificates",
        ],
        [
          "Сервер базы данных не вызывает доверия: \(shown(reason))",
          "Проверьте его имя и сертификаты",
        ])
    case .noLibrary(let package):
      say(
        ["The \(package) package, needed for PostgreSQL servers, is not installed"],
        ["Для сервера PostgreSQL нужен пакет \(package), а он не установлен"])
    case .passwordInAddress:
      say(
        [
          "A password in the address can be read by others",
          "Put it in PGPASSWORD, ~/.pgpass or a service file instead",
        ],
        [
          "Пароль в адресе могут прочитать другие",
          "Задайте его в PGPASSWORD, ~/.pgpass или файле служб",
        ])
    case .notUTF8:
      say(
        [
          "This database does not use UTF-8 and can't store every name",
          "Create one with createdb --encoding=UTF8 --template=template0",
        ],
        [
          "Эта база данных не в UTF-8, и не каждое имя в ней сохранится",
          "Создайте другую: createdb --encoding=UTF8 --template=template0",
        ])
    case .sharedConnections:
      say(
        [
          "The connection pooler shares one connection among several programs",
          "Set pool_mode = session for this database",
        ],
        [
          "Пулер отдаёт одно соединение нескольким программам сразу",
          "Задайте для этой базы pool_mode = session",
        ])
    default: []
    }
  }
}
