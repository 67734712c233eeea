import Canvas
import Pictures

/// A symbol as a bitmap that fills a card, drawn with half-blocks; without Unicode, with the symbol
/// itself.
///
/// Small bitmaps are drawn by hand; on large cards, symbols are sampled from shapes, and letters
/// are enlarged.
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
      room.rows >= Self.height / 2, room.columns >= (unicode ? 5 : width)
    else { return nil }
    if let large = Self.large(symbol, drawn, in: room) {
      drawing = unicode ? .halves(large) : .cells(large, symbol)
    } else if unicode, room.columns < width + 2 || room.rows <= Self.height / 2,
      let art = SmallFaceArt(symbol)
    {
      drawing = .small(art)
    } else {
      drawing = unicode ? .halves(Self.trimmed(drawn)) : .cells(drawn, symbol)
    }
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

  /// Returns a bitmap for a large card: sampled from the shapes of a symbol, or enlarged from the
  /// drawing of a letter. It is at most three quarters as high as the card and does not touch its
  /// edges; nil if there is no room for one.
  private static func large(_ symbol: Character, _ drawn: Bitmap, in room: Size) -> Bitmap? {
    func fits(_ columns: Int) -> Bool { columns <= room.columns - 2 }
    let shape = [18, 15, 13, 9, 8].lazy.filter { 2 * $0 <= 3 * room.rows }
      .compactMap { Pictures.Drawing.bitmap(of: symbol, columns: $0 * 7 / 6 | 1, rows: $0) }
      .map(trimmed).first { fits($0[0].count) }
    if let shape { return shape }
    let width = drawn[0].count
    let most = [3, 2].first { 2 * $0 * height <= 3 * room.rows && fits(width * $0 | 1) }
    return most.map { times in
      let columns = width * times | 1
      return (0..<height * times).map { row in
        (0..<columns).map { drawn[row / times][(2 * $0 + 1) * width / (2 * columns)] }
      }
    }
  }

  /// Returns a bitmap without empty lines and columns at its sides, so that it is centered.
  private static func trimmed(_ pixels: Bitmap) -> Bitmap {
    let lines = pixels.drop { !$0.contains(true) }.reversed().drop { !$0.contains(true) }
    let left = lines.compactMap { $0.firstIndex(of: true) }.min() ?? 0
    let right = lines.compactMap { $0.lastIndex(of: true) }.max() ?? 0
    return lines.reversed().map { Array($0[left...right]) }
  }

  private static func drawing(of symbol: Character) -> Bitmap? {
    guard let text = lines(of: symbol).map({ Array($0.utf8) }) else { return nil }
    let width = text.count / height
    return (0..<height).map { row in
      text[row * (width + 1)..<row * (width + 1) + width].map { $0 == UInt8(ascii: "#") }
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
    case "☼": "...#... #.###.# .#####. .#####. #.###.# ...#..."
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
}
