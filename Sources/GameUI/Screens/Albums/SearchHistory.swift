/// The last searches of this run.
struct SearchHistory: Sendable {
  private var terms: [String] = []
  /// The position in the history; 0 for the text being typed.
  private var back = 0
  private static let most = 20

  mutating func add(_ term: String) {
    terms.removeAll { $0 == term }
    terms = Array((terms + [term]).suffix(Self.most))
    back = 0
  }

  /// Returns the search before the shown one, or nil.
  mutating func earlier(than shown: String) -> String? {
    // The player may have typed meanwhile.
    if back > 0, terms[terms.count - back] != shown { back = 0 }
    if back == 0, terms.last == shown { back = 1 }
    guard back < terms.count else { return nil }
    back += 1
    return terms[terms.count - back]
  }
}
