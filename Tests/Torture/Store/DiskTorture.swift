import CFaultyDisk
import GameCore

/// Makes every write, sync and open of SQLite fail in turn, once and from then on.
struct DiskTorture {
  private static let kinds: [(name: String, bits: Int32)] = [
    ("open", FAULTY_OPEN), ("write", FAULTY_WRITE), ("full disk", FAULTY_FULL),
    ("sync", FAULTY_SYNC), ("truncate", FAULTY_TRUNCATE), ("read", FAULTY_READ),
    ("delete", FAULTY_DELETE), ("shared memory", FAULTY_SHARED_MEMORY),
  ]

  let workshop: Workshop

  func run(until deadline: Deadline) throws -> Report {
    var report = Report("disk")
    let evening = try Evening()
    for (name, bits) in Self.kinds {
      for stays in [false, true] {
        let outcome = allCalls(bits, stays, evening, until: deadline)
        report.count("\(name)\(stays ? ", from then on" : "")", outcome)
        guard !deadline.isOver else { return report.cutShort() }
      }
    }
    return report
  }

  /// Makes each call of a kind fail in a separate evening, until an evening has no such call left.
  private func allCalls(
    _ kind: Int32, _ stays: Bool, _ evening: Evening, until deadline: Deadline
  ) -> Outcome {
    var outcome = Outcome()
    var call = 1
    while !deadline.isOver {
      var wasReached = false
      outcome.complaints += workshop.complaints { directory in
        var ledger = Ledger()
        faulty_disk_fail(kind, call, stays ? 1 : 0)
        do throws(StoreError) {
          try evening.play(in: directory, &ledger)
        } catch {
          outcome.refusals[Outcome.name(of: error), default: 0] += 1
        }
        wasReached = faulty_disk_calls() >= call
        faulty_disk_fail(0, 0, 0)
        // Everything acknowledged must be saved, and the whole evening must be repeatable.
        var complaints = ledger.complaints(about: directory)
        do throws(StoreError) {
          try evening.play(in: directory, &ledger)
        } catch {
          complaints.append("the healed disk still refuses: \(error)")
        }
        return complaints + ledger.complaints(about: directory)
      }
      guard wasReached else { break }
      outcome.runs += 1
      call += 1
    }
    return outcome
  }
}
