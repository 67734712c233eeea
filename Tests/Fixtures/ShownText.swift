import Glibc

extension Collection where Element == String, Index == Int {
  /// Returns whether the lines of a screen show `text`, in one line or, if it is long, wrapped.
  public func show(_ text: String) -> Bool {
    guard text.count > 30 else { return contains { $0.hasPart(text) } }
    let words = text.split(separator: " ")
    return indices.contains { row in
      var rest = words[...]
      for line in self[row...] {
        rest = rest.dropFirst(mostWords(of: rest, in: line))
        if rest.isEmpty { return true }
        if rest.count == words.count { return false }
      }
      return false
    }
  }

  /// Returns how many of `words`, from the first, are in a line one after another.
  private func mostWords(of words: ArraySlice<Substring>, in line: String) -> Int {
    var count = words.count
    while count > 0, !line.hasPart(words.prefix(count).joined(separator: " ")) { count -= 1 }
    return count
  }
}

extension String {
  /// Returns whether the bytes of `part` are in this text. Tests ask each time that a screen
  /// changes, and comparing characters takes ten times as long.
  public func hasPart(_ part: String) -> Bool { strstr(self, part) != nil }

  /// Returns the characters that this text and another one begin with.
  public func start(sharedWith other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }

  /// Returns the longest piece of this text around `part`.
  public func around(_ part: String) -> String {
    split(separator: part).max { $0.count < $1.count }.map(String.init) ?? ""
  }
}
