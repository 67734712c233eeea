extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// Returns the case `step` positions further, cyclically.
  func moved(by step: Int) -> Self { Self.allCases.moved(from: self, by: step) }
}

extension Array where Element: Equatable {
  /// Returns the element `step` positions after another one, cyclically; that one if it is missing.
  func moved(from element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return element }
    return self[((index + step) % count + count) % count]
  }
}
