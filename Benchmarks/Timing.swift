/// Measuring time.
enum Timing {
  /// Seconds that `work` takes.
  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let took = try ContinuousClock().measure(work).components
    return Double(took.seconds) + Double(took.attoseconds) / 1e18
  }

  /// The middle one of `values`; 0 where there are none.
  static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }
}
