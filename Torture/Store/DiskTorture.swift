import CFaultyDisk
import GameCore

/// Lets every write, sync and open of SQLite fail in turn, once and from then on.
struct DiskTorture {
  private static let kinds: [(name: String, bits: Int32)] = [
    ("open", FAULTY_OPEN), ("write", FAULTY_WRITE), ("full disk", FAULTY_FULL),
    ("sync", FAULTY_SYNC), ("truncate", FAULTY_TRUNCATE), ("read", FAULTY_READ),
    ("delete", FAULTY_DELETE), ("shared memory", FAULTY_SHARED_MEMORY),
  ]

  static func run(until deadline: Deadline) throws -> Report {
    guard faulty_disk_install() == 0 else { return Report("disk", complaints: ["not installed"]) }
    var report = Report("disk")
    let evening = try Evening()
    for (name, bits) in kinds {
      for stays in [false, true] {
        report.count("\(name)\(stays ? ", from then on" : "")", allCalls(bits, stays, evening))
        guard !deadline.isOver else { return report.cutShort() }
      }
    }
    return report
  }

  /// Each call of a kind fails in an evening of its own, until an evening has no such call left.
  private static func allCalls(_ kind: Int32, _ stays: Bool, _ evening: Evening) -> Outcome {
    var outcome = Outcome()
    var call = 1
    while true {
      var wasReached = false
      outcome.complaints += Scratch.directory { directory in
        var ledger = Ledger()
        faulty_disk_fail(kind, call, stays ? 1 : 0)
        do throws(StoreFault) {
          try evening.play(in: directory, &ledger)
        } catch {
          outcome.refusals[Outcome.name(of: error), default: 0] += 1
        }
        wasReached = faulty_disk_calls() >= call
        faulty_disk_fail(0, 0, 0)
        // Whatever was acknowledged is there; and the whole evening can be had again.
        var complaints = ledger.complaints(about: directory)
        do throws(StoreFault) {
          try evening.play(in: directory, &ledger)
        } catch {
          complaints.append("the healed disk still refuses: \(error)")
        }
        return complaints + ledger.complaints(about: directory)
      }
      guard wasReached else { return outcome }
      outcome.runs += 1
      call += 1
    }
  }
}

/// Lets every allocation of SQLite fail in turn.
struct MemoryTorture {
  static func run(until deadline: Deadline) throws -> Report {
    var report = Report("memory")
    let evening = try Evening()
    for stays in [false, true] {
      var outcome = Outcome()
      var call = 1
      // Thousands of allocations: a growing stride visits early and late ones.
      while !deadline.isOver {
        var wasReached = false
        outcome.complaints += Scratch.directory { directory in
          var ledger = Ledger()
          faulty_memory_fail(call, stays ? 1 : 0)
          do throws(StoreFault) {
            try evening.play(in: directory, &ledger)
          } catch {
            outcome.refusals[Outcome.name(of: error), default: 0] += 1
          }
          wasReached = faulty_memory_calls() >= call
          faulty_memory_fail(0, 0)
          return ledger.complaints(about: directory)
        }
        guard wasReached else { break }
        outcome.runs += 1
        call += 1 + call / 40
      }
      report.count("allocation\(stays ? ", from then on" : "")", outcome)
    }
    return deadline.isOver ? report.cutShort() : report
  }
}
