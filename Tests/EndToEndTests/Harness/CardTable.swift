/// The cards that are seen on a screen, row by row.
struct CardTable {
  struct Card {
    let column: Int
    let row: Int
    let columns: Int
    let rows: Int
    /// What the card shows in its middle; nil for a back.
    let symbol: Character?

    /// A place of the screen on the card, from 1.
    var middle: (column: Int, row: Int) { (column + columns / 2 + 1, row + rows / 2 + 1) }
  }

  let cards: [Card]

  init(_ screen: [String]) {
    // Tabs and account stand above, keys below.
    let lines = screen.map(Array.init)
    var cards: [Card] = []
    for (row, line) in lines.enumerated() where row >= 2 {
      for (column, character) in line.enumerated() where character == "╭" {
        guard
          let right = line[column...].firstIndex(of: "╮"),
          let bottom = lines.indices.first(where: {
            $0 > row && lines[$0].indices.contains(column) && lines[$0][column] == "╰"
          })
        else { continue }
        let middle = lines[row + (bottom - row) / 2]
        let center = column + (right - column) / 2
        let shown = middle.indices.contains(center) ? middle[center] : " "
        cards.append(
          Card(
            column: column, row: row, columns: right - column + 1, rows: bottom - row + 1,
            symbol: [" ", "·"].contains(shown) ? nil : shown))
      }
    }
    self.cards = cards
  }

  /// Whether no face is seen.
  var isHidden: Bool { cards.allSatisfy { $0.symbol == nil } }
}
