/// The shape of a printable ASCII character: the coverage of each of its 3 x 4 parts.
struct Letter: Sendable {
  let character: Character
  /// The coverage of each of the 8 x 8 samples of a cell, 0 to 1.
  let foreground: [Double]

  /// Creates a letter from its coverage in ninths, four rows of three digits.
  private init(_ character: Character, _ digits: String) {
    self.character = character
    let parts = digits.compactMap(\.wholeNumberValue).map { Double($0) / 9 }
    foreground = (0..<Patch.side * Patch.side).map { index in
      let row = index / Patch.side / 2
      let column = index % Patch.side * 3 / Patch.side
      return parts[row * 3 + column]
    }
  }

  /// Returns the character whose coverage is most similar to the given 8 x 8 tones, 0 to 1 each.
  static func nearest(to wanted: [Double]) -> Character {
    var best: Character = " "
    var least = Double.infinity
    for letter in all {
      var error = 0.0
      for (foreground, tone) in zip(letter.foreground, wanted) {
        error += (foreground - tone) * (foreground - tone)
      }
      if error < least {
        least = error
        best = letter.character
      }
    }
    return best
  }

  static let all: [Letter] = [
    Letter(" ", "000 000 000 000"),
    Letter(".", "000 000 000 060"),
    Letter(",", "000 000 020 260"),
    Letter("'", "060 040 000 000"),
    Letter("`", "430 030 000 000"),
    Letter("\"", "606 404 000 000"),
    Letter("-", "000 262 262 000"),
    Letter("_", "000 000 000 888"),
    Letter("=", "000 666 666 000"),
    Letter(":", "222 222 222 222"),
    Letter("+", "343 454 454 343"),
    Letter("|", "080 080 080 080"),
    Letter("/", "005 034 340 500"),
    Letter("\\", "500 340 034 005"),
    Letter("(", "025 250 250 025"),
    Letter(")", "520 052 052 520"),
    Letter("[", "066 060 060 066"),
    Letter("]", "660 060 060 660"),
    Letter("^", "060 515 000 000"),
    Letter("v", "000 404 353 040"),
    Letter("o", "000 464 606 464"),
    Letter("T", "777 070 070 070"),
    Letter("L", "700 700 700 777"),
    Letter("J", "007 007 507 474"),
    Letter("P", "774 707 774 700"),
    Letter("F", "777 700 774 700"),
    Letter("Y", "606 363 070 070"),
    Letter("d", "007 467 707 477"),
    Letter("b", "700 764 707 774"),
    Letter("#", "666 666 666 666"),
    Letter("@", "999 999 999 999"),
  ]
}
