/// A number in digits of three rows, made of half-blocks.
enum LargeDigits {
  /// Returns the rows of a number; other characters than digits separate its groups.
  /// The unit follows in plain letters on the last row, with as many blanks before the number, so
  /// that it is in the middle.
  static func rows(of number: String, unit: String = "") -> [String] {
    let blanks = String(repeating: " ", count: unit.count)
    return (0..<3).map { row in
      number.reduce(into: blanks) { text, character in
        text += (text == blanks || character == "," ? "" : " ") + shape(character)[row]
      } + (row == 2 ? unit : blanks)
    }
  }

  /// Returns the pixels of a digit, three in each of five rows.
  static func pixels(of digit: Character) -> [[Bool]] {
    shape(digit).flatMap { row in
      [row.map { $0 == "█" || $0 == "▀" }, row.map { $0 == "█" || $0 == "▄" }]
    }.dropLast()
  }

  private static func shape(_ character: Character) -> [String] {
    switch character {
    case "0": ["█▀█", "█ █", "▀▀▀"]
    case "1": ["▄█ ", " █ ", "▀▀▀"]
    case "2": ["▀▀█", "█▀▀", "▀▀▀"]
    case "3": ["▀▀█", "▀▀█", "▀▀▀"]
    case "4": ["█ █", "▀▀█", "  ▀"]
    case "5": ["█▀▀", "▀▀█", "▀▀▀"]
    case "6": ["█▀▀", "█▀█", "▀▀▀"]
    case "7": ["▀▀█", "  █", "  ▀"]
    case "8": ["█▀█", "█▀█", "▀▀▀"]
    case "9": ["█▀█", "▀▀█", "▀▀▀"]
    case ",": [" ", " ", "▖"]
    case ".": [" ", " ", "▘"]
    case ":": ["▄", "▄", " "]
    case "-": ["  ", "▀▀", "  "]
    default: [" ", " ", " "]
    }
  }
}
