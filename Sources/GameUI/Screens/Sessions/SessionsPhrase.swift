import GameCore

/// The texts of the list of sessions.
enum SessionsPhrase: Phrase {
  case heading, empty, user, since, used, this, end, keyEnd, keyEndOthers

  var english: String {
    switch self {
    case .heading: "Where you are logged in"
    case .empty: "You stay logged in nowhere."
    case .user: "User"
    case .since: "Since"
    case .used: "Last used"
    case .this: "this one"
    case .end: "End"
    case .keyEnd: "end"
    case .keyEndOthers: "end all others"
    }
  }

  var russian: String {
    switch self {
    case .heading: "Где вы вошли"
    case .empty: "Открытых сеансов нет."
    case .user: "Кто"
    case .since: "С какого времени"
    case .used: "Последний раз"
    case .this: "этот"
    case .end: "Завершить"
    case .keyEnd: "завершить"
    case .keyEndOthers: "завершить другие"
    }
  }
}
