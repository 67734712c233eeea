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
