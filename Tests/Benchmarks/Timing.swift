import Glibc

/// Measuring time.
enum Timing {
  /// Seconds that `work` takes.
  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let took = try ContinuousClock().measure(work).components
    return Double(took.seconds) + Double(took.attoseconds) / 1e18
  }

  /// Seconds that `work` has this thread on a processor: what other programs do does not count.
  static func processorSeconds(_ work: () throws -> Void) rethrows -> Double {
    let before = processorTime()
    try work()
    return processorTime() - before
  }

  /// Milliseconds that `work` takes.
  static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    try seconds(work) * 1000
  }

  /// The middle one of `values`; 0 where there are none.
  static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  /// The medians of what two works take in milliseconds, done in turns, so that whatever else the
  /// machine does is shared fairly.
  static func inTurns(
    _ times: Int, _ one: () throws -> Void, _ other: () throws -> Void
  ) rethrows -> (one: Double, other: Double) {
    var ones: [Double] = []
    var others: [Double] = []
    for _ in 0..<times {
      ones.append(try milliseconds(one))
      others.append(try milliseconds(other))
    }
    return (median(ones), median(others))
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Why something could not be measured.
struct CannotMeasure: Error, CustomStringConvertible {
  let description: String

  init(_ what: String) {
    description = what
  }
}
