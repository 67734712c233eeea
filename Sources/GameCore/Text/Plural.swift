/// The form of a noun that goes with a number.
public enum Plural {
  /// English: `1 turn`, everything else `turns`.
  public static func english(_ count: Int, _ one: String, _ many: String) -> String {
    "\(Language.english.grouped(count)) \(count == 1 ? one : many)"
  }

  /// Russian: `1 ход`, `2 хода`, `5 ходов`, and again from 21 on; the teens go with five.
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
