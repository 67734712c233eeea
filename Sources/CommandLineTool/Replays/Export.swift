import GameCore

/// `flipside replay export ID`.
struct Export {
  private let language: Language

  init(_ language: Language) {
    self.language = language
  }

  func report(on id: RoundID, from store: any LeaderboardStore) throws(StoreFault) -> Report {
    guard let stored = try store.storedRound(id) else {
      return refused(.notFound(id))
    }
    let exported = ExportedRecord(stored)
    let text = exported.text
    // A row that a hand has changed may hold what the format cannot: never write half of it.
    guard text.utf8.count <= InputFile.limit,
      (try? ExportedRecord(parsing: Array(text.utf8))) == exported
    else { return refused(.damaged(id)) }
    return Report(output: text)
  }

  private func refused(_ sentence: RefusalSentence) -> Report {
    Report(errors: "flipside: \(sentence.text(in: language))\n", status: .failedCheck)
  }
}

private enum RefusalSentence: Phrase {
  case notFound(RoundID)
  case damaged(RoundID)

  var english: String {
    switch self {
    case .notFound(let id): "there is no record \(id.rawValue)."
    case .damaged(let id):
      "record \(id.rawValue) was changed outside the game and cannot be exported."
    }
  }

  var russian: String {
    switch self {
    case .notFound(let id): "записи \(id.rawValue) нет."
    case .damaged(let id): "запись \(id.rawValue) изменена вне игры, её нельзя выгрузить."
    }
  }
}
