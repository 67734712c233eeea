import GameCore

/// What is said of a whole table.
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

  var english: String {
    switch self {
    case .made: "The table is ready."
    case .madeWithRole(let role, isNew: false):
      "The table is ready, and so are the rights of the role \(role)."
    case .madeWithRole(let role, isNew: true):
      "The table is ready, and the role \(role), which has no password yet: "
        + "set one in psql with \\password \(role)."
    case .roleInDirectory: "roles are for servers; a directory has none."
    case .cannotMakeRole(let role):
      "this account may not make the role \(role). Let somebody who may do "
        + "CREATE ROLE \(role) LOGIN, then run this again."
    case .roleIsStrong(let role):
      "the role \(role) may do more than play, whatever rights it is given here. Name another."
    case .checked(let players, let rounds, let flaws):
      "Checked. Players: \(players), records: \(rounds), faults: \(flaws)."
    case .copied(let players, let rounds):
      "Copied and checked. Players: \(players), records: \(rounds)."
    case .copiedFalse(let id):
      "Record \(id.rawValue) is not true. It was copied as it is and stands on no board."
    case .unknown(let count):
      "\(Plural.english(count, "record", "records")) "
        + "\(count == 1 ? "needs" : "need") a newer version of Flipside to be checked."
    case .damaged:
      "Put a backup in its place. Without one, sqlite3 with .recover saves what can be read of a "
        + "file into a new one; check that one then."
    case .samePlace: "source and target of a copy must be two places."
    case .nothing(let place): "nothing is kept at \(Clean.line(place, limit: 200))."
    case .occupied(let name):
      "the target has players whom the source does not have "
        + "(\(Clean.line(name, limit: 40))). Copy into an empty place."
    case .differs(let id): "record \(id.rawValue) was not read back as it was written."
    }
  }

  var russian: String {
    switch self {
    case .made: "Стол готов."
    case .madeWithRole(let role, isNew: false):
      "Стол и права роли \(role) готовы."
    case .madeWithRole(let role, isNew: true):
      "Стол готов, как и роль \(role). Пароля у неё пока нет: "
        + "задайте его в psql командой \\password \(role)."
    case .roleInDirectory: "роли бывают только на сервере, в каталоге их нет."
    case .cannotMakeRole(let role):
      "создать роль \(role) этой учётной записи нельзя. Попросите того, кому можно, выполнить "
        + "CREATE ROLE \(role) LOGIN, затем повторите."
    case .roleIsStrong(let role):
      "роли \(role) можно больше, чем играть, какие права ей ни дай. Назовите другую."
    case .checked(let players, let rounds, let flaws):
      "Проверено. Игроков: \(players), записей: \(rounds), ошибок: \(flaws)."
    case .copied(let players, let rounds):
      "Скопировано и проверено. Игроков: \(players), записей: \(rounds)."
    case .copiedFalse(let id):
      "Запись \(id.rawValue) неверна. Она скопирована как есть, и в таблицах её нет."
    case .unknown(let count):
      "Чтобы проверить " + Plural.russian(count, "запись", "записи", "записей")
        + ", нужна более новая версия Flipside."
    case .damaged:
      "Верните резервную копию. Если её нет, sqlite3 командой .recover спасёт из файла в новый "
        + "то, что ещё читается; проверьте потом новый."
    case .samePlace: "откуда и куда копировать — должны быть два разных места."
    case .nothing(let place): "здесь ничего не хранится: \(Clean.line(place, limit: 200))."
    case .occupied(let name):
      "там есть игроки, которых нет в исходном месте (\(Clean.line(name, limit: 40))). "
        + "Копируйте туда, где пусто."
    case .differs(let id): "запись \(id.rawValue) прочиталась не такой, какой была записана."
    }
  }
}
