import GameCore

/// The texts of the help besides the options.
enum HelpPhrase: Phrase {
  case introduction, games, usage, options, files, statuses, signal, more
  case verb(Verb)
  case table(TableWord)
  case status(ExitStatus)

  func text(in say: Language) -> String {
    switch self {
    case .introduction:
      say(
        "Flipside: games of memory and attention, with records that prove themselves.",
        "Flipside: игры на память и внимание; рекорды доказывают себя сами.")
    case .games: say("Games:", "Игры:")
    case .usage: say("Usage:", "Запуск:")
    case .options:
      say(
        "Options (--option VALUE or --option=VALUE; -- ends them):",
        "Параметры (--имя ЗНАЧЕНИЕ или --имя=ЗНАЧЕНИЕ; -- их завершает):")
    case .files:
      say(
        """
        Files:
          The database flipside.db lies in the directory that --data names, else
          in $FLIPSIDE_DATA, else in $XDG_DATA_HOME/flipside or ~/.local/share/flipside.
          Either may name a PostgreSQL server instead: postgres://user@host/database
          (needs libpq5).
          NO_COLOR, set to anything, means --color never unless --color says otherwise.
          Other variables, such as FLIPSIDE_ALBUMS_URL, are listed in flipside(6).
        """,
        """
        Файлы:
          База данных flipside.db лежит в каталоге --data, иначе $FLIPSIDE_DATA,
          иначе $XDG_DATA_HOME/flipside, иначе ~/.local/share/flipside.
          Вместо каталога можно задать сервер PostgreSQL:
          postgres://user@host/database (нужен пакет libpq5).
          Если задана NO_COLOR, то без --color цвета выключены.
          Другие переменные, например FLIPSIDE_ALBUMS_URL, перечислены в flipside(6).
        """)
    case .statuses: say("Exit status:", "Код завершения:")
    case .signal:
      say(
        "signal N ended the program; the game in progress is kept",
        "программу завершил сигнал N; начатая игра сохранена")
    case .verb(.play): say("play", "играть")
    case .verb(.scores): say("print the leaderboard", "напечатать таблицу рекордов")
    case .verb(.players): say("print who plays here", "напечатать список игроков")
    case .verb(.stats): say("print a player's statistics", "напечатать статистику игрока")
    case .verb(.recover): say("set a new password for a player", "задать игроку новый пароль")
    case .verb(.verify):
      say("replay records, name those that fail", "проверить записи, назвать ошибочные")
    case .verb(.replay): say("print a record, for verify elsewhere", "напечатать запись для verify")
    case .verb(.watch): say("show an exported record being played", "показать выгруженную игру")
    case .verb(.daily): say("print today's boards and how you stand", "напечатать игры дня")
    case .verb(.cache): say("size of the picture cache; empty it", "размер кэша картинок; очистить")
    case .verb(.table):
      say("make, check or copy a table of records", "создать, проверить, скопировать стол")
    case .table(.create):
      say("make a table; on a server, its role", "создать стол, а на сервере и роль")
    case .table(.check):
      say("replay all; check what is counted", "проверить записи и всё подсчитанное")
    case .table(.copy):
      say("carry all records to another place", "перенести все записи в другое место")
    case .more:
      say(
        "'flipside --help' tells all, flipside(6) tells more.",
        "Всё сразу — flipside --help, подробнее — flipside(6).")
    case .verb(.help):
      say("print this text, or about a command", "напечатать этот текст или о команде")
    case .status(.done): say("all went well", "всё в порядке")
    case .status(.failedCheck):
      say(
        "a record failed verification, or a file or the output failed",
        "запись не подтвердилась, или сбой файла либо вывода")
    case .status(.wrongUsage):
      say("the command line was not understood", "командная строка не понята")
    case .status(.noTerminal):
      say(
        "no terminal to play on, or one without cursor movement",
        "нет терминала или он не умеет двигать курсор")
    case .status(.noStore): say("the database cannot be used", "базу данных нельзя использовать")
    }
  }
}

/// A word after `flipside table`.
enum TableWord: String, Hashable, CaseIterable {
  case create, check, copy

  /// The word with its arguments, for the help.
  var usage: String {
    switch self {
    case .create: "create [ROLE]"
    case .check: "check"
    case .copy: "copy FROM TO"
    }
  }
}
