import GameCore

/// The texts of the help, without the options.
enum HelpPhrase: Phrase {
  case introduction, games, usage, options, files, statuses, signal, more
  case verb(Verb)
  case table(TableWord)
  case status(ExitStatus)

  func text(in say: Language) -> String {
    switch self {
    case .introduction:
      say(
        "Flipside: games of memory and attention, with replay-verified scores.",
        "Flipside: игры на память и внимание; результаты проверяются повтором партий.")
    case .games: say("Games:", "Игры:")
    case .usage: say("Usage:", "Запуск:")
    case .options:
      say(
        "Options (--option VALUE or --option=VALUE; -- ends options):",
        "Параметры (--имя ЗНАЧЕНИЕ или --имя=ЗНАЧЕНИЕ; -- их завершает):")
    case .files:
      say(
        """
        Files:
          The database flipside.db is in the directory given by --data, or else by
          $FLIPSIDE_DATA, or else in $XDG_DATA_HOME/flipside or ~/.local/share/flipside.
          --data and $FLIPSIDE_DATA can name a PostgreSQL server instead, which needs
          libpq5: postgres://user@host/database
          NO_COLOR, set to anything, turns colors off unless --color turns them on.
          flipside(6) describes the other variables, such as FLIPSIDE_ALBUMS_URL.
        """,
        """
        Файлы:
          База данных flipside.db хранится в каталоге --data, иначе $FLIPSIDE_DATA,
          иначе $XDG_DATA_HOME/flipside, иначе ~/.local/share/flipside.
          Вместо каталога можно задать сервер PostgreSQL:
          postgres://user@host/database (нужен пакет libpq5).
          С переменной NO_COLOR цвета выключены, если их не включает --color.
          Другие переменные, например FLIPSIDE_ALBUMS_URL, описаны в flipside(6).
        """)
    case .statuses: say("Exit status:", "Код завершения:")
    case .signal:
      say(
        "ended by signal N; the game in progress is saved",
        "программу завершил сигнал N; начатая игра сохранена")
    case .verb(.play): say("start the game", "играть")
    case .verb(.scores): say("print the leaderboard", "показать таблицу рекордов")
    case .verb(.players): say("print the list of players", "показать список игроков")
    case .verb(.stats): say("print a player's statistics", "показать статистику игрока")
    case .verb(.recover): say("set a new password for a player", "задать игроку новый пароль")
    case .verb(.verify):
      say("replay rounds and report failures", "проверить партии, вывести ошибочные")
    case .verb(.replay): say("print a stored round as text", "вывести партию как текст")
    case .verb(.watch): say("show an exported round", "показать выгруженную партию")
    case .verb(.daily): say("print today's daily boards", "показать игры дня")
    case .verb(.cache): say("show or empty the picture cache", "показать или очистить кэш картинок")
    case .verb(.table):
      say("create, check or copy a database", "создать, проверить, скопировать базу")
    case .table(.create):
      say("create the database (and its role)", "создать базу данных (и роль)")
    case .table(.check):
      say("replay all rounds and check all data", "проверить все партии и данные")
    case .table(.copy):
      say("copy all data to another place", "скопировать данные в другое место")
    case .more:
      say(
        "See 'flipside --help' and flipside(6).",
        "Справка: 'flipside --help' и flipside(6).")
    case .verb(.help):
      say("print this help, or help for a command", "справка, общая или о команде")
    case .status(.done): say("success", "всё в порядке")
    case .status(.failedCheck):
      say(
        "verification failed, or a file can't be read or written",
        "проверка не пройдена или сбой при чтении или записи")
    case .status(.wrongUsage):
      say("invalid command line", "ошибка в командной строке")
    case .status(.noTerminal):
      say(
        "no terminal, or one that can't move the cursor",
        "нет терминала, или он не умеет двигать курсор")
    case .status(.noStore): say("the database can't be used", "базу данных нельзя использовать")
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
