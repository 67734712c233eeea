import Canvas

/// A symbol as a bitmap that fills a card, drawn with half-blocks; without Unicode, with the symbol
/// itself.
///
/// Each symbol is drawn by hand, six pixels high, and a few also finer. It is enlarged with smooth
/// slopes (Scale2x by Andrea Mazzoleni) and then sampled at the size of the card.
struct FaceArt {
  private typealias Bitmap = [[Bool]]

  /// The pixels in halves of a cell, or the small drawing.
  private enum Drawing {
    case halves(Bitmap)
    /// Whole cells, drawn with the symbol.
    case cells(Bitmap, Character)
    case small(SmallFaceArt)
  }

  private let drawing: Drawing

  /// Creates the art of a symbol for the inside of a card; nil if there is none, or no room for it.
  init?(_ symbol: Character, in room: Size, unicode: Bool) {
    guard let drawn = Self.drawing(of: symbol), let width = drawn.first?.count,
      room.columns >= (unicode ? 5 : width), room.rows >= (unicode ? 2 : Self.height / 2)
    else { return nil }
    // In quarters of the drawn size, at most three quarters as high as the card, and without
    // touching its edges.
    let quarters = Self.quarters.first { (quarters: Int) -> Bool in
      quarters <= room.rows && quarters * width / 4 | 1 <= room.columns - 2
    }
    let isSmall = room.columns < width + 2 || room.rows <= Self.height / 2
    var pixels = drawn
    if let quarters,
      let art = quarters % 4 == 0 && !Self.fine.contains(symbol) ? drawn : Self.enlarged[symbol]
    {
      let columns = quarters * width / 4 | 1
      let rows = quarters * Self.height / 4
      pixels = (0..<rows).map { (row: Int) -> [Bool] in
        let line = art[(2 * row + 1) * art.count / (2 * rows)]
        return (0..<columns).map { (column: Int) -> Bool in
          line[(2 * column + 1) * line.count / (2 * columns)]
        }
      }
    } else if unicode, isSmall, let art = SmallFaceArt(symbol, in: room) {
      drawing = .small(art)
      return
    }
    drawing = unicode ? .halves(pixels) : .cells(pixels, symbol)
  }

  /// Draws the art in the middle of a card.
  func draw(in room: Rect, _ style: Style, into canvas: inout Canvas) {
    switch drawing {
    case .small(let art): art.draw(in: room, style, into: &canvas)
    case .halves(let pixels): draw(pixels, as: nil, in: room, style, into: &canvas)
    case .cells(let pixels, let symbol):
      draw(pixels, as: symbol, in: room, style, into: &canvas)
    }
  }

  /// Draws pixels, with `symbol` for whole cells instead of half-blocks.
  private func draw(
    _ pixels: Bitmap, as symbol: Character?, in room: Rect, _ style: Style,
    into canvas: inout Canvas
  ) {
    let columns = pixels.first?.count ?? 0
    let left = room.column + (room.columns - columns) / 2
    let above = (2 * room.rows - pixels.count) / 2
    for row in 0..<room.rows {
      for column in 0..<columns {
        let line = 2 * row - above
        let upper = pixels.indices.contains(line) && pixels[line][column]
        let lower = pixels.indices.contains(line + 1) && pixels[line + 1][column]
        guard upper || lower else { continue }
        // The upper half is the lower one in reverse: that leaves no line in any font.
        let block =
          upper ? lower ? Cell("█", style) : Cell("▄", style.reversed) : Cell("▄", style)
        canvas[left + column, room.row + row] = symbol.map { Cell($0, style) } ?? block
      }
    }
  }

  private static let height = 6
  /// The sizes of large art in quarters of the drawn size, largest first. Whole multiples keep the
  /// pixels of a drawing that is not fine; in between, slopes are smooth.
  private static let quarters = [16, 12, 8, 7, 6]

  /// The drawings of all faces, enlarged when the first large card is drawn.
  private static let enlarged = Dictionary(
    (Deck.symbols.faces + Deck.plain.faces).compactMap { face in
      let fine = Array(fine).firstIndex(of: face.symbol).map { number in
        fineLines.map { line in line.split(separator: " ")[number].map { $0 == "#" } }
      }
      return (fine ?? drawing(of: face.symbol).map(doubled)).map { (face.symbol, doubled($0)) }
    }, uniquingKeysWith: { first, _ in first })

  private static func drawing(of symbol: Character) -> Bitmap? {
    guard let text = lines(of: symbol).map({ Array($0.utf8) }) else { return nil }
    let width = text.count / height
    return (0..<height).map { row in
      text[row * (width + 1)..<row * (width + 1) + width].map { $0 == UInt8(ascii: "#") }
    }
  }

  /// Returns a bitmap twice as large, with smooth slopes.
  private static func doubled(_ art: Bitmap) -> Bitmap {
    func pixel(_ row: Int, _ column: Int) -> Bool {
      art.indices.contains(row) && art[row].indices.contains(column) && art[row][column]
    }
    return art.indices.flatMap { row -> Bitmap in
      var lines: Bitmap = [[], []]
      for column in art[row].indices {
        let here = art[row][column]
        let (up, down) = (pixel(row - 1, column), pixel(row + 1, column))
        let (left, right) = (pixel(row, column - 1), pixel(row, column + 1))
        lines[0] += [
          left == up && left != down && up != right ? up : here,
          up == right && up != left && right != down ? right : here,
        ]
        lines[1] += [
          down == left && down != right && left != up ? left : here,
          right == down && right != up && down != left ? down : here,
        ]
      }
      return lines
    }
  }

