import GameCore

/// A message about a whole database.
enum TableSentence: Phrase {
  case made
  case madeWithRole(RoleName, isNew: Bool)
  case roleInDirectory
  case cannotMakeRole(RoleName)
  case roleIsStrong(RoleName)
  case checked(players: Int, rounds: Int, flaws: Int)
  case copied(players: Int, rounds: Int)
  case copiedFalse(RoundID)
  case unknown(Int)
  case samePlace
  case damaged
  case nothing(String)
  case occupied(String)
  case differs(RoundID)

  func text(in say: Language) -> String {
    switch self {
    case .made: say("The table is ready.", "Стол готов.")
    case .madeWithRole(let role, isNew: false):
      say(
        "The table is ready, and so are the rights of the role \(role).",
        "Стол и права роли \(role) готовы.")
    case .madeWithRole(let role, isNew: true):
      say(
        "The table is ready, and the role \(role), which has no password yet: "
          + "set one in psql with \\password \(role).",
        "Стол готов, как и роль \(role). Пароля у неё пока нет: "
          + "задайте его в psql командой \\password \(role).")
    case .roleInDirectory:
      say(
        "roles are for servers; a directory has none.",
        "роли бывают только на сервере, в каталоге их нет.")
    case .cannotMakeRole(let role):
      say(
        "this account may not make the role \(role). Let somebody who may do "
          + "CREATE ROLE \(role) LOGIN, then run this again.",
        "создать роль \(role) этой учётной записи нельзя. Попросите того, кому можно, выполнить "
          + "CREATE ROLE \(role) LOGIN, затем повторите.")
    case .roleIsStrong(let role):
      say(
        "the role \(role) may do more than play, whatever rights it is given here. Name another.",
        "роли \(role) можно больше, чем играть, какие права ей ни дай. Назовите другую.")
    case .checked(let players, let rounds, let flaws):
      say(
        "Checked. Players: \(players), records: \(rounds), faults: \(flaws).",
        "Проверено. Игроков: \(players), записей: \(rounds), ошибок: \(flaws).")
    case .copied(let players, let rounds):
      say(
        "Copied and checked. Players: \(players), records: \(rounds).",
        "Скопировано и проверено. Игроков: \(players), записей: \(rounds).")
    case .copiedFalse(let id):
      say(
        "Record \(id.rawValue) failed verification. It was copied unchanged and has no place.",
        "Запись \(id.rawValue) не подтвердилась. Она скопирована как есть, и в таблицах её нет.")
    case .unknown(let count):
      say(
        "\(Plural.english(count, "record", "records")) "
          + "\(count == 1 ? "needs" : "need") a newer version of Flipside to be checked.",
        "Чтобы проверить " + Plural.russian(count, "запись", "записи", "записей")
          + ", нужна более новая версия Flipside.")
    case .damaged:
      say(
        "Put a backup in its place. Without one, sqlite3 with .recover saves what can be read of a "
          + "file into a new one; check that one then.",
        "Верните резервную копию. Если её нет, sqlite3 командой .recover спасёт из файла в новый "
          + "то, что ещё читается; проверьте потом новый.")
    case .samePlace:
      say(
        "source and target of a copy must be two places.",
        "откуда и куда копировать — должны быть два разных места.")
    case .nothing(let place):
      say(
        "nothing is kept at \(Clean.line(place, limit: 200)).",
        "здесь ничего не хранится: \(Clean.line(place, limit: 200)).")
    case .occupied(let name):
      say(
        "the target has players whom the source does not have "
          + "(\(Clean.line(name, limit: 40))). Copy into an empty place.",
        "там есть игроки, которых нет в исходном месте (\(Clean.line(name, limit: 40))). "
          + "Копируйте туда, где пусто.")
    case .differs(let id):
      say(
        "record \(id.rawValue) was not read back as it was written.",
        "запись \(id.rawValue) прочиталась не такой, какой была записана.")
    }
  }
}
