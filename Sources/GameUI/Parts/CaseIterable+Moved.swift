extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// Returns the case `step` positions further, cyclically.
  func moved(by step: Int) -> Self {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[((index + step) % all.count + all.count) % all.count]
  }
}
