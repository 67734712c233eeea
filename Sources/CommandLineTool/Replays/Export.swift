import GameCore

/// `flipside replay export ID`.
struct Export {
  private let language: Language
  private let now: Timestamp
  private let spoils: Bool

  init(_ language: Language, at now: Timestamp, spoils: Bool) {
    self.language = language
    self.now = now
    self.spoils = spoils
  }

  func report(on id: RoundID, from store: any LeaderboardStore) throws(StoreError) -> Report {
    guard let stored = try store.storedRound(id) else {
      return refused(.notFound(id))
    }
    guard spoils || !Daily.isAhead(stored.record.transcript, at: now) else {
      return refused(.ofToday(id))
    }
    let exported = ExportedRecord(stored)
    let text = exported.text
    // A modified row may contain values that the format cannot represent; the output must be
    // complete.
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
  case ofToday(RoundID)

  func text(in say: Language) -> String {
    switch self {
    case .notFound(let id): say("there is no round \(id.rawValue)", "партии \(id.rawValue) нет")
    case .damaged(let id):
      say(
        "round \(id.rawValue) was changed outside the game and can't be exported",
        "партия \(id.rawValue) изменена вне игры, её нельзя выгрузить")
    case .ofToday(let id):
      say(
        "round \(id.rawValue) is on a daily board that others may not have played yet; wait until "
          + "the day (UTC) is over, or add --spoil",
        "партия \(id.rawValue) — игра дня, в которую другие, может быть, ещё не играли; дождитесь "
          + "конца дня (UTC) или добавьте --spoil")
    }
  }
}
