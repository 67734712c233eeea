/// Letters large enough to show a color: six rows high, made of full cells.
///
/// It contains the capital letters of English and Russian; the first row is for marks above a
/// letter.
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
    case "A", "А": ["    ", " ## ", "#  #", "####", "#  #", "#  #"]
    case "B", "В": ["    ", "### ", "#  #", "### ", "#  #", "### "]
    case "C", "С": ["    ", " ###", "#   ", "#   ", "#   ", " ###"]
    case "D": ["    ", "### ", "#  #", "#  #", "#  #", "### "]
    case "E", "Е": ["    ", "####", "#   ", "### ", "#   ", "####"]
    case "F": ["    ", "####", "#   ", "### ", "#   ", "#   "]
    case "G": ["    ", " ###", "#   ", "# ##", "#  #", " ###"]
    case "H", "Н": ["    ", "#  #", "#  #", "####", "#  #", "#  #"]
    case "I": ["   ", "###", " # ", " # ", " # ", "###"]
    case "J": ["    ", "  ##", "   #", "   #", "#  #", " ## "]
    case "K", "К": ["    ", "#  #", "# # ", "##  ", "# # ", "#  #"]
    case "L": ["    ", "#   ", "#   ", "#   ", "#   ", "####"]
    case "M", "М": ["     ", "#   #", "## ##", "# # #", "#   #", "#   #"]
    case "N": ["    ", "#  #", "## #", "# ##", "#  #", "#  #"]
    case "O", "О": ["    ", "####", "#  #", "#  #", "#  #", "####"]
    case "P", "Р": ["    ", "### ", "#  #", "### ", "#   ", "#   "]
    case "Q": ["    ", " ## ", "#  #", "#  #", "# ##", " ###"]
    case "R": ["    ", "### ", "#  #", "### ", "# # ", "#  #"]
    case "S": ["    ", " ###", "#   ", " ## ", "   #", "### "]
    case "T", "Т": ["     ", "#####", "  #  ", "  #  ", "  #  ", "  #  "]
    case "U": ["    ", "#  #", "#  #", "#  #", "#  #", "####"]
    case "V": ["     ", "#   #", "#   #", "#   #", " # # ", "  #  "]
    case "W": ["     ", "#   #", "#   #", "# # #", "## ##", "#   #"]
    case "X", "Х": ["     ", "#   #", " # # ", "  #  ", " # # ", "#   #"]
    case "Y": ["    ", "#  #", "#  #", " ## ", " ## ", " ## "]
    case "У": ["    ", "#  #", "#  #", " ###", "   #", " ## "]
    case "Z": ["    ", "####", "   #", " ## ", "#   ", "####"]
    case "Ё": ["#  #", "    ", "####", "### ", "#   ", "####"]
    case "Б": ["    ", "####", "#   ", "### ", "#  #", "### "]
    case "Г": ["    ", "####", "#   ", "#   ", "#   ", "#   "]
    case "Д": ["     ", " ### ", " # # ", " # # ", "#####", "#   #"]
    case "Ж": ["     ", "# # #", "# # #", " ### ", "# # #", "# # #"]
    case "З": ["    ", "### ", "   #", " ## ", "   #", "### "]
    case "И": ["    ", "#  #", "# ##", "####", "## #", "#  #"]
    case "Й": [" ## ", "    ", "# ##", "####", "## #", "#  #"]
    case "Л": ["    ", "  ##", " # #", " # #", " # #", "#  #"]
    case "П": ["    ", "####", "#  #", "#  #", "#  #", "#  #"]
    case "Ф": ["     ", "  #  ", " ### ", "# # #", " ### ", "  #  "]
    case "Ц": ["     ", "#  # ", "#  # ", "#  # ", "#####", "    #"]
    case "Ч": ["    ", "#  #", "#  #", " ###", "   #", "   #"]
    case "Ш": ["     ", "# # #", "# # #", "# # #", "# # #", "#####"]
    case "Щ": ["      ", "# # # ", "# # # ", "# # # ", "######", "     #"]
    case "Ъ": ["     ", "##   ", " #   ", " ### ", " #  #", " ### "]
    case "Ы": ["     ", "#   #", "#   #", "##  #", "# # #", "##  #"]
    case "Ь": ["    ", "#   ", "#   ", "### ", "#  #", "### "]
    case "Э": ["    ", "### ", "   #", " ###", "   #", "### "]
    case "Ю": ["     ", "#  # ", "# # #", "### #", "# # #", "#  # "]
    case "Я": ["    ", " ###", "#  #", " ###", "# # ", "#  #"]
    default: nil
    }
  }
}
