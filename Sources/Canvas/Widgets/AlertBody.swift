/// A line of an alert after layout.
struct AlertLine: Hashable {
  let part: Alert.Part
  let text: String
  let width: Int
  /// The column of the value of a pair, or of a field.
  var valueColumn = 0
  var value = ""
  /// The first column of a bar, and its columns.
  var barColumn = 0
  var barColumns = 0
  /// Whether texts and notes are in the middle.
  var isCentered = false

  /// The column of its first character.
  var start: Int {
    switch part {
    case .signs(_, _, areTiles: true): max(width - 4 * text.count + 1, 0) / 2
    case .headline, .banner, .signs: max(width - TextWidth.of(text), 0) / 2
    case .field: max(width - valueColumn - TextWidth.of(value), 0) / 2
    case .text, .note, .error: isCentered ? max(width - TextWidth.of(text), 0) / 2 : 0
    case .pair, .key, .bar, .gap, .space: 0
    }
  }

  /// The column of the cursor in its field; nil for other lines.
  var cursorOffset: Int? {
    if case .field(_, let text, _) = part { valueColumn + 1 + TextWidth.of(text) } else { nil }
  }

  func draw(into canvas: inout Canvas, column: Int, row: Int, styles: Alert.Styles) {
    switch part {
    case .text: canvas.write(text, column: column + start, row: row, style: styles.text)
    case .note: canvas.write(text, column: column + start, row: row, style: styles.note)
    case .error: canvas.write(text, column: column + start, row: row, style: styles.error)
    // In one line, a banner is its words.
    case .banner(let rows, _, let columns) where rows.contains(text):
      for (index, block) in text.enumerated() {
        canvas.writeBlocks(
          String(block), column: column + start + index, row: row,
          style: columns.indices.contains(index) ? columns[index] : styles.headline)
      }
    case .headline, .banner:
      canvas.write(text, column: column + start, row: row, style: styles.headline, limit: width)
      if case .headline(_, let signs) = part {
        color(signs, in: column..<column + width, row: row, on: &canvas)
      }
    case .pair, .key, .bar:
      let style = if case .key = part { styles.key } else { styles.note }
      canvas.write(text, column: column, row: row, style: style, limit: width)
      canvas.write(
        value, column: column + valueColumn, row: row, style: styles.text,
        limit: max(width - valueColumn, 0))
      guard case .bar(_, _, let bar, let remark) = part else { return }
      let line = Rect(column: column + barColumn, row: row, columns: barColumns, rows: 1)
      func place(_ thousandths: Int) -> Int { (barColumns * thousandths + 500) / 1000 }
      let filled = line.left(place(bar.filled.upperBound)).dropLeft(place(bar.filled.lowerBound))
      if let rest = bar.rest {
        canvas.fill(line, with: styles.bar.character, style: rest)
      } else {
        canvas.fill(line, with: styles.track.character, style: styles.track.style)
      }
      canvas.fill(filled, with: styles.bar.character, style: bar.style ?? styles.bar.style)
      if let tick = bar.tick, barColumns > 0 {
        canvas[line.column + min(place(tick), barColumns - 1), row] = styles.tick
      }
      canvas.write(
        remark, column: line.right + 2, row: row, style: styles.text,
        limit: max(width - barColumn - barColumns - 2, 0))
      color(bar.signs, in: column..<column + width, row: row, on: &canvas)
    case .signs(_, let signs, let areTiles):
      for (index, sign) in text.enumerated() {
        canvas.write(
          areTiles ? " \(sign) " : "\(sign)",
          column: column + start + (areTiles ? 4 : 1) * index, row: row,
          style: signs[sign] ?? styles.note)
      }
    case .field:
      canvas.write(text, column: column + start, row: row, style: styles.note)
      canvas.write(value, column: column + start + valueColumn, row: row, style: styles.field)
    case .gap, .space: break
    }
  }

  /// Colors characters that have their own styles.
  private func color(
    _ signs: [Character: Style], in columns: Range<Int>, row: Int, on canvas: inout Canvas
  ) {
    guard !signs.isEmpty else { return }
    for column in columns {
      if let style = signs[canvas[column, row].character] { canvas[column, row].style = style }
    }
  }
}

extension Alert {
  /// The most columns of texts, and of a bar.
  private static let mostText = 60
  private static let mostBar = 16

