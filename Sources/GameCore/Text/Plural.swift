/// Plural forms of nouns.
public enum Plural {
  /// Returns `1 turn` for one and `turns` otherwise.
  public static func english(_ count: Int, _ one: String, _ many: String) -> String {
    "\(Language.english.grouped(count)) \(count == 1 ? one : many)"
  }

  /// Returns the English ordinal, as in `1st`, `2nd`, `3rd`, `4th`; 11 to 13 end in `th`.
  public static func ordinal(_ number: Int) -> String {
    let tens = number.magnitude % 100
    let ending =
      switch number.magnitude % 10 {
      case _ where (11...13).contains(tens): "th"
      case 1: "st"
      case 2: "nd"
      case 3: "rd"
      default: "th"
      }
    return Language.english.grouped(number) + ending
  }

  /// Returns the Russian form, as in `1 ход`, `2 хода`, `5 ходов`, repeating from 21; 11 to 19 are
  /// like 5.
  public static func russian(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
    let tens = count.magnitude % 100
    let form =
      switch count.magnitude % 10 {
      case _ where (11...14).contains(tens): many
      case 1: one
      case 2...4: few
      default: many
      }
    return "\(Language.russian.grouped(count)) \(form)"
  }
}

extension Language {
  /// Returns a number with its noun in this language, given the forms of `Plural`.
  public func plural(
    _ count: Int, _ english: (one: String, many: String),
    _ russian: (one: String, few: String, many: String)
  ) -> String {
    self(
      Plural.english(count, english.one, english.many),
      Plural.russian(count, russian.one, russian.few, russian.many))
  }
}
