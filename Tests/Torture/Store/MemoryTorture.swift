import CFaultyDisk
import CSQLite
import GameCore

/// Makes the memory of SQLite run out: every allocation fails in turn, and the total is limited
/// more and more.
struct MemoryTorture {
  let workshop: Workshop

  func run(until deadline: Deadline) throws -> Report {
    var report = Report("memory")
    let evening = try Evening()
    for stays in [false, true] {
      let outcome = allocations(stays, evening, until: deadline)
      report.count("allocation\(stays ? ", from then on" : "")", outcome)
    }
    report.count("less and less room", limits(evening, until: deadline))
    return deadline.isOver ? report.cutShort() : report
  }

  /// There are thousands of allocations: a growing stride covers early and late ones.
  private func allocations(
    _ stays: Bool, _ evening: Evening, until deadline: Deadline
  ) -> Outcome {
    var outcome = Outcome()
    var call = 1
    while !deadline.isOver {
      var wasReached = false
      hurt(evening, &outcome) {
        faulty_memory_fail(call, stays ? 1 : 0)
      } heal: {
        wasReached = faulty_memory_calls() >= call
        faulty_memory_fail(0, 0)
      }
      guard wasReached else { break }
      outcome.runs += 1
      call += 1 + call / 40
    }
    return outcome
  }

  private func limits(_ evening: Evening, until deadline: Deadline) -> Outcome {
    var outcome = Outcome()
    var bytes: Int64 = 1_000_000
    while bytes > 1000, !deadline.isOver {
      hurt(evening, &outcome) {
        sqlite3_hard_heap_limit64(bytes)
      } heal: {
        // The hard limit has lowered the soft one too.
        sqlite3_hard_heap_limit64(0)
        sqlite3_soft_heap_limit64(0)
      }
      outcome.runs += 1
      bytes -= bytes / 30
    }
    return outcome
  }

  /// Plays an evening between `harm` and `heal`: what was acknowledged must be saved afterward.
  private func hurt(
    _ evening: Evening, _ outcome: inout Outcome, _ harm: () -> Void, heal: () -> Void
  ) {
    outcome.complaints += workshop.complaints { directory in
      var ledger = Ledger()
      harm()
      do throws(StoreError) {
        try evening.play(in: directory, &ledger)
      } catch {
        outcome.refusals[Outcome.name(of: error), default: 0] += 1
      }
      heal()
      return ledger.complaints(about: directory)
    }
  }
}
