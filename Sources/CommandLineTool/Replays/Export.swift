import GameCore
import SystemStrings

/// `flipside replay export ID`.
struct Export: PrintingCommand {
  static let description = CommandDescription(
    "replay", usage: "replay export ID", "print a stored round as text",
    "вывести партию как текст", options: [.spoil], arguments: [.words(["export"])])

  let id: RoundID
  /// Whether rounds on current daily boards are exported too.
  let spoils: Bool

  init(_ given: inout Arguments) throws(UsageError) {
    guard given.next() == "export", let text = given.next()?.text else {
      throw UsageError(
        "use 'flipside replay export ID' with a round ID",
        "нужна команда 'flipside replay export ID', где ID — номер партии")
    }
    guard let number = Decimal.number(text), let id = Int(exactly: number), id > 0 else {
      throw UsageError(
        "\(text.quoted) is not a round ID: use a whole number, 1 or higher",
        "\(text.quoted) — не номер партии; номера — целые числа от 1")
    }
    self.id = RoundID(id)
    spoils = given.has(.spoil)
  }

  func report(in context: CommandContext) throws(StoreError) -> Report {
    let id = id.rawValue
    guard let stored = try context.store()?.storedRound(self.id) else {
      return Localized("there is no round \(id)", "партии \(id) нет").failure(in: context.language)
    }
    guard spoils || !Daily.isAhead(stored.record.transcript, at: context.now) else {
      return Localized(
        "round \(id) is on a daily board that others may not have played yet; wait until "
          + "the day (UTC) is over, or add --spoil",
        "партия \(id) — игра дня, в которую другие, может быть, ещё не играли; дождитесь "
          + "конца дня (UTC) или добавьте --spoil"
      ).failure(in: context.language)
    }
    guard stored.unknownEligibility == nil else {
      return Localized(
        "exporting round \(id) needs a newer version of Flipside",
        "чтобы выгрузить партию \(id), нужна более новая версия Flipside"
      ).failure(in: context.language)
    }
    let exported = ExportedReplay(stored)
    let text = exported.text
    // A modified row may contain values that the format cannot represent; the output must be
    // complete.
    guard text.utf8.count <= InputFile.limit,
      (try? ExportedReplay(parsing: Array(text.utf8))) == exported
    else {
      return Localized(
        "round \(id) was changed outside the game and can't be exported",
        "партия \(id) изменена вне игры, её нельзя выгрузить"
      ).failure(in: context.language)
    }
    return Report(output: text)
  }
}

extension Option {
  fileprivate static let spoil = Option(
    "spoil", namesCommands: true, "include today's daily boards", "и партии сегодняшних игр дня")
}
