import GameCore

/// A message about a whole database.
enum MaintenanceSentence: Phrase {
  case made
  case madeWithRole(RoleName, isNew: Bool)
  case roleInDirectory
  case cannotMakeRole(RoleName)
  case roleIsStrong(RoleName)
  case checked(players: Int, rounds: Int, flaws: Int)
  case copied(players: Int, rounds: Int)
  case copiedFalse(RoundID)
  case leftOut(StoreInconsistency)
  case unknown(Int)
  case samePlace
  case damaged
  case nothing(String)
  case occupied(String)
  case differs(RoundID)

  func text(in say: Language) -> String {
    switch self {
    case .made: say("The database is ready.", "База данных готова.")
    case .madeWithRole(let role, isNew: false):
      say(
        "The database is ready, and the role \(role) has the rights it needs.",
        "База данных и права роли \(role) готовы.")
    case .madeWithRole(let role, isNew: true):
      say(
        "The database and the role \(role) are ready. The role has no password yet: "
          + "set one in psql with \\password \(role).",
        "База данных и роль \(role) готовы. Пароля у роли пока нет: "
          + "задайте его в psql командой \\password \(role).")
    case .roleInDirectory:
      say(
        "only a server has roles; a directory has none",
        "роли бывают только на сервере, в каталоге их нет")
    case .cannotMakeRole(let role):
      say(
        "no permission to create the role \(role); ask an administrator to run "
          + "CREATE ROLE \(role) LOGIN, then try again",
        "нет прав создать роль \(role); попросите администратора выполнить "
          + "CREATE ROLE \(role) LOGIN, затем повторите")
    case .roleIsStrong(let role):
      say(
        "the role \(role) has more rights than players need; choose another",
        "у роли \(role) больше прав, чем нужно игрокам; выберите другую")
    case .checked(let players, let rounds, let flaws):
      say(
        "Checked. Players: \(players), rounds: \(rounds), errors: \(flaws).",
        "Проверено. Игроков: \(players), партий: \(rounds), ошибок: \(flaws).")
    case .copied(let players, let rounds):
      say(
        "Copied and checked. Players: \(players), rounds: \(rounds).",
        "Скопировано и проверено. Игроков: \(players), партий: \(rounds).")
    case .copiedFalse(let id):
      say(
        "Round \(id.rawValue) failed verification. It was copied unchanged and is not ranked.",
        "Партия \(id.rawValue) не прошла проверку. Она скопирована как есть, вне зачёта.")
    case .leftOut(let flaw):
      say("Not copied: \(flaw.text(in: say))", "Не скопировано: \(flaw.text(in: say))")
    case .unknown(let count):
      say(
        "\(Plural.english(count, "round", "rounds")) "
          + "\(count == 1 ? "needs" : "need") a newer version of Flipside to be verified.",
        "Чтобы проверить " + Plural.russian(count, "партию", "партии", "партий")
          + ", нужна более новая версия Flipside.")
    case .damaged:
      say(
        "Restore a backup. If you have no backup, copy the readable data into a new file with "
          + ".recover in sqlite3, and check the new file.",
        "Восстановите резервную копию. Если её нет, перенесите то, что читается, в новый файл "
          + "командой .recover программы sqlite3 и проверьте его.")
    case .samePlace: say("FROM and TO are the same place", "FROM и TO — одно и то же место")
    case .nothing(let place):
      say(
        "there is no database at \(TextSanitizer.line(place, limit: 200))",
        "здесь нет базы данных: \(TextSanitizer.line(place, limit: 200))")
    case .occupied(let name):
      say(
        "TO has players that FROM does not (\(TextSanitizer.line(name, limit: 40))); "
          + "use an empty directory or database",
        "в TO есть игроки, которых нет в FROM (\(TextSanitizer.line(name, limit: 40))); "
          + "копируйте в пустой каталог или базу")
    case .differs(let id):
      say(
        "the copy of round \(id.rawValue) differs from the original",
        "копия партии \(id.rawValue) отличается от исходной")
    }
  }
}
