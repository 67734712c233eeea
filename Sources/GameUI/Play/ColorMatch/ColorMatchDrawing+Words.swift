import Canvas
import GameCore

extension ColorMatchDrawing {
  /// Draws a word in block letters, or plainly if the card is too small for them.
  mutating func word(_ word: ColorWord, on place: Rect, in color: ColorWord) {
    let text = look.text(ColorMatchPhrase.word(word))
    let inside = place.inset(columns: 1, rows: 1)
    if look.followsFocus {
      canvas.write(
        text, in: inside.dropTop(inside.rows / 2), .center, style: ink.style(of: color))
      return
    }
    let widest = words.map { other in
      BlockLetters.columns(of: look.text(ColorMatchPhrase.word(other))) ?? .max
    }.max()
    guard let widest, let bitmap = BlockLetters.bitmap(of: text) else {
      return plain(text, in: inside, color)
    }
    guard let scale = ColorMatchLayout.scale(columns: widest, in: inside.size) else {
      if widest <= inside.columns, BlockLetters.rows / 2 <= inside.rows, look.unicode,
        !ink.hasTexture
      {
        halves(bitmap, in: inside, color)
      } else {
        plain(text, in: inside, color)
      }
      return
    }
    let cell = ink.cell(of: color)
    let area = inside.centered(
      Size(columns: bitmap[0].count * scale.columns, rows: BlockLetters.rows * scale.rows))
    let strokes = bitmap.enumerated().flatMap { row, line in
      line.enumerated().compactMap { column, isFilled in
        isFilled
          ? area.dropLeft(column * scale.columns).dropTop(row * scale.rows)
            .left(scale.columns).top(scale.rows) : nil
      }
    }
    if let band = ink.band(of: color), let top = strokes.first?.row {
      let place = area.below(top)
      // Over the sides of the frame, which the widest word reaches.
      canvas.fill(
        place.inset(columns: -2 * scale.columns, rows: -scale.rows)
          .intersection(inside.inset(columns: -1, rows: 0)), style: band)
    }
    for stroke in strokes { canvas.fill(stroke, with: cell.character, style: cell.style) }
  }

  /// Draws block letters whose dots are half cells, with the ink's band below all of them.
  private mutating func halves(_ bitmap: [[Bool]], in area: Rect, _ color: ColorWord) {
    let style = ink.style(of: color)
    let place = area.centered(Size(columns: bitmap[0].count, rows: BlockLetters.rows / 2))
    if let band = ink.band(of: color) {
      canvas.fill(place.inset(columns: -1, rows: 0).intersection(area), style: band)
    }
    canvas.writeHalves(bitmap, in: place, style: style)
  }

  /// Draws the word in spaced letters of the terminal. They show no texture, which is in bars above
  /// and below it, equally long for every word.
  private mutating func plain(_ text: String, in area: Rect, _ color: ColorWord) {
    var style = ink.style(of: color)
    style.attributes.insert(style.foreground.emphasis)
    let cell = ink.cell(of: color)
    let place = area.centered(
      Size(columns: min(Self.barColumns, area.columns), rows: min(area.rows, 5) | 1))
    if let band = ink.band(of: color) {
      canvas.fill(place.intersection(area), style: band)
    }
    for row in ink.hasTexture ? [place.row, place.bottom - 1] : [] {
      canvas.fill(place.line(row), with: cell.character, style: cell.style)
    }
    let word = text.map(String.init).joined(separator: " ")
    canvas.write(
      TextWidth.of(word) <= area.columns ? word : text,
      in: area.line(place.row + place.rows / 2), .center, style: style)
  }

  private static let barColumns = 22
}
