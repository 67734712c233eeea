import Glibc

/// Time measurements.
enum Timing {
  /// Returns the seconds of `work`.
  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let took = try ContinuousClock().measure(work).components
    return Double(took.seconds) + Double(took.attoseconds) / 1e18
  }

  /// Returns the processor time of `work` on this thread in seconds, which does not depend on other
  /// programs.
  static func processorSeconds(_ work: () throws -> Void) rethrows -> Double {
    let before = processorTime()
    try work()
    return processorTime() - before
  }

  /// Returns the milliseconds of `work`.
  static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    try seconds(work) * 1000
  }

  /// Returns the median of `values`; 0 if there are none.
  static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  /// Returns the medians of two works in milliseconds, measured in turns, so that the load of the
  /// machine affects both equally.
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

/// The reason why something cannot be measured.
struct CannotMeasure: Error, CustomStringConvertible {
  let description: String

  init(_ what: String) {
    description = what
  }
}
