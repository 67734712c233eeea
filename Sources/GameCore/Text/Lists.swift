extension [String] {
  /// The texts, separated by commas.
  package var list: String { joined(separator: ", ") }
}

extension Array where Element: Hashable {
  /// The elements, each only once, in order.
  package var withoutRepetitions: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
