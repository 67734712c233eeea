/// The cards that are seen on a screen, row by row.
struct CardTable {
  struct Card {
    let column: Int
    let row: Int
    let columns: Int
    let rows: Int
    /// What the card shows in its middle; nil for a back.
    let symbol: Character?
    /// What the card is called in its lower edge; empty for a back, and where there is no room.
    let name: String

    /// What tells the card from others: its symbol, or what its picture is called; nil for a back.
    var face: String? {
      if let symbol, !("\u{2580}"..."\u{259F}" ~= symbol) { return String(symbol) }
      return name.isEmpty ? nil : name
    }

    /// A place of the screen on the card, from 1.
    var middle: (column: Int, row: Int) { (column + columns / 2 + 1, row + rows / 2 + 1) }
  }

  let cards: [Card]

  init(_ screen: [String]) {
    // Tabs and account stand above, keys below.
    let lines = screen.map(Array.init)
    var cards: [Card] = []
    for (row, line) in lines.enumerated() where row >= 2 {
      for column in line.indices {
        guard let right = Self.rightEdge(of: line, from: column),
          let bottom = lines.indices.first(where: {
            $0 > row && lines[$0].indices.contains(column)
              && Self.bottoms.contains(lines[$0][column])
          })
        else { continue }
        let middle = lines[row + (bottom - row) / 2]
        let center = column + (right - column) / 2
        let shown = middle.indices.contains(center) ? middle[center] : " "
        cards.append(
          Card(
            column: column, row: row, columns: right - column + 1, rows: bottom - row + 1,
            symbol: Self.backs.contains(shown) ? nil : shown,
            name: Self.name(in: lines[bottom], column, right)))
      }
    }
    self.cards = cards
  }

  /// What the lower left corner of a card can be.
  private static let bottoms: Set<Character> = ["╰", "▀"]
  /// What the middle of a back can be.
  private static let backs: Set<Character> = [" ", "·", "╱", "╲", "╳"]

  /// Where the upper edge of a card that begins at `column` ends; nil where none begins: a face
  /// has corners, a back an edge of half blocks.
  private static func rightEdge(of line: [Character], from column: Int) -> Int? {
    switch line[column] {
    case "╭": return line[column...].firstIndex(of: "╮")
    case "▄" where column == 0 || line[column - 1] != "▄":
      return (line[column...].firstIndex { $0 != "▄" } ?? line.count) - 1
    default: return nil
    }
  }

  /// The words in a card's lower edge.
  private static func name(in line: [Character], _ left: Int, _ right: Int) -> String {
    let edge = line.indices.contains(right) ? line[left...right] : []
    return edge.contains { $0.isLetter } ? String(edge.filter { $0.isLetter || $0.isNumber }) : ""
  }

  /// Whether no face is seen.
  var isHidden: Bool { cards.allSatisfy { $0.symbol == nil } }
}