  private static func lines(of symbol: Character) -> String? {
    switch symbol {
    case "♠": "...#... ..###.. .#####. ####### ##.#.## ..###.."
    case "♥": ".##.##. ####### ####### .#####. ..###.. ...#..."
    case "♦": "...#... ..###.. .#####. .#####. ..###.. ...#..."
    case "♣": "..###.. ..###.. ##.#.## ####### ##.#.## ..###.."
    case "★": "...#... ..###.. ####### .#####. .#####. ##...##"
    case "●": "..###.. .#####. ####### ####### .#####. ..###.."
    case "■": "####### ####### ####### ####### ####### #######"
    case "▲": "...#... ...#... ..###.. .#####. .#####. #######"
    case "♪": "...##.. ...#.## ...#..# ...#... .###... .###..."
    case "♚": "...#... ..###.. #..#..# ##.#.## .#####. .#####."
    case "♞": "..#.... .####.. ##.###. #.####. ..####. .######"
    case "♜": "##.#.## ####### .#####. ..###.. .#####. #######"
    case "☼": "#..#..# ..###.. .#####. .#####. ..###.. #..#..#"
    case "☾": "..###.. .##.... ##..... ##..... .##.... ..###.."
    case "✚": "..###.. ..###.. ####### ####### ..###.. ..###.."
    case "⌂": "...#... ..###.. .#####. ####### .##.##. .##.##."
    case "§": "..###.. .#..... ..###.. .#...#. ..###.. .###..."
    case "Ω": "..###.. .#...#. #.....# #.....# .#...#. ##...##"
    case "∞": "....... .##.##. #..#..# #..#..# .##.##. ......."
    case "✿": "..#.#.. .#####. ..###.. ...#... ##.#.## .#####."
    case "⚑": "##..... ######. ####### ######. ##..... ##....."
    case "≡": "####### ....... ####### ####### ....... #######"
    case "↑": "...#... ..###.. .##.##. ...#... ...#... ...#..."
    case "π": "####### ######. .#..#.. .#..#.. .#..#.. ##..##."
    case "A": "..#.. .#.#. #...# ##### #...# #...#"
    case "E": "##### #.... ####. #.... #.... #####"
    case "H": "#...# #...# ##### #...# #...# #...#"
    case "J": "..### ...#. ...#. ...#. #..#. .##.."
    case "M": "#...# ##.## #.#.# #.#.# #...# #...#"
    case "R": "####. #...# #...# ####. #..#. #...#"
    case "T": "##### ..#.. ..#.. ..#.. ..#.. ..#.."
    case "U": "#...# #...# #...# #...# #...# .###."
    case "X": "#...# .#.#. ..#.. ..#.. .#.#. #...#"
    case "2": ".###. #...# ...#. ..#.. .#... #####"
    case "4": "...#. ..##. .#.#. ##### ...#. ...#."
    case "7": "##### ....# ...#. ..#.. .#... .#..."
    case "9": ".###. #...# .#### ....# ...#. .##.."
    case "@": ".###. #.### #.#.# #.### #.... .###."
    case "#": ".#.#. ##### .#.#. .#.#. ##### .#.#."
    case "%": "##..# ##.#. ..#.. ..#.. .#.## #..##"
    case "&": ".##.. #..#. .##.. #.#.# #..#. .##.#"
    case "?": ".###. #...# ...#. ..#.. ..... ..#.."
    case "+": "..#.. ..#.. ##### ##### ..#.. ..#.."
    case "=": "..... ##### ..... ..... ##### ....."
    case "*": "..#.. #.#.# .###. .###. #.#.# ..#.."
    case "!": "..#.. ..#.. ..#.. ..#.. ..... ..#.."
    case "~": "..... .#... #.#.# ...#. ..... ....."
    case "^": "..#.. .#.#. #...# ..... ..... ....."
    default: nil
    }
  }

  /// Symbols that are clumsy at six pixels, drawn twice as fine: 14 by 12 pixels.
  private static let fine = "♠★☼⌂"
  private static let fineLines = """
    ......##...... ......##...... ......##...... ......##..##..
    .....####..... ......##...... .##...##...##. .....####.##..
    ....######.... .....####..... ..###.##.###.. ....########..
    ...########... .....####..... ...########... ...#########..
    ..##########.. ############## ...########... ..##########..
    .############. .############. ############## .############.
    ############## ...########... ############## ##############
    ############## ...########... ...########... ..##########..
    #####.##.##### ..##########.. ...########... ..###....###..
    .###..##..###. ..####..####.. ..###.##.###.. ..###....###..
    .....####..... .###......###. .##...##...##. ..###....###..
    ...########... .#..........#. ......##...... ..###....###..
    """.split(separator: "\n")
}
