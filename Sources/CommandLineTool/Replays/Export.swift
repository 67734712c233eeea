import GameCore
import SystemStrings

/// `flipside replay export ID`.
struct Export: Command {
  static let description = CommandDescription(
    "replay", "replay export ID", options: [.spoil], arguments: [.words(["export"])]
  ) { $0("print a stored round as text", "вывести партию как текст") }

  let id: RoundID
  /// Whether rounds on current daily boards are exported too.
  let spoils: Bool

  init(_ given: inout Arguments) throws(UsageError) {
    guard given.next() == "export", let text = given.next()?.text else { throw .exportWhat }
    guard let number = Decimal.number(text), let id = Int(exactly: number), id > 0 else {
      throw .notAnID(text)
    }
    self.id = RoundID(id)
    spoils = given.has(.spoil)
  }

  func run(in context: CommandContext) throws(StoreError) -> Outcome {
    .report(try report(from: context.leaderboards(), context))
  }

  private func report(
    from store: (any LeaderboardStore)?, _ context: CommandContext
  ) throws(StoreError) -> Report {
    guard let stored = try store?.storedRound(id) else {
      return RefusalSentence.notFound(id).failure(in: context.language)
    }
    guard spoils || !Daily.isAhead(stored.record.transcript, at: context.now) else {
      return RefusalSentence.ofToday(id).failure(in: context.language)
    }
    let exported = ExportedRecord(stored)
    let text = exported.text
    // A modified row may contain values that the format cannot represent; the output must be
    // complete.
    guard text.utf8.count <= InputFile.limit,
      (try? ExportedRecord(parsing: Array(text.utf8))) == exported
    else { return RefusalSentence.damaged(id).failure(in: context.language) }
    return Report(output: text)
  }
}

extension Option {
  fileprivate static let spoil = Option("spoil", namesCommands: true) {
    $0("include today's daily boards", "и партии сегодняшних игр дня")
  }
}

extension UsageError {
  static let exportWhat = UsageError {
    $0(
      "use 'flipside replay export ID' with a round ID",
      "нужна команда 'flipside replay export ID', где ID — номер партии")
  }

  static func notAnID(_ text: String) -> Self {
    UsageError {
      $0(
        "\(quoted(text)) is not a round ID: use a whole number, 1 or higher",
        "\(quoted(text)) — не номер партии; номера — целые числа от 1")
    }
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
