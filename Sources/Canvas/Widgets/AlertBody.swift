/// A line of an alert after layout.
struct AlertLine: Hashable {
  let part: Alert.Part
  let text: String
  let width: Int
  /// The column of the value of a pair.
  var valueColumn = 0
  var value = ""

  /// The column of its first character.
  var start: Int {
    if case .headline = part { max(width - TextWidth.of(text), 0) / 2 } else { 0 }
  }

  func draw(into canvas: inout Canvas, column: Int, row: Int, styles: Alert.Styles) {
    switch part {
    case .text: canvas.write(text, column: column, row: row, style: styles.text)
    case .note: canvas.write(text, column: column, row: row, style: styles.note)
    case .headline:
      canvas.write(text, column: column + start, row: row, style: styles.headline, limit: width)
    case .pair, .key:
      let style = if case .key = part { styles.key } else { styles.note }
      canvas.write(text, column: column, row: row, style: style, limit: width)
      canvas.write(
        value, column: column + valueColumn, row: row, style: styles.text,
        limit: max(width - valueColumn, 0))
    case .gap: break
    }
  }
}

extension Alert {
  /// Returns the columns inside the frame and its margins that the contents need.
  func insideWidth(atMost most: Int) -> Int {
    let names = nameWidth
    let wanted = parts.map { part in
      switch part {
      case .text(let text), .note(let text), .headline(let text):
        text.split(separator: "\n").map { TextWidth.of($0) }.max() ?? 0
      case .pair(_, let value), .key(_, let value): names + 3 + TextWidth.of(value)
      case .gap: 0
      }
    }
    let least = max(TextWidth.of(title) + 2, buttons.width, 30)
    return min(max(wanted.max() ?? 0, least), most)
  }

  /// Returns the lines of the parts, laid out in `width` columns.
  func body(width: Int) -> [AlertLine] {
    let names = nameWidth
    let values = parts.map { part in
      switch part {
      case .pair(_, let value), .key(_, let value): TextWidth.of(value)
      case .text, .headline, .note, .gap: 0
      }
    }
    // Pairs form a block in the middle of the box.
    let block = min(names + 3 + (values.max() ?? 0), width)
    let margin = (width - block) / 2
    return parts.flatMap { part -> [AlertLine] in
      switch part {
      case .text(let text), .note(let text):
        return TextWrap.lines(text, width: width)
          .map { AlertLine(part: part, text: $0, width: width) }
      case .headline(let text): return [AlertLine(part: part, text: text, width: width)]
      case .pair(let name, let value), .key(let name, let value):
        return [
          AlertLine(
            part: part, text: String(repeating: " ", count: margin) + name, width: width,
            valueColumn: margin + names + 3, value: value)
        ]
      case .gap: return [AlertLine(part: part, text: "", width: width)]
      }
    }
  }

  private var nameWidth: Int {
    parts.map { part in
      switch part {
      case .pair(let name, _), .key(let name, _): TextWidth.of(name)
      case .text, .headline, .note, .gap: 0
      }
    }.max() ?? 0
  }
}
