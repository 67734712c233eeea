/// The passwords that attackers try first.
enum CommonPasswords {
  /// Returns whether `text` is common in any case, with digits for letters (`P4ssw0rd`), with
  /// digits and marks added at an end (`Qwerty123!`), or repeated.
  static func contains(_ text: String) -> Bool {
    let folded = UnicodeForm.folded.of(text)
    let whole = Array(folded.unicodeScalars)
    if isRun(whole) || isKnown(unit(of: whole)) { return true }
    return isKnown(unit(of: strippedEnds(whole)))
  }

  private static let known = Set(CommonPasswordList.words.split(whereSeparator: \.isWhitespace))

  private static func isKnown(_ scalars: [Unicode.Scalar]) -> Bool {
    guard !scalars.isEmpty else { return false }
    return known.contains(Substring(String(String.UnicodeScalarView(scalars))))
      || known.contains(Substring(String(String.UnicodeScalarView(scalars.map(letter)))))
  }

  /// Returns whether each character equals the one before it, or is its successor, or its
  /// predecessor.
  private static func isRun(_ scalars: [Unicode.Scalar]) -> Bool {
    let steps = zip(scalars, scalars.dropFirst()).map { Int($1.value) - Int($0.value) }
    guard let first = steps.first, abs(first) <= 1 else { return false }
    // A run of digits continues from 9 to 0.
    return steps.allSatisfy { $0 == first || $0 == -9 * first && first != 0 }
  }

  /// Returns the shortest text of which `scalars` is a repetition, possibly with an incomplete end.
  private static func unit(of scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let length = (1...max(scalars.count, 1)).first { length in
      scalars.indices.dropFirst(length).allSatisfy { scalars[$0] == scalars[$0 - length] }
    }
    return Array(scalars.prefix(length ?? scalars.count))
  }

  /// Returns the text without up to four digits or marks at each end.
  private static func strippedEnds(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var middle = scalars[...]
    for _ in 0..<4 where middle.last.map({ !$0.isVisibleLetter }) ?? false { middle.removeLast() }
    for _ in 0..<4 where middle.first.map({ !$0.isVisibleLetter }) ?? false { middle.removeFirst() }
    return Array(middle)
  }

  /// Returns the letter for which a digit or mark is often used.
  private static func letter(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "0": "o"
    case "1", "!", "|": "i"
    case "3": "e"
    case "4", "@": "a"
    case "5", "$": "s"
    case "7", "+": "t"
    case "8": "b"
    case "9": "g"
    default: scalar
    }
  }
}
