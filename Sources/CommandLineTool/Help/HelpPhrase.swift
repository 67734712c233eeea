import GameCore

/// The texts of the help besides the options.
enum HelpPhrase: Phrase {
  case introduction, games, usage, options, files, statuses, signal, more
  case verb(Verb)
  case table(TableWord)
  case status(ExitStatus)

  var english: String {
    switch self {
    case .introduction:
      "Flipside: games of memory and attention, with records that prove themselves."
    case .games: "Games:"
    case .usage: "Usage:"
    case .options: "Options (--option VALUE or --option=VALUE; -- ends them):"
    case .files:
      """
      Files:
        The database flipside.db lies in the directory that --data names, else
        in $FLIPSIDE_DATA, else in $XDG_DATA_HOME/flipside or ~/.local/share/flipside.
        Either may name a PostgreSQL server instead: postgres://user@host/database
        (needs libpq5).
        NO_COLOR, set to anything, means --color never unless --color says otherwise.
        Other variables, such as FLIPSIDE_ALBUMS_URL, are listed in flipside(6).
      """
    case .statuses: "Exit status:"
    case .signal: "signal N ended the program; the game in progress is kept"
    case .verb(.play): "play"
    case .verb(.scores): "print the leaderboard"
    case .verb(.players): "print who plays here"
    case .verb(.stats): "print a player's statistics"
    case .verb(.recover): "set a new password for a player"
    case .verb(.verify): "replay records, name the false ones"
    case .verb(.replay): "print a record, for verify elsewhere"
    case .verb(.watch): "show an exported record being played"
    case .verb(.daily): "print today's boards and how you stand"
    case .verb(.cache): "size of the picture cache; empty it"
    case .verb(.table): "make, check or copy a table of records"
    case .table(.create): "make a table; on a server, its role"
    case .table(.check): "replay all; check what is counted"
    case .table(.copy): "carry all records to another place"
    case .more: "'flipside --help' tells all, flipside(6) tells more."
    case .verb(.help): "print this text, or about a command"
    case .status(.done): "all went well"
    case .status(.failedCheck): "a record is not true, or a file or the output failed"
    case .status(.wrongUsage): "the command line was not understood"
    case .status(.noTerminal): "no terminal to play on, or one without cursor movement"
    case .status(.noStore): "the database cannot be used"
    }
  }

  var russian: String {
    switch self {
    case .introduction: "Flipside: игры на память и внимание; рекорды доказывают себя сами."
    case .games: "Игры:"
    case .usage: "Запуск:"
    case .options: "Параметры (--имя ЗНАЧЕНИЕ или --имя=ЗНАЧЕНИЕ; -- их завершает):"
    case .files:
      """
      Файлы:
        База данных flipside.db лежит в каталоге --data, иначе $FLIPSIDE_DATA,
        иначе $XDG_DATA_HOME/flipside, иначе ~/.local/share/flipside.
        Вместо каталога можно задать сервер PostgreSQL:
        postgres://user@host/database (нужен пакет libpq5).
        Если задана NO_COLOR, то без --color цвета выключены.
        Другие переменные, например FLIPSIDE_ALBUMS_URL, перечислены в flipside(6).
      """
    case .statuses: "Код завершения:"
    case .signal: "программу завершил сигнал N; начатая игра сохранена"
    case .verb(.play): "играть"
    case .verb(.scores): "напечатать таблицу рекордов"
    case .verb(.players): "напечатать список игроков"
    case .verb(.stats): "напечатать статистику игрока"
    case .verb(.recover): "задать игроку новый пароль"
    case .verb(.verify): "проверить записи, назвать неверные"
    case .verb(.replay): "напечатать запись для verify"
    case .verb(.watch): "показать выгруженную игру"
    case .verb(.daily): "напечатать игры дня"
    case .verb(.cache): "размер кэша картинок; очистить"
    case .verb(.table): "создать, проверить, скопировать стол"
    case .table(.create): "создать стол, а на сервере и роль"
    case .table(.check): "проверить записи и всё подсчитанное"
    case .table(.copy): "перенести все записи в другое место"
    case .more: "Всё сразу — flipside --help, подробнее — flipside(6)."
    case .verb(.help): "напечатать этот текст или о команде"
    case .status(.done): "всё в порядке"
    case .status(.failedCheck): "запись неверна, или сбой файла либо вывода"
    case .status(.wrongUsage): "командная строка не понята"
    case .status(.noTerminal): "нет терминала или он не умеет двигать курсор"
    case .status(.noStore): "базу данных нельзя использовать"
    }
  }
}

/// The words after `flipside table`.
enum TableWord: String, Hashable, CaseIterable {
  case create, check, copy

  /// With what follows, as the help writes it.
  var usage: String {
    switch self {
    case .create: "create [ROLE]"
    case .check: "check"
    case .copy: "copy FROM TO"
    }
  }
}
