import GameCore

/// `flipside verify`: replays records and reports those that do not verify.
struct Verification {
  private let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// Replays the stored records; with `namingAll` those that verify are listed too.
  func report(
    from store: any LeaderboardStore, namingAll: Bool = false
  ) throws(StoreError) -> Report {
    var count = Count()
    var failures: [String] = []
    var proved: [String] = []
    try store.visitRounds { stored in
      count.replayed += 1
      let sentence = sentence(on: stored)
      let text = sentence.text(in: language)
      switch sentence {
      case .failed, .ownerless: failures.append(text)
      case .unknown:
        count.unknown += 1
        proved.append(text)
      case .proved, .summary: if namingAll { proved.append(text) }
      }
    }
    count.failed = failures.count
    failures += try store.dailyFlaws().map { InconsistencySentence($0).text(in: language) }
    return report(count, failures: failures, proved: proved)
  }

  /// Replays one exported record.
  func report(on file: Result<[UInt8], InputFile.ReadError>, named path: String) -> Report {
    let name = FileSentence.name(path, in: language)
    switch file {
    case .failure(let error):
      return unreadable(FileSentence(name: name, error).text(in: language))
    case .success(let bytes):
      do throws(ExportError) {
        let record = try ExportedRecord(parsing: bytes).record
        var count = Count(replayed: 1)
        do throws(ReplayError) {
          _ = try Catalog.prove(record)
          return report(count, failures: [])
        } catch {
          let isUnknown = error.needsNewerVersion
          count.unknown = isUnknown ? 1 : 0
          count.failed = isUnknown ? 0 : 1
          let why = ReplaySentence(.replay(error), claimed: record.claimed)
          let sentence =
            isUnknown
            ? VerifySentence.unknown(name: name, why) : .failed(name: name, why)
          return report(count, failures: [sentence.text(in: language)])
        }
      } catch {
        return unreadable(ExportSentence(name: name, error).text(in: language))
      }
    }
  }

  /// The numbers of replayed records by result.
  struct Count {
    var replayed = 0
    var failed = 0
    var unknown = 0
    var verified: Int { replayed - failed - unknown }
  }

  private func sentence(on stored: StoredRound) -> VerifySentence {
    guard stored.playerName != nil else {
      return .ownerless(name: "\(stored.id.rawValue)", player: stored.player)
    }
    let (name, claimed) = (name(of: stored), stored.record.claimed)
    return switch stored.verdict {
    case .verified: .proved(name: name)
    case .failed(let error): .failed(name: name, ReplaySentence(error, claimed: claimed))
    case .unknown(let error): .unknown(name: name, ReplaySentence(.replay(error), claimed: claimed))
    }
  }

  private func name(of stored: StoredRound) -> String {
    "\(stored.id.rawValue) (\(TextSanitizer.line(stored.playerName ?? "", limit: 60)))"
  }

  private func report(_ count: Count, failures: [String], proved: [String] = []) -> Report {
    let summary = VerifySentence.summary(count)
    return Report(
      output: (proved + [summary.text(in: language)]).map { $0 + "\n" }.joined(),
      errors: failures.map { $0 + "\n" }.joined(),
      status: failures.isEmpty ? .done : .failedCheck)
  }

  private func unreadable(_ sentence: String) -> Report {
    Report(errors: "flipside: \(sentence)\n", status: .failedCheck)
  }
}
