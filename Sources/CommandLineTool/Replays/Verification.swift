import GameCore

/// `flipside verify`: plays records again and says which are not true.
struct Verification {
  private let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// Replays every stored record.
  func report(from store: any LeaderboardStore) throws(StoreFault) -> Report {
    var replayed = 0
    var failures: [String] = []
    try store.visitRounds { stored in
      replayed += 1
      if let why = fault(of: stored.record) {
        let name = "\(stored.id.rawValue) (\(Clean.line(stored.playerName, limit: 60)))"
        failures.append(VerifySentence.failed(name: name, why).text(in: language))
      }
    }
    return report(replayed: replayed, failures: failures)
  }

  /// Replays one exported record.
  func report(on file: Result<[UInt8], InputFile.Fault>, named path: String) -> Report {
    let name = "'\(Clean.line(path))'"
    switch file {
    case .failure(let fault):
      return unreadable(FileSentence(name: name, fault).text(in: language))
    case .success(let bytes):
      do throws(ExportFault) {
        let why = fault(of: try ExportedRecord(parsing: bytes).record)
        let failure = why.map { VerifySentence.failed(name: name, $0).text(in: language) }
        return report(replayed: 1, failures: failure.map { [$0] } ?? [])
      } catch {
        return unreadable(ExportSentence(name: name, error).text(in: language))
      }
    }
  }

  /// Why the record is not true; nil where it is.
  private func fault(of record: ReplayRecord) -> ReplaySentence? {
    do throws(ReplayFault) {
      _ = try Catalog.verify(record)
      return nil
    } catch {
      return ReplaySentence(error, claimed: record.claimed)
    }
  }

  private func report(replayed: Int, failures: [String]) -> Report {
    let summary = VerifySentence.summary(replayed: replayed, failed: failures.count)
    return Report(
      output: summary.text(in: language) + "\n",
      errors: failures.map { $0 + "\n" }.joined(),
      status: failures.isEmpty ? .done : .failedCheck)
  }

  private func unreadable(_ sentence: String) -> Report {
    Report(errors: "flipside: \(sentence)\n", status: .failedCheck)
  }
}