  /// Returns the columns inside the frame and its margins that the contents need.
  func insideWidth(atMost most: Int) -> Int {
    let names = nameWidth
    let wanted = parts.map { part in
      switch part {
      case .text(let text), .note(let text), .error(let text), .headline(let text, _):
        text.split(separator: "\n").map { TextWidth.of($0) }.max() ?? 0
      case .banner(let rows, _, _): rows.map { TextWidth.of($0) }.max() ?? 0
      case .pair(_, let value), .key(_, let value): names + 3 + TextWidth.of(value)
      case .bar: names + 3 + barValueWidth + 2 + Self.mostBar + 2 + remarkWidth
      case .signs(let signs, _, let areTiles): areTiles ? 4 * signs.count - 1 : signs.count
      case .field(let label, _, let columns): TextWidth.of(label) + 4 + columns
      case .gap, .space: 0
      }
    }
    let row = buttons.width(atMost: most)
    let least = max(
      TextWidth.of(title) + 2, row == 0 && buttonWidth(most) > most ? most : row, 30)
    return min(max(min(wanted.max() ?? 0, Self.mostText), least), most)
  }

  /// Returns the lines of the parts, laid out in `width` columns.
  func body(width: Int, hasBanners: Bool = true, hasSpaces: Bool = true, hasGaps: Bool = true)
    -> [AlertLine]
  {
    let names = nameWidth
    let bar = min(width - names - 3 - barValueWidth - 4 - remarkWidth, Self.mostBar)
    let values = parts.map { part in
      switch part {
      case .pair(_, let value), .key(_, let value): TextWidth.of(value)
      case .bar: barValueWidth + 2 + max(bar, 0) + 2 + remarkWidth
      default: 0
      }
    }
    // Pairs form a block in the middle of the box.
    let block = min(names + 3 + (values.max() ?? 0), width)
    let margin = (width - block) / 2
    let isCentered = isCentered
    return parts.flatMap { part -> [AlertLine] in
      switch part {
      case .text(let text), .note(let text), .error(let text), .signs(let text, _, _):
        return TextWrap.lines(text, width: width)
          .map { AlertLine(part: part, text: $0, width: width, isCentered: isCentered) }
      case .headline(let text, _): return [AlertLine(part: part, text: text, width: width)]
      case .banner(let rows, let text, _):
        return (hasBanners ? rows : [text]).map { AlertLine(part: part, text: $0, width: width) }
      case .pair(let name, let value), .key(let name, let value), .bar(let name, let value, _, _):
        return [
          AlertLine(
            part: part, text: String(repeating: " ", count: margin) + name, width: width,
            valueColumn: margin + names + 3, value: value,
            barColumn: margin + names + 3 + barValueWidth + 2, barColumns: max(bar, 0))
        ]
      case .field(let label, let text, let columns):
        let blanks = String(repeating: " ", count: max(columns - TextWidth.of(text), 0) + 1)
        return [
          AlertLine(
            part: part, text: label, width: width, valueColumn: TextWidth.of(label) + 2,
            value: " " + text + blanks)
        ]
      case .space where !hasSpaces, .gap where !hasGaps: return []
      case .gap, .space: return [AlertLine(part: part, text: "", width: width)]
      }
    }
  }

  /// Returns the columns for the buttons: one more on each side if they are in one row.
  func buttonWidth(_ inside: Int) -> Int {
    buttons.rows(width: inside + 2) == 1 ? inside + 2 : inside
  }

  /// Whether its texts are below a headline, and in the middle like that.
  private var isCentered: Bool {
    switch parts.first {
    case .headline, .banner: true
    default: false
    }
  }

  private var nameWidth: Int {
    parts.map { part in
      switch part {
      case .pair(let name, _), .key(let name, _), .bar(let name, _, _, _): TextWidth.of(name)
      default: 0
      }
    }.max() ?? 0
  }

  /// The columns of the values before bars.
  private var barValueWidth: Int {
    parts.map { if case .bar(_, let value, _, _) = $0 { TextWidth.of(value) } else { 0 } }
      .max() ?? 0
  }

  /// The columns of the remarks after bars.
  private var remarkWidth: Int {
    parts.map { if case .bar(_, _, _, let remark) = $0 { TextWidth.of(remark) } else { 0 } }
      .max() ?? 0
  }
}
