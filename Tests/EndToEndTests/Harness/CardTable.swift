/// The cards on a screen, row by row.
struct CardTable {
  struct Card {
    let column: Int
    let row: Int
    let columns: Int
    let rows: Int
    /// The symbol in the middle of the card; nil for a back.
    let symbol: Character?
    /// The name on the lower edge of the card; empty for a back, and if there is no room.
    let name: String

    /// The identity of the card: its symbol, or the name of its picture; nil for a back.
    var face: String? {
      if let symbol, !("\u{2580}"..."\u{259F}" ~= symbol) { return String(symbol) }
      return name.isEmpty ? nil : name
    }

    /// A position on the screen, from 1, in the middle of the card.
    var middle: (column: Int, row: Int) { (column + columns / 2 + 1, row + rows / 2 + 1) }
  }

  let cards: [Card]

  init(_ screen: [String]) {
    // Tabs and player are above, keys below.
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

  /// The possible lower left corners of a card.
  private static let bottoms: Set<Character> = ["╰", "▀"]
  /// The possible middles of a back.
  private static let backs: Set<Character> = [" ", "·", "╱", "╲", "╳"]

  /// Returns the end of the upper edge of a card that begins at `column`; nil if none does. A face
  /// has corners, a back an edge of half blocks.
  private static func rightEdge(of line: [Character], from column: Int) -> Int? {
    switch line[column] {
    case "╭": return line[column...].firstIndex(of: "╮")
    case "▄" where column == 0 || line[column - 1] != "▄":
      return (line[column...].firstIndex { $0 != "▄" } ?? line.count) - 1
    default: return nil
    }
  }

  /// Returns the words on a card's lower edge.
  private static func name(in line: [Character], _ left: Int, _ right: Int) -> String {
    let edge = line.indices.contains(right) ? line[left...right] : []
    return edge.contains { $0.isLetter } ? String(edge.filter { $0.isLetter || $0.isNumber }) : ""
  }

  /// Whether no face is visible.
  var isHidden: Bool { cards.allSatisfy { $0.symbol == nil } }
}
