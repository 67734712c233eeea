extension Optional where Wrapped: Comparable {
  /// Returns the lesser of two values; the other one if one is nil. Each turn asks for several, so
  /// it takes no array.
  func orLesser(_ other: Wrapped?) -> Wrapped? {
    guard let self, let other else { return self ?? other }
    return Swift.min(self, other)
  }
}
