/// The scripts of letters, and the combinations allowed in a name.
enum Scripts {
  /// Returns whether a name may mix the scripts of `text`: one script, possibly together with East
  /// Asian scripts, whose letters look like no others; or Latin with a script of which no letter
  /// looks like a Latin one. This is UTS 39's "moderately restrictive" level.
  static func mayBeMixed(in text: String) -> Bool {
    let scripts = Set(text.unicodeScalars.compactMap(script))
    let others = scripts.subtracting(eastAsian)
    if others.count <= 1 { return true }
    return scripts.count == 2 && scripts.contains("Latn") && !scripts.isDisjoint(with: besideLatin)
  }

  private static let eastAsian: Set<String> = ["Hani", "Hira", "Kana", "Bopo", "Hang"]

  private static let besideLatin: Set<String> = [
    "Arab", "Beng", "Deva", "Ethi", "Geor", "Gujr", "Guru", "Hebr", "Khmr", "Knda", "Laoo", "Mlym",
    "Mymr", "Orya", "Sinh", "Taml", "Telu", "Thaa", "Thai", "Tibt",
  ]

  /// Returns the script of a letter, mark or digit; nil if it belongs to several.
  private static func script(of scalar: Unicode.Scalar) -> String? {
    // It is between the ranges of Latin letters.
    guard scalar != "_" else { return nil }
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= scalar.value else { return nil }
    return ranges[low].script
  }

  /// The ranges from the table, read when the first name is checked.
  private static let ranges: [(first: UInt32, last: UInt32, script: String)] = {
    var ranges: [(first: UInt32, last: UInt32, script: String)] = []
    var reader = UnicodeTableReader(ScriptTable.text)
    while let word = reader.word() {
      let parts = word.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
      guard parts.count == 3 else { continue }
      ranges.append(
        (
          UnicodeTableReader.number(parts[0]), UnicodeTableReader.number(parts[1]),
          String(decoding: parts[2], as: UTF8.self)
        ))
    }
    return ranges
  }()
}
