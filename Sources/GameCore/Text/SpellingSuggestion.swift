/// The search for the name that was probably intended.
public enum SpellingSuggestion {
  /// Returns the first of `names` closest to `text`: within one typing error (an extra, missing or
  /// different letter, or two swapped ones) for each three of its letters, and at most two. Returns
  /// nil if there is none.
  public static func to(_ text: String, among names: [String]) -> String? {
    guard text.utf8.count <= 40 else { return nil }
    let near = names.map { (name: $0, slips: slips(Array(text), Array($0))) }
    guard let best = near.min(by: { $0.slips < $1.slips }), best.slips <= 2,
      3 * best.slips <= best.name.count
    else { return nil }
    return best.name
  }

  /// Returns the optimal string alignment distance (Damerau's distance without an edit inside a
  /// swapped pair).
  private static func slips(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var slips = min(last[column + 1], current[column]) + 1
        slips = min(slips, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          slips = min(slips, beforeLast[column - 1] + 1)
        }
        current.append(slips)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
