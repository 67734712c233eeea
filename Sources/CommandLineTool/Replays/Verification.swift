import GameCore
import SystemStrings

/// `flipside verify`: replays records and reports those that do not verify.
struct Verification: PrintingCommand {
  static let description = CommandDescription(
    "verify", usage: "verify [--all | FILE | -]", "replay rounds and report failures",
    "проверить партии, вывести ошибочные", options: [.listAll], arguments: [.files(or: ["-"])])

  /// The file with an exported record; nil for the stored records.
  let file: SystemString?
  /// Whether stored records that verify are listed too.
  let listsAll: Bool

  init(_ given: inout Arguments) throws(UsageError) {
    file = given.next()
    listsAll = given.has(.listAll)
    if file != nil, listsAll {
      throw UsageError(
        "--all and a file can't be used together", "--all и файл нельзя указать вместе")
    }
  }

  func report(in context: CommandContext) throws(StoreError) -> Report {
    let language = context.language
    if let file { return Self.report(on: InputFile.read(file), named: file.text, language) }
    let store = try context.store()
    var count = Count()
    var failures: [String] = []
    var proved: [String] = []
    try store?.visitRounds { stored in
      count.replayed += 1
      let (id, claimed) = ("\(stored.id.rawValue)", stored.record.claimed)
      guard let player = stored.playerName else {
        let sentence = VerifySentence.ownerless(name: id, player: stored.player)
        return failures.append(sentence.text(in: language))
      }
      let name = "\(id) (\(player.shown))"
      switch stored.verdict {
      case .verified:
        if listsAll { proved.append(VerifySentence.proved(name: name).text(in: language)) }
      case .failed(let error):
        let why = ReplaySentence(error: error, claimed: claimed)
        failures.append(VerifySentence.failed(name: name, why).text(in: language))
      case .unknown(let error):
        count.unknown += 1
        let sentence = VerifySentence(name: name, error, of: stored.record)
        proved.append(sentence.text(in: language))
      }
    }
    count.failed = failures.count
    failures += try store?.dailyFlaws().map { $0.text(in: language) } ?? []
    return Self.report(count, language, failures: failures, proved: proved)
  }

  static func report(
    on file: Result<[UInt8], ReplayFileError>, named path: String, _ language: Language
  ) -> Report {
    let name = ReplayFileSentence.name(path, in: language)
    let record: ReplayRecord
    do throws(ReplayFileError) {
      record = try ExportedReplay(parsing: file.get()).record
    } catch {
      return ReplayFileSentence(name: name, error: error).failure(in: language)
    }
    do throws(ReplayError) {
      _ = try Catalog.prove(record)
      return report(Count(replayed: 1), language, failures: [])
    } catch {
      let isUnknown = error.needsNewerVersion
      return report(
        Count(replayed: 1, failed: isUnknown ? 0 : 1, unknown: isUnknown ? 1 : 0), language,
        failures: [VerifySentence(name: name, error, of: record).text(in: language)])
    }
  }

  struct Count {
    var replayed = 0
    var failed = 0
    var unknown = 0
    var verified: Int { replayed - failed - unknown }
  }

  private static func report(
    _ count: Count, _ language: Language, failures: [String], proved: [String] = []
  ) -> Report {
    Report(
      output: (proved + [VerifySentence.summary(count).text(in: language)]).lines,
      errors: failures.lines, status: failures.isEmpty ? .done : .failedCheck)
  }
}

extension Option {
  fileprivate static let listAll = Option(
    "all", namesCommands: true, "also list the rounds that pass", "вывести и подтверждённые партии")
}
