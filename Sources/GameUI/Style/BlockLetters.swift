/// Letters large enough to show a color: six rows high, made of full cells.
///
/// It contains the letters of the color words and of "paused" in English and Russian; the first row
/// is for marks above a letter.
enum BlockLetters {
  /// The number of rows of every letter.
  static let rows = 6

  /// Returns the columns of `word`, with one between letters; nil if a letter is missing.
  static func columns(of word: String) -> Int? {
    bitmap(of: word)?[0].count
  }

  /// Returns the filled cells of `word`, row by row from the top; nil if a letter is missing.
  static func bitmap(of word: String) -> [[Bool]]? {
    let shapes = word.compactMap(shape)
    guard shapes.count == word.count else { return nil }
    return (0..<rows).map { row in
      shapes.enumerated().flatMap { index, shape in
        (index > 0 ? [false] : []) + shape[row].map { $0 == "#" }
      }
    }
  }

  private static func shape(_ letter: Character) -> [String]? {
    switch letter {
    case "A": ["    ", " ## ", "#  #", "####", "#  #", "#  #"]
    case "B": ["    ", "### ", "#  #", "### ", "#  #", "### "]
    case "C": ["    ", " ###", "#   ", "#   ", "#   ", " ###"]
    case "D": ["    ", "### ", "#  #", "#  #", "#  #", "### "]
    case "E": ["    ", "####", "#   ", "### ", "#   ", "####"]
    case "K", "К": ["    ", "#  #", "# # ", "##  ", "# # ", "#  #"]
    case "L": ["    ", "#   ", "#   ", "#   ", "#   ", "####"]
    case "O": ["    ", " ## ", "#  #", "#  #", "#  #", " ## "]
    case "R": ["    ", "### ", "#  #", "### ", "# # ", "#  #"]
    case "U": ["    ", "#  #", "#  #", "#  #", "#  #", " ## "]
    case "W": ["     ", "#   #", "#   #", "# # #", "## ##", "#   #"]
    case "S": ["    ", " ###", "#   ", " ## ", "   #", "### "]
    case "Y", "У": ["    ", "#  #", "#  #", " ###", "   #", " ## "]
    case "А": ["    ", " ## ", "#  #", "####", "#  #", "#  #"]
    case "Ё": ["#  #", "    ", "####", "### ", "#   ", "####"]
    case "Ж": ["     ", "# # #", "# # #", " ### ", "# # #", "# # #"]
    case "З": ["    ", "### ", "   #", " ## ", "   #", "### "]
    case "И": ["    ", "#  #", "# ##", "####", "## #", "#  #"]
    case "Й": [" ## ", "    ", "# ##", "####", "## #", "#  #"]
    case "Л": ["    ", "  ##", " # #", " # #", " # #", "#  #"]
    case "Н": ["    ", "#  #", "#  #", "####", "#  #", "#  #"]
    case "П": ["    ", "####", "#  #", "#  #", "#  #", "#  #"]
    case "P", "Р": ["    ", "### ", "#  #", "### ", "#   ", "#   "]
    case "С": ["    ", " ###", "#   ", "#   ", "#   ", " ###"]
    case "Т": ["     ", "#####", "  #  ", "  #  ", "  #  ", "  #  "]
    case "Ч": ["    ", "#  #", "#  #", " ###", "   #", "   #"]
    case "Ы": ["     ", "#   #", "#   #", "##  #", "# # #", "##  #"]
    default: nil
    }
  }
}
