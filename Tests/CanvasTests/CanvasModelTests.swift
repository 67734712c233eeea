import Testing

@testable import Canvas

/// The canvas compared with a naive one, by random drawing.
@Suite struct CanvasModelTests {
  @Test("Random drawing gives the same cells as on a naive canvas", arguments: 0..<40)
  func agrees(seed: Int) {
    var draw = RandomDrawing(seed: seed)
    var (canvas, model) = draw.blank()
    for _ in 0..<300 {
      draw.step(&canvas, &model)
      guard canvas.cells == model.cells else {
        Issue.record("seed \(seed): \(canvas.lines) in place of \(model.cells.map(\.character))")
        return
      }
    }
  }

  @Test("The changes between two canvases turn one into the other", arguments: 0..<40)
  func changes(seed: Int) {
    var draw = RandomDrawing(seed: seed)
    var (canvas, model) = draw.blank()
    for _ in 0..<60 {
      let before = canvas
      for _ in 0..<draw.number(below: 4) { draw.step(&canvas, &model) }
      var rebuilt = before
      var shown = 0
      canvas.forEachChange(since: before) { place, glyph, style, times in
        let character: Character =
          switch glyph {
          case .scalar(let scalar): Character(scalar)
          case .cluster(let character): character
          }
        for column in place.column..<place.column + times {
          rebuilt[column, place.row] = Cell(character, style)
        }
        shown += times
      }
      let differ = zip(canvas.cells, before.cells).count {
        $0 != $1 && $0.character != Cell.covered
      }
      #expect(shown == differ)
      // Wide characters are passed once, for both columns.
      let same = zip(rebuilt.cells, canvas.cells).allSatisfy {
        $0 == $1 || $1.character == Cell.covered
      }
      #expect(same)
    }
  }

  @Test("Canvases are equal if they show the same", arguments: 0..<20)
  func equality(seed: Int) {
    var draw = RandomDrawing(seed: seed)
    var (canvas, model) = draw.blank()
    for _ in 0..<40 {
      draw.step(&canvas, &model)
      var again = Canvas(size: canvas.size)
      // Backward, so that characters get other numbers.
      for index in model.cells.indices.reversed() {
        again[index % canvas.size.columns, index / canvas.size.columns] = model.cells[index]
      }
      #expect(again == canvas)
      #expect(again.hashValue == canvas.hashValue)
      again[0, 0] = Cell("\u{2603}", Style(attributes: .dim))
      #expect(again != canvas || model.cells.isEmpty)
    }
  }

  @Test("Plain text has the width that libc gives it, and its scalars never combine")
  func plainText() {
    let plain = (0..<UInt32(0x11_0000)).compactMap(Unicode.Scalar.init).filter(TextWidth.isPlain)
    #expect(plain.count > 500)
    for scalar in plain {
      let character = Character(scalar)
      #expect(TextWidth.isPrintable(character), "U+\(String(scalar.value, radix: 16))")
      #expect(TextWidth.of(character) == 1, "U+\(String(scalar.value, radix: 16))")
      #expect("a\(scalar)\(scalar)a".count == 4, "U+\(String(scalar.value, radix: 16))")
    }
  }
}

/// Random drawing on a canvas and its model.
private struct RandomDrawing {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % max(limit, 1)
  }

  mutating func blank() -> (Canvas, NaiveCanvas) {
    let size = Size(columns: number(below: 12), rows: number(below: 5))
    return (Canvas(size: size), NaiveCanvas(size: size))
  }

  mutating func step(_ canvas: inout Canvas, _ model: inout NaiveCanvas) {
    let (column, row) = (number(below: 18) - 4, number(below: 8) - 2)
    let style = style()
    switch number(below: 8) {
    case 0:
      let rect = Rect(
        column: column, row: row, columns: number(below: 8), rows: number(below: 4))
      let character: Character = ["#", "─", " ", "e\u{301}"][number(below: 4)]
      canvas.fill(rect, with: character, style: style)
      model.fill(rect, with: character, style: style)
    case 1:
      let cell = Cell(["x", "▄", "ё\u{323}", "╱"][number(below: 4)], style)
      canvas[column, row] = cell
      model.set(cell, column, row)
    case 2:
      var (stamp, plain) = blank()
      let text = text()
      stamp.write(text, column: 0, row: 0, style: style)
      _ = plain.write(text, column: 0, row: 0, style: style, limit: 99)
      let area = Rect(
        column: number(below: 6), row: number(below: 3), columns: number(below: 9), rows: 3)
      canvas.put(stamp, at: Point(column: column, row: row), in: area)
      model.put(plain, at: Point(column: column, row: row), in: area)
    default:
      let text = text()
      let limit = number(below: 14)
      let end = canvas.write(text, column: column, row: row, style: style, limit: limit)
      let expected = model.write(text, column: column, row: row, style: style, limit: limit)
      #expect(end == expected, "after \(text)")
    }
  }

  private mutating func style() -> Style {
    let colors: [Color] = [.standard, .indexed(0), .indexed(255), .rgb(0, 0, 1), .rgb(255, 1, 0)]
    return Style(
      foreground: colors[number(below: 5)], background: colors[number(below: 5)],
      attributes: Style.Attributes(rawValue: UInt8(number(below: 16))))
  }

  private mutating func text() -> String {
    let parts = [
      "a", "Zz", " ", "карта", "ё", "е\u{308}", "日", "本語", "🙂", "👩‍👩‍👧", "e\u{301}\u{323}", "♥\u{FE0F}",
      "\u{7}", "\u{1B}[0m", "\u{200B}", "\u{0}", "\r\n", "─│", "█", "🇩🇪", "x\u{305}", "한", "ｱ",
    ]
    return (0..<number(below: 5)).map { _ in parts[number(below: parts.count)] }.joined()
  }
}
