import GameCore

/// The texts of the help, without commands and options.
enum HelpPhrase: Phrase {
  case introduction, games, usage, options, files, statuses, signal, more
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
    case .more:
      say("See 'flipside --help' and flipside(6).", "Справка: 'flipside --help' и flipside(6).")
    case .status(.done): say("success", "всё в порядке")
    case .status(.failedCheck):
      say(
        "verification failed, or a file can't be read or written",
        "проверка не пройдена или сбой при чтении или записи")
    case .status(.wrongUsage): say("invalid command line", "ошибка в командной строке")
    case .status(.noTerminal):
      say(
        "no terminal, or one that can't move the cursor",
        "нет терминала, или он не умеет двигать курсор")
    case .status(.noStore): say("the database can't be used", "базу данных нельзя использовать")
    }
  }
}
