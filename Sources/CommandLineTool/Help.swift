import GameCore
import MediaProtocol
import SystemStrings

/// `flipside help`, `--help` and `--version`.
enum Help: PrintingCommand {
  /// About the command with this name; about all for the name `help`.
  case about(String)
  case version

  static let description = CommandDescription(
    "help", usage: "help [COMMAND]", "print this help, or help for a command",
    "справка, общая или о команде", arguments: [.words(CommandDescription.all.map(\.name))])

  init(_ given: inout Arguments) throws(UsageError) {
    self = .about(
      try given.next().map { word throws(UsageError) in
        try Invocation.type(word).description.name
      } ?? Self.description.name)
  }

  func report(in context: CommandContext) -> Report {
    let say = context.language
    switch self {
    case .version: return Report(output: Self.versionLine + "\n")
    case .about(let name):
      let command = CommandDescription.all.first { $0.name == name }
      guard let command, name != Self.description.name else {
        return Report(output: Self.text(in: say))
      }
      return Report(output: Self.text(about: command, in: say))
    }
  }

  /// Returns the help about all commands.
  private static func text(in say: Language) -> String {
    let games = Catalog.games.map { $0.id.description }.joined(separator: ", ")
    let introduction = say(
      "Flipside: games of memory and attention, with replay-verified scores.",
      "Flipside: игры на память и внимание; результаты проверяются по записям партий.")
    return "\(introduction)\n\(say("Games:", "Игры:")) \(games)\n\n"
      + usages(of: CommandDescription.all, in: say)
      + options(Option.all, in: say) { $0.summary(in: say) }
      + "\n\(files(in: say))\n\n\(say("Exit status:", "Код завершения:"))\n"
      + entries(statuses(in: say), margin: 10)
  }

  private static func files(in say: Language) -> String {
    say(
      """
      Files and environment:
        The database flipside.db is in the directory given by --data, or else by
        $FLIPSIDE_DATA, or else in $XDG_DATA_HOME/flipside or ~/.local/share/flipside.
        --data and $FLIPSIDE_DATA can name a PostgreSQL server instead, which needs
        libpq5: postgres://user@host/database
        Pictures are cached elsewhere: in $XDG_CACHE_HOME/flipside or
        ~/.cache/flipside.
        NO_COLOR, set to anything, turns colors off unless --color turns them on.
        FLIPSIDE_PLAIN or ACCESSIBLE, set to anything, works like --plain.
        flipside(6) describes the other variables, such as FLIPSIDE_ALBUMS_URL.
      """,
      """
      Файлы:
        База данных flipside.db хранится в каталоге --data, иначе $FLIPSIDE_DATA,
        иначе $XDG_DATA_HOME/flipside, иначе ~/.local/share/flipside.
        Вместо каталога можно задать сервер PostgreSQL:
        postgres://user@host/database (нужен пакет libpq5).
        Кэш картинок лежит отдельно: в $XDG_CACHE_HOME/flipside или
        ~/.cache/flipside.
        С переменной NO_COLOR цвета выключены, если их не включает --color.
        FLIPSIDE_PLAIN или ACCESSIBLE действует как --plain.
        Другие переменные, например FLIPSIDE_ALBUMS_URL, описаны в flipside(6).
      """)
  }

  private static func statuses(in say: Language) -> [(String, String)] {
    ExitStatus.allCases.map { status in
      let meaning =
        switch status {
        case .done: say("success", "всё в порядке")
        case .failedCheck:
          say(
            "verification failed, or a file can't be read or written",
            "проверка не пройдена или сбой при чтении или записи")
        case .wrongUsage: say("invalid command line", "ошибка в командной строке")
        case .noTerminal:
          say(
            "no terminal, or one that can't move the cursor",
            "нет терминала, или он не умеет двигать курсор")
        case .noStore: say("the database can't be used", "базу данных нельзя использовать")
        }
      return ("\(status.rawValue)", meaning)
    } + [
      (
        "128+N",
        say(
          "ended by signal N; the game in progress is saved",
          "программу завершил сигнал N; начатая игра сохранена")
      )
    ]
  }

  /// Returns the help about a command, with its options.
  private static func text(about command: CommandDescription, in say: Language) -> String {
    let more = say(
      "See 'flipside --help' and flipside(6).", "Справка: 'flipside --help' и flipside(6).")
    return usages(of: [command], in: say)
      + options(command.options, in: say) { $0.detail(in: say) } + "\n\(more)\n"
  }

  private static func usages(of commands: [CommandDescription], in say: Language) -> String {
    say("Usage:", "Использование:") + "\n"
      + entries(
        commands.flatMap(\.usages).map { ("flipside \($0.typed)", $0.meaning.text(in: say)) },
        margin: 42)
  }

  private static func options(
    _ options: [Option], in say: Language, meaning: (Option) -> String
  ) -> String {
    let heading = say(
      "Options (--option VALUE or --option=VALUE; -- ends options):",
      "Параметры (--имя ЗНАЧЕНИЕ или --имя=ЗНАЧЕНИЕ; -- их завершает):")
    return "\n\(heading)\n" + entries(options.map { ($0.usage, meaning($0)) }, margin: 30)
  }

  /// Returns two columns, the second one starting at `margin`.
  private static func entries(_ entries: [(String, String)], margin: Int) -> String {
    entries.map { left, right in
      "  " + left + String(repeating: " ", count: max(margin - 2 - left.count, 2)) + right + "\n"
    }.joined()
  }

  /// `flipside 0.1.0 (pairs ruleset 1)`: records replay identically in versions with the same
  /// rulesets.
  private static var versionLine: String {
    let rulesets = Catalog.games.map { "\($0.id) ruleset \($0.revision)" }
    return "flipside \(Release.number) (\(rulesets.joined(separator: ", ")))"
  }
}
