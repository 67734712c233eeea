import GameCore

/// Why the store cannot be used, for somebody at a command line.
struct StoreSentence: Wording {
  private let fault: StoreFault

  init(_ fault: StoreFault) {
    self.fault = fault
  }

  var english: String {
    switch fault {
    case .nameTaken: "this player name is taken."
    case .emailTaken: "this e-mail address is taken."
    case .busy: "another program keeps the database locked; try again in a moment."
    case .full: "the disk with the database is full."
    case .readOnly: "the database may be read but not written."
    case .cannotOpen(let path):
      "cannot open the database at \(shown(path)); --data DIR names another place."
    case .notADatabase(let path): "\(shown(path)) is not a database of Flipside."
    case .corrupt: "the database is damaged; put a copy in its place, or move it away."
    case .schemaTooNew(let found, let known):
      "a newer Flipside wrote the database (version \(found), this one knows \(known)); update."
    case .notFound: "there is no such record."
    case .failed(let code, let message, _):
      "the database failed: \(Clean.line(message)) (code \(code))."
    }
  }

  var russian: String {
    switch fault {
    case .nameTaken: "это имя игрока занято."
    case .emailTaken: "этот адрес почты занят."
    case .busy: "база данных занята другой программой; попробуйте чуть позже."
    case .full: "на диске с базой данных нет места."
    case .readOnly: "базу данных можно читать, но не изменять."
    case .cannotOpen(let path):
      "не удаётся открыть базу данных \(shown(path)); другое место задаёт --data DIR."
    case .notADatabase(let path): "\(shown(path)) — не база данных Flipside."
    case .corrupt: "база данных повреждена; замените её копией или уберите в сторону."
    case .schemaTooNew(let found, let known):
      "базу данных записала более новая Flipside (версия \(found), здесь \(known)); обновите."
    case .notFound: "такой записи нет."
    case .failed(let code, let message, _):
      "сбой базы данных: \(Clean.line(message)) (код \(code))."
    }
  }

  private func shown(_ path: String) -> String { "'\(Clean.line(path))'" }
}
