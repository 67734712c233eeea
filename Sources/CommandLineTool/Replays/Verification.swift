import GameCore

/// `flipside verify`: plays records again and says which are not true.
struct Verification {
  private let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// Replays every stored record, and names the true ones too where `namingAll`.
  func report(
    from store: any LeaderboardStore, namingAll: Bool = false
  ) throws(StoreFault) -> Report {
    var replayed = 0
    var failures: [String] = []
    var proved: [String] = []
    try store.visitRounds { stored in
      replayed += 1
      if let failure = failure(of: stored) {
        failures.append(failure.text(in: language))
      } else if namingAll {
        proved.append(VerifySentence.proved(name: name(of: stored)).text(in: language))
      }
    }
    return report(replayed: replayed, failures: failures, proved: proved)
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

  /// What is wrong with a stored round; nil where it is true and somebody's.
  private func failure(of stored: StoredRound) -> VerifySentence? {
    guard stored.playerName != nil else {
      return .ownerless(name: "\(stored.id.rawValue)", player: stored.player)
    }
    return fault(of: stored.record).map { .failed(name: name(of: stored), $0) }
  }

  private func name(of stored: StoredRound) -> String {
    "\(stored.id.rawValue) (\(Clean.line(stored.playerName ?? "", limit: 60)))"
  }

  /// Why the record is not true; nil where it is.
  private func fault(of record: ReplayRecord) -> ReplaySentence? {
    do throws(ReplayFault) {
      _ = try Catalog.prove(record)
      return nil
    } catch {
      return ReplaySentence(error, claimed: record.claimed)
    }
  }

  private func report(replayed: Int, failures: [String], proved: [String] = []) -> Report {
    let summary = VerifySentence.summary(replayed: replayed, failed: failures.count)
    return Report(
      output: (proved + [summary.text(in: language)]).map { $0 + "\n" }.joined(),
      errors: failures.map { $0 + "\n" }.joined(),
      status: failures.isEmpty ? .done : .failedCheck)
  }

  private func unreadable(_ sentence: String) -> Report {
    Report(errors: "flipside: \(sentence)\n", status: .failedCheck)
  }
}
