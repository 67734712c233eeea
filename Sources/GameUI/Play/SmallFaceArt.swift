import Canvas

/// A symbol for cards on which its larger drawing would touch the edges: pixels of a quarter of a
/// cell, drawn by hand.
struct SmallFaceArt {
  private let lines: [[Bool]]

  /// Creates the art of a symbol; nil if there is none.
  init?(_ symbol: Character) {
    guard let text = Self.symbol(symbol) ?? Self.letter(symbol) else { return nil }
    lines = text.split(separator: " ").map { $0.utf8.map { $0 == UInt8(ascii: "#") } }
  }

  /// Draws the art in the middle of a card.
  func draw(in room: Rect, _ style: Style, into canvas: inout Canvas) {
    canvas.writeQuarters(lines, in: room, style: style)
  }

  /// Ten by five pixels. The row above them is free, because marks are in the upper edge of a card.
  private static func symbol(_ symbol: Character) -> String? {
    switch symbol {
    case "♠": "....##.... ..######.. ########## ###.##.### ...####..."
    case "♥": ".###..###. ########## .########. ..######.. ....##...."
    case "♦": "....##.... ..######.. ########## ..######.. ....##...."
    case "♣": "...####... ...####... ###.##.### ###.##.### ...####..."
    case "★": "....##.... ########## .########. ..######.. .##....##."
    case "●": "..######.. ##..###### ########## ########## ..######.."
    case "■": "########## ########## ########## ########## ##########"
    case "▲": "....##.... ...####... ..######.. .########. ##########"
    case "♪": "....###... ....##.##. ....##.... .#####.... .####....."
    case "♚": "#...##...# ##.####.## ########## .########. .########."
    case "♞": "...##..... ..######.. ####.####. ##..#####. ..#######."
    case "♜": "##.####.## ########## ..######.. ..######.. ##########"
    case "☼": "#...##...# ..######.. ##.####.## ..######.. #...##...#"
    case "☾": "....#####. ..####.... .####..... ..####.... ....#####."
    case "✚": "...####... ...####... ########## ...####... ...####..."
    case "⌂": "....##.... ..######.. ########## .########. .###..###."
    case "§": "..######.. .###...... ..######.. ......###. ..######.."
    case "Ω": "..######.. ###....### ###....### .###..###. ####..####"
    case "∞": ".###..###. ##.####.## ##..##..## ##.####.## .###..###."
    case "✿": "...####... .########. ####..#### .########. .###..###."
    case "⚑": "#######... ########## #######... ##........ ##........"
    case "≡": "########## .......... ########## .......... ##########"
    case "↑": "....##.... ..######.. ###.##.### ....##.... ....##...."
    case "π": "########## ..##..##.. ..##..##.. ..##..##.. .###..####"
    default: nil
    }
  }

  /// Eight by four pixels.
  private static func letter(_ letter: Character) -> String? {
    switch letter {
    case "A": "..####.. ##....## ######## ##....##"
    case "E": "######## ######.. ##...... ########"
    case "H": "##....## ######## ##....## ##....##"
    case "J": "....#### .....##. ##...##. .####..."
    case "M": "###..### ##.##.## ##.##.## ##....##"
    case "R": "#######. ##....## ######.. ##...###"
    case "T": "######## ...##... ...##... ...##..."
    case "U": "##....## ##....## ##....## .######."
    case "X": "##....## ..####.. ..####.. ##....##"
    case "2": ".######. ....###. ..##.... ########"
    case "4": "##..##.. ##..##.. ######## ....##.."
    case "7": "######## .....##. ...##... ..##...."
    case "9": ".######. ##....## .####### .....##."
    case "@": ".######. ##.##### ##.####. .#####.."
    case "#": ".##..##. ######## .##..##. ########"
    case "%": "##....## ##..##.. ..##..## ##....##"
    case "&": ".####... ..###..# ##..###. .####.##"
    case "?": ".######. ....###. ........ ...##..."
    case "+": "...##... ######## ######## ...##..."
    case "=": "######## ........ ........ ########"
    case "*": "...##... ######## ..####.. .##..##."
    case "!": "...##... ...##... ........ ...##..."
    case "~": "........ .###...# #...###. ........"
    case "^": "...##... ..####.. ##....## ........"
    default: nil
    }
  }
}

extension Canvas {
  /// Writes pixels of half a cell in the middle of a rectangle.
  mutating func writeHalves(_ lines: [[Bool]], in room: Rect, style: Style) {
    let place = room.centered(Size(columns: lines[0].count, rows: lines.count / 2))
    for row in 0..<place.rows {
      for column in 0..<place.columns {
        let (upper, lower) = (lines[2 * row][column], lines[2 * row + 1][column])
        guard upper || lower else { continue }
        // Blanks in reverse have no lines between them.
        self[place.column + column, place.row + row] =
          upper && lower ? Cell(" ", style.reversed) : Cell(upper ? "▀" : "▄", style)
      }
    }
  }

  /// Writes pixels of a quarter of a cell in the middle of a rectangle.
  mutating func writeQuarters(_ lines: [[Bool]], in room: Rect, style: Style) {
    let left = room.columns - (lines.first?.count ?? 0) / 2
    let above = room.rows - lines.count / 2
    func bit(_ column: Int, _ row: Int) -> Int {
      let (x, y) = (column - left, row - above)
      return lines.indices.contains(y) && lines[y].indices.contains(x) && lines[y][x] ? 1 : 0
    }
    for row in 0..<room.rows {
      for column in 0..<room.columns {
        let (x, y) = (2 * column, 2 * row)
        let parts = bit(x, y) + 2 * bit(x + 1, y) + 4 * bit(x, y + 1) + 8 * bit(x + 1, y + 1)
        guard parts > 0 else { continue }
        let (block, isReversed) = Self.quarters[parts]
        self[room.column + column, room.row + row] = Cell(
          block, isReversed ? style.reversed : style)
      }
    }
  }

  /// The blocks by the sum of their parts, in reverse if that leaves no lines between cells.
  private static let quarters: [(Character, isReversed: Bool)] = [
    (" ", false), ("▘", false), ("▝", false), ("▄", true),
    ("▖", false), ("▌", false), ("▞", false), ("▗", true),
    ("▗", false), ("▚", false), ("▐", false), ("▖", true),
    ("▄", false), ("▙", false), ("▟", false), ("█", false),
  ]
}
